extension UIView {
    /// How the view's frame follows its superview's size.
    ///
    /// The default is an empty mask.
    public final var autoresizingMask: AutoresizingMask {
        get { autoresizing }
        set { autoresizing = newValue }
    }

    /// Whether subviews follow this view's size according to their ``autoresizingMask``.
    ///
    /// The default is `true`.
    public final var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { flags.set(.autoresizesSubviews, to: newValue) }
    }

    func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        let old = frame
        let horizontal = UIView.resize(
            start: old.origin.x, length: old.size.width, from: oldSize.width, to: newSize.width,
            flexibleStart: autoresizing.contains(.flexibleLeftMargin),
            flexibleLength: autoresizing.contains(.flexibleWidth),
            flexibleEnd: autoresizing.contains(.flexibleRightMargin))
        let vertical = UIView.resize(
            start: old.origin.y, length: old.size.height, from: oldSize.height, to: newSize.height,
            flexibleStart: autoresizing.contains(.flexibleTopMargin),
            flexibleLength: autoresizing.contains(.flexibleHeight),
            flexibleEnd: autoresizing.contains(.flexibleBottomMargin))
        frame = CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// Distributes the change of the superview's length among the flexible parts, in proportion to their lengths, or
    /// equally if these are all zero.
    private nonisolated static func resize(
        start: CGFloat, length: CGFloat, from oldTotal: CGFloat, to newTotal: CGFloat,
        flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let flexible = [flexibleStart, flexibleLength, flexibleEnd]
        let count = flexible.count { $0 }
        guard count > 0 else { return (start, length) }
        let change = newTotal - oldTotal
        let parts = [start, length, oldTotal - start - length]
        let flexibleTotal = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return flexibleTotal == 0 ? change / CGFloat(count) : change * parts[index] / flexibleTotal
        }
        return (start + share(0), max(0, length + share(1)))
    }
}
