/// The views that a navigation bar shows for an item: back button, titles and buttons.
@MainActor package final class NavigationBarContent: UIView {
    static let margin: CGFloat = 16
    private static let backMargin: CGFloat = 8
    /// The distance between the chevron and the title of the back button, in points.
    private static let backTitleSpacing: CGFloat = 8
    private static let longestBackTitle = 12
    /// The width that the buttons leave to a title that is not shorter, in points.
    private static let minimumTitleWidth: CGFloat = 60

    let item: UINavigationItem
    private weak var bar: UINavigationBar?
    private var backItem: UINavigationItem?
    /// The item of the back button where the navigation item has none.
    private let plainBackItem = UIBarButtonItem()
    private var backButton: BarAppearanceButton?
    /// The layout direction that the back button shows.
    private var backDirection = UIUserInterfaceLayoutDirection.leftToRight
    private let titleLabel = UILabel()
    /// The distance by which the title is displayed away from its place.
    private var titleOffset = UIOffset.zero
    /// The title of an item with a menu, which is displayed instead of the label.
    private var titleButton: TitleMenuButton?
    private let promptLabel = UILabel()
    private let largeLabel = UILabel()
    private var isLarge = false
    /// Clips the large title at the bottom of the button row.
    private let largeTitleClipView = UIView()
    private var leading: [BarItems.Entry] = []
    private var trailing: [BarItems.Entry] = []
    /// The buttons that do not fit.
    let overflow = BarOverflow()
    /// The horizontal position: 0 is in place, 1 is off-screen on the trailing side, -1 on the leading side.
    private var place: CGFloat = 0
    /// Whether an active search hides the content.
    var isSuppressed = false { didSet { if oldValue != isSuppressed { show(at: place) } } }

    init(_ item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        super.init(frame: bar.bounds)
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        promptLabel.font = .systemFont(ofSize: 12)
        promptLabel.textAlignment = .center
        promptLabel.textColor = .secondaryLabel
        largeLabel.font = Self.largeTitleFont
        largeLabel.adjustsFontForContentSizeCategory = true
        largeLabel.accessibilityTraits = .header
        for label in [titleLabel, promptLabel] { label.showsLargeContentViewer = true }
        rebuild(backItem: backItem)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    private static var largeTitleFont: UIFont {
        UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    }

    func rebuild(backItem: UINavigationItem?) {
        self.backItem = backItem
        for view in subviews { view.removeFromSuperview() }
        overflow.reset()
        overflow.additionalItems = item.additionalOverflowItems
        guard let bar else { return }
        let left = item.leftBarButtonItems ?? []
        let hasBack = backItem != nil && !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
        backButton = hasBack ? makeBackButton() : nil
        leading = BarItems.makeViews(of: left, owner: bar)
        trailing = BarItems.makeViews(of: item.rightBarButtonItems ?? [], owner: bar)
        isLarge = bar.showsLargeTitle(item)
        let hasTitleMenu = item.titleView == nil && item.titleMenuProvider != nil && item.title?.isEmpty == false
        titleButton = hasTitleMenu ? TitleMenuButton(item) : nil
        titleButton?.show(item.title, titleLabel.font, titleLabel.textColor)
        titleLabel.text = item.titleView == nil && !hasTitleMenu ? item.title : nil
        promptLabel.text = item.prompt
        largeLabel.text = isLarge ? item.title : nil
        largeTitleClipView.clipsToBounds = true
        largeTitleClipView.isUserInteractionEnabled = false
        largeTitleClipView.addSubview(largeLabel)
        let parts = [titleLabel, titleButton, promptLabel, largeTitleClipView, item.titleView, backButton]
        for view in parts.compactMap({ $0 }) { addSubview(view) }
        for view in (leading + trailing).compactMap(\.view) { addSubview(view) }
        setNeedsLayout()
    }

    func showTitle(_ appearance: UINavigationBarAppearance) {
        let own = appearance.titleTextAttributes
        titleLabel.textColor = own[.foregroundColor] as? UIColor ?? .label
        titleLabel.font = own[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleButton?.show(item.title, titleLabel.font, titleLabel.textColor)
        titleOffset = appearance.titlePositionAdjustment
        setNeedsLayout()
        let large = appearance.largeTitleTextAttributes
        largeLabel.textColor = large[.foregroundColor] as? UIColor ?? .label
        largeLabel.font = large[.font] as? UIFont ?? Self.largeTitleFont
    }

    /// Displays the appearance of the buttons.
    func showButtons(_ appearance: UINavigationBarAppearance) {
        if let backButton {
            backButton.display([appearance.backButtonAppearance, appearance.buttonAppearance], of: displayedBackItem)
            direct(backButton)
        }
        for case let button as BarButton in (leading + trailing).map(\.view) + [overflow.button] { button.show() }
        setNeedsLayout()
    }

    func itemDidChange(_ item: UIBarButtonItem) {
        guard let index = (leading + trailing).firstIndex(where: { $0.item === item }) else {
            if item === backItem?.backBarButtonItem { rebuild(backItem: backItem) }
            return
        }
        guard let button = (leading + trailing)[index].view as? BarButton, item.customView == nil else {
            return rebuild(backItem: backItem)
        }
        button.show()
        setNeedsLayout()
    }

    // MARK: Back button

    private var backTitle: String? {
        guard let backItem else { return nil }
        if backItem.backButtonDisplayMode == .minimal { return nil }
        if backItem.backButtonDisplayMode == .generic { return builtInText(.BuiltIn.back) }
        if let own = backItem.backButtonTitle ?? backItem.backBarButtonItem?.title { return own }
        guard let title = backItem.title, !title.isEmpty else { return builtInText(.BuiltIn.back) }
        return title.count > Self.longestBackTitle ? builtInText(.BuiltIn.back) : title
    }

    /// The item whose attributes the back button has.
    private var displayedBackItem: UIBarButtonItem { backItem?.backBarButtonItem ?? plainBackItem }

    private func makeBackButton() -> BarAppearanceButton {
        let button = BarAppearanceButton.back()
        showTitle(of: button)
        if let appearance = bar?.effectiveAppearance {
            button.display([appearance.backButtonAppearance, appearance.buttonAppearance], of: displayedBackItem)
        }
        button.tintColor = displayedBackItem.tintColor
        button.accessibilityIdentifier = "BackButton"
        button.showsLargeContentViewer = true
        button.addAction(UIAction { [weak self] _ in self?.bar?.goBack() }, for: .primaryActionTriggered)
        direct(button)
        return button
    }

    private func showTitle(of button: UIButton) {
        button.setTitle(backTitle, for: .normal)
        button.accessibilityLabel = backTitle ?? builtInText(.BuiltIn.back)
    }

    /// Shows the title of the back button in another language, which changes its size.
    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let backButton, traitCollection.language != previousTraitCollection?.language else { return }
        showTitle(of: backButton)
        setNeedsLayout()
    }

    /// Shows the chevron of the layout direction at the leading edge of the title.
    ///
    /// Called again in layout, because the direction of a bar that is not in a window yet may be another one.
    private func direct(_ button: UIButton) {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        backDirection = effectiveUserInterfaceLayoutDirection
        let own = backItem?.backBarButtonItem?.image ?? bar?.effectiveAppearance.customBackIndicator
        button.setImage(own ?? Self.chevron(pointsRight: isReversed), for: .normal)
        guard backTitle != nil else { return }
        let gap = isReversed ? -Self.backTitleSpacing : Self.backTitleSpacing
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: max(-gap, 0), bottom: 0, right: max(gap, 0))
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: gap, bottom: 0, right: -gap)
    }

    static func chevron(pointsRight: Bool = false) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: CGSize(width: 12, height: 22), format: format).image { _ in
            let path = UIBezierPath()
            let (tip, end): (CGFloat, CGFloat) = pointsRight ? (10, 1.5) : (2, 10.5)
            path.move(to: CGPoint(x: end, y: 2.5))
            path.addLine(to: CGPoint(x: tip, y: 11))
            path.addLine(to: CGPoint(x: end, y: 19.5))
            path.lineWidth = 2.6
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }

    // MARK: Layout

    /// Shows the content in place, or at its position during a transition.
    func show(at place: CGFloat) {
        self.place = place
        alpha = place == 0 && !isSuppressed ? 1 : 0
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let distance = UIAccessibility.prefersCrossFadeTransitions ? 0 : sign * place * bounds.width * 0.4
        let translation = CGAffineTransform(translationX: distance, y: 0)
        let titles = [titleLabel, titleButton, largeLabel, item.titleView]
        for view in titles.compactMap({ $0 }) { view.transform = translation }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if let backButton, backDirection != effectiveUserInterfaceLayoutDirection { direct(backButton) }
        let top: CGFloat = item.prompt == nil ? 0 : UINavigationBar.promptHeight
        let row = CGRect(x: 0, y: top, width: bounds.width, height: UINavigationBar.contentHeight)
        promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: max(top - 4, 0))
        let (back, edge) = (layOut(backButton, in: row), trailingEdge)
        hideItems(in: row, between: back, and: edge)
        let start = layOut(leading, from: back, in: row, fromEnd: false)
        let end = layOut(overflowEntry + trailing, from: edge, in: row, fromEnd: true)
        layOutTitle(in: row, between: start, and: end)
        layOutLargeTitle(below: row)
    }

    /// Lays out the large title, which scrolls off the top with the content, and fades in the small title instead.
    private func layOutLargeTitle(below row: CGRect) {
        guard isLarge, let bar else { return titleLabel.alpha = 1 }
        let available = bar.visibleLargeTitleHeight
        let height = bar.largeTitleHeight
        largeTitleClipView.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: available)
        place(
            largeLabel,
            in: CGRect(
                x: Self.margin, y: available - height, width: max(bounds.width - 2 * Self.margin, 0), height: height - 8
            ))
        titleLabel.alpha = min(max(1 - available / 16, 0), 1)
        titleButton?.alpha = titleLabel.alpha
    }

    /// Sets bounds and center, because the view can have a transform during a transition.
    private func place(_ view: UIView, in rect: CGRect) {
        view.bounds.size = rect.size
        view.center = CGPoint(x: rect.midX, y: rect.midY)
    }

    private func put(_ view: UIView, at start: CGFloat, _ size: CGSize, in row: CGRect, fromEnd: Bool) {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = fromEnd != isReversed ? bounds.width - start - size.width : start
        place(view, in: CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height))
    }

    /// Lays out the back button and returns the position of the leading items.
    private func layOut(_ back: UIView?, in row: CGRect) -> CGFloat {
        let edge = bar?.titleBarInsets.leading ?? 0
        guard let back else { return Self.margin + edge }
        var size = back.sizeThatFits(row.size)
        size.width = min(size.width, max(row.width * 0.4, 30))
        put(back, at: Self.backMargin + edge, CGSize(width: size.width, height: 44), in: row, fromEnd: false)
        return Self.backMargin + edge + size.width + BarItems.spacing
    }

    /// The distance of the trailing items from the trailing edge.
    private var trailingEdge: CGFloat {
        let (search, edge) = (bar?.inlineSearchWidth ?? 0, bar?.titleBarInsets.trailing ?? 0)
        return Self.margin + edge + (search > 0 ? search + BarItems.spacing : 0)
    }

    /// Moves the items for which there is no space beside the title to a menu: the innermost ones first, and those at the
    /// leading edge last.
    private func hideItems(in row: CGRect, between start: CGFloat, and end: CGFloat) {
        guard let bar, row.width > 0 else { return }
        let title = min(titleSize(in: row).width, Self.minimumTitleWidth)
        overflow.fit(
            leading + trailing, into: row.width - start - end - title, height: row.height, in: self, owner: bar)
    }

    /// The button with the items that do not fit, at the trailing edge.
    private var overflowEntry: [BarItems.Entry] {
        overflow.button.map { [($0.item, $0)] } ?? []
    }

    /// Lays out the items that fit in sequence and returns the position after the last one.
    private func layOut(_ items: [BarItems.Entry], from start: CGFloat, in row: CGRect, fromEnd: Bool) -> CGFloat {
        var x = start
        for (item, view) in items where !overflow.contains(item) {
            guard let view else {
                x += item.width
                continue
            }
            let size = BarItems.size(of: view, height: row.height)
            put(view, at: x, size, in: row, fromEnd: fromEnd)
            x += size.width + BarItems.spacing
        }
        return x
    }

    /// The view that displays the title.
    private var titleContent: UIView { item.titleView ?? titleButton ?? titleLabel }

    private func titleSize(in row: CGRect) -> CGSize {
        let view = titleContent
        let isTitle = view is UILabel || view === titleButton
        return isTitle ? view.sizeThatFits(row.size) : BarItems.size(of: view, height: row.height)
    }

    /// Centers the title in the bar if there is enough space, otherwise as close to the center as possible.
    private func layOutTitle(in row: CGRect, between start: CGFloat, and end: CGFloat) {
        let view = titleContent
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isReversed ? (end, bounds.width - start) : (start, bounds.width - end)
        let available = max(right - left, 0)
        var size = titleSize(in: row)
        let filling = view as? any BarFillingView
        size.width = filling == nil ? min(size.width, available) : available
        var x = row.midX - size.width / 2
        x = min(max(x, left), max(right - size.width, left))
        let frame = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
        let moves = item.titleView == nil && titleOffset.horizontal.isFinite && titleOffset.vertical.isFinite
        place(view, in: moves ? frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical) : frame)
        filling?.barCenter = row.midX - x
    }
}
