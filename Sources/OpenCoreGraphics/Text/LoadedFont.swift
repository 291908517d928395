internal import CGTK

/// A font descriptor and the installed font that it resolves to; requires the text lock.
final class LoadedFont {
    /// The `PangoFontDescription`.
    let description: OpaquePointer?
    /// The features in Pango's notation, or an empty string.
    let features: String
    let metrics: FontMetrics
    let lines: LineMetrics
    /// The font that provides most glyphs, or nil on a system without fonts.
    let font: UnsafeMutablePointer<PangoFont>?
    /// The word shapers of this font by script; nil for a script for which Pango selects another font.
    private var words: [WordShaper??] = [nil, nil, nil, nil]
    private let isDistorted: Bool
    private(set) lazy var wordFont = font.map { WordFont(font: $0, metrics: metrics) }
    private lazy var spaceRules = font.map { engine.faces.spaceRules(of: $0) }
    /// The descriptor without its size.
    let typeface: FontDescriptor
    /// Unowned: the engine outlives its fonts.
    private unowned let engine: TextEngine

    init(
        _ descriptor: FontDescriptor, map: UnsafeMutablePointer<PangoFontMap>?, engine: TextEngine,
        context: OpaquePointer?
    ) {
        self.engine = engine
        isDistorted = descriptor.distortion != nil
        var typeface = descriptor
        typeface.size = FontDescriptor.defaultSize
        self.typeface = typeface
        description = Self.makeDescription(descriptor)
        features = descriptor.features.filter(Self.isFeature).joined(separator: ", ")
        font = pango_font_map_load_font(map, context, description)
        let size = descriptor.usableSize
        metrics = font.map(FontMetrics.init(font:)) ?? FontMetrics(emSize: size)
        lines = font.map(LineMetrics.init(font:)) ?? LineMetrics(emSize: size)
    }

    deinit {
        font.map { DeferredFontRelease.shared.add($0) }
        pango_font_description_free(description)
    }

    /// Returns the word shaper of a script, or nil if Pango selects another font for it.
    @inline(__always)
    func words(of script: SimpleText.Script) -> WordShaper? {
        if let known = words[Int(script.rawValue)] { return known }
        return makeWords(of: script)
    }

    private func makeWords(of script: SimpleText.Script) -> WordShaper? {
        var made: WordShaper?
        if let wordFont, let spaceRules, !isDistorted {
            let run = ScriptRun(of: script, in: self, engine: engine)
            made = WordShaper(font: wordFont, script: script, run: run, rules: spaceRules, engine: engine)
        }
        words[Int(script.rawValue)] = .some(made)
        return made
    }

    func removeAllWords() {
        for shaper in words { shaper??.forget() }
    }

    /// Sets the font of a layout's whole text.
    func setAttributes(of layout: OpaquePointer) {
        let list = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        for attribute in makeAttributes() { pango_attr_list_insert(list, attribute) }
        pango_layout_set_attributes(layout, list)
    }

    /// Returns new attributes that select the font and its features and disable hyphens, to be inserted into a list.
    func makeAttributes() -> [UnsafeMutablePointer<PangoAttribute>?] {
        makeFontAttributes() + [pango_attr_insert_hyphens_new(0)]
    }

    /// Returns new attributes that select the font and its features, to be inserted into a list.
    func makeFontAttributes() -> [UnsafeMutablePointer<PangoAttribute>?] {
        let attributes = [pango_attr_font_desc_new(description)]
        return features.isEmpty ? attributes : attributes + [pango_attr_font_features_new(features)]
    }

    /// Sets each field separately: Pango's parser treats "Inter 600 20px" as a family called "Inter 600".
    private static func makeDescription(_ descriptor: FontDescriptor) -> OpaquePointer? {
        let description = pango_font_description_new()
        let standard =
            switch descriptor.design {
            case .system: ["Inter", "sans-serif"]
            case .monospaced: ["monospace"]
            case .serif: ["serif"]
            }
        let families = descriptor.families.filter { !$0.isEmpty && !$0.contains("\0") } + standard
        pango_font_description_set_family(description, families.joined(separator: ","))
        // Pango interprets a size of 0 as "any size".
        let size = max(descriptor.usableSize * PangoUnit.perPoint, 1)
        pango_font_description_set_absolute_size(description, size.native)
        let weight = UInt32(min(max(descriptor.weight, 100), 1000))
        pango_font_description_set_weight(description, PangoWeight(rawValue: weight))
        pango_font_description_set_style(description, descriptor.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        if let distortion = descriptor.distortion {
            pango_font_description_set_variations(description, distortion.notation)
        }
        return description
    }

    /// Returns whether a feature is a tag of four letters or digits with an optional value.
    private static func isFeature(_ feature: String) -> Bool {
        let parts = feature.split(separator: "=", omittingEmptySubsequences: false)
        guard let tag = parts.first, parts.count <= 2, tag.utf8.count == 4 else { return false }
        let isTag = tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return isTag && (parts.count == 1 || UInt16(parts[1]) != nil)
    }
}

/// Pango's units, which are fractions of a point.
enum PangoUnit {
    static let perPoint: CGFloat = 1024

    static func points(_ units: Int32) -> CGFloat {
        CGFloat(units) / perPoint
    }
}

/// The positions of underlines and strikethroughs, in points above the baseline.
struct LineMetrics {
    var underlineTop: CGFloat
    var underlineThickness: CGFloat
    var strikethroughTop: CGFloat
    var strikethroughThickness: CGFloat

    init(emSize: CGFloat) {
        underlineTop = -emSize * 0.1
        underlineThickness = emSize * 0.07
        strikethroughTop = emSize * 0.3
        strikethroughThickness = emSize * 0.07
    }

    init(font: UnsafeMutablePointer<PangoFont>) {
        let hbFont = pango_font_get_hb_font(font)
        underlineTop = FontMetrics.read(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, of: hbFont)
        underlineThickness = FontMetrics.read(HB_OT_METRICS_TAG_UNDERLINE_SIZE, of: hbFont)
        strikethroughTop = FontMetrics.read(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, of: hbFont)
        strikethroughThickness = FontMetrics.read(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, of: hbFont)
    }
}

extension FontMetrics {
    /// Reads the metrics of a loaded font; requires the text lock.
    init(font: UnsafeMutablePointer<PangoFont>) {
        let hbFont = pango_font_get_hb_font(font)
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(hbFont, &extents)
        self.init(
            ascender: PangoUnit.points(extents.ascender),
            descender: PangoUnit.points(extents.descender),
            leading: max(PangoUnit.points(extents.line_gap), 0),
            capHeight: Self.read(HB_OT_METRICS_TAG_CAP_HEIGHT, of: hbFont),
            xHeight: Self.read(HB_OT_METRICS_TAG_X_HEIGHT, of: hbFont))
    }

    /// Creates typical metrics, for a system without fonts.
    init(emSize: CGFloat) {
        self.init(
            ascender: emSize * 0.95, descender: -emSize * 0.25, leading: 0, capHeight: emSize * 0.7,
            xHeight: emSize * 0.5)
    }

    fileprivate static func read(_ tag: hb_ot_metrics_tag_t, of font: OpaquePointer?) -> CGFloat {
        var position: hb_position_t = 0
        hb_ot_metrics_get_position_with_fallback(font, tag, &position)
        return PangoUnit.points(position)
    }
}
