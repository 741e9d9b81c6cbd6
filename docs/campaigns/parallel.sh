#!/usr/bin/env bash
# A search in so many shards side by side on one machine, or on those of `--sshlogin`, with GNU parallel:
#
#   docs/campaigns/parallel.sh 4
#
# Each shard is a process of one thread. On one machine `--jobs` does the same with less ado.
set -u
export PFSIM_SHARDS=${1:-4}
pfsim=${PFSIM:-pfsim}

seq "$PFSIM_SHARDS" | parallel --jobs "$PFSIM_SHARDS" --joblog campaign.log \
  "$pfsim" fuzz --worlds --runs "${RUNS:-1000000}" --jobs 1 --shard auto --corpus campaign/{} '>' campaign-{}.log
"$pfsim" merge campaign --output corpus
