#!/usr/bin/env bash
# Kills a search at random moments and looks at its corpus: nothing that was saved may be lost or broken.
#
#   kill-fuzz.sh TOOL ROUNDS
#
# Each round goes on in the corpus of the rounds before it, under one of some mutants, and is killed (SIGKILL) within
# 0.7 s. Behind it every file of before must be there, no longer than it was, and every file must read, stand in
# canonical form and fail under its mutant.
set -uo pipefail
tool=$1
rounds=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
corpus=$folder/corpus
mkdir "$corpus"
mutants=(no-confirmation arrives-twice retries-after-a-second repeats-stages prepares-late)
RANDOM=$rounds

fail() {
  echo "round $round: $*"
  exit 1
}

drafts=0
for ((round = 1; round <= rounds; round++)); do
  mutant=${mutants[RANDOM % ${#mutants[@]}]}
  for file in "$corpus"/*.scenario; do [ -e "$file" ] && echo "$(grep -vc '^#' "$file") $file"; done >"$folder/before"
  "$tool" fuzz --runs 1000000 --seed $((RANDOM + 1)) --jobs 2 --mutant "$mutant" --corpus "$corpus" \
    >/dev/null 2>&1 &
  search=$!
  sleep "0.$(printf '%03d' $((RANDOM % 700)))"
  kill -KILL "$search" 2>/dev/null
  wait "$search" 2>/dev/null

  drafts=$((drafts + $(find "$corpus" -name '*.draft-*' | wc -l)))
  while read -r lines file; do
    [ -s "$file" ] || fail "$file is lost"
    [ "$(grep -vc '^#' "$file")" -le "$lines" ] || fail "$file has grown"
  done <"$folder/before"
  for file in "$corpus"/*.scenario; do
    [ -e "$file" ] || continue
    "$tool" fmt --check "$file" >"$folder/said" 2>&1 || fail "$file is broken: $(cat "$folder/said")"
    name=$(basename "$file" .scenario)
    "$tool" run "$file" --mutant "${name##*-under-}" >"$folder/said" 2>&1
    [ $? -eq 1 ] || fail "$file does not fail: $(cat "$folder/said")"
  done
  rm -f "$corpus"/*.draft-*
done
kept=$(find "$corpus" -name '*.scenario' | wc -l)
echo "$rounds kills, $kept failures kept, $drafts kills while a file was written, none lost or broken"
