#!/usr/bin/env bash
# Runs the tests of a compiled package in two processes at the same time: nearly all tests run on the main thread, so
# one process uses one core. The first process runs the tests of modules that match the pattern, the second all others,
# so each test runs exactly once. The output of the first is printed after that of the second.
#
# If a process crashes, prints a stack trace, and at the end the tests that had started and not ended.
#
# Usage: Scripts/run-tests.sh PROGRAM PATTERN
set -euo pipefail

program="$1" pattern="$2"
logs="$(mktemp -d)"
trap 'kill "${first:-}" 2>/dev/null || true; rm -rf "$logs"' EXIT

export SWIFT_BACKTRACE="${SWIFT_BACKTRACE:-enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,output-to=stderr}"

# Prints which tests the log of a crashed process leaves open, as errors. A status above 128 means a signal.
report() {
    local status=$1 log=$2
    ((status > 128)) || return 0
    echo "error: the tests crashed with signal $((status - 128)) ($(kill -l $((status - 128)))). These had not ended:"
    awk -F ' Test ' '
        / Test .* started\.$/ { sub(/ started\.$/, "", $2); open[$2] = 1 }
        / Test .* (passed|failed|skipped)/ { sub(/ (with [0-9]+ test cases? )?(passed|failed) after .*/, "", $2); delete open[$2] }
        END { for (test in open) print "error: test " test }' "$log" | head -n 20
}

"$program" --testing-library swift-testing --filter "$pattern" >"$logs/first" 2>&1 &
first=$!
second_status=0 first_status=0
"$program" --testing-library swift-testing --skip "$pattern" 2>&1 | tee "$logs/second" || second_status=${PIPESTATUS[0]}
wait "$first" || first_status=$?
first=
cat "$logs/first"
report "$second_status" "$logs/second"
report "$first_status" "$logs/first"
exit $((first_status != 0 ? first_status : second_status))
