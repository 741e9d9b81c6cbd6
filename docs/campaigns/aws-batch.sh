#!/usr/bin/env bash
# A search in eight shards as an array job of AWS Batch. QUEUE and DEFINITION are yours; the definition's image holds
# the tool and mounts a file system (EFS) at /campaign:
#
#   QUEUE=mine DEFINITION=pfsim docs/campaigns/aws-batch.sh
set -euo pipefail

aws batch submit-job --job-name pfsim --job-queue "$QUEUE" --job-definition "$DEFINITION" \
  --array-properties size=8 --container-overrides '{
    "command": ["/bin/sh", "-c",
      "pfsim fuzz --worlds --for 1h --jobs 1 --shard auto --corpus /campaign/$AWS_BATCH_JOB_ARRAY_INDEX; test $? -le 1"]
  }'
