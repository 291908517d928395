@_spi(Subclassing) import OpenUIKitCore

/// A bar with buttons, typically at the bottom.
///
/// The last items for which there is no space are in the menu of a button at the trailing edge; see
/// ``UIBarButtonItem/menuRepresentation``.
///
/// At the top edge of a window whose title is hidden, it is the title bar: its items are displayed beside the buttons of the
/// window, and dragging an empty place moves the window. See ``UITitlebar``.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    static let height: CGFloat = 44
    private static let margin: CGFloat = 16

    private final var storedItems: [UIBarButtonItem] = []
    private final var views: [BarItems.Entry] = []
    private final let overflow = BarOverflow()
    /// The space before the button with the items that do not fit.
    private final let overflowSpace = UIBarButtonItem.flexibleSpace()
    private final let background = BarBackground(lineAt: .top)
    private final var backgroundImages = BarImages()
    private final var shadowImages = BarImages()

    /// The object that determines the position of the toolbar.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { positionDidChange() } }

    /// The style of the toolbar; ``UIBarStyle/black`` is the dark interface style.
    open var barStyle = UIBarStyle.default {
        didSet { if oldValue != barStyle { overrideUserInterfaceStyle = barStyle.interfaceStyle } }
    }

    /// The appearance of the toolbar.
    ///
    /// The property holds a copy of the value that is set.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            standardAppearance = UIToolbarAppearance(barAppearance: standardAppearance)
            hasOwnAppearance = true
            appearanceDidChange()
        }
    }
    /// Whether ``standardAppearance`` was set.
    private final var hasOwnAppearance = false
    /// The appearance while the content of a navigation controller is scrolled to its bottom, or does not scroll.
    ///
    /// If it is `nil`, as initially, a translucent toolbar has the standard appearance with a transparent background and without a
    /// line there.
    ///
    /// The property holds a copy of the value that is set.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance.map(UIToolbarAppearance.init(barAppearance:))
            appearanceDidChange()
        }
    }
    /// Whether no content continues behind the toolbar.
    final var isAtScrollEdge = false { didSet { if oldValue != isAtScrollEdge { appearanceDidChange() } } }
    /// Whether the toolbar is transparent at the scroll edge if no appearance was set for it.
    ///
    /// Containers whose content ends at the toolbar set it to `false`, so that content does not end without a visible edge.
    package final var isTransparentAtScrollEdge = true {
        didSet { if oldValue != isTransparentAtScrollEdge { appearanceDidChange() } }
    }
    /// The displayed appearance.
    private final var effectiveAppearance: UIToolbarAppearance { appearanceAtScrollEdge ?? standardAppearance }
    /// The appearance that was set for the scroll edge, if the content is there.
    private final var appearanceAtScrollEdge: UIToolbarAppearance? { isAtScrollEdge ? scrollEdgeAppearance : nil }
    /// Whether the toolbar has no background, because no content continues behind it.
    private final var isTransparent: Bool {
        isAtScrollEdge && isTransparentAtScrollEdge && isTranslucent && appearanceAtScrollEdge == nil
    }
    /// The appearance of a toolbar of compact height.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance of a toolbar of compact height while no content continues behind it.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var compactScrollEdgeAppearance: UIToolbarAppearance?

    /// Whether the toolbar is translucent, so that the content of controllers extends behind it.
    ///
    /// The default is `true`.
    open var isTranslucent = true {
        didSet {
            guard oldValue != isTranslucent else { return }
            standardAppearance.configureBackground(isTranslucent: isTranslucent, tintColor: barTintColor)
            superview?.setNeedsLayout()
        }
    }

    /// The background color of the toolbar; `nil` uses the system color.
    open var barTintColor: UIColor? {
        didSet { standardAppearance.show(tintColor: barTintColor, isTranslucent: isTranslucent) }
    }

    /// The position of the toolbar: that of its delegate, or otherwise ``UIBarPosition/bottom``.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    /// Sets the background image of toolbars at a position, which replaces the blur effect; only bars of the default metrics exist.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        backgroundImages[topOrBottom] = backgroundImage
        showBackgroundImage()
    }

    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImages[topOrBottom] : nil
    }

    /// Sets the image that replaces the line of toolbars at a position; an image without a size hides the line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        showShadowImage()
    }

    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadowImages[topOrBottom]
    }

    /// Displays the line and the images of the position.
    private func positionDidChange() {
        if !backgroundImages.isEmpty { showBackgroundImage() }
        if !shadowImages.isEmpty { showShadowImage() }
        setNeedsLayout()
    }

    private func showBackgroundImage() {
        let image = backgroundImages.image(at: barPosition)
        standardAppearance.show(backgroundImage: image, isTranslucent: isTranslucent)
    }

    private func showShadowImage() {
        standardAppearance.shadowImage = shadowImages.image(at: barPosition)
    }

    private var lineEdge: UIRectEdge {
        barPosition == .bottom && (window?.titleBarOverlap(of: self) ?? 0) <= 0 ? .top : .bottom
    }

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIToolbar.self,
        adding: [
            AppearanceProperty(\UIToolbar.barStyle),
            AppearanceProperty(\UIToolbar.isTranslucent),
            AppearanceProperty(\UIToolbar.barTintColor),
            AppearanceProperty(
                get: { (bar: UIToolbar) in bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) },
                set: { $0.setBackgroundImage($1, forToolbarPosition: .any, barMetrics: .default) }),
            AppearanceProperty(
                get: { (bar: UIToolbar) in bar.shadowImage(forToolbarPosition: .any) },
                set: { $0.setShadowImage($1, forToolbarPosition: .any) }),
            // After the properties that preceded appearances, over which it has precedence.
            AppearanceProperty(
                get: { (bar: UIToolbar) in
                    StandardAppearance(
                        value: UIToolbarAppearance(barAppearance: bar.standardAppearance), isOwn: bar.hasOwnAppearance)
                },
                set: { bar, appearance in
                    bar.standardAppearance = appearance.value
                    bar.hasOwnAppearance = appearance.isOwn
                },
                areEqual: { UIBarAppearance.areCopies($0, $1) }),
            AppearanceProperty(
                get: { (bar: UIToolbar) in bar.scrollEdgeAppearance.map(UIToolbarAppearance.init(barAppearance:)) },
                set: { $0.scrollEdgeAppearance = $1 }, areEqual: { UIBarAppearance.areCopies($0, $1) }),
        ], to: UIView.appearanceProperties)

    /// Creates a toolbar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates an empty toolbar; archiving is not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates the toolbar of a navigation controller that was created with the toolbar's class.
    ///
    /// The initializer calls `init(frame:)`. A subclass inherits it together with `init(frame:)` and `init(coder:)`, or
    /// by overriding both.
    public required convenience init(registeredWithFrame frame: CGRect) {
        self.init(frame: frame)
    }

    private func setUp() {
        addSubview(background)
        addInteraction(UILargeContentViewerInteraction())
        appearanceDidChange()
    }

    @_spi(Subclassing) open override var isFocusPane: Bool { true }

    private func appearanceDidChange() {
        for appearance in [standardAppearance, scrollEdgeAppearance] {
            appearance?.changed = { [weak self] in self?.appearanceDidChange() }
        }
        background.show(effectiveAppearance, isTransparent: isTransparent)
        for case let button as BarButton in views.map(\.view) + [overflow.button] { button.show() }
        setNeedsLayout()
    }

    /// The items, from leading to trailing.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        storedItems = items ?? []
        guard animated, window != nil else { return barItemsDidChange() }
        UIView.transition(
            with: self, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.barItemsDidChange() })
    }

    /// Returns the items that are displayed, after those that do not fit were moved to the menu.
    private func displayedEntries(height: CGFloat, within width: CGFloat) -> [BarItems.Entry] {
        guard bounds.width > 0 else { return views }
        overflow.fit(views, into: width + BarItems.spacing, height: height, in: self, owner: self)
        let shown = views.filter { !overflow.contains($0.item) }
        guard let button = overflow.button else { return shown }
        let isFlexible = shown.contains { $0.item.systemItem == .flexibleSpace }
        return shown + (isFlexible ? [] : [(overflowSpace, nil)]) + [(button.item, button)]
    }

    /// Lays out the items; views that fill the toolbar, or otherwise flexible spaces, share the remaining width evenly.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.lineEdge = lineEdge
        let covered = titleBarInsets
        let height = min(Self.height, bounds.height)
        let edges = 2 * Self.margin + covered.leading + covered.trailing
        let shown = displayedEntries(height: height, within: bounds.width - edges)
        let sizes = shown.map { entry in
            entry.view.map { BarItems.size(of: $0, height: height) } ?? CGSize(width: entry.item.width, height: 0)
        }
        let isFilled = shown.contains { $0.view is any BarFillingView }
        let stretching = shown.count { isFilled ? $0.view is any BarFillingView : $0.item.systemItem == .flexibleSpace }
        let gaps = CGFloat(max(shown.count { $0.view != nil } - 1, 0)) * BarItems.spacing
        let used = sizes.reduce(0) { $0 + $1.width } + gaps + edges
        let stretch = stretching > 0 ? max(bounds.width - used, 0) / CGFloat(stretching) : 0
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = Self.margin + covered.leading
        for (entry, size) in zip(shown, sizes) {
            guard let view = entry.view else {
                x += entry.item.systemItem == .flexibleSpace && !isFilled ? stretch : size.width
                continue
            }
            let filling = view as? any BarFillingView
            let width = filling == nil ? size.width : size.width + stretch
            let left = isReversed ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: (height - size.height) / 2, width: width, height: size.height)
            filling?.barCenter = bounds.midX - left
            x += width + BarItems.spacing
        }
    }

    /// Returns the proposed width and a height of 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    /// A height of 44 points; no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
}

extension UIToolbar: BarButtonOwner {
    func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style == .done ? effectiveAppearance.doneButtonAppearance : effectiveAppearance.buttonAppearance
    }

    package func barItemDidChange(_ item: UIBarButtonItem) {
        guard let entry = views.first(where: { $0.item === item }) else { return }
        guard let button = entry.view as? BarButton, item.customView == nil else { return barItemsDidChange() }
        button.show()
        setNeedsLayout()
    }

    package func barItemsDidChange() {
        for entry in views { entry.view?.removeFromSuperview() }
        overflow.reset()
        views = BarItems.makeViews(of: storedItems, owner: self)
        for view in views.compactMap(\.view) { addSubview(view) }
        setNeedsLayout()
    }
}

extension UIToolbar: TitleBarArea {
    /// Moves the items beside the buttons of the window.
    package final func titleBarInsetsDidChange() {
        setNeedsLayout()
    }
}
