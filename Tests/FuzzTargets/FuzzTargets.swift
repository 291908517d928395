import Fuzzing

/// All families of random inputs.
package let fuzzTargets: [FuzzTarget] = [
    textEditingTarget,
    textAttributesTarget,
    textTimeTarget,
    textMegabyteTarget,
    viewsTarget,
    constraintsTarget,
    listsTarget,
    controlsTarget,
    componentsTarget,
    componentSizesTarget,
    .fonts,
    .pictures,
]
