/// The control of a ``Picker`` with the style ``PickerStyle/segmented``.
final class PickerSegments: UISegmentedControl, PickerContent {
    var didSelect: (Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(
            UIAction { [weak self] _ in
                if let self { didSelect(selectedSegmentIndex) }
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ description: PickerDescription, animated: Bool) {
        accessibilityLabel = description.title
        isEnabled = description.isEnabled
        showTitles(description.titles)
        guard animated, window != nil else { return choose(description) }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .avoidingMotion]) {
            self.choose(description)
            self.layoutIfNeeded()
        }
    }

    private func choose(_ description: PickerDescription) {
        selectedSegmentIndex = description.selectedIndex ?? Self.noSegment
    }

    private func showTitles(_ titles: [String]) {
        while numberOfSegments > titles.count { removeSegment(at: numberOfSegments - 1, animated: false) }
        for (index, title) in titles.enumerated() {
            if index >= numberOfSegments {
                insertSegment(withTitle: title, at: index, animated: false)
            } else if titleForSegment(at: index) != title {
                setTitle(title, forSegmentAt: index)
            }
        }
    }

    func size(in available: CGSize) -> CGSize {
        let size = intrinsicContentSize
        return CGSize(width: min(size.width, available.width), height: size.height)
    }
}
