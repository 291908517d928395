extension CGPoint {
    /// Neither coordinate is NaN or infinite.
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// Neither side is NaN or infinite.
    var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// No number of the rectangle is NaN or infinite.
    var hasFiniteNumbers: Bool { origin.isFinite && size.isFinite }
}

extension CGRect {
    /// The rectangle without a margin all around; where there is no room for it, empty in the middle.
    ///
    /// Unlike `insetBy(dx:dy:)`, which returns `CGRect.null`, an infinite rectangle that nothing can be placed at.
    func shrunk(by margin: CGFloat) -> CGRect { shrunk(dx: margin, dy: margin) }

    /// The rectangle without margins at the sides and above and below.
    func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (width, height) = (max(size.width - 2 * dx, 0), max(size.height - 2 * dy, 0))
        return CGRect(
            x: dx > 0 && width == 0 ? midX : minX + dx, y: dy > 0 && height == 0 ? midY : minY + dy, width: width,
            height: height)
    }
}

extension Int {
    /// The whole part of a number within a range; the lower bound for NaN.
    init(_ number: CGFloat, within range: ClosedRange<Int>) {
        guard number > CGFloat(range.lowerBound) else {
            self = range.lowerBound
            return
        }
        self = number < CGFloat(range.upperBound) ? Int(number) : range.upperBound
    }
}
