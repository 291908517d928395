/// The control of a ``Picker`` with the style ``PickerStyle/inline``: one row for each option.
///
/// The rows are a single stop of the keyboard focus, in which arrow keys move the selection.
final class PickerRowList: UIView, PickerContent {
    var didSelect: (Int) -> Void = { _ in }
    private var rows: [PickerRow] = []
    private var selectedIndex: Int?

    func show(_ description: PickerDescription, animated: Bool) {
        accessibilityLabel = description.title
        selectedIndex = description.selectedIndex
        while rows.count > description.options.count { rows.removeLast().removeFromSuperview() }
        while rows.count < description.options.count { addRow() }
        let hasImages = description.options.contains { $0.image != nil }
        for (index, row) in rows.enumerated() {
            row.show(description.options[index], leavesSpaceForImage: hasImages)
            row.isSelected = index == selectedIndex
            row.isFocusStop = index == selectedIndex ?? 0
            row.isEnabled = description.isEnabled
        }
        setNeedsLayout()
    }

    private func addRow() {
        let (row, index) = (PickerRow(frame: .zero), rows.count)
        row.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
        rows.append(row)
        addSubview(row)
    }

    private func choose(_ index: Int) {
        guard rows.indices.contains(index), rows[index].isEnabled else { return }
        if index != selectedIndex { didSelect(index) }
        if containsFocus, let selectedIndex { rows[selectedIndex].takeFocus() }
    }

    func size(in available: CGSize) -> CGSize {
        let sizes = rows.map { $0.sizeThatFits(available) }
        let width = sizes.map(\.width).max() ?? 0
        return CGSize(
            width: available.width.isFinite ? available.width : width, height: sizes.reduce(0) { $0 + $1.height })
    }

    /// Places the rows below each other.
    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(bounds.size).height
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }

    /// Moves the selection for arrow keys, Home and End.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow: choose(max((selectedIndex ?? rows.count) - 1, 0))
        case .keyboardDownArrow: choose(min((selectedIndex ?? -1) + 1, rows.count - 1))
        case .keyboardHome: choose(0)
        case .keyboardEnd: choose(rows.count - 1)
        default: super.pressesBegan(presses, with: event)
        }
    }
}
