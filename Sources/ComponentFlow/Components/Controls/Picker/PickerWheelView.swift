/// The control of a ``Picker`` with the style ``PickerStyle/wheel``.
final class PickerWheelView: UIPickerView, PickerContent {
    private static let disabledAlpha: CGFloat = 0.4

    var didSelect: (Int) -> Void = { _ in }
    private var titles: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func show(_ description: PickerDescription, animated: Bool) {
        accessibilityLabel = description.title
        isUserInteractionEnabled = description.isEnabled
        alpha = description.isEnabled ? 1 : Self.disabledAlpha
        if description.titles != titles {
            titles = description.titles
            reloadAllComponents()
        }
        // A wheel has no state without a selection.
        let index = description.selectedIndex ?? 0
        if index != selectedRow(inComponent: 0) { selectRow(index, inComponent: 0, animated: animated) }
    }

    func size(in available: CGSize) -> CGSize {
        let size = intrinsicContentSize
        return CGSize(
            width: available.width.isFinite ? available.width : size.width, height: min(size.height, available.height))
    }
}

extension PickerWheelView: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles.indices.contains(row) ? titles[row] : nil
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        didSelect(row)
    }
}
