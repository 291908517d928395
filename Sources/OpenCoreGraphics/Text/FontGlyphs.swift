internal import CGTK

/// The glyphs of the font that a descriptor resolves to, in points with the y-axis up; none on a system without fonts.
extension FontDescriptor {
    /// Returns the numbers of the glyphs that show Unicode scalars, or 0 for those that the font does not contain.
    package func glyphs(of scalars: [UInt32]) -> [UInt16] {
        withHarfBuzzFont { font in
            scalars.map { scalar in
                var glyph: hb_codepoint_t = 0
                guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return 0 }
                return UInt16(exactly: glyph) ?? 0
            }
        } ?? scalars.map { _ in 0 }
    }

    /// Returns the distances from the origins of glyphs to those of the next.
    package func advances(of glyphs: [UInt16]) -> [CGFloat] {
        withHarfBuzzFont { font in
            glyphs.map { PangoUnit.points(hb_font_get_glyph_h_advance(font, hb_codepoint_t($0))) }
        } ?? glyphs.map { _ in 0 }
    }

    /// Returns the rectangles that contain the ink of glyphs; the empty rectangle for those without ink.
    package func inkBounds(of glyphs: [UInt16]) -> [CGRect] {
        withHarfBuzzFont { font in
            glyphs.map { glyph in
                var extents = hb_glyph_extents_t()
                guard hb_font_get_glyph_extents(font, hb_codepoint_t(glyph), &extents) != 0 else { return .zero }
                // The height extends downwards from the top.
                let (width, height) = (PangoUnit.points(extents.width), -PangoUnit.points(extents.height))
                return CGRect(
                    x: PangoUnit.points(extents.x_bearing), y: PangoUnit.points(extents.y_bearing) - height,
                    width: width, height: height)
            }
        } ?? glyphs.map { _ in .zero }
    }

    /// Returns the outline of a glyph; `nil` if the font has no such glyph, or if it has no ink.
    package func outline(of glyph: UInt16) -> CGPath? {
        TextEngine.shared.withLock {
            let loaded = TextEngine.shared.font(for: self)
            guard let font = loaded.font, let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else {
                return nil
            }
            let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
            defer { cairo_surface_destroy(surface) }
            let cairo = cairo_create(surface)
            defer { cairo_destroy(cairo) }
            cairo_set_scaled_font(cairo, scaled)
            var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
            cairo_glyph_path(cairo, &placed, 1)
            guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS, let path = cairo_copy_path(cairo) else { return nil }
            defer { cairo_path_destroy(path) }
            return CGPath.upright(path)
        }
    }

    /// Calls a closure with the font of HarfBuzz, while text is locked; `nil` on a system without fonts.
    func withHarfBuzzFont<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
        TextEngine.shared.withLock {
            TextEngine.shared.font(for: self).font.flatMap { pango_font_get_hb_font($0) }.map(body)
        }
    }
}

extension CGPath {
    /// Converts a path of Cairo, whose y-axis points down; `nil` if it is empty.
    fileprivate static func upright(_ source: UnsafeMutablePointer<cairo_path_t>) -> CGPath? {
        let path = CGMutablePath()
        var index = 0
        while index < Int(source.pointee.num_data) {
            let header = source.pointee.data[index].header
            func point(_ number: Int) -> CGPoint {
                let point = source.pointee.data[index + number].point
                return CGPoint(x: point.x, y: -point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: path.closeSubpath()
            }
            index += max(Int(header.length), 1)
        }
        return path.isEmpty ? nil : path
    }
}
