/// The title of a menu in a menu bar.
@MainActor package final class MenuBarItem: UIView {
    /// The space beside the title, in points.
    private static let inset: CGFloat = 9

    var menu: UIMenu
    /// The letter that opens the menu together with the Alt key, in lowercase.
    var letter: Character?
    private let title = UILabel()

    init(_ menu: UIMenu) {
        self.menu = menu
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 6
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = menu.title
        title.followTextSize(with: .systemFont(ofSize: 14))
        title.textAlignment = .center
        addSubview(title)
        title.text = menu.title
    }

    package required init?(coder: NSCoder) {
        nil
    }

    private var bar: MenuBarView? { superview as? MenuBarView }

    /// Whether the menu is open.
    package var isOpen: Bool { bar?.openItem === self }

    /// Whether the menu is open, or the keys apply to the item.
    package var isSelected: Bool { bar?.selectedItem === self }

    var fittingWidth: CGFloat { title.intrinsicContentSize.width + 2 * Self.inset }

    /// Shows the present state.
    ///
    /// - Parameter isInactive: Whether the window has no keyboard focus.
    func show(isHovered: Bool, underlinesLetter: Bool, isInactive: Bool) {
        title.show(menu.title, underlining: underlinesLetter ? letter : nil)
        title.textColor = isInactive ? .secondaryLabel : .label
        backgroundColor = isSelected ? .tertiarySystemFill : isHovered ? .quaternarySystemFill : nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds.shrunk(dx: min(Self.inset, bounds.width / 2), dy: 0)
    }

    package override func accessibilityActivate() -> Bool {
        bar?.open(self, selectsFirst: true) ?? false
    }

    package override func accessibilityElementIsFocused() -> Bool { isSelected && !isOpen }
}
