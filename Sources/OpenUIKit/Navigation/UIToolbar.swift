/// A bar of buttons, usually at the bottom.
@MainActor open class UIToolbar: UIView {
    static let height: CGFloat = 44
    private static let margin: CGFloat = 16

    private final var storedItems: [UIBarButtonItem] = []
    private final var views: [(item: UIBarButtonItem, view: UIView?)] = []
    private final let background = BarBackground(hasLineAtTop: true)

    /// How the bar looks.
    open var standardAppearance = UIToolbarAppearance() { didSet { appearanceDidChange() } }

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
        appearanceDidChange()
    }

    private func appearanceDidChange() {
        standardAppearance.changed = { [weak self] in self?.appearanceDidChange() }
        background.show(standardAppearance)
    }

    /// The items, from the start to the end.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        storedItems = items ?? []
        guard animated, window != nil else { return barItemsDidChange() }
        UIView.transition(
            with: self, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.barItemsDidChange() })
    }

    /// Places the items; room that stretches is shared evenly.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let height = min(Self.height, bounds.height)
        let sizes = views.map { entry in
            entry.view.map { BarItems.size(of: $0, height: height) } ?? CGSize(width: entry.item.width, height: 0)
        }
        let stretching = views.count { $0.item.systemItem == .flexibleSpace }
        let gaps = CGFloat(max(views.count { $0.view != nil } - 1, 0)) * BarItems.spacing
        let used = sizes.reduce(0) { $0 + $1.width } + gaps + 2 * Self.margin
        let stretch = stretching > 0 ? max(bounds.width - used, 0) / CGFloat(stretching) : 0
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = Self.margin
        for (entry, size) in zip(views, sizes) {
            guard let view = entry.view else {
                x += entry.item.systemItem == .flexibleSpace ? stretch : size.width
                continue
            }
            let left = isReversed ? bounds.width - x - size.width : x
            view.frame = CGRect(x: left, y: (height - size.height) / 2, width: size.width, height: size.height)
            x += size.width + BarItems.spacing
        }
    }

    /// As wide as it may be, and 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    /// 44 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
}

extension UIToolbar: BarItemOwner {
    func barItemDidChange(_ item: UIBarButtonItem) {
        guard let entry = views.first(where: { $0.item === item }) else { return }
        guard let button = entry.view as? BarButton, item.customView == nil else { return barItemsDidChange() }
        button.show()
        setNeedsLayout()
    }

    func barItemsDidChange() {
        for entry in views { entry.view?.removeFromSuperview() }
        views = BarItems.makeViews(of: storedItems, owner: self)
        for view in views.compactMap(\.view) { addSubview(view) }
        setNeedsLayout()
    }
}
