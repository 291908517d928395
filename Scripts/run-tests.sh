#!/usr/bin/env bash
# Runs the tests of a compiled package in two processes at the same time: nearly all tests run on the main thread, so
# one process uses one core. The first process runs the tests of modules that match the pattern, the second all others,
# so each test runs exactly once. The output of the first is printed after that of the second.
#
# Usage: Scripts/run-tests.sh PROGRAM PATTERN
set -euo pipefail

program="$1" pattern="$2"
log="$(mktemp)"
trap 'kill "${first:-}" 2>/dev/null || true; rm -f "$log"' EXIT

"$program" --testing-library swift-testing --filter "$pattern" >"$log" 2>&1 &
first=$!
status=0
"$program" --testing-library swift-testing --skip "$pattern" || status=$?
wait "$first" || status=$?
first=
cat "$log"
exit "$status"
