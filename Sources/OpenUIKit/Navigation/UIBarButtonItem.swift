/// A button in a navigation bar or a tool bar.
@MainActor open class UIBarButtonItem: UIBarItem {
    /// How an item stands out.
    public enum Style: Int, Sendable {
        /// Not at all.
        case plain = 0
        /// In bold letters: it ends what the user is doing.
        case done = 2
    }

    /// What the system has a name or a picture for.
    public enum SystemItem: Int, Sendable {
        /// "Done", in bold letters.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save".
        case save = 3
        /// A plus.
        case add = 4
        /// Room that stretches.
        case flexibleSpace = 5
        /// Room of the item's width.
        case fixedSpace = 6
        /// A box with an arrow that leaves it.
        case action = 9
        /// A magnifying glass.
        case search = 12
        /// An arrow in a circle.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A bin.
        case trash = 16
        /// A triangle that points forwards.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles that point backwards.
        case rewind = 19
        /// Two triangles that point forwards.
        case fastForward = 20
        /// "Undo".
        case undo = 21
        /// "Redo".
        case redo = 22
        /// A cross.
        case close = 24
    }

    /// How the item stands out.
    open var style = Style.plain { didSet { if oldValue != style { lookDidChange() } } }
    /// The width of the item, in points; 0 means what its content needs.
    open var width: CGFloat = 0 { didSet { if oldValue != width { lookDidChange() } } }
    /// A view that is shown instead of a button.
    open var customView: UIView? { didSet { if oldValue !== customView { lookDidChange() } } }
    /// Who carries out ``action``; nil means the first on the way up that can.
    open weak var target: AnyObject?
    /// The method that a press calls.
    open var action: Selector?
    /// What a press does; its title and picture become the item's.
    open var primaryAction: UIAction? { didSet { adopt(primaryAction) } }
    /// The menu that a press opens, or a long press if a press does something else.
    open var menu: UIMenu? { didSet { if oldValue !== menu { lookDidChange() } } }
    /// The colour of title and picture; nil means the bar's.
    open var tintColor: UIColor? { didSet { if oldValue != tintColor { lookDidChange() } } }
    /// Whether the item is shown marked.
    open var isSelected = false { didSet { if oldValue != isSelected { lookDidChange() } } }
    /// Whether the item is left out.
    open var isHidden = false { didSet { if oldValue != isHidden { owner?.barItemsDidChange() } } }

    final private(set) var systemItem: SystemItem?
    /// The bar that shows the item.
    final weak var owner: (any BarItemOwner)?
    /// A method that was given as a closure.
    private final var handler: ((UIBarButtonItem) -> Void)?

    /// Makes an item without title and picture.
    public override init() {
        super.init()
    }

    /// Makes an item.
    ///
    /// There are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes an item with a text.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Makes an item that the system has a name or a picture for.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
        adopt(systemItem)
    }

    /// Makes an item that the system has a name or a picture for, with what it does.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        adopt(systemItem)
    }

    /// Makes an item with what it does, and the title and picture of that.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Makes an item with a text that calls a method: `action: Screen.pressed`.
    ///
    /// The target is held weakly.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        handler = { [weak target] _ in target.map { action($0)() } }
    }

    /// Makes an item with a picture that calls a method.
    ///
    /// The target is held weakly.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        handler = { [weak target] _ in target.map { action($0)() } }
    }

    /// Makes an item that the system has a name or a picture for, and that calls a method.
    ///
    /// The target is held weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        handler = { [weak target] _ in target.map { action($0)() } }
    }

    /// Makes an item with a text that calls a method with the item.
    ///
    /// The target is held weakly.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        handler = { [weak target] item in target.map { action($0)(item) } }
    }

    /// Makes an item with a picture that calls a method with the item.
    ///
    /// The target is held weakly.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        handler = { [weak target] item in target.map { action($0)(item) } }
    }

    /// Makes an item that the system has a name or a picture for, and that calls a method with the item.
    ///
    /// The target is held weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        handler = { [weak target] item in target.map { action($0)(item) } }
    }

    /// Room that stretches.
    open class func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.adopt(.flexibleSpace)
        return item
    }

    /// Room of a width, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.adopt(.fixedSpace)
        item.width = width
        return item
    }

    final func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
        title = systemItem.title ?? title
        image = systemItem.image ?? image
        accessibilityLabel = systemItem.spokenName
        lookDidChange()
    }

    private final func adopt(_ action: UIAction?) {
        guard let action else { return lookDidChange() }
        if !action.title.isEmpty { title = action.title }
        if let image = action.image { self.image = image }
        lookDidChange()
    }

    override func lookDidChange() {
        owner?.barItemDidChange(self)
    }

    // MARK: Pressing

    /// Whether a press does something beside opening the menu.
    final var hasAction: Bool { primaryAction != nil || handler != nil || action != nil }

    /// Does what a press does, on behalf of the button that shows the item.
    final func press(from button: UIResponder) {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(from: self) }
        if let handler { return handler(self) }
        guard let action else { return }
        if let target { return _ = action.perform(target, self, nil) }
        _ = button.firstInChain { action.perform($0, self, nil) }
    }
}

/// A bar that shows items.
@MainActor protocol BarItemOwner: AnyObject {
    /// An item looks different.
    func barItemDidChange(_ item: UIBarButtonItem)
    /// Items came or went.
    func barItemsDidChange()
}
