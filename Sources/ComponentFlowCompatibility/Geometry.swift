import ComponentFlow

extension CGRect {
    /// The center of the rectangle.
    public var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// Creates a rectangle with a center and a size.
    public init(center: CGPoint, size: CGSize) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}

extension CGSize {
    /// Returns a rectangle of this size whose origin is rounded down, with its center in the center of another one.
    public func centered(in rect: CGRect) -> CGRect {
        placed(x: rect.minX + (rect.width - width) / 2, y: rect.minY + (rect.height - height) / 2)
    }

    /// Returns a rectangle of this size whose center is a point.
    public func centered(around position: CGPoint) -> CGRect {
        CGRect(center: position, size: self)
    }

    /// Returns a rectangle of this size at the left edge of another one, vertically centered.
    public func leftCentered(in rect: CGRect) -> CGRect {
        placed(x: rect.minX, y: rect.minY + (rect.height - height) / 2)
    }

    /// Returns a rectangle of this size at the right edge of another one, vertically centered.
    public func rightCentered(in rect: CGRect) -> CGRect {
        placed(x: rect.maxX - width, y: rect.minY + (rect.height - height) / 2)
    }

    /// Returns a rectangle of this size at the top edge of another one, horizontally centered.
    public func topCentered(in rect: CGRect) -> CGRect {
        placed(x: rect.minX + (rect.width - width) / 2, y: rect.minY)
    }

    /// Returns a rectangle of this size at the bottom edge of another one, horizontally centered.
    public func bottomCentered(in rect: CGRect) -> CGRect {
        placed(x: rect.minX + (rect.width - width) / 2, y: rect.maxY - height)
    }

    /// Returns the largest size with this aspect ratio that fits into another one.
    public func aspectFitted(_ size: CGSize) -> CGSize {
        scaled(by: min(size.width / max(1, width), size.height / max(1, height)))
    }

    /// Returns this size, scaled down with its aspect ratio if it does not fit into another one.
    public func aspectFittedOrSmaller(_ size: CGSize) -> CGSize {
        scaled(by: min(1, size.width / max(1, width), size.height / max(1, height)))
    }

    /// Returns this size, scaled down with its aspect ratio if it is wider than a width.
    public func fittedToWidthOrSmaller(_ width: CGFloat) -> CGSize {
        scaled(by: min(1, width / max(1, self.width)))
    }

    /// This size with both dimensions rounded down.
    public var integralFloor: CGSize {
        scaled(by: 1)
    }

    /// Returns the smallest size with this aspect ratio that covers another one.
    public func aspectFilled(_ size: CGSize) -> CGSize {
        scaled(by: max(size.width / max(1, width), size.height / max(1, height)))
    }

    /// Returns this size, limited to another one in both dimensions.
    public func cropped(_ size: CGSize) -> CGSize {
        CGSize(width: min(width, size.width), height: min(height, size.height))
    }

    private func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: (width * factor).rounded(.down), height: (height * factor).rounded(.down))
    }

    private func placed(x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(x: x.rounded(.down), y: y.rounded(.down), width: width, height: height)
    }
}
