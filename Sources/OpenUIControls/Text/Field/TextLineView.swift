/// A single line of text with a selection and a caret, scrolled so that the caret is visible.
///
/// Only a part of a very long text is laid out; offsets outside of it are clamped to its ends.
///
/// Offsets are UTF-16 units of the edited text, which can differ from the displayed text: dots may replace its
/// characters. The line is scrolled by the origin of its bounds.
@MainActor package final class TextLineView: UIView {
    private static let caretWidth: CGFloat = 2

    /// The content and style of the line.
    struct Line: Equatable {
        var content = TextContent("", font: UIFont.systemFont(ofSize: 17).face)
        /// The character boundaries of the edited text, in UTF-16 units.
        var units = [0]
        /// The same boundaries, in bytes of the displayed text.
        var bytes = [0]
        /// The length of the entire text in UTF-16 units.
        var length = 0
        var font = UIFont.systemFont(ofSize: 17)
        var alignment = NSTextAlignment.natural
        /// Whether there is a caret; without one, text that does not fit is truncated with an ellipsis.
        var isEdited = false
        /// The minimum factor by which text may be scaled down to fit.
        var minimumScale: CGFloat = 1
    }

    private let selectionLayer = CALayer()
    private let textLayer = CALayer()
    private let caretLayer = CALayer()
    /// The view that draws the text while it is not being edited, if the field draws it itself.
    private var drawnText: DrawnTextView?
    /// What ``drawnText`` displays.
    private var drawn: Drawn?
    private var underlines: SpellingUnderlines?
    private var misspelled: [NSRange] = []
    private(set) lazy var blink = CaretBlink(caretLayer, in: self)
    private var line = Line()
    /// The text in its current layout, scaled down if necessary.
    private var shown = TextContent("", font: UIFont.systemFont(ofSize: 17).face)
    private var scale: CGFloat = 1
    private var map: CaretMap?
    /// The width of the unscaled text, in points.
    private(set) var textWidth: CGFloat = 0
    private var selection = 0..<0
    private var head = 0
    /// The scroll offset during a drag over the line; if `nil`, the line is scrolled so that the caret is visible.
    private var dropScroll: CGFloat?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        for part in [selectionLayer, textLayer, caretLayer] {
            part.suppressesImplicitActions = true
            layer.addSublayer(part)
        }
        caretLayer.cornerRadius = Self.caretWidth / 2
    }

    package required init?(coder: NSCoder) {
        nil
    }

    // MARK: Content

    func show(_ line: Line) {
        guard line != self.line || map == nil else { return }
        let edge = line.units.first == self.line.units.first ? nil : (offset: leftEdge, x: x(at: leftEdge))
        self.line = line
        setContent(line.content, scale: 1)
        textWidth = map?.width ?? 0
        if let edge { bounds.origin.x += x(at: edge.offset) - edge.x }
        setNeedsLayout()
    }

    /// The offset at the left edge, which keeps its position when another part of the text is displayed.
    private var leftEdge: Int { closestOffset(to: CGPoint(x: bounds.minX, y: 0)).offset }

    private func setContent(_ content: TextContent, scale: CGFloat) {
        self.scale = scale
        shown = content.scaled(by: scale)
        map = CaretMap(shown)
    }

    /// Scales the text down to fit, as far as permitted.
    private func fit() {
        let availableWidth = bounds.width - (line.isEdited ? Self.caretWidth : 0)
        let desired =
            line.minimumScale < 1 && textWidth > availableWidth ? max(availableWidth / textWidth, line.minimumScale) : 1
        if desired != scale { setContent(line.content, scale: desired) }
    }

    func select(_ range: Range<Int>, head: Int) {
        selection = range
        self.head = head
        setNeedsLayout()
    }

    /// Displays lines below misspelled words.
    func showSpelling(_ ranges: [NSRange]) {
        guard misspelled != ranges else { return }
        misspelled = ranges
        setNeedsLayout()
    }

    func setColors(text: CGColor, caret: CGColor, selection: CGColor) {
        textLayer.textContents?.color = text
        if textColor != text { drawnText?.setNeedsDisplay() }
        textColor = text
        caretLayer.backgroundColor = caret
        for part in selectionLayer.sublayers ?? [] { part.backgroundColor = selection }
        selectionColor = selection
    }

    /// How far the view extends above and below the rectangle of the text, for tall glyphs.
    var overflow: CGFloat = 0 {
        didSet { drawnText?.overflow = overflow }
    }

    /// Lets a field draw the text while it is not being edited.
    func letDrawText(_ field: UITextField) {
        let view = DrawnTextView(of: field)
        view.overflow = overflow
        addSubview(view)
        drawnText = view
    }

    /// Draws the text again if the field draws it.
    func redrawText() {
        drawnText?.setNeedsDisplay()
    }

    private var textColor: CGColor?
    private var selectionColor: CGColor?

    func updateCaret(isShown: Bool) {
        if isShown { blink.restart() } else { blink.stop() }
    }

    // MARK: Positions

    /// Returns the byte of the displayed text at an offset; an offset inside a character is rounded up to its end.
    private func byte(at offset: Int) -> Int {
        var (low, high) = (0, line.units.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if line.units[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return line.bytes[low]
    }

    /// Returns the index of the first character boundary at or after a byte of the displayed text.
    private func index(ofByte byte: Int) -> Int {
        var (low, high) = (0, line.bytes.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if line.bytes[middle] < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func x(at offset: Int) -> CGFloat {
        map?.x(at: byte(at: offset)) ?? 0
    }

    /// Whether the base writing direction of the line is right to left.
    var isRightToLeft: Bool { map?.isRightToLeft == true }

    /// The height of the font, or of the laid out line if the text has several runs or is scaled.
    var lineHeight: CGFloat {
        guard scale < 1 || shown.runs.count > 1, let first = map?.lines.first else { return line.font.lineHeight }
        return first.frame.height
    }

    private var textTop: CGFloat { rounded((bounds.height - lineHeight) / 2) }

    private func rounded(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded() / scale
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        fit()
        bounds.origin.x = scrollOffset
        showText()
        showSelection()
        caretLayer.frame = caretRect(at: head, affinity: .forward)
        caretLayer.opacity = selection.isEmpty ? 1 : 0
    }

    /// The scroll offset: text that fits is aligned, other text is scrolled to the caret and fills the line.
    private var scrollOffset: CGFloat {
        let availableWidth = bounds.width
        if let dropScroll { return rounded(dropScroll) }
        let content = (map?.width ?? 0) + (line.isEdited ? Self.caretWidth : 0)
        guard content > availableWidth else { return rounded(-(availableWidth - content) * fraction) }
        guard line.isEdited else { return 0 }
        let caret = caretRect(at: head, affinity: .forward)
        let shown = min(max(bounds.minX, caret.maxX - availableWidth), caret.minX)
        return rounded(min(max(shown, 0), content - availableWidth))
    }

    /// The fraction of the free space that is to the left of the text.
    ///
    /// The first letter determines the natural alignment; text without letters, such as digits and the dots of a password, is
    /// aligned as the interface.
    private var fraction: CGFloat {
        switch line.alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified:
            effectiveUserInterfaceLayoutDirection == .rightToLeft && line.content.hasNeutralDirection
                || map?.isRightToLeft == true ? 1 : 0
        }
    }

    /// Scrolls during a drag over the line; returns `false` if the line cannot scroll any further.
    func scrollDuringDrag(by distance: CGFloat) -> Bool {
        let content = (map?.width ?? 0) + Self.caretWidth
        guard content > bounds.width, !shown.string.isEmpty else { return false }
        let old = dropScroll ?? bounds.minX
        let new = min(max(old + distance, 0), content - bounds.width)
        guard new != old else { return false }
        dropScroll = new
        setNeedsLayout()
        return true
    }

    /// Restores the scroll offset after a drag over the line.
    func endDragScrolling() {
        guard dropScroll != nil else { return }
        dropScroll = nil
        setNeedsLayout()
    }

    private func showText() {
        let isDrawn = drawnText != nil && !line.isEdited
        drawnText?.isHidden = !isDrawn || shown.string.isEmpty
        guard !isDrawn, !shown.string.isEmpty, bounds.width > 0 else {
            showDrawnText()
            showUnderlines(baseline: 0)
            return textLayer.textContents = nil
        }
        let isCut = !line.isEdited && dropScroll == nil && (map?.width ?? 0) > bounds.width
        let typeset = typeset(truncatedTo: isCut ? bounds.width : nil)
        textLayer.frame = CGRect(
            x: isCut ? bounds.minX : 0, y: textTop, width: max(typeset.size.width, 1), height: lineHeight)
        textLayer.textContents = TextContents(typeset: typeset, origin: .zero, color: textColor)
        showUnderlines(baseline: textTop + (typeset.lines.first?.baseline ?? 0))
    }

    private func typeset(truncatedTo width: CGFloat?) -> TypesetText {
        var content = shown
        if width != nil { content.paragraph.lineBreakMode = .byTruncatingTail }
        return TypesetText(content, width: width, maximumLines: 1)
    }

    private func showDrawnText() {
        guard let drawnText, !drawnText.isHidden else { return }
        if drawnText.frame != bounds { drawnText.frame = bounds }
        let desired = Drawn(content: shown, size: bounds.size, fraction: fraction)
        guard drawn != desired else { return }
        drawn = desired
        drawnText.setNeedsDisplay()
    }

    /// What determines the drawing of the text, beside its color.
    private struct Drawn: Equatable {
        let content: TextContent
        let size: CGSize
        let fraction: CGFloat
    }

    /// Draws the text into the current context, aligned and centered vertically in a rectangle.
    func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !shown.string.isEmpty, rect.width > 0 else { return }
        let width = map?.width ?? 0
        let typeset = typeset(truncatedTo: width > rect.width ? rect.width : nil)
        let origin = CGPoint(
            x: rounded(rect.minX + max(0, rect.width - width) * fraction),
            y: rounded(rect.minY + (rect.height - lineHeight) / 2))
        context.saveGState()
        if let textColor { context.setFillColor(textColor) }
        typeset.draw(in: context, at: origin)
        context.restoreGState()
    }

    private func showUnderlines(baseline: CGFloat) {
        let ranges = line.isEdited ? misspelled : []
        let parts = ranges.flatMap { selectionRects(for: $0) }.map(\.rect).filter { $0.width > 0 }.map {
            TextUnderlinePart(span: $0.minX...$0.maxX, baseline: baseline, bottom: bounds.height)
        }
        underlines.show(
            parts, below: caretLayer, at: .zero, for: traitCollection, pixel: 1 / max(traitCollection.displayScale, 1))
    }

    private func showSelection() {
        let rects = line.isEdited ? selectionRects(for: NSRange(selection)).map(\.rect) : []
        var parts = selectionLayer.sublayers ?? []
        while parts.count > rects.count { parts.removeLast().removeFromSuperlayer() }
        while parts.count < rects.count {
            let part = CALayer()
            part.suppressesImplicitActions = true
            part.cornerRadius = 2
            selectionLayer.addSublayer(part)
            parts.append(part)
        }
        for (part, rect) in zip(parts, rects) {
            part.backgroundColor = selectionColor
            part.frame = rect
        }
    }

    /// Stops blinking when the view is removed from its window.
    package override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { blink.stop() }
    }
}

extension TextLineView: TextGeometry {
    package func caretRect(at offset: Int, affinity: UITextStorageDirection) -> CGRect {
        CGRect(x: rounded(x(at: offset)), y: textTop, width: Self.caretWidth, height: lineHeight)
    }

    package func closestOffset(to point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
        guard let map else { return (0, .forward) }
        let byte = map.byte(at: point.x)
        var index = index(ofByte: byte)
        if index > 0, line.bytes[index] != byte {
            // Inside a character: choose the nearer end.
            let (left, right) = (map.x(at: line.bytes[index - 1]), map.x(at: line.bytes[index]))
            if abs(point.x - left) < abs(point.x - right) { index -= 1 }
        }
        return (line.units[index], .forward)
    }

    package func selectionRects(for range: NSRange) -> [TextSelectionPart] {
        guard let map, range.length > 0 else { return [] }
        let bytes = byte(at: range.location)..<byte(at: NSMaxRange(range))
        let (start, end) = (map.x(at: bytes.lowerBound), map.x(at: bytes.upperBound))
        return map.ranges(of: bytes).map { part in
            TextSelectionPart(
                rect: CGRect(
                    x: part.lowerBound, y: textTop, width: part.upperBound - part.lowerBound, height: lineHeight),
                writingDirection: map.isRightToLeft ? .rightToLeft : .leftToRight,
                containsStart: part.contains(start), containsEnd: part.contains(end))
        }
    }

    package func lineRange(at offset: Int, affinity: UITextStorageDirection) -> NSRange {
        NSRange(location: 0, length: line.length)
    }

    /// Returns the same offset, because there are no other lines.
    package func offset(
        from offset: Int, affinity: UITextStorageDirection, movingLines lines: Int, goalX: inout CGFloat?
    ) -> (offset: Int, affinity: UITextStorageDirection) {
        (offset, affinity)
    }

    package func visualNeighbor(of offset: Int, toRight: Bool) -> Int? {
        var byte = byte(at: offset)
        // The layout may divide a grapheme cluster into several characters.
        for _ in 0..<64 {
            guard let next = map?.neighbor(of: byte, toRight: toRight) else { return nil }
            byte = next
            let index = index(ofByte: byte)
            if line.bytes[index] == byte, line.units[index] != offset { return line.units[index] }
        }
        return nil
    }
}
