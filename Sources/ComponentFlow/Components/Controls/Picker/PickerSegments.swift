/// The control of a ``Picker`` with the style ``PickerStyle/segmented`` or ``PickerStyle/palette``.
final class PickerSegments: UISegmentedControl, PickerContent {
    var didSelect: (Int) -> Void = { _ in }
    private var options: [PickerDescription.Option] = []
    /// Whether images replace the titles of their options.
    private let isPalette: Bool

    init(isPalette: Bool) {
        self.isPalette = isPalette
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ description: PickerDescription, animated: Bool) {
        accessibilityLabel = description.title
        isEnabled = description.isEnabled
        showOptions(description.options)
        guard animated, window != nil else { return choose(description) }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .avoidingMotion]) {
            self.choose(description)
            self.layoutIfNeeded()
        }
    }

    private func choose(_ description: PickerDescription) {
        selectedSegmentIndex = description.selectedIndex ?? Self.noSegment
    }

    private func showOptions(_ new: [PickerDescription.Option]) {
        while numberOfSegments > new.count { removeSegment(at: numberOfSegments - 1, animated: false) }
        for (index, option) in new.enumerated() {
            if index >= numberOfSegments {
                insertSegment(action: action(for: option, at: index), at: index, animated: false)
            } else if options[index] != option {
                setAction(action(for: option, at: index), forSegmentAt: index)
            }
        }
        options = new
    }

    /// Returns an action whose title is displayed, or is the label of its image.
    private func action(for option: PickerDescription.Option, at index: Int) -> UIAction {
        let showsImage = isPalette || option.title.isEmpty
        return UIAction(title: option.title, image: showsImage ? option.image : nil) { [weak self] _ in
            self?.didSelect(index)
        }
    }

    func size(in available: CGSize) -> CGSize {
        let size = intrinsicContentSize
        return CGSize(width: min(size.width, available.width), height: size.height)
    }
}
