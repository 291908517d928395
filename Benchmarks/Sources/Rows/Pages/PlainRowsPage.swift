import ComponentFlow

/// The table written with OpenUIKit alone: row views that the page creates, updates and removes itself.
final class PlainRowsPage: RowsPage {
    private let scrollView = UIScrollView()
    private var rowViews: [RowView] = []
    private(set) var model = RowsModel()

    var view: UIView { scrollView }

    func perform(_ operation: RowsOperation) {
        let selection = model.selection
        model.perform(operation)
        switch operation {
        case .create, .replace, .create10k, .clear: replaceRows()
        case .append, .append10k: addRows(from: rowViews.count)
        case .update: updateLabels()
        case .select: moveSelection(from: selection)
        case .swap: swapRows()
        case .remove: if rowViews.count > model.rows.count { removeRow(at: 4) }
        }
    }

    private func replaceRows() {
        for rowView in rowViews { rowView.removeFromSuperview() }
        rowViews = []
        addRows(from: 0)
    }

    private func addRows(from first: Int) {
        for index in first..<model.rows.count {
            let rowView = RowView(model.rows[index]) { [weak self] in
                self?.select($0)
            } onRemove: { [weak self] in
                self?.remove($0)
            }
            rowView.frame = frame(ofRow: index)
            scrollView.addSubview(rowView)
            rowViews.append(rowView)
        }
        updateContentSize()
    }

    private func updateLabels() {
        for (rowView, row) in zip(rowViews, model.rows) where rowView.row != row { rowView.row = row }
    }

    private func moveSelection(from old: Int?) {
        for rowView in rowViews {
            if rowView.row.id == old { rowView.isSelected = false }
            if rowView.row.id == model.selection { rowView.isSelected = true }
        }
    }

    private func swapRows() {
        guard rowViews.count > 998 else { return }
        rowViews.swapAt(1, 998)
        for index in [1, 998] { rowViews[index].frame = frame(ofRow: index) }
    }

    private func removeRow(at position: Int) {
        rowViews.remove(at: position).removeFromSuperview()
        for index in position..<rowViews.count { rowViews[index].frame = frame(ofRow: index) }
        updateContentSize()
    }

    private func select(_ id: Int) {
        let old = model.selection
        model.select(id)
        moveSelection(from: old)
    }

    private func remove(_ id: Int) {
        guard let position = model.rows.firstIndex(where: { $0.id == id }) else { return }
        model.remove(id)
        removeRow(at: position)
    }

    private func frame(ofRow index: Int) -> CGRect {
        CGRect(
            x: 0, y: CGFloat(index) * RowAppearance.height, width: scrollView.bounds.width, height: RowAppearance.height
        )
    }

    private func updateContentSize() {
        scrollView.contentSize = CGSize(
            width: scrollView.bounds.width, height: CGFloat(rowViews.count) * RowAppearance.height)
    }
}

private final class RowView: UIView {
    private let line = UIView()
    private let idLabel = UILabel()
    private let titleLabel = UILabel()
    private let removeLabel = UILabel()

    var row: RowData {
        didSet { showRow() }
    }

    var isSelected = false {
        didSet { backgroundColor = isSelected ? RowAppearance.selected : nil }
    }

    init(_ row: RowData, onSelect: @escaping (Int) -> Void, onRemove: @escaping (Int) -> Void) {
        self.row = row
        super.init(frame: .zero)
        line.backgroundColor = RowAppearance.line
        titleLabel.textColor = RowAppearance.link
        removeLabel.textColor = .secondaryLabel
        removeLabel.text = "×"
        for label in [idLabel, titleLabel, removeLabel] {
            label.font = RowAppearance.font
            addSubview(label)
        }
        addSubview(line)
        makeTappable(titleLabel) { [unowned self] in onSelect(self.row.id) }
        makeTappable(removeLabel) { [unowned self] in onRemove(self.row.id) }
        showRow()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: RowAppearance.height - 1, width: bounds.width, height: 1)
        var x: CGFloat = 8
        for (label, width) in [
            (idLabel, RowAppearance.idWidth), (titleLabel, RowAppearance.labelWidth),
            (removeLabel, RowAppearance.removeWidth),
        ] {
            label.frame = CGRect(x: x, y: 0, width: width, height: RowAppearance.height)
            x += width
        }
    }

    private func makeTappable(_ label: UILabel, action: @escaping () -> Void) {
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UITapGestureRecognizer { _ in action() })
    }

    private func showRow() {
        idLabel.text = "\(row.id)"
        titleLabel.text = row.label
    }
}
