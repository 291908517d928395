/// The control of a ``Picker`` with the style ``PickerStyle/menu``.
final class PickerMenuButton: UIButton, PickerContent {
    var didSelect: (Int) -> Void = { _ in }
    /// The size of the arrows for the default text size, in points.
    private static let arrowSize: CGFloat = 12

    private var arrowSize = PickerMenuButton.arrowSize
    private var current = PickerDescription(title: "", titles: [], selectedIndex: nil, isEnabled: true)

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsMenuAsPrimaryAction = true
        var look = UIButton.Configuration.gray()
        look.image = UIImage(systemName: "chevron.up.chevron.down")
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: arrowSize)
        look.imagePlacement = .trailing
        look.imagePadding = 6
        configuration = look
    }

    required init?(coder: NSCoder) { nil }

    func show(_ description: PickerDescription, animated: Bool) {
        if description.font != current.font {
            configuration?.titleTextAttributesTransformer = transformer(description.font)
        }
        current = description
        isEnabled = description.isEnabled
        accessibilityLabel = description.title
        let selected = description.selectedIndex.map { description.titles[$0] } ?? ""
        accessibilityValue = selected
        configuration?.title = selected
        menu = UIMenu(
            options: .singleSelection,
            children: description.titles.enumerated().map { index, title in
                UIAction(title: title, state: index == description.selectedIndex ? .on : .off) { [weak self] _ in
                    self?.choose(index)
                }
            })
    }

    private func transformer(_ font: UIFont?) -> UIConfigurationTextAttributesTransformer? {
        font.map { font in
            UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.uiKit.font = font
                return attributes
            }
        }
    }

    private func choose(_ index: Int) {
        if index != current.selectedIndex { didSelect(index) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitArrows()
    }

    /// Shows the arrows in the text size of the title.
    private func fitArrows() {
        let size = scaledForTextSize(Self.arrowSize)
        guard size != arrowSize else { return }
        arrowSize = size
        configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: size)
    }

    func size(in available: CGSize) -> CGSize {
        fitArrows()
        let size = intrinsicContentSize
        return CGSize(width: min(size.width, available.width), height: size.height)
    }

    /// Selects the previous or next option for the arrow keys up and down without opening the menu.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let selected = current.selectedIndex
        let target: Int
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow where isEnabled: target = (selected ?? current.titles.count) - 1
        case .keyboardDownArrow where isEnabled: target = (selected ?? -1) + 1
        default: return super.pressesBegan(presses, with: event)
        }
        if current.titles.indices.contains(target) { choose(target) }
    }
}
