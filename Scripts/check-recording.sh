#!/usr/bin/env bash
# Records the example Todo, replays the recording in a copy of it, saves a moment as a test, and checks that the test compiles and
# passes, and that it fails with another picture. Needs no display; removes the files of the test at the end.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
tests=Examples/Tests/ExamplesTests
name=savedMomentOfTodo
program=Examples/.build/debug/Todo
todo=

finish() {
    if [[ -n $todo ]]; then kill "$todo" 2> /dev/null || true; wait "$todo" 2> /dev/null || true; fi
    rm -rf "$scratch" "$tests/$name.swift" "$tests/Recordings/$name.json" "$tests/Snapshots/$name.png"
    rmdir "$tests/Recordings" "$tests/Snapshots" 2> /dev/null || true
}
trap finish EXIT

componentflow() {
    XDG_RUNTIME_DIR=$scratch .build/debug/componentflow "$@"
}

# Waits until a command succeeds.
eventually() {
    for _ in $(seq 200); do
        if "$@" > /dev/null 2>&1; then return; fi
        sleep 0.1
    done
    echo "failed: $*" >&2
    exit 1
}

# The view of the first element with a role, or with a name.
element() {
    componentflow inspect find "$@" | sed -n 's/.*"view" : "\(.*\)".*/\1/p' | head -n 1
}

run_test() {
    # shellcheck disable=SC2086  # One word for each flag.
    swift test ${SWIFT_FLAGS:-} --package-path Examples --disable-xctest --filter "$name" > "$scratch/test" 2>&1
}

# shellcheck disable=SC2086
swift build ${SWIFT_FLAGS:-} --product componentflow
# shellcheck disable=SC2086
swift build ${SWIFT_FLAGS:-} --package-path Examples --product Todo

COMPONENTFLOW_OFFSCREEN=1 COMPONENTFLOW_RECORD=checksums XDG_RUNTIME_DIR=$scratch "$program" &
todo=$!
eventually componentflow inspect find Clear
componentflow inspect tap "$(element --role textField)" > /dev/null
componentflow inspect type $'Tea\r' > /dev/null
sleep 1
componentflow inspect tap "$(element Bread)" > /dev/null
sleep 0.5
componentflow record --output "$scratch/todo.json"
kill "$todo"
wait "$todo" || true
todo=

componentflow replay "$scratch/todo.json" --executable "$program" --time 0.1 --picture "$scratch/start.png"
componentflow replay "$scratch/todo.json" --executable "$program" --test "$name" --folder "$tests"
run_test || { cat "$scratch/test"; exit 1; }
echo "The saved test passes."
cp "$scratch/start.png" "$tests/Snapshots/$name.png"
if run_test; then
    echo "The saved test does not notice another picture." >&2
    exit 1
fi
grep -q "differs from its snapshot" "$scratch/test"
echo "The saved test fails with another picture."
