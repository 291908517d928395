/// A slider for one component of a color, with its name and value.
@MainActor final class ColorComponentRow: UIStackView {
    private let title: LocalizedString
    private let name = UILabel()
    private let number = UILabel()
    private let slider = UISlider()
    private let scale: Double
    private let suffix: String

    /// Called with the value, from 0 to 1, that the user selects.
    var didSelect: (Double) -> Void = { _ in }

    /// Creates a row that displays values from 0 to 1 multiplied by a scale.
    init(_ title: LocalizedString, scale: Double, suffix: String = "", tint: UIColor?) {
        self.title = title
        self.scale = scale
        self.suffix = suffix
        super.init(frame: .zero)
        spacing = 8
        alignment = .center
        showTitle()
        slider.minimumTrackTintColor = tint
        slider.builtInAccessibilityLabel = title
        slider.addAction(
            UIAction { [weak self] _ in
                if let self { userDidMove() }
            }, for: .valueChanged)
        for label in [name, number] {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        }
        for view in [name, slider, number] { addArrangedSubview(view) }
    }

    required init(coder: NSCoder) {
        (title, scale, suffix) = (.BuiltIn.colorColor, 1, "")
        super.init(coder: coder)
    }

    /// Shows the title in the language of the traits, and aligns the number at the trailing edge.
    private func showTitle() {
        name.text = builtInText(title)
        number.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }

    /// Shows the title in the language and the direction of the new traits.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showTitle()
    }

    private func userDidMove() {
        didSelect(Double(slider.value))
        showNumber()
    }

    func show(_ value: Double) {
        if !slider.isTracking { slider.value = Float(value) }
        showNumber()
    }

    private func showNumber() {
        let text = "\(Int((Double(slider.value) * scale).rounded()))\(suffix)"
        number.text = text
        slider.accessibilityValue = text
    }
}
