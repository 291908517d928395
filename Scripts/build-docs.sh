#!/usr/bin/env bash
# Builds the DocC documentation of the public modules in .build/docs with the toolchain's docc; needs no plugin and no
# package dependency.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

modules=(ComponentFlow ComponentFlowTesting FLIC FLICComponents Render RenderComponents Flexbox OpenUIKit OpenQuartzCore OpenCoreGraphics)
output=.build/docs
scratch=.build/docs-build
graphs=$PWD/$scratch/symbol-graphs

rm -rf "$output" "$graphs"
mkdir -p "$graphs"
swift build --scratch-path "$scratch" \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs"

archives=()
for module in "${modules[@]}"; do
    selected=$scratch/graphs-of-$module
    rm -rf "$selected"
    mkdir -p "$selected"
    find "$graphs" \( -name "$module.symbols.json" -o -name "$module@*.symbols.json" \) -exec cp {} "$selected" \;
    catalog=Sources/$module/$module.docc
    archive=$scratch/$module.doccarchive
    rm -rf "$archive"
    docc convert ${catalog:+$([[ -d "$catalog" ]] && printf %s "$catalog")} \
        --fallback-display-name "$module" --fallback-bundle-identifier "componentflow.$module" \
        --additional-symbol-graph-dir "$selected" --output-path "$archive"
    archives+=("$archive")
done
docc merge "${archives[@]}" --synthesized-landing-page-name ComponentFlow --output-path "$output"
printf 'The documentation is in %s\n' "$output"
