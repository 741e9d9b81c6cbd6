#!/usr/bin/env python3
"""How soon a search finds each mutant, and how small the scenario becomes: the table of docs/campaigns.md.

    find-mutants.py TOOL [SECONDS [SEED]]

Each mutant is switched on in turn and searched for on one thread until the first failure. Times are of the processor,
so that a busy machine changes nothing.
"""

import json
import statistics
import subprocess
import sys

tool = sys.argv[1]
seconds = sys.argv[2] if len(sys.argv) > 2 else "60"
seed = sys.argv[3] if len(sys.argv) > 3 else "1"
names = [
    line.split(" ")[0]
    for line in subprocess.run([tool, "mutants", "--list"], capture_output=True, text=True).stdout.splitlines()
]
rows = []
for name in names:
    said = subprocess.run(
        [tool, "fuzz", "--worlds", "--first", "--jobs", "1", "--seed", seed, "--for", seconds + "s"]
        + ["--mutant", name, "--format", "json"],
        capture_output=True, text=True,
    ).stdout.splitlines()
    objects = [json.loads(line) for line in said]
    findings, counts = objects[:-1], objects[-1]
    lines = min((finding["lines"] for finding in findings), default=None)
    rows.append((name, counts["first_after"] if findings else None, counts["runs"], lines))
    print(f"{name:40} {rows[-1][1]} s, {counts['runs']} runs, {lines} lines", flush=True)

found = [row for row in rows if row[1] is not None]
times = [row[1] if row[1] is not None else float("inf") for row in rows]
lines = [row[3] for row in found]
print(f"found within 10 s: {sum(time <= 10 for time in times)} of {len(rows)}")
print(f"found within 60 s: {sum(time <= 60 for time in times)} of {len(rows)}")
print(f"median: {statistics.median(times)} s")
print(f"lines: median {statistics.median(lines)}, most {max(lines)}, more than 12: {sum(line > 12 for line in lines)}")
print("never: " + (", ".join(row[0] for row in rows if row[1] is None) or "none"))
