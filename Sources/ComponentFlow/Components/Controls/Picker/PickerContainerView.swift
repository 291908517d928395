/// What a ``Picker`` displays in any style.
struct PickerDescription: Equatable {
    /// What is displayed for a value.
    struct Option: Equatable {
        var title: String
        var image: UIImage?
    }

    var title: String
    var options: [Option]
    var selectedIndex: Int?
    var isEnabled: Bool
    /// The font of the title of a menu, in the user's text size; `nil` for that of buttons.
    var font: UIFont?
}

/// The control of a ``Picker`` in one of its styles.
@MainActor protocol PickerContent: UIView {
    /// Called with the index of the option that the user selects.
    var didSelect: (Int) -> Void { get set }
    /// Shows the options and the selection, possibly again.
    func show(_ description: PickerDescription, animated: Bool)
    /// Returns the size within an available size.
    func size(in available: CGSize) -> CGSize
}

/// The view of a ``Picker``, which contains the control of its style.
public final class PickerContainerView: UIView {
    private var content: (any PickerContent)?
    private var style: PickerStyle?
    private var shown: PickerDescription?
    private var notify: (Int) -> Void = { _ in }

    func update(
        _ description: PickerDescription, style: PickerStyle, animated: Bool, select: @escaping (Int) -> Void
    ) {
        notify = select
        let isNew = style != self.style
        if isNew { makeContent(style) }
        // An update that changes only closures must not revert a change that the control is about to report.
        guard isNew || description != shown else { return }
        shown = description
        content?.show(description, animated: animated && !isNew)
    }

    func size(in available: CGSize) -> CGSize { content?.size(in: available) ?? .zero }

    /// Returns the distance from the top to the baseline of a menu or of segments, or `nil` for other styles.
    func contentBaseline(_ baseline: TextBaseline, height: CGFloat) -> CGFloat? {
        content?.ownBaseline(baseline, height: height)
    }

    private func makeContent(_ style: PickerStyle) {
        self.style = style
        content?.removeFromSuperview()
        let content: any PickerContent =
            switch style {
            case .menu, .automatic: PickerMenuButton(frame: .zero)
            case .inline: PickerRowList(frame: .zero)
            case .segmented: PickerSegments(isPalette: false)
            case .palette: PickerSegments(isPalette: true)
            case .wheel: PickerWheelView(frame: .zero)
            }
        content.didSelect = { [weak self] in self?.userDidSelect($0) }
        addSubview(content)
        self.content = content
    }

    /// Updates the component if the user has chosen another text size.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateComponentIfTextSizeChanged(from: previousTraitCollection)
    }

    private func userDidSelect(_ index: Int) {
        notify(index)
        if let shown, shown.selectedIndex != index { content?.show(shown, animated: true) }
    }

    /// Adapts the control to the size.
    public override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }
}
