/// The contents of a color picker: a grid or sliders, the hexadecimal number, the opacity and recent colors.
@MainActor final class ColorPickerView: UIView {
    private static let margin: CGFloat = 16
    private static let mostRecent = 8
    private static let swatch: CGFloat = 28
    private static let modes: [LocalizedString] = [.BuiltIn.colorGrid, .BuiltIn.colorSliders]
    /// The colors that were selected last in this process.
    private static var recentColors: [RGBColor] = []

    /// Called with the color that the user selects.
    var didSelect: (RGBColor) -> Void = { _ in }

    private let stack = UIStackView()
    private let segments = UISegmentedControl()
    private let grid = ColorGridView()
    private let sliders = UIStackView()
    private let rows: [(WritableKeyPath<RGBColor, Double>, ColorComponentRow)] = [
        (\.red, ColorComponentRow(.BuiltIn.colorRed, scale: 255, tint: .systemRed)),
        (\.green, ColorComponentRow(.BuiltIn.colorGreen, scale: 255, tint: .systemGreen)),
        (\.blue, ColorComponentRow(.BuiltIn.colorBlue, scale: 255, tint: .systemBlue)),
    ]
    private let opacity = ColorComponentRow(.BuiltIn.colorOpacity, scale: 100, suffix: "%", tint: nil)
    private let preview = UIView()
    private let hexField = UITextField()
    private let screenButton = ScreenColorButton(type: .system)
    private let recents = UIStackView()

    private(set) var color = RGBColor.black

    var supportsAlpha = true { didSet { opacity.isHidden = !supportsAlpha } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        stack.axis = .vertical
        stack.spacing = 12
        sliders.axis = .vertical
        sliders.spacing = 12
        placeStack()
        setUpControls()
        for (_, row) in rows { sliders.addArrangedSubview(row) }
        let numbers = UIStackView(arrangedSubviews: [preview, hexField, screenButton])
        numbers.spacing = 8
        for view in [segments, grid, sliders, opacity, numbers, recents] { stack.addArrangedSubview(view) }
        recents.spacing = 8
        showRecentColors()
        show(color)
    }

    required init?(coder: NSCoder) { nil }

    private func setUpControls() {
        for (index, title) in Self.modes.enumerated() {
            segments.insertSegment(withTitle: builtInText(title), at: index, animated: false)
        }
        segments.selectedSegmentIndex = 0
        segments.addAction(UIAction { [weak self] _ in self?.showMode() }, for: .valueChanged)
        grid.addAction(UIAction { [weak self] _ in self?.userDidSelectInGrid() }, for: .valueChanged)
        for (part, row) in rows {
            row.didSelect = { [weak self] value in self?.change { $0[keyPath: part] = value } }
        }
        opacity.didSelect = { [weak self] value in self?.change { $0.alpha = value } }
        preview.layer.cornerRadius = 6
        preview.widthAnchor.constraint(equalToConstant: 44).isActive = true
        hexField.borderStyle = .roundedRect
        hexField.autocapitalizationType = .allCharacters
        hexField.autocorrectionType = .no
        hexField.builtInAccessibilityLabel = .BuiltIn.colorHexadecimal
        hexField.addAction(
            UIAction { [weak self] _ in self?.userDidEnterNumber() }, for: [.editingDidEnd, .editingDidEndOnExit])
        screenButton.didPick = { [weak self] picked in
            self?.change { $0 = RGBColor(red: picked.red, green: picked.green, blue: picked.blue, alpha: $0.alpha) }
        }
        showMode()
    }

    /// Shows the titles of the modes in the language of the new traits.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        for (index, title) in Self.modes.enumerated() { segments.setTitle(builtInText(title), forSegmentAt: index) }
    }

    private func showMode() {
        grid.isHidden = segments.selectedSegmentIndex != 0
        sliders.isHidden = !grid.isHidden
    }

    // MARK: Color

    func show(_ color: RGBColor) {
        self.color = color
        grid.color = color.opaque()
        for (part, row) in rows { row.show(color[keyPath: part]) }
        opacity.show(color.alpha)
        preview.backgroundColor = color.color
        if !hexField.isFirstResponder { hexField.text = color.hex }
    }

    private func change(_ change: (inout RGBColor) -> Void) {
        var new = color
        change(&new)
        guard new != color else { return }
        show(new)
        didSelect(new)
    }

    private func userDidSelectInGrid() {
        guard let selected = grid.color else { return }
        change { $0 = RGBColor(red: selected.red, green: selected.green, blue: selected.blue, alpha: $0.alpha) }
    }

    /// Adopts the number in the text field, or restores it if it is not one.
    private func userDidEnterNumber() {
        if let entered = hexField.text.flatMap({ RGBColor(hex: $0) }) {
            change { $0 = supportsAlpha ? entered : entered.opaque() }
        }
        hexField.text = color.hex
    }

    // MARK: Recent colors

    /// Adds the color to the recent ones.
    func remember() {
        Self.recentColors.removeAll { $0 == color }
        Self.recentColors.insert(color, at: 0)
        Self.recentColors = Array(Self.recentColors.prefix(Self.mostRecent))
    }

    private func showRecentColors() {
        for recent in Self.recentColors {
            let button = UIButton(type: .custom)
            button.backgroundColor = recent.color
            button.layer.cornerRadius = Self.swatch / 2
            button.builtInAccessibilityLabel = .BuiltIn.colorRecent(recent.hex)
            button.widthAnchor.constraint(equalToConstant: Self.swatch).isActive = true
            button.heightAnchor.constraint(equalToConstant: Self.swatch).isActive = true
            button.addAction(
                UIAction { [weak self] _ in
                    if let self { change { $0 = supportsAlpha ? recent : recent.opaque() } }
                }, for: .primaryActionTriggered)
            recents.addArrangedSubview(button)
        }
        recents.addArrangedSubview(UIView())
        recents.isHidden = Self.recentColors.isEmpty
    }

    // MARK: Layout

    private func placeStack() {
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
        ])
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 400) }
}
