internal import CGTK

/// The parameters with which Pango shapes text of one script in a font.
struct ScriptRun {
    let script: hb_script_t
    let language: hb_language_t?
    let features: [hb_feature_t]

    /// Returns nil if Pango selects another font for the script, or the font has color glyphs.
    init?(of script: SimpleText.Script, in font: LoadedFont, engine: TextEngine) {
        guard let pangoFont = font.font, let item = engine.faces.item(of: script, in: font, engine: engine) else {
            return nil
        }
        (self.script, language) = (item.script, item.language)
        features = Self.features(of: pangoFont) + Self.features(font.features)
    }

    /// The script and the language that Pango determines for text.
    struct Item {
        let script: hb_script_t
        let language: hb_language_t?

        /// Queries Pango with a sample letter; returns nil if Pango selects another font for it, or the font has color
        /// glyphs.
        init?(of script: SimpleText.Script, in font: LoadedFont, engine: TextEngine) {
            guard let pangoFont = font.font, let layout = engine.makeLayout(isRightToLeft: false) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
            pango_layout_set_text(layout, script.sample, -1)
            font.setAttributes(of: layout)
            guard let run = pango_layout_get_line_readonly(layout, 0)?.pointee.runs else { return nil }
            let item = run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            guard let analysis = item.pointee.item?.pointee.analysis, analysis.font == pangoFont,
                item.pointee.glyphs.pointee.num_glyphs == 1, item.pointee.glyphs.pointee.glyphs[0].attr.is_color == 0
            else { return nil }
            let tag = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: Int32(analysis.script)))
            self.script = hb_script_t(rawValue: tag)
            language = hb_language_from_string(pango_language_to_string(analysis.language), -1)
        }
    }

    private static func features(of font: UnsafeMutablePointer<PangoFont>) -> [hb_feature_t] {
        var features = Array(repeating: hb_feature_t(), count: 32)
        var count: UInt32 = 0
        pango_font_get_features(font, &features, UInt32(features.count), &count)
        return Array(features.prefix(Int(count)))
    }

    /// Parses features in Pango's notation.
    private static func features(_ text: String) -> [hb_feature_t] {
        text.split(separator: ",").compactMap { part in
            var feature = hb_feature_t()
            return hb_feature_from_string(String(part), -1, &feature) != 0 ? feature : nil
        }
    }
}

extension SimpleText.Script {
    /// A sample character of the script.
    fileprivate var sample: String {
        switch self {
        case .common: "1"
        case .latin: "a"
        case .greek: "α"
        case .cyrillic: "б"
        }
    }
}
