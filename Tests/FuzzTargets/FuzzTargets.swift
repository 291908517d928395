import Fuzzing

/// All fuzz targets.
package let fuzzTargets: [FuzzTarget] = [
    textEditingTarget,
    textAttributesTarget,
    textTimeTarget,
    textMegabyteTarget,
    viewsTarget,
    plainViewsTarget,
    layerSizesTarget,
    constraintsTarget,
    listsTarget,
    controlsTarget,
    componentsTarget,
    componentSizesTarget,
    .fonts,
    .pictures,
]
