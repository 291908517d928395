#!/usr/bin/env bash
# Builds the DocC documentation of the public modules in .build/docs with the toolchain's docc; needs no plugin and no
# package dependency. A warning of docc is an error.
#
# The symbol graphs are extracted from the modules of the debug build that `make test` uses, too, so that only changed
# modules are compiled. Two modules are extracted and converted at a time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

modules=(ComponentFlow ComponentFlowCharts ComponentFlowCompatibility ComponentFlowMarkdown ComponentFlowMedia ComponentFlowNetworking ComponentFlowSecrets ComponentFlowSpelling ComponentFlowTesting ComponentFlowTools FLIC FLICComponents HTTPClient Localization Render RenderComponents Flexbox OpenUIKit OpenQuartzCore OpenCoreGraphics)
# The modules that OpenUIKit consists of. It re-exports them, and their symbols are documented as its own.
parts=(OpenUIFoundation OpenText OpenUIKitCore OpenUIControls OpenUILists OpenUIControllers)
output=.build/docs
export scratch=.build/docs-build

# Converts the documentation of one module to an archive.
convert() {
    local module=$1
    if ! docc convert "Sources/$module/$module.docc" --warnings-as-errors \
        --fallback-display-name "$module" --fallback-bundle-identifier "componentflow.$module" \
        --additional-symbol-graph-dir "$scratch/graphs/$module" --output-path "$scratch/$module.doccarchive" \
        >"$scratch/$module.log" 2>&1; then
        cat "$scratch/$module.log" >&2
        return 1
    fi
}
export -f convert

rm -rf "$output" "$scratch"
# The targets on which no other documented module depends; the manifest adds their dependencies.
export TEST_TARGETS=ComponentFlowCharts,ComponentFlowCompatibility,ComponentFlowMarkdown,ComponentFlowMedia,ComponentFlowNetworking,ComponentFlowSecrets,ComponentFlowSpelling,ComponentFlowTesting,ComponentFlowTools,FLICComponents,RenderComponents
# shellcheck disable=SC2086  # One word for each flag.
swift build ${SWIFT_FLAGS:-}
binaries=$(swift build --show-bin-path)
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)

# The folders of the module maps: of the system libraries, and of the targets in C, which the build writes.
mapfile -t c_modules < <(find Sources "$binaries" -maxdepth 2 -name module.modulemap -printf '%h\n')

# Extracts the symbol graph of one module; the other arguments are flags.
extract() {
    local module=$1
    shift
    mkdir -p "$scratch/graphs/$module"
    # shellcheck disable=SC2046  # One word for each flag.
    swift-symbolgraph-extract -module-name "$module" -target "$target" -minimum-access-level public \
        -I "$binaries/Modules" "${c_modules[@]/#/-I}" \
        $(pkg-config --cflags-only-I gtk4 enchant-2 libsecret-1 gstreamer-app-1.0) -module-cache-path "$scratch/module-cache" \
        -output-dir "$scratch/graphs/$module" "$@"
}

# Extracts the symbol graph of one of the documented modules.
extract_documented() {
    local module=$1
    if [[ $module == OpenUIKit ]]; then
        extract "$module" "-experimental-allowed-reexported-modules=$(IFS=,; printf '%s' "${parts[*]}")"
        # docc replaces comments from other modules by "Inherited from …" if the member implements a protocol.
        sed -i -E "s/\"module\":\"($(IFS='|'; printf '%s' "${parts[*]}"))\"/\"module\":\"OpenUIKit\"/g" \
            "$scratch/graphs/$module"/*.json
    else
        extract "$module"
    fi
}

# Two modules at a time.
extractions=()
for module in "${modules[@]}"; do
    while (($(jobs -rp | wc -l) >= 2)); do sleep 0.1; done
    extract_documented "$module" &
    extractions+=($!)
done
for extraction in "${extractions[@]}"; do wait "$extraction"; done

# The largest module first, because it takes as long as all others.
find "$scratch/graphs" -mindepth 1 -maxdepth 1 -exec du -s {} + | sort -rn | sed 's|.*/||' \
    | xargs -P 2 -I {} bash -euc 'convert {}'

archives=("${modules[@]/#/$scratch/}")
docc merge "${archives[@]/%/.doccarchive}" --synthesized-landing-page-name ComponentFlow --output-path "$output"
printf 'The documentation is in %s\n' "$output"
