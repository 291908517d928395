/// A cell of a table or collection view.
@MainActor protocol ListCell: UIView {
    /// The core of the list view that displays the cell.
    var owner: ListCore? { get set }
    func setSelected(_ isSelected: Bool, animated: Bool)
    func setHighlighted(_ isHighlighted: Bool, animated: Bool)
}
