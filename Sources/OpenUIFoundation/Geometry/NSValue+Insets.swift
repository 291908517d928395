// Insets and offsets are copied as arrays of numbers.
extension NSValue {
    /// Wraps insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Wraps insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Wraps an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical])
    }

    /// The wrapped insets, or zero if the value holds another type.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        guard let numbers = numbers(4) else { return .zero }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// The wrapped insets, or zero if the value holds another type.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        guard let numbers = numbers(4) else { return .zero }
        return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// The wrapped offset, or zero if the value holds another type.
    public var uiOffsetValue: UIOffset {
        guard let numbers = numbers(2) else { return .zero }
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    private convenience init(numbers: [CGFloat]) {
        self.init(bytes: numbers.map(Double.init), objCType: "[\(numbers.count)d]")
    }

    /// The wrapped numbers, if the value holds this many.
    private func numbers(_ count: Int) -> [CGFloat]? {
        guard strcmp(objCType, "[\(count)d]") == 0 else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        numbers.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { getValue(start) }
        }
        return numbers.map { CGFloat($0) }
    }
}
