@_spi(Subclassing) import OpenUIKitCore

/// The appearance of the buttons that display bar button items of a style.
///
/// Attributes that are set for an item itself take precedence.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance: NSObject {
    /// The appearance in the normal state, and of what the appearances of the other states do not set.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance while the button is pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of a disabled button.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance of a button with the keyboard focus.
    public let focused = UIBarButtonItemStateAppearance()
    private var style: UIBarButtonItem.Style
    /// Called when the appearance of a state changes, to update the bar.
    var changed: (() -> Void)? {
        didSet { for state in states { state.changed = changed } }
    }

    /// Creates the default appearance of items of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Replaces the values of all states by the default ones of a style.
    public func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        adopt(UIBarButtonItemAppearance(style: style))
        changed?()
    }

    /// Returns a copy that is not connected to a bar.
    func makeCopy() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.adopt(self)
        return copy
    }

    /// The weight of titles without a font of their own.
    var fontWeight: UIFont.Weight { style == .done ? .semibold : .regular }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    private func adopt(_ other: UIBarButtonItemAppearance) {
        for (state, value) in zip(states, other.states) { state.adopt(value) }
    }

    func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        if state.contains(.highlighted) { return highlighted }
        return state.contains(.focused) ? focused : normal
    }
}

/// The appearance of the buttons of bar button items in a state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title, of which the foreground color is used, and in the normal state the font.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// The distance by which the title is displayed away from its place, in points.
    public var titlePositionAdjustment = UIOffset.zero {
        didSet { if oldValue != titlePositionAdjustment { changed?() } }
    }
    /// The image behind the title, which is resized to the button.
    public var backgroundImage: UIImage? { didSet { changed?() } }
    /// The distance by which the background image is displayed away from its place, in points.
    public var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { if oldValue != backgroundImagePositionAdjustment { changed?() } }
    }
    /// Called when a property changes.
    var changed: (() -> Void)?

    override init() {
        super.init()
    }

    func adopt(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// A button of a bar that has an appearance.
@MainActor package class BarAppearanceButton: UIButton {
    private static let fontSize: CGFloat = 17
    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .focused]
    /// The appearances of the bar for the button, of which the first one that sets a value applies.
    private var appearances: [UIBarButtonItemAppearance] = []
    private weak var displayedItem: UIBarButtonItem?
    /// The font of a title for which none is set; `nil` stands for that of bars.
    final var defaultFont: UIFont?
    /// Whether the button displays the values of its item for back buttons.
    private var isBackButton = false

    /// Creates a back button.
    static func back() -> BarAppearanceButton {
        let button = BarAppearanceButton(type: .system)
        button.isBackButton = true
        return button
    }

    /// The button has the values of its item, and not those of ``UIButton``.
    @_spi(Subclassing) public override class var appearanceProperties: AppearanceProperties { .none }

    @_spi(Subclassing) public override func adoptAppearanceOfItem() {
        guard let displayedItem else { return }
        displayedItem.adoptAppearance(in: self)
        itemDidAdoptAppearance()
    }

    /// Displays the values that the item has adopted.
    package func itemDidAdoptAppearance() {
        tintColor = displayedItem?.tintColor
        display(appearances, of: displayedItem)
        superview?.setNeedsLayout()
    }

    /// Displays appearances, and the attributes of an item, which take precedence.
    final func display(_ appearances: [UIBarButtonItemAppearance], of item: UIBarButtonItem?) {
        self.appearances = appearances
        displayedItem = item
        for state in Self.states {
            setTitleColor(attribute(.foregroundColor, for: state, of: item) as? UIColor, for: state)
            let own = backgroundImage(of: item, for: state)
            setBackgroundImage(own ?? backgroundImage(ofBarFor: state, item), for: state)
        }
        let weight = appearances.first?.fontWeight ?? .regular
        if currentTitle != nil {
            let own = attribute(.font, for: .normal, of: item) as? UIFont
            titleLabel?.font = own ?? defaultFont ?? .systemFont(ofSize: Self.fontSize, weight: weight)
        }
        setNeedsLayout()
    }

    private func backgroundImage(of item: UIBarButtonItem?, for state: UIControl.State) -> UIImage? {
        isBackButton
            ? item?.backButtonBackgroundImage(for: state, barMetrics: .default)
            : item?.displayedBackgroundImage(for: state)
    }

    /// Returns the image of the bar for a state; an image of the item for the normal state takes precedence in all states.
    private func backgroundImage(ofBarFor state: UIControl.State, _ item: UIBarButtonItem?) -> UIImage? {
        backgroundImage(of: item, for: .normal) == nil ? look(for: state, \.backgroundImage) : nil
    }

    private func attribute(_ key: NSAttributedString.Key, for state: UIControl.State, of item: UIBarItem?) -> Any? {
        item?.titleTextAttributes(for: state)?[key] ?? look(for: state) { $0.titleTextAttributes[key] }
    }

    private func look<Value>(
        for state: UIControl.State, _ value: (UIBarButtonItemStateAppearance) -> Value?
    ) -> Value? {
        appearances.compactMap { value($0.appearance(for: state)) }.first
    }

    /// Returns a distance that an appearance sets for the current state or, if it is zero there, for the normal one.
    private func offset(_ value: (UIBarButtonItemStateAppearance) -> UIOffset) -> UIOffset {
        let states = [state, .normal]
        let offsets = states.flatMap { state in appearances.map { value($0.appearance(for: state)) } }
        return offsets.first { $0 != .zero } ?? .zero
    }

    /// The distance by which the title is displayed away from its place in the current state.
    private var titleOffset: UIOffset {
        let item = displayedItem
        let own =
            isBackButton
            ? item?.backButtonTitlePositionAdjustment(for: .default) : item?.titlePositionAdjustment(for: .default)
        guard let own else { return offset(\.titlePositionAdjustment) }
        return own == .zero ? offset(\.titlePositionAdjustment) : own
    }

    package override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        let offset = offset(\.backgroundImagePositionAdjustment)
        let item = displayedItem
        let own =
            isBackButton
            ? item?.backButtonBackgroundVerticalPositionAdjustment(for: .default)
            : item?.backgroundVerticalPositionAdjustment(for: .default)
        let vertical = own == 0 ? offset.vertical : own ?? offset.vertical
        return super.backgroundRect(forBounds: bounds).offsetBy(dx: offset.horizontal, dy: vertical)
    }

    package override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let offset = titleOffset
        return super.titleRect(forContentRect: contentRect).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}

/// A bar whose appearance includes that of its buttons.
@MainActor protocol BarButtonOwner: BarItemOwner {
    func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance
}
