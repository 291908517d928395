/// The control of a ``Picker`` with the style ``PickerStyle/menu``.
final class PickerMenuButton: UIButton, PickerContent {
    var didSelect: (Int) -> Void = { _ in }
    private var current = PickerDescription(title: "", options: [], selectedIndex: nil, isEnabled: true)

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsMenuAsPrimaryAction = true
        showArrows()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ description: PickerDescription, animated: Bool) {
        if description.font != current.font { setTitleFont(description.font) }
        current = description
        isEnabled = description.isEnabled
        accessibilityLabel = description.title
        let selected = description.selectedIndex.map { description.options[$0].title } ?? ""
        accessibilityValue = selected
        configuration?.title = selected
        menu = UIMenu(
            options: .singleSelection,
            children: description.options.enumerated().map { index, option in
                let state: UIMenuElement.State = index == description.selectedIndex ? .on : .off
                return UIAction(title: option.title, image: option.image, state: state) { [weak self] _ in
                    self?.choose(index)
                }
            })
    }

    private func choose(_ index: Int) {
        if index != current.selectedIndex { didSelect(index) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitArrows()
    }

    func size(in available: CGSize) -> CGSize {
        sizeShowingValue(in: available)
    }

    /// Selects the previous or next option for the arrow keys up and down without opening the menu.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let selected = current.selectedIndex
        let target: Int
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow where isEnabled: target = (selected ?? current.options.count) - 1
        case .keyboardDownArrow where isEnabled: target = (selected ?? -1) + 1
        default: return super.pressesBegan(presses, with: event)
        }
        if current.options.indices.contains(target) { choose(target) }
    }
}
