// Assistive technologies count Unicode scalars, labels count bytes.
extension UILabel {
    private func bytes(_ scalars: Range<Int>) -> Range<Int> {
        let text = text ?? ""
        let start = text.byte(ofScalar: scalars.lowerBound)
        return start..<max(text.byte(ofScalar: scalars.upperBound), start)
    }

    private func scalar(ofByte byte: Int) -> Int {
        let text = text ?? ""
        let index = text.utf8.index(text.startIndex, offsetBy: min(max(byte, 0), text.utf8.count))
        return text.unicodeScalars.distance(from: text.startIndex, to: index)
    }

    /// Returns the rectangle of a range in scalars in the coordinates of the label.
    func frameForAccessibility(of range: Range<Int>) -> CGRect? { frame(ofBytes: bytes(range)) }

    /// Returns the offset in scalars of the character at a point of the label, or `nil` if there is none.
    func offsetForAccessibility(at point: CGPoint) -> Int? { byte(at: point).map { scalar(ofByte: $0) } }

    /// Returns the line that contains an offset in scalars, or `nil` if it is not shown.
    func lineForAccessibility(at offset: Int) -> Range<Int>? {
        guard let line = line(atByte: bytes(offset..<offset).lowerBound) else { return nil }
        return scalar(ofByte: line.lowerBound)..<scalar(ofByte: line.upperBound)
    }
}

extension String {
    /// Returns the number of bytes before a scalar, which is limited to the text.
    fileprivate func byte(ofScalar offset: Int) -> Int {
        unicodeScalars.prefix(Swift.max(offset, 0)).reduce(0) { $0 + UTF8.width($1) }
    }
}
