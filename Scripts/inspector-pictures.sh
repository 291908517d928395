#!/usr/bin/env bash
# Renders the pictures of the inspector's window in the documentation again, off-screen: those that WindowPictures makes of a small
# program, and one of a moment of Todo, which is recorded for it. Inspect them before you commit them.
set -euo pipefail
cd "$(dirname "$0")/.."

export COMPONENTFLOW_LANGUAGE=en
catalogue=Sources/ComponentFlowTools/ComponentFlowTools.docc
scratch=$(mktemp -d)
process=

finish() {
    if [[ -n $process ]]; then kill "$process" 2> /dev/null || true; wait "$process" 2> /dev/null || true; fi
    rm -rf "$scratch"
}
trap finish EXIT

componentflow() {
    XDG_RUNTIME_DIR=$scratch .build/debug/componentflow "$@"
}

# The view of the first element with a role, or with a name.
element() {
    componentflow inspect find "$@" | sed -n 's/.*"view" : "\(.*\)".*/\1/p' | head -n 1
}

# Taps the first element with a role, or with a name, as soon as it exists.
tap() {
    local view=
    for _ in $(seq 200); do
        view=$(element "$@" 2> /dev/null) || true
        if [[ -n $view ]]; then
            componentflow inspect tap "$view" > /dev/null
            return
        fi
        sleep 0.1
    done
    echo "There is no element $*." >&2
    exit 1
}

# Types a task into Todo, and checks another one.
record() {
    COMPONENTFLOW_OFFSCREEN=1 COMPONENTFLOW_RECORD=1 XDG_RUNTIME_DIR=$scratch .build/debug/Todo &
    process=$!
    tap --role textField
    componentflow inspect type $'Tea\r' > /dev/null
    sleep 1
    tap Bread
    sleep 0.5
    componentflow record --output "$scratch/todo.json"
    kill "$process"
    wait "$process" || true
    process=
}

# shellcheck disable=SC2086  # One word for each flag.
swift build ${SWIFT_FLAGS:-} --product componentflow
# shellcheck disable=SC2086
Scripts/swift-package.sh Examples .build build ${SWIFT_FLAGS:-} --product Todo
record
# shellcheck disable=SC2086
INSPECTOR_PICTURES=$scratch RECORDING=$scratch/todo.json RECORDED_PROGRAM=$PWD/.build/debug/Todo \
    TEST_TARGETS=ComponentFlowToolsTests swift test ${SWIFT_FLAGS:-} --disable-xctest --filter WindowPictures

# The name of each picture, and the one that it has in the documentation.
while read -r picture name; do
    cp "$scratch/$picture.png" "$catalogue/$name.png"
    echo "$catalogue/$name.png"
done << 'NAMES'
light inspector
apart layers-apart
session recording
previews preview-pane
edited edited-value
ranking ranking
accessibility accessibility-tree
equality equality
slow-motion slow-motion
picking picking
build-errors build-errors
timeline-causes timeline-causes
moment-light moment
NAMES
