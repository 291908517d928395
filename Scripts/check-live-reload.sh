#!/usr/bin/env bash
# Changes the sources of an example while `componentflow run` runs it, and checks that the program shows each change and
# keeps its state, also over a restart. Prints the durations, and fails if a change of the code of Gallery or Photos is shown
# after more than three seconds. Needs no display; restores the sources at the end.
# Without arguments all three examples: Gallery, Photos and Todo.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
screen=
client=

finish() {
    if [[ -n $client ]]; then kill "$client" 2> /dev/null || true; wait "$client" 2> /dev/null || true; fi
    if [[ -n $screen ]]; then cp "$scratch/original" "$screen"; fi
    rm -rf "$scratch"
}
trap finish EXIT

componentflow() {
    .build/debug/componentflow "$@"
}

# Waits until a command succeeds, for a minute.
eventually() {
    eventually_within 60 "$@"
}

# Waits until a command succeeds, for a number of seconds.
eventually_within() {
    for _ in $(seq "$1"0); do
        if "${@:2}" > /dev/null 2>&1; then return; fi
        sleep 0.1
    done
    shift
    echo "failed: $*" >&2
    cat "$scratch/log" >&2
    exit 1
}

# Whether the program shows a text, or a field contains it.
shows() {
    componentflow inspect find > "$scratch/found" && grep -qF -- "$1" "$scratch/found"
}

# Whether the program has done something a number of times.
has_logged() {
    (($(grep -c "$2" "$scratch/log") >= $1))
}

# Replaces a text in the source and waits until the program shows another one.
change() {
    sed "s/$1/$2/" "$screen" > "$scratch/changed"
    if cmp -s "$scratch/changed" "$screen"; then
        echo "$screen does not contain $1." >&2
        exit 1
    fi
    cat "$scratch/changed" > "$screen"
    eventually shows "$3"
}

# The view of the first element with a role, or with a name.
element() {
    componentflow inspect find "$@" | sed -n 's/.*"view" : "\(.*\)".*/\1/p' | head -n 1
}

# Starts a program. The first build compiles everything with functions that can be replaced.
start() {
    screen=Examples/Sources/$2
    cp "$screen" "$scratch/original"
    export COMPONENTFLOW_OFFSCREEN=1 COMPONENTFLOW_LANGUAGE=en XDG_RUNTIME_DIR=$scratch
    # Not by the function: that would run in a shell of its own, and ending it would leave the program running.
    .build/debug/componentflow run "$1" --package-path Examples "${@:3}" > "$scratch/log" 2>&1 &
    client=$!
}

stop() {
    echo "$1:"
    cat "$scratch/log"
    kill "$client"
    wait "$client" 2> /dev/null || true
    client=
    cp "$scratch/original" "$screen"
    screen=
}

# Fails if a replacement of code was shown after more than three seconds.
check_durations() {
    if ! awk '/functions replaced/ && $(NF - 1) > 3 { late = 1 } END { exit late }' "$scratch/log"; then
        echo "$1: a change was shown after more than 3 s." >&2
        exit 1
    fi
}

# The state that has to be kept is the text in the field of a new task, a local value, and the model with the tasks.
check_Todo() {
    start Todo Todo/TodoScreen.swift
    eventually_within 1800 shows "Clear done"
    componentflow inspect tap "$(element --role textField)" > /dev/null
    componentflow inspect type "Tea" > /dev/null
    eventually shows "Tea"
    change 'Button(.clearDone' 'Button("Remove done"' "Remove done"
    eventually shows "Tea"
    change 'Text(.toDo)' 'Text(unknown)' "does not compile"
    change 'Text(unknown)' 'Text("Tasks")' "Tasks"
    eventually shows "Tea"
    componentflow inspect tap "$(element Bread)" > /dev/null
    eventually shows "2 are left"
    change 'var title = ""' 'var title = ""; @Local var count = 1' "Tea"
    eventually grep -q "^Restarted" "$scratch/log"
    eventually shows "Tea"
    eventually shows "2 are left"
    stop Todo
}

# The state that has to be kept is the number of the page "ComponentState", which is the state of a component, until its own
# properties change.
check_Gallery() {
    start Gallery Gallery/Pages/CounterPage.swift -- --page counter
    eventually_within 1800 shows '"7"'
    componentflow inspect tap "$(element +)" > /dev/null
    eventually shows '"8"'
    change 'number(state.count, theme)' 'number(state.count + 100, theme)' '"108"'
    change 'label("+", theme)' 'label("plus", theme)' '"plus"'
    eventually shows '"108"'
    change 'HStack(spacing: 24)' 'HStack(spacing: unknown)' "does not compile"
    change 'HStack(spacing: unknown)' 'HStack(spacing: 30)' '"108"'
    eventually has_logged 3 "functions replaced"
    change 'title: "ComponentState"' 'title: "Counter state"' '"Counter state"'
    eventually has_logged 1 "^Restarted"
    eventually shows '"108"'
    change 'private(set) var count = 7' 'private(set) var count = 7; var step = 1' '"107"'
    eventually has_logged 2 "^Restarted"
    eventually has_logged 1 "^The state of CounterDemo has its initial values"
    stop Gallery
    check_durations Gallery
}

# The state that has to be kept is the list of photos, which the model has downloaded.
check_Photos() {
    start Photos Photos/Views/PhotosScreen.swift
    eventually_within 1800 shows "Photo 1"
    change 'Text("Photos").font' 'Text("Pictures").font' '"Pictures"'
    eventually shows "Photo 1"
    change 'Text("Pictures").font' 'Text("All pictures").font' '"All pictures"'
    eventually shows "Photo 1"
    change 'minHeight: Self.titleHeight' 'minHeight: Self.unknown' "does not compile"
    change 'minHeight: Self.unknown' 'minHeight: 200' '"All pictures"'
    eventually has_logged 3 "functions replaced"
    eventually shows "Photo 1"
    stop Photos
    check_durations Photos
}

# shellcheck disable=SC2086  # One word for each flag.
swift build ${SWIFT_FLAGS:-} --product componentflow
if (($# == 0)); then set -- Gallery Photos Todo; fi
for program in "$@"; do "check_$program"; done
