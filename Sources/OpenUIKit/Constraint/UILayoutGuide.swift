/// A rectangle in a view that takes part in layout and shows nothing.
@MainActor open class UILayoutGuide: NSObject {
    nonisolated final let item: LayoutItem
    private final var storedFrame = CGRect.zero
    /// A name for the guide in diagnostics.
    open var identifier = ""

    /// Makes a guide that belongs to no view yet; see `UIView.addLayoutGuide(_:)`.
    public override convenience init() {
        self.init(kind: .guide, view: nil)
    }

    /// Makes a guide; there are no archives to decode from here.
    public convenience init?(coder: NSCoder) {
        self.init()
    }

    init(kind: LayoutItem.Kind, view: UIView?) {
        item = LayoutItem(kind: kind, view: view)
        super.init()
        item.guide = self
    }

    deinit {
        item.ownerDied()
    }

    /// The view that the guide belongs to.
    open var owningView: UIView? {
        get { item.view }
        set { newValue?.addLayoutGuide(self) }
    }

    /// The guide's rectangle in the coordinates of its view, as of the last layout.
    open var layoutFrame: CGRect { currentFrame }

    /// Where the last layout put the guide.
    final var solvedFrame: CGRect {
        get { storedFrame }
        set { storedFrame = newValue }
    }

    // MARK: Anchors

    /// The edge where lines begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
    /// The edge where lines end.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
}
