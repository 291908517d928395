/// One line of text with a selection and a caret, scrolled so that the caret is seen.
///
/// Places count characters. The origin of the bounds scrolls the line.
@MainActor final class TextLineView: UIView {
    private static let caretWidth: CGFloat = 2

    /// What the line shows, and how.
    struct Line: Equatable {
        var text = ""
        /// The byte of `text` at which each character starts, and the end.
        var bytes = [0]
        var font = UIFont.systemFont(ofSize: 17)
        var alignment = NSTextAlignment.natural
        /// Whether there is a caret: without one, text that is too long ends in an ellipsis.
        var isEdited = false
    }

    private let selectionLayer = CALayer()
    private let textLayer = CALayer()
    private let caretLayer = CALayer()
    private lazy var blink = CaretBlink(caretLayer, in: self)
    private var line = Line()
    private var map: CaretMap?
    private var selection = 0..<0
    private var head = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        for part in [selectionLayer, textLayer, caretLayer] {
            part.suppressesImplicitActions = true
            layer.addSublayer(part)
        }
        caretLayer.cornerRadius = Self.caretWidth / 2
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Content

    func show(_ line: Line) {
        guard line != self.line || map == nil else { return }
        self.line = line
        map = CaretMap(content)
        setNeedsLayout()
    }

    func select(_ range: Range<Int>, head: Int) {
        selection = range
        self.head = head
        setNeedsLayout()
    }

    /// Sets the colours of text, caret and selection.
    func setColors(text: CGColor, caret: CGColor, selection: CGColor) {
        textLayer.textContents?.color = text
        textColor = text
        caretLayer.backgroundColor = caret
        for part in selectionLayer.sublayers ?? [] { part.backgroundColor = selection }
        selectionColor = selection
    }

    private var textColor: CGColor?
    private var selectionColor: CGColor?

    /// Shows the caret, or hides it.
    func updateCaret(isShown: Bool) {
        if isShown { blink.restart() } else { blink.stop() }
    }

    private var content: TextContent {
        TextContent(line.text, font: line.font.face, paragraph: TextParagraph(lineBreakMode: .byClipping))
    }

    // MARK: Places

    /// The place whose caret is nearest to a point.
    func place(at point: CGPoint) -> Int {
        guard let map else { return 0 }
        let byte = map.byte(at: point.x)
        let after = line.bytes.firstIndex { $0 >= byte } ?? line.bytes.count - 1
        guard after > 0, line.bytes[after] != byte else { return after }
        // Inside of a character: the nearer end.
        let (left, right) = (map.x(at: line.bytes[after - 1]), map.x(at: line.bytes[after]))
        return abs(point.x - left) < abs(point.x - right) ? after - 1 : after
    }

    /// The rectangle of the caret at a place.
    func caretRect(at place: Int) -> CGRect {
        let x = map?.x(at: line.bytes[min(max(place, 0), line.bytes.count - 1)]) ?? 0
        return CGRect(x: rounded(x), y: textTop, width: Self.caretWidth, height: lineHeight)
    }

    /// The width of the text, in points.
    var textWidth: CGFloat { map?.width ?? 0 }

    /// Whether the line's writing starts at the right.
    var isRightToLeft: Bool { map?.isRightToLeft == true }

    private var lineHeight: CGFloat { line.font.lineHeight }
    private var textTop: CGFloat { rounded((bounds.height - lineHeight) / 2) }

    private func rounded(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded() / scale
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        bounds.origin.x = scrollOffset
        showText()
        showSelection()
        caretLayer.frame = caretRect(at: head)
        caretLayer.opacity = selection.isEmpty ? 1 : 0
    }

    /// Text that fits is aligned; of other text as much is shown as can be, with the caret.
    private var scrollOffset: CGFloat {
        let room = bounds.width
        let content = textWidth + (line.isEdited ? Self.caretWidth : 0)
        guard content > room else { return rounded(-(room - content) * fraction) }
        guard line.isEdited else { return 0 }
        let caret = caretRect(at: head)
        let shown = min(max(bounds.minX, caret.maxX - room), caret.minX)
        return rounded(min(max(shown, 0), content - room))
    }

    /// How much of the free room is to the left of the text.
    private var fraction: CGFloat {
        switch line.alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified:
            line.text.isEmpty && effectiveUserInterfaceLayoutDirection == .rightToLeft || map?.isRightToLeft == true
                ? 1 : 0
        }
    }

    private func showText() {
        guard !line.text.isEmpty, bounds.width > 0 else { return textLayer.textContents = nil }
        var content = self.content
        let isCut = !line.isEdited && textWidth > bounds.width
        if isCut { content.paragraph.lineBreakMode = .byTruncatingTail }
        let typeset = TypesetText(content, width: isCut ? bounds.width : nil, maximumLines: 1)
        textLayer.frame = CGRect(
            x: isCut ? bounds.minX : 0, y: textTop, width: max(typeset.size.width, 1), height: lineHeight)
        textLayer.textContents = TextContents(typeset: typeset, origin: .zero, color: textColor)
    }

    private func showSelection() {
        let isShown = line.isEdited && !selection.isEmpty
        let last = line.bytes.count - 1
        let bytes = line.bytes[min(selection.lowerBound, last)]..<line.bytes[min(selection.upperBound, last)]
        let ranges = isShown ? map?.ranges(of: bytes) ?? [] : []
        var parts = selectionLayer.sublayers ?? []
        while parts.count > ranges.count { parts.removeLast().removeFromSuperlayer() }
        while parts.count < ranges.count {
            let part = CALayer()
            part.suppressesImplicitActions = true
            part.cornerRadius = 2
            selectionLayer.addSublayer(part)
            parts.append(part)
        }
        for (part, range) in zip(parts, ranges) {
            part.backgroundColor = selectionColor
            part.frame = CGRect(
                x: range.lowerBound, y: textTop, width: range.upperBound - range.lowerBound, height: lineHeight)
        }
    }

    /// Nothing blinks outside of a window.
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { blink.stop() }
    }
}
