import Fuzzing

/// All families of random inputs.
package let fuzzTargets: [FuzzTarget] = [
    textEditingTarget,
    textAttributesTarget,
    textTimeTarget,
    textMegabyteTarget,
    viewsTarget,
    layerSizesTarget,
    constraintsTarget,
    listsTarget,
    controlsTarget,
    componentsTarget,
    componentSizesTarget,
    .fonts,
    .pictures,
]
