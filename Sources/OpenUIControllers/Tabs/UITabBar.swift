@_spi(Subclassing) import OpenUIKitCore

/// A bar with tabs of which one is selected.
///
/// Users press an item or, while the selected item has the focus, an arrow key, Home or End. Selection in code does not
/// notify the delegate. A bar of its own displays all items. The bar of a tab bar controller displays at most five at the
/// bottom, elsewhere as many as fit; the others are in the menu of its last item, "More".
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The arrangements of the items in a bar at the bottom.
    public enum ItemPositioning: Int, Sendable {
        /// ``centered`` in a horizontally regular environment, otherwise ``fill``.
        case automatic = 0
        /// The items share the width of the bar.
        case fill = 1
        /// The items are centered, with the width and the spacing of the bar; they fill the bar if they do not fit otherwise.
        case centered = 2
    }

    static let height: CGFloat = 49
    static let topHeight: CGFloat = 44
    static let sideWidth: CGFloat = 200

    private final var storedItems: [UITabBarItem] = []
    private(set) final var buttons: [TabBarButton] = []
    /// The button of the menu with the items that do not fit, which is hidden if there are none.
    private(set) final lazy var moreButton = TabBarButton(UITabBarItem(tabBarSystemItem: .more, tag: 0), bar: self)
    private final let background = BarBackground(lineAt: .top)
    final weak var tabBarController: UITabBarController?
    /// The edge at which the bar is; set by a tab bar controller.
    final var placement = TabBarPlacement.bottom {
        didSet { if oldValue != placement { showButtons() } }
    }
    /// The area of the items, within the safe area of the controller.
    final var contentInsets = UIEdgeInsets.zero { didSet { if oldValue != contentInsets { setNeedsLayout() } } }

    /// The object notified when the user selects an item; for the bar of a tab bar controller, the controller.
    open weak var delegate: (any UITabBarDelegate)?

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UITabBar.self,
        adding: [
            AppearanceProperty(\UITabBar.barStyle),
            AppearanceProperty(\UITabBar.isTranslucent),
            AppearanceProperty(\UITabBar.barTintColor),
            AppearanceProperty(\UITabBar.unselectedItemTintColor),
            AppearanceProperty(\UITabBar.backgroundImage),
            AppearanceProperty(\UITabBar.shadowImage),
            AppearanceProperty(\UITabBar.selectionIndicatorImage),
            AppearanceProperty(\UITabBar.itemPositioning),
            AppearanceProperty(\UITabBar.itemWidth),
            AppearanceProperty(\UITabBar.itemSpacing),
            // After the properties that preceded appearances, over which it has precedence.
            AppearanceProperty(
                get: { (bar: UITabBar) in
                    StandardAppearance(
                        value: UITabBarAppearance(barAppearance: bar.standardAppearance), isOwn: bar.hasOwnAppearance)
                },
                set: { bar, appearance in
                    bar.standardAppearance = appearance.value
                    bar.hasOwnAppearance = appearance.isOwn
                },
                areEqual: { UIBarAppearance.areCopies($0, $1) }),
            AppearanceProperty(
                get: { (bar: UITabBar) in bar.scrollEdgeAppearance.map(UITabBarAppearance.init(barAppearance:)) },
                set: { $0.scrollEdgeAppearance = $1 }, areEqual: { UIBarAppearance.areCopies($0, $1) }),
        ], to: UIView.appearanceProperties)

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates an empty bar; archiving is not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
        addInteraction(UILargeContentViewerInteraction())
        appearanceDidChange()
        registerForTraitChanges([
            UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
        ]) {
            (bar: UITabBar, _) in
            bar.showButtons()
        }
    }

    @_spi(Subclassing) open override var isFocusPane: Bool { true }

    // MARK: Items

    /// The items, from leading to trailing or from top to bottom.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items, and selects none if the selected one is not among them.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let items = items ?? []
        guard !items.elementsEqual(storedItems, by: ===) else { return }
        for item in storedItems where item.bar === self { item.bar = nil }
        storedItems = items
        for item in items { item.bar = self }
        if let selectedItem, !items.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        guard animated, window != nil else { return exchangeButtons() }
        UIView.transition(
            with: self, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.exchangeButtons() })
    }

    /// The selected item, or `nil` if none is selected; an item of another bar is ignored.
    open var selectedItem: UITabBarItem? {
        didSet {
            if let selectedItem, !storedItems.contains(where: { $0 === selectedItem }) {
                self.selectedItem = oldValue
            }
            guard oldValue !== selectedItem else { return }
            if oldValue?.hasCustomAppearance == true || selectedItem?.hasCustomAppearance == true {
                appearanceDidChange()
            } else {
                showButtons()
            }
        }
    }

    private func exchangeButtons() {
        let old = buttons
        buttons = storedItems.map { item in old.first { $0.item === item } ?? TabBarButton(item, bar: self) }
        for button in old where !buttons.contains(button) { button.removeFromSuperview() }
        for button in buttons + [moreButton] { addSubview(button) }
        showButtons()
    }

    private func showButtons() {
        background.lineEdge = lineEdge
        isReadFirst = placement != .bottom
        for button in buttons + [moreButton] { button.show() }
        setNeedsLayout()
        accessibilityDidChange(.structure)
    }

    private var lineEdge: UIRectEdge {
        switch placement {
        case .bottom: .top
        case .top: .bottom
        case .side: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        }
    }

    /// Displays the appearance of an item, if it is the selected one.
    final func appearanceDidChange(of item: UITabBarItem) {
        if item === selectedItem { appearanceDidChange() }
    }

    final func itemDidChange(_ item: UITabBarItem) {
        buttons.first { $0.item === item }?.show()
        setNeedsLayout()
    }

    /// Returns the button that displays an item: its own or, if there is no space for that, that of the menu.
    private func button(for item: UITabBarItem) -> TabBarButton? {
        guard let button = buttons.first(where: { $0.item === item }) else { return nil }
        return button.isHidden ? moreButton : button
    }

    /// The position of an item, for assistive technologies.
    final func index(of item: UITabBarItem) -> Int? {
        storedItems.firstIndex { $0 === item }
    }

    // MARK: Selection by the user

    /// The item that Tab reaches: the selected one or, if none is selected, the first one that is enabled.
    final var focusableItem: UITabBarItem? {
        if let selectedItem, selectedItem.isEnabled { return selectedItem }
        return storedItems.first(where: \.isEnabled)
    }

    /// Whether Tab reaches a button.
    final func isFocusStop(_ button: TabBarButton) -> Bool {
        focusableItem.flatMap { self.button(for: $0) } === button
    }

    /// Whether a button displays the selected item.
    final func displaysSelection(_ button: TabBarButton) -> Bool {
        selectedItem.flatMap { self.button(for: $0) } === button
    }

    /// Selects the item of a button or, for the last button, opens the menu with the items that do not fit.
    final func press(_ button: TabBarButton) {
        guard button === moreButton else { return selectByUser(button.item) }
        window?.menus.open(hiddenItems, .below(button.convert(button.bounds, to: nil)), from: button)
    }

    private var hiddenItems: UIMenu {
        UIMenu(
            children: buttons.filter(\.isHidden).map { button in
                let item = button.item
                return UIAction(
                    title: item.displayedTitle(in: traitCollection.language) ?? "", image: item.image,
                    attributes: item.isEnabled ? [] : .disabled,
                    state: item === selectedItem ? .on : .off
                ) { [weak self] _ in self?.selectByUser(item) }
            })
    }

    final func selectByUser(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if let tabBarController { return tabBarController.selectByUser(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    /// Selects another item for arrow keys, Home and End.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, let item = item(for: key) else {
            return super.pressesBegan(presses, with: event)
        }
        selectByUser(item)
        guard selectedItem === item, let button = button(for: item) else { return }
        window?.focus.move(to: button, heading: [])
    }

    private func item(for key: UIKey) -> UITabBarItem? {
        guard key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else { return nil }
        let usable = storedItems.filter(\.isEnabled)
        let current = usable.firstIndex { $0 === focusableItem } ?? 0
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardHome: return usable.first
        case .keyboardEnd: return usable.last
        case .keyboardRightArrow where placement != .side: return usable.item(at: current + (isReversed ? -1 : 1))
        case .keyboardLeftArrow where placement != .side: return usable.item(at: current + (isReversed ? 1 : -1))
        case .keyboardDownArrow where placement == .side: return usable.item(at: current + 1)
        case .keyboardUpArrow where placement == .side: return usable.item(at: current - 1)
        default: return nil
        }
    }

    // MARK: Appearance

    /// The appearance of the bar.
    ///
    /// The property holds a copy of the value that is set.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            standardAppearance = UITabBarAppearance(barAppearance: standardAppearance)
            hasOwnAppearance = true
            appearanceDidChange()
        }
    }
    /// Whether ``standardAppearance`` was set.
    private final var hasOwnAppearance = false

    /// The appearance while no content continues behind the bar of a tab bar controller: while the content is scrolled to its
    /// bottom or, for a bar at the top, to its top, or does not scroll.
    ///
    /// If it is `nil`, as initially, and the selected item has none either, a translucent bar has the standard appearance with a
    /// transparent background and without a line there.
    ///
    /// The property holds a copy of the value that is set.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance.map(UITabBarAppearance.init(barAppearance:))
            appearanceDidChange()
        }
    }
    /// Whether no content continues behind the bar.
    final var isAtScrollEdge = false { didSet { if oldValue != isAtScrollEdge { appearanceDidChange() } } }
    /// Whether the bar is transparent at the scroll edge if no appearance was set for it.
    ///
    /// Containers whose content ends at the bar set it to `false`, so that content does not end without a visible edge.
    package final var isTransparentAtScrollEdge = true {
        didSet { if oldValue != isTransparentAtScrollEdge { appearanceDidChange() } }
    }

    /// The style of the bar; ``UIBarStyle/black`` is the dark interface style.
    open var barStyle = UIBarStyle.default {
        didSet { if oldValue != barStyle { overrideUserInterfaceStyle = barStyle.interfaceStyle } }
    }

    /// Whether the bar is translucent, so that the content of controllers extends behind it.
    ///
    /// The default is `true`.
    open var isTranslucent = true {
        didSet {
            guard oldValue != isTranslucent else { return }
            standardAppearance.configureBackground(isTranslucent: isTranslucent, tintColor: barTintColor)
            tabBarController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The color of the bar's background; `nil` stands for that of the appearance.
    open var barTintColor: UIColor? {
        didSet { standardAppearance.show(tintColor: barTintColor, isTranslucent: isTranslucent) }
    }

    /// The color of items that are not selected; `nil` stands for the secondary label color.
    open var unselectedItemTintColor: UIColor? {
        didSet { if oldValue != unselectedItemTintColor { showButtons() } }
    }

    /// The image of the bar's background.
    open var backgroundImage: UIImage? {
        get { standardAppearance.backgroundImage }
        set { standardAppearance.show(backgroundImage: newValue, isTranslucent: isTranslucent) }
    }

    /// The image that replaces the line at the bar's edge.
    open var shadowImage: UIImage? {
        get { standardAppearance.shadowImage }
        set { standardAppearance.shadowImage = newValue }
    }

    /// The image behind the selected item; a resizable image fills the item, another one is centered in it.
    open var selectionIndicatorImage: UIImage? {
        get { standardAppearance.selectionIndicatorImage }
        set { standardAppearance.selectionIndicatorImage = newValue }
    }

    /// The arrangement of the items while the bar is at the bottom.
    open var itemPositioning: ItemPositioning {
        get { standardAppearance.stackedItemPositioning }
        set { standardAppearance.stackedItemPositioning = newValue }
    }

    /// The width of centered items, in points; 0 stands for the default.
    open var itemWidth: CGFloat {
        get { standardAppearance.stackedItemWidth }
        set { standardAppearance.stackedItemWidth = newValue }
    }

    /// The distance between centered items, in points; 0 stands for the default.
    open var itemSpacing: CGFloat {
        get { standardAppearance.stackedItemSpacing }
        set { standardAppearance.stackedItemSpacing = newValue }
    }

    /// The displayed appearance; that of the selected item takes precedence over the bar's.
    final var effectiveAppearance: UITabBarAppearance {
        appearanceAtScrollEdge ?? selectedItem?.standardAppearance ?? standardAppearance
    }

    /// The appearance that was set for the scroll edge, if the content is there.
    private final var appearanceAtScrollEdge: UITabBarAppearance? {
        isAtScrollEdge ? selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
    }

    /// Whether the bar has no background, because no content continues behind it.
    private final var isTransparent: Bool {
        isAtScrollEdge && isTransparentAtScrollEdge && isTranslucent && appearanceAtScrollEdge == nil
    }

    private func appearanceDidChange() {
        let looks = [
            standardAppearance, scrollEdgeAppearance, selectedItem?.standardAppearance,
            selectedItem?.scrollEdgeAppearance,
        ]
        for appearance in looks {
            appearance?.changed = { [weak self] in self?.appearanceDidChange() }
        }
        background.show(effectiveAppearance, isTransparent: isTransparent)
        if !buttons.isEmpty { showButtons() }
    }

    /// The appearance of items in the bar's arrangement.
    final var itemAppearance: UITabBarItemAppearance {
        placement == .bottom ? effectiveAppearance.stackedLayoutAppearance : effectiveAppearance.inlineLayoutAppearance
    }

    // MARK: Layout

    /// Lays out the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.lineEdge = lineEdge
        layOutButtons()
    }

    /// Returns the proposed width and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// A height of 49 points; no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
}

extension Array {
    fileprivate func item(at index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}

/// The method by which a tab bar notifies its delegate.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// Called when the user has selected an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
