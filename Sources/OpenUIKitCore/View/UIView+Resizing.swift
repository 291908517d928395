extension UIView {
    /// How the view's size follows its superview's size when that changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left margin stretches.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width stretches.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin stretches.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin stretches.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height stretches.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin stretches.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How a view's content is placed when it does not have the view's size.
    public enum ContentMode: Int, Sendable {
        /// The content is stretched to fill the bounds.
        case scaleToFill = 0
        /// The content is scaled to the largest size that fits, keeping its aspect ratio.
        case scaleAspectFit = 1
        /// The content is scaled to the smallest size that fills the bounds, keeping its aspect ratio.
        case scaleAspectFill = 2
        /// The content is drawn again when the bounds change.
        case redraw = 3
        /// In the middle, unscaled.
        case center = 4
        /// At the top, unscaled.
        case top = 5
        /// At the bottom, unscaled.
        case bottom = 6
        /// At the left, unscaled.
        case left = 7
        /// At the right, unscaled.
        case right = 8
        /// In the top left corner, unscaled.
        case topLeft = 9
        /// In the top right corner, unscaled.
        case topRight = 10
        /// In the bottom left corner, unscaled.
        case bottomLeft = 11
        /// In the bottom right corner, unscaled.
        case bottomRight = 12
    }

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

    func setContentMode(_ mode: ContentMode) {
        guard mode != contentMode else { return }
        ensureRareState().contentMode = mode
        layer.contentsGravity = mode.layerGravity
        // Also for a size that is set on the layer, as components do.
        if flags.contains(.draws) { layer.needsDisplayOnBoundsChange = mode == .redraw }
        if mode == .redraw { setNeedsDisplay() }
        contentModeDidChange()
    }
}

extension UIView.ContentMode {
    /// The layer gravity with the same effect.
    ///
    /// The origin of layers is at the top in this implementation, so the names agree.
    var layerGravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
