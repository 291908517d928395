package import Accessibility

// Assistive technologies count Unicode scalars, UIKit counts UTF-16 units.
extension UITextInput {
    private var content: SpokenText {
        if let view = self as? any SpokenTextView { return view.spokenText }
        return SpokenText(textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? "")
    }

    /// The text and its selection; a secure text consists of dots.
    package var accessibilityText: AccessibilityText {
        let content = content
        let selection = selectedTextRange.map { scalars(of: $0, in: content) } ?? 0..<0
        let head = (self as? any TextEditorOwner)?.editor.selection.head
        let string = content.string
        let shown = isSecureTextEntry ? String(repeating: "•", count: string.unicodeScalars.count) : string
        return AccessibilityText(
            shown, selection: selection, caret: head.map { content.scalars(before: $0) })
    }

    private func scalars(of range: UITextRange, in content: SpokenText, isBeforeMarker: Bool = false) -> Range<Int> {
        let units = (
            offset(from: beginningOfDocument, to: range.start), offset(from: beginningOfDocument, to: range.end)
        )
        let start = content.scalars(before: units.0, isBeforeMarker: isBeforeMarker)
        let end = content.scalars(before: units.1, isBeforeMarker: isBeforeMarker)
        return min(start, end)..<max(start, end)
    }

    /// Returns the range of the text for a range in scalars, which is limited to the text.
    private func textRange(_ range: Range<Int>) -> UITextRange? {
        let content = content
        let range = max(range.lowerBound, 0)..<max(range.upperBound, 0)
        let units = [range.lowerBound, range.upperBound].map { content.units(before: $0) }
        guard let start = position(from: beginningOfDocument, offset: units[0]),
            let end = position(from: beginningOfDocument, offset: units[1])
        else { return nil }
        return textRange(from: start, to: end)
    }

    /// Selects a range in scalars; returns `false` if that is impossible.
    func selectForAccessibility(_ range: Range<Int>) -> Bool {
        guard let range = textRange(range) else { return false }
        selectedTextRange = range
        return true
    }

    /// Replaces a range in scalars unless the view or its delegate refuses; returns whether the text was replaced.
    func replaceForAccessibility(_ range: Range<Int>, with text: String) -> Bool {
        guard let range = textRange(range), shouldChangeText(in: range, replacementText: text) else { return false }
        replace(range, withText: text)
        return true
    }

    /// Returns the rectangle of a range in scalars in the coordinates of the text input view.
    func frameForAccessibility(of range: Range<Int>) -> CGRect? {
        guard let range = textRange(range) else { return nil }
        guard !range.isEmpty else { return caretRect(for: range.start) }
        let rects = selectionRects(for: range).map(\.rect).filter { $0.width > 0 }
        return rects.isEmpty ? firstRect(for: range) : rects.reduce(CGRect.null) { $0.union($1) }
    }

    /// Returns the offset in scalars of the character at a point of the text input view, or `nil` if there is none.
    func offsetForAccessibility(at point: CGPoint) -> Int? {
        characterRange(at: point).map { scalars(of: $0, in: content).lowerBound }
    }

    /// Returns the line of the layout that contains an offset in scalars, or `nil` if there is none.
    ///
    /// A line includes the spaces and the line break after it, as all of AT-SPI's units adjoin. The end of the text belongs to the
    /// last line.
    func lineForAccessibility(at offset: Int) -> Range<Int>? {
        guard let position = textRange(offset..<offset)?.start else { return nil }
        let content = content
        let isEnd = compare(position, to: endOfDocument) == .orderedSame
        let line = tokenizer.rangeEnclosingPosition(
            position, with: .line, inDirection: .storage(isEnd ? .backward : .forward))
        guard let range = line.map({ scalars(of: $0, in: content, isBeforeMarker: true) }) else { return nil }
        let end = range.upperBound + spaceCount(after: range.upperBound, in: content.string)
        return range.lowerBound..<(end + lineBreakLength(after: end, in: content.string))
    }

    private func scalars(after offset: Int, in content: String) -> Substring.UnicodeScalarView {
        content.unicodeScalars[AccessibilityText.index(in: content, at: offset)...]
    }

    /// Returns the number of spaces at an offset, at which a line wraps and which are not shown.
    private func spaceCount(after offset: Int, in content: String) -> Int {
        scalars(after: offset, in: content).prefix { $0 == " " }.count
    }

    /// Returns the number of scalars of the line break at an offset; 0 if there is none.
    private func lineBreakLength(after offset: Int, in content: String) -> Int {
        let rest = scalars(after: offset, in: content)
        guard let first = rest.first else { return 0 }
        if first == "\r", rest.dropFirst().first == "\n" { return 2 }
        return ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(first) ? 1 : 0
    }
}
