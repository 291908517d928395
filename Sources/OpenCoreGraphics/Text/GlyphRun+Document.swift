internal import CGTK

/// Glyphs in documents.
extension GlyphRun {
    private static let ellipsis = Array("\u{2026}".utf8)[...]
    /// Pango's number of a glyph that draws nothing.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    /// Pango's flag of a character without a glyph, which it draws as a box.
    private static let unknownGlyph: UInt32 = 0x1000_0000

    /// Shows the glyphs together with the characters that they stand for, also if the font combines or reorders them.
    ///
    /// The text lock must be held. Returns false if the relation is not known or Pango draws the glyphs itself.
    func showText(on cairo: OpaquePointer) -> Bool {
        let infos = UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs))
        guard !infos.contains(where: { $0.glyph & Self.unknownGlyph != 0 }),
            let text, let map = GlyphClusters(self.clusterStarts(of: infos), text: text),
            let font = pango_cairo_font_get_scaled_font(OpaquePointer(font))
        else { return false }
        let placed = placedGlyphs(infos)
        let clusters = map.clusters.map {
            cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
        }
        cairo_save(cairo)
        cairo_set_scaled_font(cairo, font)
        text.withUnsafeBytes { bytes in
            cairo_show_text_glyphs(
                cairo, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), placed, Int32(placed.count),
                clusters, Int32(clusters.count), map.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : .init(0))
        }
        cairo_restore(cairo)
        return true
    }

    /// The UTF-8 form of what the glyphs show, or nil if the run's range is not known.
    private var text: ArraySlice<UInt8>? {
        if isEllipsis { return Self.ellipsis }
        let range = markerRange ?? range
        return range.isEmpty || range.upperBound > bytes.count ? nil : bytes[range]
    }

    private func clusterStarts(of infos: UnsafeBufferPointer<PangoGlyphInfo>) -> [GlyphClusters.Glyph] {
        infos.indices.map { index in
            GlyphClusters.Glyph(
                start: isEllipsis ? 0 : Int(glyphs.pointee.log_clusters[index]),
                isVisible: infos[index].glyph != Self.emptyGlyph)
        }
    }

    private func placedGlyphs(_ infos: UnsafeBufferPointer<PangoGlyphInfo>) -> [cairo_glyph_t] {
        var placed: [cairo_glyph_t] = []
        var x: Int32 = 0
        for info in infos {
            if info.glyph != Self.emptyGlyph {
                placed.append(
                    cairo_glyph_t(
                        index: UInt(info.glyph),
                        x: (origin.x + PangoUnit.points(x &+ info.geometry.x_offset)).native,
                        y: (origin.y + PangoUnit.points(info.geometry.y_offset)).native))
            }
            x &+= info.geometry.width
        }
        return placed
    }

    /// Draws color glyphs as an image: in documents, because Cairo would draw them with one pixel per point, and large ones.
    func showPicture(on cairo: OpaquePointer, alpha: CGFloat) {
        let frame = inkBounds.insetBy(dx: -1, dy: -1)
        guard
            let picture = ImageSurface.make(
                format: CAIRO_FORMAT_ARGB32, frame: frame,
                scale: min(CGContext.documentRasterScale, shaped.largestScale))
        else { return }
        defer { cairo_surface_destroy(picture) }
        let drawing = cairo_create(picture)
        TextEngine.shared.withLock {
            cairo_move_to(drawing, origin.x.native, origin.y.native)
            pango_cairo_show_glyph_string(drawing, font, glyphs)
        }
        cairo_destroy(drawing)
        cairo_set_source_surface(cairo, picture, 0, 0)
        cairo_paint_with_alpha(cairo, alpha.native)
    }
}

extension OpaquePointer {
    /// Whether a `cairo_t` draws into a document, which stores characters and not only glyphs.
    var keepsText: Bool {
        cairo_surface_has_show_text_glyphs(cairo_get_target(self)) != 0
    }
}
