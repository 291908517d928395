/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The style of an item.
    public enum Style: Int, Sendable {
        /// The normal style.
        case plain = 0
        /// Bold text, for an item that completes the current task.
        case done = 2
        /// Equivalent to ``done``.
        public static var prominent: Style { .done }
        /// Equivalent to ``plain``.
        @available(*, deprecated, message: "Use plain.")
        public static var bordered: Style { .plain }
    }

    /// The items for which the system provides a title or an image.
    public enum SystemItem: Int, Sendable {
        /// The title "Done" in bold text.
        case done = 0
        /// The title "Cancel".
        case cancel = 1
        /// The title "Edit".
        case edit = 2
        /// The title "Save".
        case save = 3
        /// A plus sign.
        case add = 4
        case flexibleSpace = 5
        /// A space with the item's width.
        case fixedSpace = 6
        /// A pencil.
        case compose = 7
        /// An arrow that turns left.
        case reply = 8
        /// A box with an arrow pointing out of it.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A circular arrow.
        case refresh = 13
        /// A cross.
        case stop = 14
        case camera = 15
        /// A trash can.
        case trash = 16
        /// A triangle pointing forward.
        case play = 17
        /// Two vertical bars.
        case pause = 18
        /// Two triangles pointing backward.
        case rewind = 19
        /// Two triangles pointing forward.
        case fastForward = 20
        /// The title "Undo".
        case undo = 21
        /// The title "Redo".
        case redo = 22
        /// A cross.
        case close = 24
    }

    open var style = Style.plain { didSet { if oldValue != style { displayDidChange() } } }
    /// The width of the item in points; 0 is the width of its content.
    open var width: CGFloat = 0 { didSet { if oldValue != width { displayDidChange() } } }
    /// A custom view that is displayed instead of a button.
    open var customView: UIView? { didSet { if oldValue !== customView { displayDidChange() } } }
    /// The target of ``action``; `nil` sends it to the first object in the responder chain that implements it.
    open weak var target: AnyObject?
    /// The method called when the item is pressed.
    open var action: Selector?
    /// The action performed when the item is pressed; its title and image become those of the item.
    open var primaryAction: UIAction? { didSet { adopt(primaryAction) } }
    /// The menu opened by a press, or by a long press if the item also has an action.
    open var menu: UIMenu? { didSet { if oldValue !== menu { displayDidChange() } } }
    /// The element that represents the item in the menu of a bar that has no space for it.
    ///
    /// If it is `nil`, the item is represented by its title, image, action and menu, and one with a ``customView`` is always
    /// displayed in the bar.
    open var menuRepresentation: UIMenuElement? {
        didSet { if oldValue !== menuRepresentation { displayDidChange() } }
    }
    /// The color of title and image; `nil` uses the bar's tint color.
    open var tintColor: UIColor? { didSet { if oldValue != tintColor { displayDidChange() } } }
    /// Whether the item is displayed as selected.
    open var isSelected = false { didSet { if oldValue != isSelected { displayDidChange() } } }
    open var isHidden = false { didSet { if oldValue != isHidden { owner?.barItemsDidChange() } } }

    /// The titles that the item may have; the item is as wide as the widest one, so that others do not move when it changes.
    open var possibleTitles: Set<String>? { didSet { if oldValue != possibleTitles { displayDidChange() } } }
    /// Whether a press toggles ``isSelected``.
    ///
    /// The default is `false`.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if oldValue != changesSelectionAsPrimaryAction { displayDidChange() } }
    }
    private final var backgrounds = BarButtonImages()
    private final var titleOffset = UIOffset.zero { didSet { displayDidChange() } }
    private final var backgroundOffset: CGFloat = 0 { didSet { displayDidChange() } }
    private final var backBackgrounds = BarButtonImages()
    private final var backTitleOffset = UIOffset.zero { didSet { displayDidChange() } }
    private final var backBackgroundOffset: CGFloat = 0 { didSet { displayDidChange() } }

    package final private(set) var systemItem: SystemItem?
    /// The bar that displays the item.
    package final weak var owner: (any BarItemOwner)?
    /// The view that displays the item in its bar, unless it is the ``customView``.
    package final weak var displayedView: UIView?
    /// An action that was specified as a closure.
    private final var handler: ((UIBarButtonItem) -> Void)?

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIBarButtonItem.self,
        adding: [
            AppearanceProperty(\UIBarButtonItem.tintColor),
            AppearanceProperty(\UIBarButtonItem.titleOffset),
            AppearanceProperty(\UIBarButtonItem.backgroundOffset),
            AppearanceProperty(\UIBarButtonItem.backTitleOffset),
            AppearanceProperty(\UIBarButtonItem.backBackgroundOffset),
        ]
            + AppearanceProperty.states(
                get: { (item: UIBarButtonItem, state) in item.backgroundImage(for: state, barMetrics: .default) },
                set: { item, image, state in item.setBackgroundImage(image, for: state, barMetrics: .default) })
            + AppearanceProperty.states(
                get: { (item: UIBarButtonItem, state) in
                    item.backButtonBackgroundImage(for: state, barMetrics: .default)
                },
                set: { item, image, state in item.setBackButtonBackgroundImage(image, for: state, barMetrics: .default)
                }), to: UIBarItem.appearanceProperties)

    /// Creates an item without title and image.
    public override init() {
        super.init()
    }

    /// Creates an empty item; archiving is not supported.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Creates an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates an item with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
        adopt(systemItem)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        adopt(systemItem)
    }

    /// Creates an item with an action or a menu; title and image default to those of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        // Observers of properties are not called in initializers.
        adopt(primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Creates an item with an image; the image for phones in landscape orientation has no effect.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
    }

    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item with a title that calls a method, for example `action: Screen.pressed`.
    ///
    /// The target is referenced weakly.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        handler = { [weak target] _ in target.map { action($0)() } }
    }

    /// Creates an item with an image that calls a method.
    ///
    /// The target is referenced weakly.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        handler = { [weak target] _ in target.map { action($0)() } }
    }

    /// Creates a system item that calls a method.
    ///
    /// The target is referenced weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        handler = { [weak target] _ in target.map { action($0)() } }
    }

    /// Creates an item with a title that calls a method with the item as argument.
    ///
    /// The target is referenced weakly.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        handler = { [weak target] item in target.map { action($0)(item) } }
    }

    /// Creates an item with an image that calls a method with the item as argument.
    ///
    /// The target is referenced weakly.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        handler = { [weak target] item in target.map { action($0)(item) } }
    }

    /// Creates a system item that calls a method with the item as argument.
    ///
    /// The target is referenced weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        handler = { [weak target] item in target.map { action($0)(item) } }
    }

    open class func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.adopt(.flexibleSpace)
        return item
    }

    /// Creates a space of a fixed width, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.adopt(.fixedSpace)
        item.width = width
        return item
    }

    package final func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
        if let title = systemItem.title { builtInTitle = title }
        image = systemItem.image ?? image
        builtInAccessibilityLabel = systemItem.accessibilityName
        displayDidChange()
    }

    private final func adopt(_ action: UIAction?) {
        guard let action else { return displayDidChange() }
        if !action.title.isEmpty { title = action.title }
        if let image = action.image { self.image = image }
        displayDidChange()
    }

    // MARK: Appearance

    /// Sets the image behind the title or image of the item in a state; only bars of the default metrics exist.
    ///
    /// States without an image have that of the normal state. It takes precedence over the images of the bar's appearance.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: state, style: nil, barMetrics)
    }

    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgrounds[state, nil] : nil
    }

    /// Sets the image behind the title or image of the item in a state, while it has a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: state, style: style, barMetrics)
    }

    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgrounds[state, style] : nil
    }

    private func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, style: Style?, _ barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        backgrounds[state, style] = image
        displayDidChange()
    }

    /// Returns the image that the item displays in a state, or `nil` if none was set for the state.
    package final func displayedBackgroundImage(for state: UIControl.State) -> UIImage? {
        backgrounds[state, style] ?? backgrounds[state, nil]
    }

    /// The vertical distance by which the background image is displayed below its place, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? backgroundOffset : 0
    }

    /// Sets the vertical distance by which the background image is displayed below its place, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        if barMetrics == .default, adjustment.isFinite { backgroundOffset = adjustment }
    }

    /// The distance by which the title is displayed away from its place, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? titleOffset : .zero
    }

    /// Sets the distance by which the title is displayed away from its place, in points; zero stands for that of the bar's appearance.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        if barMetrics == .default, adjustment.isFinite { titleOffset = adjustment }
    }

    /// Sets the image behind the back button in a state, if the item is displayed as one.
    ///
    /// States without an image have that of the normal state.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        backBackgrounds[state, nil] = backgroundImage
        displayDidChange()
    }

    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backBackgrounds[state, nil] : nil
    }

    /// The distance by which the title of a back button is displayed away from its place, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? backTitleOffset : .zero
    }

    /// Sets the distance by which the title of a back button is displayed away from its place, in points.
    ///
    /// Zero stands for that of the bar's appearance.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        if barMetrics == .default, adjustment.isFinite { backTitleOffset = adjustment }
    }

    /// The vertical distance by which the background image of a back button is displayed below its place, in points.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? backBackgroundOffset : 0
    }

    /// Sets the vertical distance by which the background image of a back button is displayed below its place, in points.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        if barMetrics == .default, adjustment.isFinite { backBackgroundOffset = adjustment }
    }

    @_spi(Subclassing) public override func displayDidChange() {
        owner?.barItemDidChange(self)
    }

    // MARK: Actions

    /// Whether a press performs an action other than opening the menu.
    package final var hasAction: Bool { primaryAction != nil || handler != nil || action != nil }

    /// Performs the action of the item on behalf of the button that displays it.
    package final func press(from button: UIResponder) {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(from: self) }
        if let handler { return handler(self) }
        guard let action else { return }
        if let target { return _ = action.perform(target, self, nil) }
        _ = button.firstInChain { action.perform($0, self, nil) }
    }
}

/// A bar that displays items.
@MainActor package protocol BarItemOwner: AnyObject {
    /// Called when the appearance of an item changes.
    func barItemDidChange(_ item: UIBarButtonItem)
    /// Called when items are added, removed, shown or hidden.
    func barItemsDidChange()
}
