@_spi(Subclassing) import OpenUIKitCore

/// A bar with a title, a back button and bar button items for a stack of screens.
///
/// Items for which there is no space beside the back button and the title are in the menu of a button at the trailing edge; see
/// ``UIBarButtonItem/menuRepresentation`` and ``UINavigationItem/additionalOverflowItems``.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    static let contentHeight: CGFloat = 44
    static let promptHeight: CGFloat = 30
    /// The height of a large title for the default text size.
    private static let largeTitleHeight: CGFloat = 52

    private final var storedItems: [UINavigationItem] = []
    private final let background = BarBackground(lineAt: .bottom)
    final private(set) var content: NavigationBarContent?
    final weak var navigationController: UINavigationController? { didSet { positionDidChange() } }
    private final var backgroundImages = BarImages()
    /// Whether new items are laid out with the next layout pass, instead of at once.
    ///
    /// Layout at once includes all ancestors, and therefore the content of the navigation controller.
    final var defersLayout = false
    /// The distance by which the background extends above the bar, under the safe area inset.
    final var backgroundExtension: CGFloat = 0 { didSet { if oldValue != backgroundExtension { setNeedsLayout() } } }

    /// The object notified when items are pushed and popped; not needed for the bar of a navigation controller.
    open weak var delegate: (any UINavigationBarDelegate)? { didSet { positionDidChange() } }

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UINavigationBar.self,
        adding: [
            AppearanceProperty(\UINavigationBar.barStyle),
            AppearanceProperty(\UINavigationBar.isTranslucent),
            AppearanceProperty(\UINavigationBar.barTintColor),
            AppearanceProperty(\UINavigationBar.shadowImage),
            AppearanceProperty(\UINavigationBar.backIndicatorImage),
            AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
            AppearanceProperty(\UINavigationBar.prefersLargeTitles),
            AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
            AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
            AppearanceProperty(
                get: { (bar: UINavigationBar) in bar.backgroundImage(for: .any, barMetrics: .default) },
                set: { $0.setBackgroundImage($1, for: .any, barMetrics: .default) }),
            AppearanceProperty(
                get: { (bar: UINavigationBar) in bar.titleVerticalPositionAdjustment(for: .default) },
                set: { $0.setTitleVerticalPositionAdjustment($1, for: .default) }),
            // After the properties that preceded appearances, over which it has precedence.
            AppearanceProperty(
                get: { (bar: UINavigationBar) in
                    StandardAppearance(
                        value: UINavigationBarAppearance(barAppearance: bar.standardAppearance),
                        isOwn: bar.hasOwnAppearance)
                },
                set: { bar, appearance in
                    bar.standardAppearance = appearance.value
                    bar.hasOwnAppearance = appearance.isOwn
                },
                areEqual: { UIBarAppearance.areCopies($0, $1) }),
            AppearanceProperty(
                get: { (bar: UINavigationBar) in
                    bar.scrollEdgeAppearance.map(UINavigationBarAppearance.init(barAppearance:))
                },
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

    /// Creates the bar of a navigation controller that was created with the bar's class.
    ///
    /// The initializer calls `init(frame:)`. A subclass inherits it together with `init(frame:)` and `init(coder:)`, or
    /// by overriding both.
    public required convenience init(registeredWithFrame frame: CGRect) {
        self.init(frame: frame)
    }

    private func setUp() {
        isReadFirst = true
        addSubview(background)
        addInteraction(UILargeContentViewerInteraction())
        appearanceDidChange()
    }

    @_spi(Subclassing) open override var isFocusPane: Bool { true }

    // MARK: Appearance

    /// The standard appearance of the bar.
    ///
    /// The property holds a copy of the value that is set.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            standardAppearance = UINavigationBarAppearance(barAppearance: standardAppearance)
            hasOwnAppearance = true
            appearanceDidChange()
        }
    }
    /// Whether ``standardAppearance`` was set.
    private final var hasOwnAppearance = false
    /// The appearance while the content of a navigation controller is scrolled to its top.
    ///
    /// If it is `nil`, as initially, and the displayed item has none either, a translucent bar has the standard appearance with a
    /// transparent background and without a line there, also if the content does not scroll.
    ///
    /// The property holds a copy of the value that is set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance.map(UINavigationBarAppearance.init(barAppearance:))
            appearanceDidChange()
        }
    }
    /// Whether the content behind the bar is scrolled to its top.
    final var isAtScrollEdge = false {
        didSet { if oldValue != isAtScrollEdge { appearanceDidChange() } }
    }
    /// The distance by which the content is pulled beyond its top, in points; negative when it is scrolled.
    final var contentPull: CGFloat = 0 {
        didSet {
            guard oldValue != contentPull else { return }
            content?.setNeedsLayout()
            if search != nil { setNeedsLayout() }
        }
    }
    /// The search bar of the displayed item.
    final private(set) var search: NavigationSearchView?
    /// The effective appearance; that of the displayed item takes precedence over the bar's.
    final var effectiveAppearance: UINavigationBarAppearance {
        appearanceAtScrollEdge ?? topItem?.standardAppearance ?? standardAppearance
    }
    /// The appearance that was set for content that is scrolled to its top, if it is.
    private final var appearanceAtScrollEdge: UINavigationBarAppearance? {
        isAtScrollEdge ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
    }
    /// Whether the bar has no background, because the content is scrolled to its top.
    private final var isTransparent: Bool { isAtScrollEdge && isTranslucent && appearanceAtScrollEdge == nil }
    /// The appearance of a bar of compact height.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance of a bar of compact height while the content is scrolled to its top.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

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
            appearanceDidChange()
            navigationController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The background color of the bar; `nil` uses the system color.
    open var barTintColor: UIColor? {
        didSet { standardAppearance.show(tintColor: barTintColor, isTranslucent: isTranslucent) }
    }

    /// The image that replaces the line at the bar's edge; an image without a size hides the line.
    open var shadowImage: UIImage? {
        get { standardAppearance.shadowImage }
        set { standardAppearance.shadowImage = newValue }
    }

    /// The image at the leading edge of back buttons; `nil` stands for the chevron of the system.
    ///
    /// It is displayed if ``backIndicatorTransitionMaskImage`` is set, too.
    open var backIndicatorImage: UIImage? {
        get { standardAppearance.backIndicator.image }
        set { standardAppearance.backIndicator.image = newValue }
    }

    /// The image that masks the titles which move below the image of the back button on iOS.
    ///
    /// Titles do not move below the back button here, so that only whether the image is set has an effect.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { standardAppearance.backIndicator.mask }
        set { standardAppearance.backIndicator.mask = newValue }
    }

    /// The position of the bar: that of its delegate, or otherwise ``UIBarPosition/topAttached`` in a navigation controller and
    /// ``UIBarPosition/top`` elsewhere.
    open var barPosition: UIBarPosition {
        guard navigationController == nil else { return .topAttached }
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    /// Sets the background image of the bar, which replaces the blur effect; only bars of the default metrics exist.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? standardAppearance.backgroundImage : nil
    }

    /// Sets the background image of bars at a position; ``UIBarPosition/any`` is for positions without an image of their own.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        backgroundImages[barPosition] = backgroundImage
        showBackgroundImage()
    }

    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImages[barPosition] : nil
    }

    /// Displays the images of a new position.
    private func positionDidChange() {
        if !backgroundImages.isEmpty { showBackgroundImage() }
    }

    private func showBackgroundImage() {
        let image = backgroundImages.image(at: barPosition)
        standardAppearance.show(backgroundImage: image, isTranslucent: isTranslucent)
    }

    /// The vertical distance by which the title is displayed below its place, in points; only bars of the default metrics exist.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? standardAppearance.titlePositionAdjustment.vertical : 0
    }

    /// Sets the vertical distance by which the title is displayed below its place, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        standardAppearance.titlePositionAdjustment.vertical = adjustment
    }

    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes }
        set { standardAppearance.titleTextAttributes = newValue ?? [:] }
    }

    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes }
        set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
    }

    /// Whether large titles are displayed below the bar, for items that permit it.
    ///
    /// The default is `false`.
    open var prefersLargeTitles = false { didSet { if oldValue != prefersLargeTitles { showTop() } } }

    private func appearanceDidChange() {
        let looks = [
            standardAppearance, scrollEdgeAppearance, topItem?.standardAppearance, topItem?.scrollEdgeAppearance,
        ]
        for appearance in looks {
            appearance?.changed = { [weak self] in self?.appearanceDidChange() }
        }
        background.show(effectiveAppearance, isTransparent: isTransparent)
        content?.showTitle(effectiveAppearance)
        content?.showButtons(effectiveAppearance)
    }

    // MARK: Items

    /// The items, from the first to the displayed one.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The displayed item.
    public final var topItem: UINavigationItem? { storedItems.last }
    /// The item to which the back button leads.
    public final var backItem: UINavigationItem? { storedItems.dropLast().last }

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

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        setItems(storedItems + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the top item.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = storedItems.last, delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
        setItems(Array(storedItems.dropLast()), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    // MARK: Heights

    /// The visible height of a search bar below the title, which disappears before the large title.
    final var visibleSearchHeight: CGFloat {
        guard let search, !search.isInline else { return 0 }
        guard hidesSearchBar else { return search.height }
        return min(max(search.height + contentPull, 0), search.height)
    }

    /// The height of a large title, in points.
    final var largeTitleHeight: CGFloat {
        UIFontMetrics(forTextStyle: .largeTitle)
            .scaledValue(for: Self.largeTitleHeight, compatibleWith: traitCollection)
    }

    /// The visible height of the large title above the scrolled content.
    final var visibleLargeTitleHeight: CGFloat {
        let hidden = search.map { $0.isInline ? 0 : $0.height - visibleSearchHeight } ?? 0
        return max(largeTitleHeight + contentPull + hidden, 0)
    }

    /// Whether scrolling hides the search bar.
    private var hidesSearchBar: Bool {
        topItem?.hidesSearchBarWhenScrolling == true && topItem?.searchController?.isActive != true
    }

    /// Whether scrolling changes the height of the bar.
    final var collapses: Bool {
        prefersLargeTitles || search.map { !$0.isInline && hidesSearchBar } ?? false
    }

    /// Whether an active search hides the row of the title.
    final var hidesTitleRow: Bool {
        guard let controller = topItem?.searchController, let search, !search.isInline else { return false }
        return controller.isActive && controller.hidesNavigationBarDuringPresentation
    }

    /// The height of everything above a search bar below the title.
    private var titleHeight: CGFloat {
        if hidesTitleRow { return 0 }
        let large = topItem.map(showsLargeTitle) == true ? visibleLargeTitleHeight : 0
        return Self.contentHeight + (topItem?.prompt == nil ? 0 : Self.promptHeight) + large
    }

    /// Sets the items and displays the last one immediately.
    final func adopt(_ items: [UINavigationItem]) {
        take(items)
        showTop()
    }

    private func take(_ items: [UINavigationItem]) {
        for item in storedItems where item.owner === self { item.owner = nil }
        let hadOwnLook = topItem?.hasCustomAppearance == true
        storedItems = items
        for item in items { item.owner = self }
        if hadOwnLook || topItem?.hasCustomAppearance == true { appearanceDidChange() }
    }

    /// The full height of the bar in points, excluding the safe area.
    final var height: CGFloat {
        let extra = search?.extraHeight ?? 0
        guard !hidesTitleRow else { return extra }
        var height = Self.contentHeight + extra
        if topItem?.prompt != nil { height += Self.promptHeight }
        if let topItem, showsLargeTitle(topItem) { height += largeTitleHeight }
        return height
    }

    /// The current height of the bar, with the search bar and the large title collapsed by scrolling.
    final var currentHeight: CGFloat {
        guard let search else { return titleHeight }
        return titleHeight + (search.isInline ? search.extraHeight : visibleSearchHeight)
    }

    final func showsLargeTitle(_ item: UINavigationItem) -> Bool {
        prefersLargeTitles && largeTitleDisplayMode(of: item) != .never && item.title?.isEmpty == false
    }

    /// Returns the display mode of an item, which automatic items inherit from the items before them.
    private func largeTitleDisplayMode(of item: UINavigationItem) -> UINavigationItem.LargeTitleDisplayMode {
        let before = storedItems.prefix { $0 !== item }
        return ([item] + before.reversed()).map(\.largeTitleDisplayMode).first { $0 != .automatic } ?? .always
    }

    final func showTop() {
        content?.removeFromSuperview()
        adoptSearch()
        content = makeContent()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        navigationController?.viewIfLoaded?.setNeedsLayout()
        if !defersLayout { layoutIfNeeded() }
    }

    private func makeContent() -> NavigationBarContent? {
        guard let topItem else { return nil }
        let content = NavigationBarContent(topItem, backItem: backItem, bar: self)
        content.showTitle(effectiveAppearance)
        content.isSuppressed = hidesTitleRow
        insertSubview(content, aboveSubview: background)
        return content
    }

    // MARK: Search

    /// Displays the search bar of the displayed item, and hides that of the previous one.
    private func adoptSearch() {
        let old = search
        takeSearch()
        if old !== search { old?.removeFromSuperview() }
    }

    /// Adds the search bar of the displayed item, unless it is there.
    private func takeSearch() {
        let bar = topItem?.searchController?.searchBar
        if let bar, search?.searchBar !== bar {
            search = subviews.lazy.compactMap { $0 as? NavigationSearchView }.first { $0.searchBar === bar }
            search?.alpha = 1
            if search == nil {
                let view = NavigationSearchView(bar)
                addSubview(view)
                search = view
            }
        } else if bar == nil {
            search = nil
        }
        updateSearchPlacement()
    }

    /// Moves the search bar beside or below the title.
    private func updateSearchPlacement() {
        guard let search, let item = topItem else { return }
        let isInline =
            switch item.preferredSearchBarPlacement {
            case .automatic: traitCollection.horizontalSizeClass == .regular
            case .inline: true
            case .stacked: false
            }
        guard search.isInline != isInline else { return }
        // The first placement is no change.
        let controller = search.hasBeenShown ? item.searchController : nil
        let old = search.placement
        if let controller {
            controller.delegate?.searchController(controller, willChangeTo: isInline ? .inline : .stacked)
        }
        search.isInline = isInline
        searchStateDidChange()
        if let controller { controller.delegate?.searchController(controller, didChangeFrom: old) }
    }

    /// Updates the bar after a search has begun or ended.
    final func searchStateDidChange() {
        content?.isSuppressed = hidesTitleRow
        searchBarSizeDidChange()
    }

    /// Updates the height of the bar for that of the search bar.
    final func searchBarSizeDidChange() {
        content?.setNeedsLayout()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// The width that a search bar in the row of the title takes at the trailing edge.
    final var inlineSearchWidth: CGFloat {
        guard let search, search.isInline else { return 0 }
        return min(max(bounds.width * 0.35, 160), 320, bounds.width * 0.6)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if search != nil { updateSearchPlacement() }
    }

    /// The command that begins the search of the displayed item, from anywhere in the window.
    open override var keyCommands: [UIKeyCommand]? {
        guard let find = topItem?.searchController?.findCommand else { return super.keyCommands }
        return (super.keyCommands ?? []) + [find]
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if let window { window.addKeyCommands(of: self) }
        if search != nil { updateSearchPlacement() }
    }

    final func goBack() {
        if let navigationController { navigationController.goBack() } else { popItem(animated: true) }
    }

    // MARK: Changes of the displayed item

    /// An animated change of the displayed item: the new content slides in from one side and the old content out to
    /// the other.
    @MainActor final class ItemChange {
        fileprivate let bar: UINavigationBar
        fileprivate let (old, new): (NavigationBarContent?, NavigationBarContent?)
        fileprivate let (oldSearch, newSearch): (NavigationSearchView?, NavigationSearchView?)
        fileprivate let isBack: Bool

        fileprivate init(
            _ bar: UINavigationBar, _ contents: (old: NavigationBarContent?, new: NavigationBarContent?),
            _ searches: (old: NavigationSearchView?, new: NavigationSearchView?), isBack: Bool
        ) {
            self.bar = bar
            (old, new) = contents
            (oldSearch, newSearch) = searches.old === searches.new ? (nil, nil) : searches
            self.isBack = isBack
        }

        /// Moves the new content to its initial position.
        func prepare() {
            UIView.performWithoutAnimation {
                bar.layoutIfNeeded()
                old?.show(at: 0)
                new?.show(at: isBack ? -1 : 1)
                newSearch?.alpha = 0
            }
        }

        /// Applies the final positions; called within an animation.
        func run() {
            old?.show(at: isBack ? 1 : -1)
            new?.show(at: 0)
            oldSearch?.alpha = 0
            newSearch?.alpha = 1
        }

        /// Removes the content that is no longer displayed.
        func end(isCompleted: Bool) {
            if isCompleted {
                old?.removeFromSuperview()
                oldSearch?.removeFromSuperview()
                new?.show(at: 0)
                newSearch?.alpha = 1
            } else {
                new?.removeFromSuperview()
                newSearch?.removeFromSuperview()
            }
        }
    }

    /// Changes the displayed item, and returns the animation of the change.
    final func change(to items: [UINavigationItem], isBack: Bool) -> ItemChange {
        let (old, oldSearch) = (content, search)
        take(items)
        takeSearch()
        content = makeContent()
        if oldSearch !== search { oldSearch?.endEditing(true) }
        setNeedsLayout()
        return ItemChange(self, (old, content), (oldSearch, search), isBack: isBack)
    }

    // MARK: Layout

    /// Lays out the background and the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let area = CGRect(
            x: 0, y: backgroundExtension, width: bounds.width, height: max(bounds.height - backgroundExtension, 0))
        for case let content as NavigationBarContent in subviews {
            content.bounds.size = area.size
            content.center = CGPoint(x: area.midX, y: area.midY)
        }
        layOutSearch(in: area)
    }

    private func layOutSearch(in area: CGRect) {
        guard let search else { return }
        guard search.isInline else {
            let height = visibleSearchHeight
            search.visibleHeight = height
            search.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
            return
        }
        let width = inlineSearchWidth
        let top: CGFloat = topItem?.prompt == nil ? 0 : Self.promptHeight
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = NavigationBarContent.margin + titleBarInsets.trailing
        let x = isReversed ? margin : area.maxX - margin - width
        search.visibleHeight = search.height
        search.frame = CGRect(x: x, y: area.minY + top, width: width, height: search.height)
    }

    /// Returns the proposed width and the height required by the displayed item.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    /// The height required by the displayed item; no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// Updates the tint color of text and buttons.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content?.tintColorDidChange()
    }
}

extension UINavigationBar: TitleBarArea {
    /// Moves the items beside the buttons of the window.
    package final func titleBarInsetsDidChange() {
        content?.setNeedsLayout()
        setNeedsLayout()
    }
}

extension UINavigationBar: NavigationItemOwner, BarButtonOwner {
    func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style == .done ? effectiveAppearance.doneButtonAppearance : effectiveAppearance.buttonAppearance
    }

    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        // The display mode of any item affects the automatic ones above it.
        guard item === topItem || item === backItem || prefersLargeTitles else { return }
        appearanceDidChange()
        guard animated, window != nil, let content else { return showTop() }
        UIView.transition(
            with: content, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.content?.rebuild(backItem: self.backItem) })
    }

    package func barItemDidChange(_ item: UIBarButtonItem) {
        content?.itemDidChange(item)
    }

    package func barItemsDidChange() {
        showTop()
    }
}

/// The methods by which a navigation bar notifies its delegate.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether an item may be pushed; the default returns `true`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called after an item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether an item may be popped; the default returns `true`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called after an item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
