/// The function that composes a layer with what lies behind it.
///
/// The raw values are the names of the filters of ``CALayer/compositingFilter``. The functions are those of "Compositing and
/// Blending Level 1" of the W3C.
package enum LayerBlendMode: String, CaseIterable, Sendable {
    case normal = "normalBlendMode"
    case multiply = "multiplyBlendMode"
    case screen = "screenBlendMode"
    case overlay = "overlayBlendMode"
    case darken = "darkenBlendMode"
    case lighten = "lightenBlendMode"
    case colorDodge = "colorDodgeBlendMode"
    case colorBurn = "colorBurnBlendMode"
    case softLight = "softLightBlendMode"
    case hardLight = "hardLightBlendMode"
    case difference = "differenceBlendMode"
    case exclusion = "exclusionBlendMode"
    case hue = "hueBlendMode"
    case saturation = "saturationBlendMode"
    case color = "colorBlendMode"
    case luminosity = "luminosityBlendMode"
}
