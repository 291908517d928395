package import CGTK

// Sendable: nothing writes to the glyph string after `init`. Pango's font objects fill caches when asked, so whoever
// asks them (typesetting, `gsk_text_node_new`) holds the text lock; see `TextEngine.withLock`.
/// Glyphs of one font, shaped; Pango's objects with an owner.
package final class ShapedGlyphs: @unchecked Sendable {
    package let font: UnsafeMutablePointer<PangoFont>
    package let glyphs: UnsafeMutablePointer<PangoGlyphString>

    /// Takes a reference to the font and a copy of the glyphs; to be called with the text lock held.
    convenience init(font: UnsafeMutablePointer<PangoFont>, copying glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        self.init(font: font, adopting: pango_glyph_string_copy(glyphs))
    }

    /// Takes a reference to the font, and the glyphs; to be called with the text lock held.
    init(font: UnsafeMutablePointer<PangoFont>, adopting glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        g_object_ref(font)
        self.font = font
        self.glyphs = glyphs
        // Made now, under the lock, and not when the first thread draws.
        _ = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    }

    deinit {
        pango_glyph_string_free(glyphs)
        UnusedFonts.shared.add(font)
    }
}

/// Glyphs of one font and colour on one line.
package struct GlyphRun: Sendable {
    package var shaped: ShapedGlyphs
    /// The left end of the baseline, in points, from the text's top left corner.
    package var origin: CGPoint
    /// In points.
    package var width: CGFloat
    /// nil means the colour that the text is drawn with.
    package var color: CGColor?
    /// Whether the glyphs bring their own colours, as emoji do.
    package var isColor: Bool
    /// The run's bytes of the string's UTF-8 form.
    package var range: Range<Int>
    let rareEffects: RareBox<TextEffects>?

    /// What few runs have.
    package var effects: TextEffects {
        rareEffects?.value ?? .none
    }

    package var font: UnsafeMutablePointer<PangoFont> {
        shaped.font
    }

    package var glyphs: UnsafeMutablePointer<PangoGlyphString> {
        shaped.glyphs
    }
}

/// A filled rectangle, or a row of them, that belongs to a text.
package struct TextDecoration: Hashable, Sendable {
    package enum Layer: Hashable, Sendable {
        case behindText
        case aboveText
    }

    /// In points, from the text's top left corner.
    ///
    /// If there are `dashes`, the rectangle in which they stand.
    package var rect: CGRect
    /// nil means the colour that the text is drawn with.
    package var color: CGColor?
    package var layer: Layer
    /// The widths of what is seen and what is not, by turns, in points; empty for all of the rectangle.
    package var dashes: [CGFloat] = []
    package var shadow: TextShadow?
}
