/// The menu bar of a window: the titles of the program's menus, which open below them.
///
/// While an item is selected, the bar or the open menu receives the keys; the focus of the window stays where it is. The
/// menus that do not fit into the window are submenus of a last item.
@MainActor package final class MenuBarView: UIView {
    /// The height of the bar for the default text size, in points.
    static let height: CGFloat = 30
    private static let padding: CGFloat = 3

    private(set) var items: [MenuBarItem] = []
    /// The item to which the keys apply, or whose menu is open.
    var selectedItem: MenuBarItem? { selectedIndex.flatMap { items.indices.contains($0) ? items[$0] : nil } }
    /// The item whose menu is open.
    var openItem: MenuBarItem? { isMenuOpen ? selectedItem : nil }

    var selectedIndex: Int?
    var isMenuOpen = false
    /// Whether the bar is used with the keyboard, so that it shows its letters.
    var isByKeyboard = false
    private var hoveredItem: MenuBarItem?
    private var menus: [UIMenu] = []
    /// The number of menus that do not fit, which are submenus of the last item.
    private var hiddenCount = 0
    private var needsRefresh = true
    private let separator = UIView()
    /// Whether the letters are shown because the Alt key is held.
    var showsLetters = false {
        didSet { if showsLetters != oldValue { showItems() } }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        separator.backgroundColor = .separator
        addSubview(separator)
        let hover = UIHoverGestureRecognizer()
        hover.addTarget(self, action: MenuBarView.pointerMoved)
        addGestureRecognizer(hover)
        // Gives the bar the height for another text size.
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (bar: MenuBarView, _) in
            bar.setNeedsLayout()
            bar.hostWindow?.placeContent()
        }
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// Whether the bar or one of its menus receives the keys.
    var isTracking: Bool { selectedIndex != nil }

    var letters: [Character] { items.compactMap(\.letter) }

    /// The height of the bar, in points.
    var fittingHeight: CGFloat { scaledForTextSize(Self.height) }

    // MARK: Content

    /// Shows the present menus of the program.
    func refresh() {
        needsRefresh = false
        menus = UIMenuSystem.main.menu.menuBarMenus
        updateItems()
    }

    /// Lets the bar show the present menus when it is laid out next.
    func setNeedsRefresh() {
        needsRefresh = true
        setNeedsLayout()
    }

    /// Shows the menus that fit, and an item for the others.
    private func updateItems() {
        hiddenCount = min(hiddenCount, menus.count)
        var titled = Array(menus.dropLast(hiddenCount))
        if hiddenCount > 0 { titled.append(UIMenu(title: "…", children: menus.suffix(hiddenCount))) }
        let letters = MnemonicLetters.assign(to: titled.map(\.title), excluding: lettersOfCommands)
        if titled.map(\.title) == items.map(\.menu.title) {
            for (item, menu) in zip(items, titled) { item.menu = menu }
        } else {
            replaceItems(titled)
        }
        for (item, letter) in zip(items, letters) { item.letter = letter }
        showItems()
    }

    /// The letters that key commands use together with the Alt key.
    private var lettersOfCommands: Set<Character> {
        let responder: UIResponder? = hostWindow?.focus.keyResponder
        return responder.map { KeyCommandRouter(responder: $0).lettersWithAlt } ?? []
    }

    /// Items with other titles are new elements; items with the same titles stay, for assistive technologies.
    private func replaceItems(_ menus: [UIMenu]) {
        for item in items { item.removeFromSuperview() }
        items = menus.map { MenuBarItem($0) }
        for item in items { addSubview(item) }
        if hiddenCount > 0, let last = items.last {
            last.accessibilityLabel = nil
            last.builtInAccessibilityLabel = .BuiltIn.menuMoreMenus
        }
        hoveredItem = nil
        if let selectedIndex, !items.indices.contains(selectedIndex) { endTracking() }
        setNeedsLayout()
    }

    /// Updates the items to the present selection and state of the window.
    func showItems() {
        let isInactive = hostWindow?.hasKeyboard == false
        let underlines = showsLetters || isTracking && isByKeyboard
        for item in items {
            item.show(
                isHovered: item === hoveredItem && !isTracking, underlinesLetter: underlines, isInactive: isInactive)
            item.accessibilityDidChange(.content)
        }
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        if needsRefresh { refresh() }
        separator.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        updateOverflow()
        var x = Self.padding
        for item in items {
            let width = item.fittingWidth
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            item.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: Self.padding, width: width,
                height: bounds.height - 1 - 2 * Self.padding)
            x += width
        }
    }

    /// Determines which menus do not fit.
    private func updateOverflow() {
        let widths = menus.map { MenuBarItem($0).fittingWidth }
        let availableWidth = bounds.width - 2 * Self.padding
        var hidden = 0
        if widths.reduce(0, +) > availableWidth {
            var used = MenuBarItem(UIMenu(title: "…")).fittingWidth
            let shown = widths.prefix {
                used += $0
                return used <= availableWidth
            }
            hidden = widths.count - shown.count
        }
        guard hidden != hiddenCount else { return }
        hiddenCount = hidden
        updateItems()
    }

    func item(at point: CGPoint) -> MenuBarItem? {
        items.first { $0.frame.insetBy(dx: 0, dy: -Self.padding).contains(point) }
    }

    private func pointerMoved(_ hover: UIHoverGestureRecognizer) {
        let item = hover.state == .ended || hover.state == .cancelled ? nil : item(at: hover.location(in: self))
        guard item !== hoveredItem else { return }
        hoveredItem = item
        showItems()
    }

    // MARK: Keys

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key { handle(key) }
    }

    package override func handlesKeyBeforeCommands(_ key: UIKey) -> Bool { true }

    package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    package override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    package override func pressRepeated(_ press: UIPress) {
        switch press.key?.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow: if let key = press.key { handle(key) }
        default: break
        }
    }

    // MARK: Pointer and touches

    /// Opens the menu under the pointer; it may be chosen from without releasing the button.
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        refresh()
        layoutIfNeeded()
        guard let item = item(at: touch.location(in: self)) else { return endTracking() }
        open(item, selectsFirst: false)
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        hostWindow?.menus.overlay?.touchesMoved(touches, with: event)
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        hostWindow?.menus.overlay?.touchesEnded(touches, with: event)
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
