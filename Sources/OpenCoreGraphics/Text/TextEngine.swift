internal import CGTK

/// The only access to Pango: a private font map and contexts, so that desktop settings do not affect text.
///
/// Text is antialiased in gray without hinting and positioned at fractions of a pixel, so that widths are exact at any
/// scale; one point is one of Pango's pixels.
// Sendable: all stored pointers and the dictionary are only accessed while `mutex` is held.
package final class TextEngine: @unchecked Sendable {
    package static let shared = TextEngine()

    private let mutex = OrderedMutex<Void>(())
    /// The user's language.
    private let language = TextEngine.userLanguage
    // One context per base direction, because a layout is affected by every change of its context.
    private let context: OpaquePointer?
    private let rightToLeftContext: OpaquePointer?
    private let fontMap: UnsafeMutablePointer<PangoFontMap>?
    private var fonts: [FontDescriptor: LoadedFont] = [:]
    /// The last requested font: most texts use one font, and comparing is cheaper than hashing.
    private var latest: (descriptor: FontDescriptor, font: LoadedFont)?
    /// The windows of very long words; requires the lock.
    let windows = WindowCache()
    /// What fonts of one face have in common; requires the lock.
    let faces = FaceCache()
    /// The approximate size of all words in bytes.
    private var wordCost = 0
    /// The size in bytes above which all words are removed; it suffices for some ten thousand words.
    private static let wordBudget = 2_000_000

    private init() {
        fontMap = pango_cairo_font_map_new()
        FontDistortion.open(in: fontMap)
        context = Self.makeContext(of: fontMap, PANGO_DIRECTION_LTR, language: language)
        rightToLeftContext = Self.makeContext(of: fontMap, PANGO_DIRECTION_RTL, language: language)
    }

    private static func makeContext(
        of fontMap: UnsafeMutablePointer<PangoFontMap>?, _ direction: PangoDirection, language: String
    ) -> OpaquePointer? {
        let context = pango_font_map_create_context(fontMap)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string(language))
        pango_context_set_base_dir(context, direction)
        return context
    }

    /// The user's language, which selects fonts for characters that several languages share.
    ///
    /// It is read from the environment because Pango would query the C library, whose answer changes when GTK starts.
    private static var userLanguage: String {
        let environment = ProcessInfo.processInfo.environment
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
        let locale = names.first { !$0.isEmpty } ?? "C"
        let language = locale.prefix { $0 != "." && $0 != "@" }
        return language.isEmpty || language == "C" || language == "POSIX" ? "en" : String(language)
    }

    /// Calls a closure while no other thread uses the fonts of typeset texts.
    ///
    /// Typesetting takes the lock itself; callers that pass the font of a `GlyphRun` to Pango or GSK must take it. The
    /// lock is not reentrant.
    package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        try mutex.withLock { _ in
            DeferredFontRelease.shared.tidy()
            return try body()
        }
    }

    /// Typesets a text while holding the lock.
    func typeset(_ content: TextContent, in space: TextSpace) -> TypesetResult {
        loadHyphenation(of: content)
        return withLock {
            Typesetter(content: content, width: space.width, engine: self)
                .typeset(height: space.height, maximumLines: space.maximumLines)
        }
    }

    /// Loads the hyphenation dictionaries that typesetting a text requires.
    ///
    /// Must be called before taking the lock, so that no other text waits while their files are read.
    func loadHyphenation(of content: TextContent) {
        for style in [content.paragraph] + content.paragraphs.map(\.style) where style.isHyphenated {
            _ = hyphenation(for: style.details.language)
        }
    }

    /// Looks up the words of a paragraph while holding the lock; returns nil if the paragraph requires Pango.
    func read(_ content: TextContent) -> ShapedParagraph? {
        var string = content.string
        return string.withUTF8 { bytes in
            withLock {
                ShapedParagraph(
                    bytes, in: 0..<bytes.count, segments: TextSegments(content.runs, bytes: bytes),
                    style: content.firstStyle, options: content.options, engine: self)
            }
        }
    }

    /// Releases all fonts, because the available fonts have changed; typeset texts keep theirs.
    func fontsDidChange() {
        withLock {
            fonts.removeAll()
            windows.removeAll()
            faces.removeAll()
            (latest, wordCost) = (nil, 0)
            guard let fontMap else { return }
            pango_fc_font_map_config_changed(OpaquePointer(fontMap))
            DeferredFontRelease.shared.sweep()
        }
    }

    func metrics(of descriptor: FontDescriptor) -> FontMetrics {
        withLock { font(for: descriptor).metrics }
    }

    // MARK: Requires the lock

    /// Returns the font of a descriptor; requires the lock.
    func font(for descriptor: FontDescriptor) -> LoadedFont {
        if let latest, latest.descriptor == descriptor { return latest.font }
        let font = fonts[descriptor] ?? load(descriptor)
        latest = (descriptor, font)
        return font
    }

    private func load(_ descriptor: FontDescriptor) -> LoadedFont {
        if fonts.count >= 512 {
            fonts.removeAll()
            faces.removeAll()
        }
        let font = LoadedFont(descriptor, map: fontMap, engine: self, context: context)
        fonts[descriptor] = font
        return font
    }

    /// Accounts for a word that is about to be cached; requires the lock.
    func reserveSpace(forWordOf cost: Int) {
        if wordCost + cost > Self.wordBudget {
            for font in fonts.values { font.removeAllWords() }
            wordCost = 0
        }
        wordCost += cost
    }

    /// Returns the hyphenation patterns of a language, or of the user's language; nil if there are none.
    func hyphenation(for language: String?) -> HyphenationPatterns? {
        HyphenationDictionaries.shared.patterns(for: language ?? self.language)
    }

    /// Returns a layout with a base direction, which the caller releases; requires the lock.
    func makeLayout(isRightToLeft: Bool) -> OpaquePointer? {
        let layout = pango_layout_new(isRightToLeft ? rightToLeftContext : context)
        // Pango would also take the direction of embeddings, and of letters in isolates.
        pango_layout_set_auto_dir(layout, 0)
        return layout
    }
}
