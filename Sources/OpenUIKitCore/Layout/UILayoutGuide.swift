/// A rectangle in a view that participates in layout and displays nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    // Replaced by the convenience initializer only, because `init()` is the designated initializer that subclasses in
    // other modules inherit.
    nonisolated(unsafe) private(set) final var item: LayoutItem
    private final var storedFrame = CGRect.zero
    /// A name for the guide in diagnostics.
    open var identifier = ""

    /// Creates a guide without an owning view; see `UIView.addLayoutGuide(_:)`.
    public override init() {
        item = LayoutItem(kind: .guide, view: nil)
        super.init()
        item.guide = self
    }

    /// Creates a guide; archives are not supported, so nothing is decoded.
    public convenience init?(coder: NSCoder) {
        self.init()
    }

    convenience init(kind: LayoutItem.Kind, view: UIView) {
        self.init()
        item = LayoutItem(kind: kind, view: view, guide: self)
    }

    deinit {
        item.ownerWillDeallocate()
    }

    /// The view that the guide belongs to.
    open var owningView: UIView? {
        get { item.view }
        set { newValue?.addLayoutGuide(self) }
    }

    /// The guide's rectangle in the coordinates of its owning view, as of the last layout.
    open var layoutFrame: CGRect { currentFrame }

    /// The rectangle that the last layout determined.
    final var solvedFrame: CGRect {
        get { storedFrame }
        set { storedFrame = newValue }
    }

    // MARK: Anchors

    /// The anchor of the edge at which text starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
    /// The anchor of the edge at which text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
}

extension UILayoutGuide {
    /// Returns the active constraints that determine the guide's position and length along an axis.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        item.affectingConstraints(along: axis)
    }

    /// Whether the constraints do not determine the guide's frame completely.
    public final var hasAmbiguousLayout: Bool { item.isAmbiguous }

    /// The maximum width of readable content, in points.
    package static let readableWidth: CGFloat = 672

    /// Constrains the readable guide to its view's margins.
    final func addReadableConstraints() {
        guard let margins = item.view?.layoutMarginsGuide else { return }
        let widest = widthAnchor.constraint(equalTo: margins.widthAnchor)
        widest.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            topAnchor.constraint(equalTo: margins.topAnchor),
            bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth), widest,
        ])
    }

    /// The rectangle in the view's coordinates: computed for guides derived from the view, otherwise the last solution.
    final var currentFrame: CGRect {
        guard let view = item.view else { return .zero }
        switch item.kind {
        case .margins: return view.bounds.inset(by: view.layoutMargins)
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .scrollFrame: return view.bounds
        case .guide, .content, .view: return solvedFrame
        }
    }
}
