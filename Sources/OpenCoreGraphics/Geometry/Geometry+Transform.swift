extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }

    /// Whether both points are equal.
    public func equalTo(_ other: CGPoint) -> Bool {
        self == other
    }
}

extension CGSize {
    /// Returns the transformed width and height, without the translation.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }

    /// Whether both sizes are equal.
    public func equalTo(_ other: CGSize) -> Bool {
        self == other
    }
}

extension CGRect {
    /// Returns the bounding box of the transformed corners; null and infinite rectangles are returned unchanged.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let (left, top, right, bottom) = (minX, minY, maxX, maxY)
        let corners = [
            CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
            CGPoint(x: left, y: bottom),
        ].map { $0.applying(transform) }
        return CGRect(enclosing: corners)
    }

    /// Whether both rectangles cover the same area.
    public func equalTo(_ other: CGRect) -> Bool {
        self == other
    }
}
