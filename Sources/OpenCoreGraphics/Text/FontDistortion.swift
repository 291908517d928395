internal import CGTK

/// Distorts the glyphs of fonts, for measuring in Pango and for all drawing.
///
/// Pango has no attribute for this, but fontconfig has one, `FC_MATRIX`, which Pango and Cairo apply. The values are
/// passed through Pango as two variation axes that no font has, and are then added to fontconfig's pattern.
enum FontDistortion {
    fileprivate static let (slant, widening) = ("oCFs", "oCFw")

    /// Installs the substitution; must be called before the map loads a font.
    static func open(in map: UnsafeMutablePointer<PangoFontMap>?) {
        guard let map, g_type_check_instance_is_a(instance(map), pango_fc_font_map_get_type()) != 0 else { return }
        pango_fc_font_map_set_default_substitute(
            OpaquePointer(map), { pattern, _ in FontDistortion.substitute(pattern) }, nil, nil)
    }

    private static func instance(_ map: UnsafeMutablePointer<PangoFontMap>) -> UnsafeMutablePointer<GTypeInstance> {
        UnsafeMutableRawPointer(map).assumingMemoryBound(to: GTypeInstance.self)
    }

    private static func substitute(_ pattern: OpaquePointer?) {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &text) == FcResultMatch, let text else { return }
        let axes = String(cString: text).split(separator: ",").map { $0.split(separator: "=") }
        func value(_ axis: String) -> Double? {
            axes.first { $0.count == 2 && $0[0] == axis }.flatMap { Double($0[1]) }
        }
        guard let slant = value(slant), let widening = value(widening) else { return }
        var matrix = FcMatrix(xx: widening, xy: slant, yx: 0, yy: 1)
        FcPatternAddMatrix(pattern, FC_MATRIX, &matrix)
    }
}

extension FontDescriptor.Distortion {
    /// The distortion in Pango's notation for variation axes.
    var notation: String {
        "\(FontDistortion.slant)=\(slant.native),\(FontDistortion.widening)=\(widening.native)"
    }
}
