/// The role of a header or footer view and the style of its table view.
struct TableSupplementary: Equatable {
    let style: UITableView.Style
    let isHeader: Bool

    @MainActor func style(_ label: UILabel) {
        if style == .plain {
            label.font = .preferredFont(forTextStyle: isHeader ? .headline : .footnote)
            label.textColor = isHeader ? .label : .secondaryLabel
        } else {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
        }
    }

    /// The insets around the text.
    @MainActor func inset(in view: UITableViewHeaderFooterView) -> UIEdgeInsets {
        let side = view.listSideInset + view.insetOfGroups
        if style == .plain { return UIEdgeInsets(top: 4, left: side, bottom: 4, right: side) }
        return isHeader
            ? UIEdgeInsets(top: 16, left: side, bottom: 6, right: side)
            : UIEdgeInsets(top: 6, left: side, bottom: 12, right: side)
    }
}
