extension CGRect {
    /// Returns the rectangle inset by a margin on all sides; if it is too small, a rectangle of size zero at its
    /// center.
    ///
    /// In that case `insetBy(dx:dy:)` returns `CGRect.null`, whose infinite origin is unusable for layout.
    package func shrunk(by margin: CGFloat) -> CGRect { shrunk(dx: margin, dy: margin) }

    /// Returns the rectangle inset by horizontal and vertical margins.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (width, height) = (max(size.width - 2 * dx, 0), max(size.height - 2 * dy, 0))
        return CGRect(
            x: dx > 0 && width == 0 ? midX : minX + dx, y: dy > 0 && height == 0 ? midY : minY + dy, width: width,
            height: height)
    }

    /// Returns the rectangle reflected horizontally inside of another one, as in right-to-left layouts.
    package func mirrored(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }
}

extension Int {
    /// Creates the integral part of a number, clamped to a range; NaN becomes the lower bound.
    package init(_ number: CGFloat, within range: ClosedRange<Int>) {
        guard number > CGFloat(range.lowerBound) else {
            self = range.lowerBound
            return
        }
        self = number < CGFloat(range.upperBound) ? Int(number) : range.upperBound
    }
}

extension CGSize {
    /// Returns the size with lengths that are not greater than those of a limit.
    package func limited(to limit: CGSize) -> CGSize {
        CGSize(width: min(width, limit.width), height: min(height, limit.height))
    }
}
