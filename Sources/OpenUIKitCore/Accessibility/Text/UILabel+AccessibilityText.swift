// Assistive technologies count the scalars of the spoken text, labels count the bytes of their text.
extension UILabel: SpokenTextView {
    /// The text with the markers of its list items.
    package final var spokenText: SpokenText {
        guard hasAttributedText, let attributedText else { return SpokenText(text ?? "") }
        return SpokenText(attributedText)
    }

    package final var linkedText: NSAttributedString? { hasAttributedText ? attributedText : nil }
    package final var detectsLinks: Bool { false }
    package final var hasFocusableLinks: Bool { false }

    package final func isLinkFocused(at range: NSRange) -> Bool { false }

    package final func open(_ link: TextLinkElement.Link) {
        UIApplication.shared.open(link.url)
    }

    private func bytes(_ scalars: Range<Int>, in spoken: SpokenText) -> Range<Int> {
        let text = text ?? ""
        let start = text.byte(ofUnit: spoken.units(before: scalars.lowerBound))
        return start..<max(text.byte(ofUnit: spoken.units(before: scalars.upperBound)), start)
    }

    private func unit(ofByte byte: Int) -> Int {
        let text = text ?? ""
        let index = text.utf8.index(text.startIndex, offsetBy: min(max(byte, 0), text.utf8.count))
        return text.utf16.distance(from: text.startIndex, to: index)
    }

    /// Returns the rectangle of a range in scalars in the coordinates of the label.
    func frameForAccessibility(of range: Range<Int>) -> CGRect? { frame(ofBytes: bytes(range, in: spokenText)) }

    /// Returns the offset in scalars of the character at a point of the label, or `nil` if there is none.
    func offsetForAccessibility(at point: CGPoint) -> Int? {
        byte(at: point).map { spokenText.scalars(before: unit(ofByte: $0)) }
    }

    /// Returns the line that contains an offset in scalars, or `nil` if it is not shown.
    func lineForAccessibility(at offset: Int) -> Range<Int>? {
        let spoken = spokenText
        guard let line = line(atByte: bytes(offset..<offset, in: spoken).lowerBound) else { return nil }
        func scalars(before byte: Int) -> Int { spoken.scalars(before: unit(ofByte: byte), isBeforeMarker: true) }
        return scalars(before: line.lowerBound)..<scalars(before: line.upperBound)
    }
}

extension String {
    /// Returns the number of bytes before an offset in UTF-16 units, which is limited to the text.
    fileprivate func byte(ofUnit offset: Int) -> Int {
        let index = utf16.index(startIndex, offsetBy: Swift.max(offset, 0), limitedBy: endIndex) ?? endIndex
        return utf8.distance(from: startIndex, to: index)
    }
}
