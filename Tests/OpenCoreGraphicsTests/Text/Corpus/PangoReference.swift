import CGTK

import OpenCoreGraphics

/// A layout by Pango alone, with a separate font map, as the reference for typeset text.
final class PangoReference {
    struct Glyph: CustomStringConvertible {
        var glyph: UInt32
        var byte: Int
        var x: CGFloat
        var y: CGFloat
        var font: String

        var description: String { "\(glyph) of byte \(byte) in \(font) at \(x), \(y)" }

        func isSame(as other: Glyph, tolerance: CGFloat) -> Bool {
            glyph == other.glyph && byte == other.byte && font == other.font
                && abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
        }
    }

    struct Line {
        var start: Int
        var glyphs: [Glyph]
    }

    struct Settings: CustomStringConvertible {
        var family = "Inter"
        var size: CGFloat = 17
        var width: CGFloat?
        var alignment = TextParagraph.Alignment.natural
        var mode = TextParagraph.LineBreakMode.byWordWrapping
        var limit: Int?

        var description: String {
            "\(family) \(size), width \(width ?? -1), \(alignment), \(mode), limit \(limit ?? 0)"
        }
    }

    private let map = pango_cairo_font_map_new()
    private let context: OpaquePointer?

    init() {
        context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }

    /// Returns the visible lines with their glyphs.
    ///
    /// In an ellipsized line, positions are relative to its first glyph.
    func lines(of text: String, _ settings: Settings) -> [Line] {
        guard let layout = pango_layout_new(context) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let description = pango_font_description_new()
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, settings.family + ",Inter,sans-serif")
        pango_font_description_set_absolute_size(description, Double(settings.size) * 1024)
        pango_layout_set_font_description(layout, description)
        forbidHyphens(of: text, in: layout)
        // Every 28 points, as in UIKit.
        let tabs = pango_tab_array_new(2, 0)
        for index in 0..<2 as Range<Int32> {
            pango_tab_array_set_tab(tabs, index, PANGO_TAB_LEFT, (index + 1) * 28 * 1024)
        }
        pango_layout_set_tabs(layout, tabs)
        pango_tab_array_free(tabs)
        pango_layout_set_text(layout, text, -1)
        apply(settings, to: layout)
        if settings.width != nil, settings.mode != .byCharWrapping { Self.setLineBreaks(of: text, in: layout) }
        return lines(of: layout, limit: settings.limit, width: settings.width)
    }

    /// Restricts hyphens to lines that end at a soft hyphen.
    private func forbidHyphens(of text: String, in layout: OpaquePointer) {
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        var (start, end): (UInt32, UInt32) = (0, 0)
        for scalar in text.unicodeScalars {
            end += UInt32(UTF8.width(scalar))
            if scalar == "\u{AD}" {
                let attribute = pango_attr_insert_hyphens_new(0)
                attribute?.pointee.start_index = start
                attribute?.pointee.end_index = end
                pango_attr_list_insert(attributes, attribute)
                start = end
            }
        }
        let attribute = pango_attr_insert_hyphens_new(0)
        attribute?.pointee.start_index = start
        pango_attr_list_insert(attributes, attribute)
        pango_layout_set_attributes(layout, attributes)
    }

    /// Returns whether Pango determines the same direction of a paragraph; it does not skip isolates.
    static func hasSameDirection(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
        return WritingDirection.isRightToLeft(letters) == WritingDirection.isRightToLeft(text.unicodeScalars)
    }

    /// Sets the opportunities to break lines, which are those of ICU, and breaks the lines again.
    static func setLineBreaks(of text: String, in layout: OpaquePointer) {
        var count: Int32 = 0
        guard let table = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        let attributes = UnsafeMutablePointer(mutating: table)
        let ends = Set(Array(text.utf8).withUnsafeBufferPointer { TextBreaks.lines.ends(in: $0) })
        var byte = 0
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let isEnd = ends.contains(byte) && attributes[index].is_cursor_position != 0
            if byte > 0 { attributes[index].is_line_break = isEnd ? 1 : 0 }
            byte += UTF8.width(scalar)
        }
        let width = pango_layout_get_width(layout)
        pango_layout_set_width(layout, width + 1)
        pango_layout_set_width(layout, width)
    }

    private func apply(_ settings: Settings, to layout: OpaquePointer) {
        pango_layout_set_width(layout, settings.width.map { Int32(($0 * 1024).rounded(.up)) } ?? -1)
        pango_layout_set_wrap(layout, settings.mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, settings.alignment == .justified ? 1 : 0)
        switch settings.alignment {
        case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        case .natural, .justified, .left, .right: break
        }
        guard let limit = settings.limit else { return }
        switch settings.mode {
        case .byTruncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .byTruncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        case .byTruncatingTail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        case .byWordWrapping, .byCharWrapping, .byClipping: return
        }
        pango_layout_set_height(layout, -Int32(limit))
    }

    private func lines(of layout: OpaquePointer, limit: Int?, width: CGFloat?) -> [Line] {
        var lines: [Line] = []
        guard let iterator = pango_layout_get_iter(layout) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            lines.append(
                Line(start: Int(line.pointee.start_index), glyphs: glyphs(of: line, x: width == nil ? 0 : logical.x)))
        } while lines.count < limit ?? .max && pango_layout_iter_next_line(iterator) != 0
        return lines
    }

    private func glyphs(of line: UnsafeMutablePointer<PangoLayoutLine>, x start: Int32) -> [Glyph] {
        var glyphs: [Glyph] = []
        var x = start
        var next = line.pointee.runs
        while let node = next {
            let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            let font = Self.name(of: run.item.pointee.analysis.font)
            Self.removePadding(of: run)
            for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
                let info = run.glyphs.pointee.glyphs[index]
                if info.glyph != 0x0FFF_FFFF {
                    glyphs.append(
                        Glyph(
                            glyph: info.glyph,
                            byte: Int(run.item.pointee.offset + run.glyphs.pointee.log_clusters[index]),
                            x: CGFloat(x + info.geometry.x_offset) / 1024, y: CGFloat(info.geometry.y_offset) / 1024,
                            font: font))
                }
                x += info.geometry.width
            }
            next = node.pointee.next
        }
        return glyphs
    }

    /// Removes the width that Pango adds to an ellipsis to fill the line, which `TypesetText` does not add.
    private static func removePadding(of run: PangoGlyphItem) {
        let analysis = run.item.pointee.analysis
        guard UInt32(analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 else { return }
        let last = run.glyphs.pointee.glyphs + Int(run.glyphs.pointee.num_glyphs) - 1
        let own = hb_font_get_glyph_h_advance(pango_font_get_hb_font(analysis.font), last.pointee.glyph)
        last.pointee.geometry.width = min(last.pointee.geometry.width, own)
    }

    /// Returns the visible glyphs of a typeset text in the same form.
    static func lines(of text: TypesetText) -> [Line] {
        text.lines.map { line in
            let runs = text.runs.filter {
                $0.origin.y == line.baseline && $0.origin.x >= line.frame.minX - 1
                    && line.range.contains($0.range.lowerBound)
            }
            return Line(start: line.range.lowerBound, glyphs: runs.flatMap(glyphs))
        }
    }

    private static func glyphs(of run: GlyphRun) -> [Glyph] {
        let string = run.glyphs.pointee
        let font = name(of: run.font)
        var x = run.origin.x
        return (0..<Int(string.num_glyphs)).compactMap { index in
            let info = string.glyphs[index]
            let left = x + CGFloat(info.geometry.x_offset) / 1024
            x += CGFloat(info.geometry.width) / 1024
            if info.glyph == 0x0FFF_FFFF { return nil }
            return Glyph(
                glyph: info.glyph, byte: run.range.lowerBound + Int(string.log_clusters[index]), x: left,
                y: CGFloat(info.geometry.y_offset) / 1024, font: font)
        }
    }

    private static func name(of font: UnsafeMutablePointer<PangoFont>?) -> String {
        guard let font else { return "none" }
        let description = pango_font_describe_with_absolute_size(font)
        defer { pango_font_description_free(description) }
        let name = pango_font_description_to_string(description)
        defer { g_free(name) }
        return name.map { String(cString: $0) } ?? ""
    }
}
