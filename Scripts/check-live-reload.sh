#!/usr/bin/env bash
# Changes the sources of the example Todo while `componentflow run` runs it, and checks that the program shows each change
# and keeps its state. Prints the durations. Needs no display; restores the sources at the end.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
screen=Examples/Sources/Todo/TodoScreen.swift
cp "$screen" "$scratch/original"
export COMPONENTFLOW_OFFSCREEN=1 XDG_RUNTIME_DIR=$scratch
client=

finish() {
    if [[ -n $client ]]; then kill "$client" 2> /dev/null || true; wait "$client" 2> /dev/null || true; fi
    cp "$scratch/original" "$screen"
    rm -rf "$scratch"
}
trap finish EXIT

componentflow() {
    .build/debug/componentflow "$@"
}

# Waits until a command succeeds.
eventually() {
    for _ in $(seq 600); do
        if "$@" > /dev/null 2>&1; then return; fi
        sleep 0.1
    done
    echo "failed: $*" >&2
    cat "$scratch/log" >&2
    exit 1
}

# Whether the program shows a text, or a field contains it.
shows() {
    componentflow inspect find > "$scratch/found" && grep -qF -- "$1" "$scratch/found"
}

# Replaces a text in the source and waits until the program shows another one.
change() {
    sed "s/$1/$2/" "$screen" > "$scratch/changed"
    cat "$scratch/changed" > "$screen"
    eventually shows "$3"
}

# shellcheck disable=SC2086  # One word for each flag.
swift build ${SWIFT_FLAGS:-} --product componentflow
componentflow run Todo --package-path Examples > "$scratch/log" 2>&1 &
client=$!
eventually shows "Clear done"

# A local value that has to be kept: the text in the field of a new task.
field=$(componentflow inspect find --role textField | sed -n 's/.*"view" : "\(.*\)".*/\1/p')
componentflow inspect tap "${field%%$'\n'*}" > /dev/null
componentflow inspect type "Tea" > /dev/null
eventually shows "Tea"

change 'Button(.clearDone' 'Button("Remove done"' "Remove done"
eventually shows "Tea"
change 'Text(.toDo)' 'Text(unknown)' "does not compile"
change 'Text(unknown)' 'Text("Tasks")' "Tasks"
eventually shows "Tea"
change 'var title = ""' 'var title = ""; @Local var count = 1' "Tea"
eventually grep -q "^Restarted" "$scratch/log"
eventually shows "Tea"

cat "$scratch/log"
