package import CGTK

// Sendable: nothing writes to the glyph string after `init`. Pango's font objects fill caches in queries, so that
// queries (typesetting, `gsk_text_node_new`) require the text lock; see `TextEngine.withLock`.
/// Shaped glyphs of one font: an owner of Pango's objects.
package final class ShapedGlyphs: @unchecked Sendable {
    package let font: UnsafeMutablePointer<PangoFont>
    package let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The larger dimension of the font's em square, in points.
    package let size: Double

    /// The largest size of glyphs, in pixels, that Cairo draws.
    ///
    /// It keeps an image of each glyph, which has a quarter of a megabyte at this size and a hundred megabytes at the size at
    /// which Cairo itself fills outlines. The images of color glyphs have four times as many bytes. FreeType also fails for
    /// glyphs of more than 1,500 pixels that are squeezed along one axis.
    private static let largestImage = 512.0

    /// Whether the glyphs are too large for Cairo's images, so that their outlines are filled, or color glyphs enlarged.
    ///
    /// - Parameter scale: The number of pixels per point.
    package func areLarge(at scale: Double) -> Bool {
        size * scale > Self.largestImage
    }

    /// The largest number of pixels per point at which Cairo draws the glyphs.
    var largestScale: Double {
        Self.largestImage / max(size, 1e-6)
    }

    /// Retains the font and copies the glyphs; requires the text lock.
    convenience init(font: UnsafeMutablePointer<PangoFont>, copying glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        self.init(font: font, adopting: pango_glyph_string_copy(glyphs))
    }

    /// Retains the font and takes ownership of the glyphs; requires the text lock.
    init(font: UnsafeMutablePointer<PangoFont>, adopting glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        g_object_ref(font)
        self.font = font
        self.glyphs = glyphs
        // Created eagerly, with the lock held, instead of when the first thread draws.
        var matrix = cairo_matrix_t()
        if let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) {
            cairo_scaled_font_get_font_matrix(scaled, &matrix)
        }
        size = matrix.largestFactor
    }

    deinit {
        pango_glyph_string_free(glyphs)
        DeferredFontRelease.shared.add(font)
    }
}

extension cairo_matrix_t {
    /// By how much the matrix enlarges one of the axes.
    var largestFactor: Double {
        max(xx * xx + yx * yx, xy * xy + yy * yy).squareRoot()
    }
}

/// Glyphs of one font and color on one line.
package struct GlyphRun: Sendable {
    package var shaped: ShapedGlyphs
    /// The left end of the baseline, in points from the text's top-left corner.
    package var origin: CGPoint
    /// In points.
    package var width: CGFloat
    /// The color of the glyphs, or nil for the color with which the text is drawn.
    package var color: CGColor?
    /// Whether the glyphs have their own colors, as emoji do.
    package var isColor: Bool
    /// The run's bytes in the UTF-8 form of the string.
    package var range: Range<Int>
    /// The UTF-8 form of the whole string; texts share it.
    let bytes: [UInt8]
    /// Whether the glyphs are the ellipsis that replaces the run's bytes.
    let isEllipsis: Bool
    let rareEffects: IndirectStorage<TextEffects>?
    /// The bytes of a list item's marker that the glyphs show, or nil for glyphs of the text; `range` is empty for a marker.
    var markerRange: Range<Int>?

    /// Whether the glyphs are those of a list item's marker, which is not a part of the text.
    package var isMarker: Bool { markerRange != nil }

    /// The effects, which few runs have.
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

/// A filled or dashed rectangle that decorates a text.
package struct TextDecoration: Hashable, Sendable {
    package enum Layer: Hashable, Sendable {
        case behindShadows
        case behindText
        case aboveText
    }

    package enum Kind: Hashable, Sendable {
        case background
        case underline
        case strikethrough
    }

    /// The rectangle, in points from the text's top-left corner.
    ///
    /// If there are `dashes`, the rectangle that contains them.
    package var rect: CGRect
    /// The color, or nil for the color with which the text is drawn.
    package var color: CGColor?
    package var kind: Kind
    /// The bytes of the decorated characters; between two pieces of a merged decoration, also those of others.
    package var range: Range<Int>
    /// The alternating widths of dashes and gaps, in points; empty for a solid rectangle.
    package var dashes: [CGFloat] = []
    package var shadow: TextShadow?

    package var layer: Layer {
        switch kind {
        case .background: .behindShadows
        case .underline: .behindText
        case .strikethrough: .aboveText
        }
    }
}
