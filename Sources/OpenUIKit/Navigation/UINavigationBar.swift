/// The bar with the title, the way back and the buttons of a stack of screens.
@MainActor open class UINavigationBar: UIView {
    static let contentHeight: CGFloat = 44
    static let promptHeight: CGFloat = 30
    static let largeTitleHeight: CGFloat = 52

    private final var storedItems: [UINavigationItem] = []
    private final let background = BarBackground(hasLineAtTop: false)
    final private(set) var content: NavigationBarContent?
    final weak var navigationController: UINavigationController?
    /// How far the ground reaches up beyond the bar, under what covers the edge.
    final var extraTop: CGFloat = 0 { didSet { if oldValue != extraTop { setNeedsLayout() } } }

    /// Is told of items that come and go; a navigation controller's bar needs none.
    open weak var delegate: (any UINavigationBarDelegate)?

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

    // MARK: Look

    /// How the bar looks.
    open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
    /// How the bar looks over the start of what scrolls; nil for the same as elsewhere.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// Whether the content that scrolls below the bar is at its start.
    final var isAtScrollEdge = false {
        didSet { if oldValue != isAtScrollEdge { appearanceDidChange() } }
    }
    /// The height that the content below leaves to a large title, in points.
    final var largeTitleRoom = UINavigationBar.largeTitleHeight {
        didSet { if oldValue != largeTitleRoom { content?.setNeedsLayout() } }
    }
    /// The look in force: the shown item's own goes before the bar's.
    private var shownAppearance: UINavigationBarAppearance {
        let atEdge = isAtScrollEdge ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
        return atEdge ?? topItem?.standardAppearance ?? standardAppearance
    }
    /// How a low bar looks; stored.
    open var compactAppearance: UINavigationBarAppearance?

    /// Whether what lies behind shines through, and controllers reach under the bar.
    ///
    /// True at first.
    open var isTranslucent = true {
        didSet {
            guard oldValue != isTranslucent else { return }
            if isTranslucent {
                standardAppearance.configureWithDefaultBackground()
            } else {
                standardAppearance.configureWithOpaqueBackground()
            }
            navigationController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The colour of the bar; nil means the system's.
    open var barTintColor: UIColor? {
        get { standardAppearance.backgroundColor }
        set { standardAppearance.backgroundColor = newValue }
    }

    /// How titles are written.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes }
        set { standardAppearance.titleTextAttributes = newValue ?? [:] }
    }

    /// How large titles are written.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes }
        set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
    }

    /// Whether titles are shown large below the bar, where their items agree.
    ///
    /// False at first.
    open var prefersLargeTitles = false { didSet { if oldValue != prefersLargeTitles { showTop() } } }

    private func appearanceDidChange() {
        let looks = [
            standardAppearance, scrollEdgeAppearance, topItem?.standardAppearance, topItem?.scrollEdgeAppearance,
        ]
        for appearance in looks {
            appearance?.changed = { [weak self] in self?.appearanceDidChange() }
        }
        background.show(shownAppearance)
        content?.showTitle(shownAppearance)
    }

    // MARK: Items

    /// The items, from the first to the one that is shown.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    public final var topItem: UINavigationItem? { storedItems.last }
    /// The item that the way back leads to.
    public final var backItem: UINavigationItem? { storedItems.dropLast().last }

    /// Sets the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let items = items ?? []
        guard animated, window != nil else {
            adopt(items)
            return
        }
        let isBack = items.last.map { last in storedItems.contains { $0 === last } } ?? false
        let change = change(to: items, isBack: isBack)
        change.prepare()
        UIView.animate(
            withDuration: 0.35, animations: { change.run() }, completion: { _ in change.end(isCompleted: true) })
    }

    /// Puts an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        setItems(storedItems + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the top item away.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = storedItems.last, delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
        setItems(Array(storedItems.dropLast()), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Shows the last of some items at once.
    final func adopt(_ items: [UINavigationItem]) {
        take(items)
        showTop()
    }

    private func take(_ items: [UINavigationItem]) {
        for item in storedItems where item.owner === self { item.owner = nil }
        let hadOwnLook = topItem?.hasOwnLook == true
        storedItems = items
        for item in items { item.owner = self }
        if hadOwnLook || topItem?.hasOwnLook == true { appearanceDidChange() }
    }

    /// The bar's height without what covers the edge, in points.
    final var height: CGFloat {
        var height = Self.contentHeight
        if topItem?.prompt != nil { height += Self.promptHeight }
        if let topItem, showsLargeTitle(topItem) { height += Self.largeTitleHeight }
        return height
    }

    /// The bar's height as the content below leaves it.
    final var shownHeight: CGFloat {
        guard let topItem, showsLargeTitle(topItem) else { return height }
        return height - Self.largeTitleHeight + largeTitleRoom
    }

    final func showsLargeTitle(_ item: UINavigationItem) -> Bool {
        prefersLargeTitles && item.largeTitleDisplayMode != .never && item.title?.isEmpty == false
    }

    final func showTop() {
        content?.removeFromSuperview()
        content = makeContent()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        navigationController?.viewIfLoaded?.setNeedsLayout()
        layoutIfNeeded()
    }

    private func makeContent() -> NavigationBarContent? {
        guard let topItem else { return nil }
        let content = NavigationBarContent(topItem, backItem: backItem, bar: self)
        content.showTitle(shownAppearance)
        addSubview(content)
        return content
    }

    final func goBack() {
        if let navigationController { navigationController.goBack() } else { popItem(animated: true) }
    }

    // MARK: Changes

    /// A change of the shown item: what comes slides in from one side, what goes slides out to the other.
    @MainActor final class Change {
        fileprivate let bar: UINavigationBar
        fileprivate let (old, new): (NavigationBarContent?, NavigationBarContent?)
        fileprivate let isBack: Bool

        fileprivate init(_ bar: UINavigationBar, old: NavigationBarContent?, new: NavigationBarContent?, isBack: Bool) {
            self.bar = bar
            self.old = old
            self.new = new
            self.isBack = isBack
        }

        /// Puts what comes where it sets out.
        func prepare() {
            UIView.performWithoutAnimation {
                bar.layoutIfNeeded()
                old?.show(at: 0)
                new?.show(at: isBack ? -1 : 1)
            }
        }

        /// The change itself, to be animated.
        func run() {
            old?.show(at: isBack ? 1 : -1)
            new?.show(at: 0)
        }

        /// It is over.
        func end(isCompleted: Bool) {
            if isCompleted {
                old?.removeFromSuperview()
                new?.show(at: 0)
            } else {
                new?.removeFromSuperview()
            }
        }
    }

    /// Begins a change of the shown item.
    final func change(to items: [UINavigationItem], isBack: Bool) -> Change {
        let old = content
        take(items)
        content = makeContent()
        setNeedsLayout()
        return Change(self, old: old, new: content, isBack: isBack)
    }

    // MARK: Layout

    /// Places ground and content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let area = CGRect(x: 0, y: extraTop, width: bounds.width, height: max(bounds.height - extraTop, 0))
        for case let content as NavigationBarContent in subviews {
            content.bounds.size = area.size
            content.center = CGPoint(x: area.midX, y: area.midY)
        }
    }

    /// As wide as it may be, and as high as its item asks for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    /// As high as its item asks for.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// Text and buttons take the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content?.tintColorDidChange()
    }
}

extension UINavigationBar: NavigationItemOwner, BarItemOwner {
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === topItem || item === backItem else { return }
        appearanceDidChange()
        guard animated, window != nil, let content else { return showTop() }
        UIView.transition(
            with: content, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.content?.rebuild(backItem: self.backItem) })
    }

    func barItemDidChange(_ item: UIBarButtonItem) {
        content?.itemDidChange(item)
    }

    func barItemsDidChange() {
        showTop()
    }
}

/// Is told of items that come to a navigation bar and go.
@MainActor public protocol UINavigationBarDelegate: AnyObject {
    /// Whether an item may come.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// An item came.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether an item may go.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// An item went.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
