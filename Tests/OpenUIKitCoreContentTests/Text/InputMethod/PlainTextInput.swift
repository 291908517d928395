import OpenUIKitCore

/// A minimal client implementation of text input with a string, a selection and a marked range in UTF-16 units.
///
/// Each unit is ten points wide. The view uses no API of the package other than `UITextInput`.
class PlainTextInput: UIView, UITextInput {
    final class Place: UITextPosition {
        let unit: Int
        init(_ unit: Int) {
            self.unit = unit
            super.init()
        }
        override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? Place)?.unit == unit }
    }

    final class Part: UITextRange {
        let units: Range<Int>
        init(_ units: Range<Int>) {
            self.units = units
            super.init()
        }
        override var start: UITextPosition { Place(units.lowerBound) }
        override var end: UITextPosition { Place(units.upperBound) }
        override var isEmpty: Bool { units.isEmpty }
    }

    final class Words: UITextInputTokenizer {
        func rangeEnclosingPosition(
            _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
        ) -> UITextRange? { nil }
        func isPosition(
            _ position: UITextPosition, atBoundary granularity: UITextGranularity,
            inDirection direction: UITextDirection
        ) -> Bool { false }
        func position(
            from position: UITextPosition, toBoundary granularity: UITextGranularity,
            inDirection direction: UITextDirection
        ) -> UITextPosition? { nil }
        func isPosition(
            _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
            inDirection direction: UITextDirection
        ) -> Bool { false }
    }

    private(set) var text = ""
    var selection = 0..<0
    private(set) var marked: Range<Int>?
    private(set) var attributes: NSAttributedString?
    var log: [String] = []
    var isSecureTextEntry = false
    var keyboardType = UIKeyboardType.default
    var textContentType: UITextContentType?
    var handlesPresses = false

    func set(_ text: String, selection: Range<Int>) {
        self.text = text
        self.selection = selection
        marked = nil
    }

    /// Changes the text and selection as code, a click or a key would, outside of the input method.
    func change(_ text: String, selection: Range<Int>) {
        inputDelegate?.textWillChange(self)
        self.text = text
        inputDelegate?.textDidChange(self)
        select(selection)
    }

    func select(_ range: Range<Int>) {
        inputDelegate?.selectionWillChange(self)
        selection = range
        inputDelegate?.selectionDidChange(self)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("press \(presses.first?.key?.characters ?? "")")
        if !handlesPresses { super.pressesBegan(presses, with: event) }
    }

    // MARK: UIKeyInput

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        log.append("insert \(text)")
        replace(marked ?? selection, text)
        marked = nil
    }

    func deleteBackward() {
        log.append("delete")
        replace(selection.isEmpty ? max(selection.lowerBound - 1, 0)..<selection.lowerBound : selection, "")
    }

    private func replace(_ range: Range<Int>, _ new: String) {
        let units = Array(text.utf16)
        let range = range.clamped(to: 0..<units.count)
        text = String(
            decoding: Array(units[..<range.lowerBound]) + Array(new.utf16) + Array(units[range.upperBound...]),
            as: UTF16.self)
        let end = range.lowerBound + new.utf16.count
        selection = end..<end
        inputDelegate?.textDidChange(self)
        inputDelegate?.selectionDidChange(self)
    }

    // MARK: UITextInput

    private func unit(_ position: UITextPosition) -> Int { (position as? Place)?.unit ?? 0 }
    private func units(_ range: UITextRange) -> Range<Int> { unit(range.start)..<unit(range.end) }

    func text(in range: UITextRange) -> String? {
        String(decoding: Array(text.utf16)[units(range)], as: UTF16.self)
    }

    func replace(_ range: UITextRange, withText text: String) {
        log.append("replace \(units(range)) \(text)")
        replace(units(range), text)
    }

    var selectedTextRange: UITextRange? {
        get { Part(selection) }
        set { select(newValue.map(units) ?? 0..<0) }
    }
    var markedTextRange: UITextRange? { marked.map { Part($0) } }
    var markedTextStyle: [NSAttributedString.Key: Any]?

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let new = markedText ?? ""
        log.append("mark \(new)")
        let range = marked ?? selection
        replace(range, new)
        marked = new.isEmpty ? nil : range.lowerBound..<range.lowerBound + new.utf16.count
        let caret = range.lowerBound + selectedRange.location
        selection = caret..<caret + selectedRange.length
    }

    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        attributes = markedText
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    func unmarkText() {
        if marked != nil { log.append("unmark") }
        marked = nil
    }

    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(text.utf16.count) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        Part(min(unit(fromPosition), unit(toPosition))..<max(unit(fromPosition), unit(toPosition)))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = unit(position) + offset
        return (0...text.utf16.count).contains(place) ? Place(place) : nil
    }
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { nil }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        unit(position) < unit(other)
            ? .orderedAscending : unit(position) > unit(other) ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { unit(toPosition) - unit(from) }

    weak var inputDelegate: (any UITextInputDelegate)?
    let tokenizer: any UITextInputTokenizer = Words()

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { nil }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: CGFloat(unit(position)) * 10, y: 0, width: 2, height: 20)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        Place(min(max(Int((point.x / 10).rounded()), 0), text.utf16.count))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
