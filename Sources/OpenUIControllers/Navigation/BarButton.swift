@_spi(Subclassing) import OpenUIKitCore

/// The button that displays a bar button item.
@MainActor package final class BarButton: BarAppearanceButton {
    /// The smallest width, in points, that can be tapped easily: WCAG 2.2, success criterion 2.5.8.
    private static let minimumWidth: CGFloat = 24
    package let item: UIBarButtonItem

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        become(.system)
        showsLargeContentViewer = true
        scalesLargeContentImage = true
        addAction(UIAction { [weak self] _ in self?.press() }, for: .primaryActionTriggered)
        show()
    }

    package required init?(coder: NSCoder) {
        nil
    }

    private func press() {
        if item.changesSelectionAsPrimaryAction { item.isSelected = isSelected }
        item.press(from: self)
    }

    /// Updates the button from its item.
    func show() {
        keyboardRole = item.systemItem == .cancel || item.systemItem == .close ? .cancel : .normal
        let isPicture = item.image != nil
        let title = item.displayedTitle(in: traitCollection.language)
        setTitle(isPicture ? nil : title, for: .normal)
        setImage(item.image, for: .normal)
        let appearance = (item.owner as? any BarButtonOwner)?.buttonAppearance(for: item.style)
        display([appearance ?? UIBarButtonItemAppearance(style: item.style)], of: item)
        imageEdgeInsets = item.imageInsets
        tintColor = item.tintColor
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
        menu = item.menu
        showsMenuAsPrimaryAction = item.menu != nil && !item.hasAction
        accessibilityLabel = item.accessibilityLabel ?? title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        accessibilityCustomActions = item.accessibilityCustomActions
        largeContentImage = item.largeContentSizeImage ?? item.image
        largeContentImageInsets = item.largeContentSizeImageInsets
        backgroundColor = item.isSelected ? UIColor.tertiarySystemFill : nil
        layer.cornerRadius = 6
    }

    package override func itemDidAdoptAppearance() {
        show()
        superview?.setNeedsLayout()
    }

    /// Shows the title of a system item in another language, which changes the size.
    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.language != previousTraitCollection?.language else { return }
        show()
        superview?.setNeedsLayout()
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = super.sizeThatFits(size).width + widthForPossibleTitles
        return CGSize(width: item.width > 0 ? item.width : max(width, Self.minimumWidth), height: 44)
    }

    /// The width by which the widest possible title of the item exceeds the current one.
    private var widthForPossibleTitles: CGFloat {
        guard let titles = item.possibleTitles, let title = currentTitle, let font = titleLabel?.font else { return 0 }
        let widths = titles.map { ($0 as NSString).size(withAttributes: [.font: font]).width.rounded(.up) }
        let current = (title as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
        return max((widths.max() ?? 0) - current, 0)
    }

    @_spi(Subclassing) public override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds.shrunk(dx: -4, dy: 4), 6)
    }
}

/// Creates and measures the views for bar button items.
@MainActor enum BarItems {
    /// An item with its view; without a view it is a space.
    typealias Entry = (item: UIBarButtonItem, view: UIView?)

    /// The spacing between two items, in points.
    static let spacing: CGFloat = 16
    /// The width that other items leave to a view that fills the remaining space, in points.
    private static let minimumFillingWidth: CGFloat = 60

    /// Creates the views for items; `nil` represents a flexible space.
    static func makeViews(of items: [UIBarButtonItem], owner: any BarItemOwner) -> [Entry] {
        items.filter { !$0.isHidden }.map { item in
            item.owner = owner
            if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return (item, nil) }
            if let customView = item.customView { return (item, customView) }
            let button = BarButton(item)
            item.displayedView = button
            return (item, button)
        }
    }

    /// Returns the width of an item with the spacing after it, in points.
    static func length(of entry: Entry, height: CGFloat) -> CGFloat {
        entry.view.map { size(of: $0, height: height).width + spacing } ?? entry.item.width
    }

    /// Returns the size of the view of an item, in points; for one that fills the remaining space, the smallest size.
    static func size(of view: UIView, height: CGFloat) -> CGSize {
        if view is any BarFillingView { return CGSize(width: minimumFillingWidth, height: height) }
        if view is BarButton { return view.sizeThatFits(CGSize(width: CGFloat.infinity, height: height)) }
        var size = view.bounds.size
        if size.width == 0 || size.height == 0 {
            let own = view.intrinsicContentSize
            let fitting = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: height))
            size = CGSize(
                width: own.width >= 0 ? own.width : fitting.width, height: own.height >= 0 ? own.height : fitting.height
            )
        }
        return CGSize(width: size.width, height: min(size.height, height))
    }
}
