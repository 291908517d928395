#!/usr/bin/env bash
# Records an example, replays the recording in a copy of it, saves a moment as a test, and checks that the test compiles and
# passes, and that it fails with another picture. Needs no display; removes the files of the test at the end.
# Without arguments all three examples: Gallery, Photos and Todo.
set -euo pipefail
cd "$(dirname "$0")/.."

export COMPONENTFLOW_LANGUAGE=en
scratch=$(mktemp -d)
tests=Examples/Tests/ExamplesTests
name=
process=

remove_test() {
    rm -rf "$tests/$name.swift" "$tests/Recordings/$name.json" "$tests/Snapshots/$name.png"
    rmdir "$tests/Recordings" "$tests/Snapshots" 2> /dev/null || true
}

finish() {
    if [[ -n $process ]]; then kill "$process" 2> /dev/null || true; wait "$process" 2> /dev/null || true; fi
    if [[ -n $name ]]; then remove_test; fi
    rm -rf "$scratch"
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

exists() {
    [[ -n $(element "$@") ]]
}

tap() {
    eventually exists "$@"
    componentflow inspect tap "$(element "$@")" > /dev/null
}

# Types a task, and checks another one.
use_Todo() {
    tap --role textField
    componentflow inspect type $'Tea\r' > /dev/null
    sleep 1
    tap Bread
    sleep 0.5
}

# Shows the gallery in dark mode with another page, both with transitions.
use_Gallery() {
    tap Dark
    sleep 0.6
    tap "Attributed text"
    sleep 0.8
}

# Downloads the photos, and shows one of them in a sheet.
use_Photos() {
    tap "Photo 3"
    sleep 1.2
}

run_test() {
    # shellcheck disable=SC2086  # One word for each flag.
    Scripts/swift-package.sh Examples .build test ${SWIFT_FLAGS:-} --disable-xctest --filter "$name" > "$scratch/test" 2>&1
}

check() {
    local program=.build/debug/$1
    local recording=$scratch/$1.json
    # shellcheck disable=SC2086
    Scripts/swift-package.sh Examples .build build ${SWIFT_FLAGS:-} --product "$1"
    name=savedMomentOf$1
    COMPONENTFLOW_OFFSCREEN=1 COMPONENTFLOW_RECORD=checksums XDG_RUNTIME_DIR=$scratch "$program" &
    process=$!
    eventually exists --role window
    "use_$1"
    componentflow record --output "$recording"
    kill "$process"
    wait "$process" || true
    process=

    componentflow replay "$recording" --executable "$program" --time 0.1 --picture "$scratch/start.png"
    componentflow replay "$recording" --executable "$program" --test "$name" --folder "$tests"
    run_test || { cat "$scratch/test"; exit 1; }
    echo "$1: the saved test passes."
    cp "$scratch/start.png" "$tests/Snapshots/$name.png"
    if run_test; then
        echo "$1: the saved test does not notice another picture." >&2
        exit 1
    fi
    grep -q "differs from its snapshot" "$scratch/test"
    echo "$1: the saved test fails with another picture."
    remove_test
    name=
}

# shellcheck disable=SC2086
swift build ${SWIFT_FLAGS:-} --product componentflow
if (($# == 0)); then set -- Gallery Photos Todo; fi
for program in "$@"; do check "$program"; done
