internal import CGTK

/// Shapes a paragraph with Pango and breaks it into lines; requires the text lock.
struct ParagraphShaper {
    var bytes: [UInt8]
    var segments: TextSegments
    var style: TextParagraph
    /// The widths between the indents for the first and the other lines, or nil if lines are not broken.
    var widths: (first: CGFloat, others: CGFloat)?
    let engine: TextEngine
    /// Whether an ellipsis replaces omitted lines even if the paragraph's line break mode does not truncate.
    var showsEllipsisForOmittedLines = false
    /// The number of lines that suffices if there is no limit, because further lines are not visible.
    var enough: Int?
    /// The position of the text on its line in points, which affects tabs.
    var lineOffset: CGFloat = 0

    /// The text that replaces omitted text.
    private static let ellipsis = Array("…".utf8)
    /// The largest reduction of letter spacing before text is truncated, as a fraction of the font size.
    private static let maximumTightening: CGFloat = 0.04

    /// Shapes the bytes of a range.
    ///
    /// - Parameters:
    ///   - limit: The largest number of lines, or nil for any number.
    ///   - isContinued: Whether text after the paragraph is omitted, so that an ellipsis is required.
    func lines(of range: Range<Int>, limit: Int?, isContinued: Bool = false) -> [ShapedLine] {
        let lines = untightenedLines(of: range, limit: limit, isContinued: isContinued)
        guard style.details.tightens, limit == 1, !isContinued, lines.last?.isTruncated == true else { return lines }
        return tightenedLines(of: range) ?? lines
    }

    /// Returns a single line with all the text, at a tighter letter spacing; nil if that does not suffice.
    private func tightenedLines(of range: Range<Int>) -> [ShapedLine]? {
        // If that much text is omitted, tightening does not suffice.
        guard let availableWidth = widths?.first, !range.isEmpty, range.count < Self.longLine else { return nil }
        let whole = ParagraphShaper(bytes: bytes, segments: segments, style: style, widths: nil, engine: engine)
        let natural = whole.pangoLines(of: range, limit: nil, isContinued: false).reduce(0) { $0 + $1.width }
        let count = bytes[range].count { $0 & 0xC0 != 0x80 }
        let distance = (natural - availableWidth) / CGFloat(max(count - 1, 1)) + 0.01
        let most = segments.meeting(range).map(\.run.font.usableSize).min() ?? 0
        guard distance < most * Self.maximumTightening else { return nil }
        let closer = ParagraphShaper(
            bytes: bytes, segments: segments.tightened(by: distance), style: style, widths: widths, engine: engine)
        let lines = closer.pangoLines(of: range, limit: 1, isContinued: false)
        return lines.last?.isTruncated == false ? lines : nil
    }

    private func untightenedLines(of range: Range<Int>, limit: Int?, isContinued: Bool) -> [ShapedLine] {
        if !isContinued, !style.restrictsBreaks || widths == nil, let lines = simpleLines(of: range, limit: limit) {
            return lines
        }
        return pangoLines(of: range, limit: limit, isContinued: isContinued)
    }

    /// Returns the lines of any text, by means of Pango layouts.
    func pangoLines(of range: Range<Int>, limit: Int?, isContinued: Bool) -> [ShapedLine] {
        let parts = forcedLines(of: range)
        guard parts.count > 1 else { return undividedLines(of: range, limit: limit, isContinued: isContinued) }
        return lines(of: parts, in: range, limit: limit, isContinued: isContinued)
    }

    /// Returns the lines of text without vertical tabs, form feeds and next lines.
    func undividedLines(of range: Range<Int>, limit: Int?, isContinued: Bool) -> [ShapedLine] {
        guard widths != nil else {
            guard range.count > Self.longLine else {
                return layoutLines(of: range, limit: limit, isContinued: isContinued)
            }
            var line = wideLine(range)
            line.isTruncated = line.isTruncated || isContinued
            return [line]
        }
        guard needsWindows(range) else { return wrappedLines(of: range, limit: limit, isContinued: isContinued) }
        let isShortened = isContinued || limit != nil && ellipsis != nil
        return isShortened
            ? truncatedLines(of: range, limit: limit, isContinued: isContinued)
            : windowedLines(of: range, limit: limit)
    }

    func layoutLines(of range: Range<Int>, limit: Int?, isContinued: Bool) -> [ShapedLine] {
        let isMarked = isContinued && ellipsis == PANGO_ELLIPSIZE_END
        guard let layout = makeLayout(of: range, limit: limit, isMarked: isMarked) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var lines = shapedLines(of: layout, range: range, limit: limit)
        if isContinued, !lines.isEmpty {
            lines[lines.count - 1].isTruncated = true
        }
        return lines
    }

    /// Returns a layout of a range of bytes on one line; the caller releases it.
    func makeLayout(of range: Range<Int>) -> OpaquePointer? {
        guard let layout = engine.makeLayout(isRightToLeft: isRightToLeft(range)) else { return nil }
        setText(of: range, marked: false, in: layout)
        setAttributes(of: range, isMarked: false, in: layout)
        setTabs(of: range, in: layout)
        pango_layout_set_single_paragraph_mode(layout, 1)
        return layout
    }

    /// Returns a layout of a range of bytes in the available width; the caller releases it.
    func makeLayout(of range: Range<Int>, limit: Int?, isMarked: Bool) -> OpaquePointer? {
        guard let layout = engine.makeLayout(isRightToLeft: isRightToLeft(range)) else { return nil }
        setText(of: range, marked: isMarked, in: layout)
        setAttributes(of: range, isMarked: isMarked, in: layout)
        setTabs(of: range, in: layout)
        keepCharactersWhole(in: layout, of: range)
        setBreaking(of: range, limit: limit, in: layout)
        setLineBreaks(in: layout)
        hyphenate(layout, of: range)
        if !isMarked { restrictBreaks(of: layout, in: range) }
        return layout
    }

    // MARK: Settings

    private func setText(of range: Range<Int>, marked: Bool, in layout: OpaquePointer) {
        let text = Array(bytes[range]) + (marked ? Self.ellipsis : [])
        text.withUnsafeBytes { buffer in
            let start = buffer.bindMemory(to: CChar.self).baseAddress
            pango_layout_set_text(layout, start, Int32(buffer.count))
        }
    }

    private func setAttributes(of range: Range<Int>, isMarked: Bool, in layout: OpaquePointer) {
        let list = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        let shown = segments.meeting(range)
        for (index, segment) in shown.enumerated() {
            let part = segment.range.clamped(to: range)
            let isLast = index == shown.count - 1
            let end = isLast ? UInt32.max : UInt32(part.upperBound - range.lowerBound)
            add(segment.run, from: UInt32(part.lowerBound - range.lowerBound), to: end, index: index, in: list)
        }
        if shown.isEmpty {
            add(segments.run(at: range.lowerBound), from: 0, to: .max, index: 0, in: list)
        }
        addHyphens(of: range, to: list)
        pango_layout_set_attributes(layout, list)
    }

    private func add(_ run: TextRun, from start: UInt32, to end: UInt32, index: Int, in list: OpaquePointer?) {
        let font = engine.font(for: run.font)
        var attributes = font.makeFontAttributes()
        if Self.kern(of: run) != 0 {
            attributes.append(pango_attr_letter_spacing_new(Int32(Self.kern(of: run) * PangoUnit.perPoint)))
        }
        // An invisible color attribute makes Pango end its runs where the style changes, even inside a word.
        attributes.append(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), UInt16(index >> 16 & 0xFFFF), 0))
        if let attachment = run.attachment { attributes.append(attachment.makeAttribute()) }
        for attribute in attributes { Self.insert(attribute, from: start, to: end, in: list) }
    }

    private static func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, from start: UInt32, to end: UInt32,
        in list: OpaquePointer?
    ) {
        attribute?.pointee.start_index = start
        attribute?.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
    }

    /// Restricts hyphens to lines that end at a soft hyphen; lines broken inside a word that is too long have none.
    ///
    /// Pango's attribute applies to all positions inside its range, so that a new range starts after each soft hyphen.
    /// Because many ranges take quadratic time, only the last soft hyphens in a sequence of them end a range.
    private func addHyphens(of range: Range<Int>, to list: OpaquePointer?) {
        var start: UInt32 = 0
        for index in range.dropLast() where bytes[index] == 0xC2 && bytes[index + 1] == 0xAD {
            if hasSoftHyphens(4, at: index + 2, in: range) { continue }
            let end = UInt32(index + 2 - range.lowerBound)
            Self.insert(pango_attr_insert_hyphens_new(0), from: start, to: end, in: list)
            start = end
        }
        Self.insert(pango_attr_insert_hyphens_new(0), from: start, to: .max, in: list)
    }

    /// Returns whether a number of soft hyphens starts at a byte.
    private func hasSoftHyphens(_ count: Int, at index: Int, in range: Range<Int>) -> Bool {
        guard index + 2 * count <= range.upperBound else { return false }
        return stride(from: index, to: index + 2 * count, by: 2).allSatisfy {
            bytes[$0] == 0xC2 && bytes[$0 + 1] == 0xAD
        }
    }

    private func setTabs(of range: Range<Int>, in layout: OpaquePointer) {
        let count = bytes[range].count { $0 == 0x09 }
        guard count > 0 else { return }
        let head = widths == nil ? style.firstLineHeadIndent : min(style.firstLineHeadIndent, style.headIndent)
        let tabs = TabStops(style.details, from: head + lineOffset, count: count).makeTabs()
        pango_layout_set_tabs(layout, tabs)
        pango_tab_array_free(tabs)
    }

    private func setBreaking(of range: Range<Int>, limit: Int?, in layout: OpaquePointer) {
        guard let widths else {
            pango_layout_set_width(layout, -1)
            return
        }
        let (first, others) = (PangoUnit.width(widths.first), PangoUnit.width(widths.others))
        pango_layout_set_width(layout, max(first, others))
        pango_layout_set_indent(layout, others - first)
        let isCharacterwise = style.lineBreakMode == .byCharWrapping
        pango_layout_set_wrap(layout, isCharacterwise ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
        pango_layout_set_justify_last_line(layout, endsInHangingSpaces(range) ? 1 : 0)
        if let limit, let mode = ellipsis {
            pango_layout_set_ellipsize(layout, mode)
            pango_layout_set_height(layout, -Int32(clamping: limit))
        }
    }

    /// The position of the ellipsis in a last line that does not hold all text.
    private var ellipsis: PangoEllipsizeMode? {
        if let mode = style.lineBreakMode.ellipsis { return mode }
        return showsEllipsisForOmittedLines && style.lineBreakMode != .byClipping ? PANGO_ELLIPSIZE_END : nil
    }

    // MARK: Lines

    private func shapedLines(of layout: OpaquePointer, range: Range<Int>, limit: Int?) -> [ShapedLine] {
        let count = Int(pango_layout_get_line_count(layout))
        let shown = min(count, limit ?? count)
        let hasEllipsis = pango_layout_is_ellipsized(layout) != 0
        var lines: [ShapedLine] = []
        for index in 0..<shown {
            guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
            var shaped = shapedLine(line, start: range.lowerBound, end: range.upperBound)
            shaped.isFirstOfParagraph = index == 0
            shaped.isLastOfParagraph = index == count - 1
            shaped.isTruncated = index == shown - 1 && (shown < count || hasEllipsis)
            lines.append(shaped)
        }
        return lines
    }

    private func shapedLine(_ line: UnsafeMutablePointer<PangoLayoutLine>, start: Int, end: Int) -> ShapedLine {
        let first = min(start + Int(line.pointee.start_index), end)
        let last = min(first + Int(line.pointee.length), end)
        var shaped = ShapedLine(range: first..<last)
        shaped.isRightToLeft = line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
        var next = line.pointee.runs
        while let node = next {
            let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            add(item, to: &shaped, start: start, end: end)
            next = node.pointee.next
        }
        growForStyles(in: &shaped)
        shaped.width += outerKern(of: shaped)
        return shaped
    }

    private func add(
        _ run: UnsafeMutablePointer<PangoGlyphItem>, to line: inout ShapedLine, start: Int, end: Int
    ) {
        guard let glyphs = run.pointee.glyphs, let item = run.pointee.item else { return }
        let first = min(start + Int(item.pointee.offset), end)
        let range = first..<min(first + Int(item.pointee.length), end)
        item.removePadding(from: glyphs)
        if item.isEllipsis { line.hidden = range }
        let width = PangoUnit.points(pango_glyph_string_get_width(glyphs))
        let x = line.width + PangoUnit.points(run.pointee.start_x_offset)
        var piece = ShapedLine.Piece(shaped: nil, isColor: false, x: x, width: width, range: range)
        if !item.isEllipsis, let attachment = segments.run(at: first).attachment {
            piece.attachment = attachment
            line.makeSpace(for: attachment.metrics, raisedBy: segments.run(at: first).raise)
        }
        if let font = item.pointee.analysis.font {
            piece.shaped = glyphs.pointee.isBlank ? nil : ShapedGlyphs(font: font, copying: glyphs)
            piece.isColor = glyphs.pointee.hasColor
            line.makeSpace(for: FontMetrics(font: font), raisedBy: segments.run(at: first).raise)
        }
        line.pieces.append(piece)
        line.width = x + width + PangoUnit.points(run.pointee.end_x_offset)
    }

    /// Returns half of the kern at each end, which Pango includes when it breaks lines and removes afterwards.
    private func outerKern(of line: ShapedLine) -> CGFloat {
        guard let first = line.pieces.first, let last = line.pieces.last else { return 0 }
        return [first, last].reduce(0) { $0 + max(Self.kern(of: segments.run(at: $1.range.lowerBound)), 0) / 2 }
    }

    private static func kern(of run: TextRun) -> CGFloat {
        run.kern.isFinite ? min(max(run.kern, -1000), 1000) : 0
    }

    /// Makes a line at least as high as the requested fonts, whatever fonts replace them.
    private func growForStyles(in line: inout ShapedLine) {
        for segment in segments.meeting(line.range) {
            line.makeSpace(for: engine.font(for: segment.run.font).metrics, raisedBy: segment.run.raise)
        }
        if line.range.isEmpty {
            let run = segments.run(at: line.range.lowerBound)
            line.makeSpace(for: engine.font(for: run.font).metrics, raisedBy: run.raise)
        }
    }
}

extension PangoUnit {
    /// Converts a width, rounding up so that rounding never breaks text; 0 for negative widths and NaN.
    static func width(_ points: CGFloat) -> Int32 {
        points > 0 ? Int32(clamping: Int(min(points * perPoint, 1e10).rounded(.up))) : 0
    }
}

extension TextRun {
    fileprivate var attachment: TextAttachment? {
        hasEffects ? effects.attachment : nil
    }
}

extension TextAttachment {
    /// Returns the attribute that reserves the attachment's space.
    fileprivate func makeAttribute() -> UnsafeMutablePointer<PangoAttribute>? {
        var box = PangoRectangle(
            x: 0, y: Int32(-bounds.maxY * PangoUnit.perPoint), width: PangoUnit.width(advance),
            height: PangoUnit.width(bounds.height))
        return withUnsafePointer(to: &box) { pango_attr_shape_new($0, $0) }
    }

    fileprivate var metrics: FontMetrics {
        FontMetrics(ascender: bounds.maxY, descender: bounds.minY, leading: 0, capHeight: 0, xHeight: 0)
    }
}

extension UnsafeMutablePointer<PangoItem> {
    fileprivate var isEllipsis: Bool {
        UInt32(pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    }

    /// Removes the padding that Pango adds to an ellipsis so that its line fills the width.
    fileprivate func removePadding(from glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        guard isEllipsis, glyphs.pointee.num_glyphs > 0, let font = pointee.analysis.font else { return }
        let last = glyphs.pointee.glyphs + Int(glyphs.pointee.num_glyphs) - 1
        let own = hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), last.pointee.glyph)
        last.pointee.geometry.width = min(last.pointee.geometry.width, own)
    }
}

extension PangoGlyphString {
    private var infos: UnsafeBufferPointer<PangoGlyphInfo> {
        UnsafeBufferPointer(start: glyphs, count: Int(num_glyphs))
    }

    /// Whether no glyph is visible.
    fileprivate var isBlank: Bool {
        infos.allSatisfy { $0.glyph == 0x0FFF_FFFF }
    }

    fileprivate var hasColor: Bool {
        infos.contains { $0.attr.is_color != 0 }
    }
}

extension TextParagraph.LineBreakMode {
    fileprivate var ellipsis: PangoEllipsizeMode? {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        }
    }
}
