/// The control of a ``Picker`` with the style ``PickerStyle/wheel``.
final class PickerWheelView: UIPickerView, PickerContent {
    private static let disabledAlpha: CGFloat = 0.4

    var didSelect: (Int) -> Void = { _ in }
    private var options: [PickerDescription.Option] = []

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
        if description.options != options {
            options = description.options
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

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        options.indices.contains(row) ? options[row].title : nil
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        guard options.indices.contains(row), let image = options[row].image else { return nil }
        let font = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traitCollection)
        return options[row].title.preceded(by: image, font: font)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        didSelect(row)
    }
}

extension String {
    /// Returns the text after an image, which is a symbol in the size of the font, or as high as a line.
    fileprivate func preceded(by image: UIImage, font: UIFont) -> NSAttributedString {
        let image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font)) ?? image
        let scale = image.isSymbolImage ? 1 : font.lineHeight / max(image.size.height, 1)
        let attachment = NSTextAttachment(image: image)
        attachment.bounds = CGRect(
            x: 0, y: image.baselineOffsetFromBottom.map { -$0 } ?? font.descender, width: image.size.width * scale,
            height: image.size.height * scale)
        let text = NSMutableAttributedString(attachment: attachment)
        if !isEmpty { text.append(NSAttributedString(string: " \(self)")) }
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
        return text
    }
}
