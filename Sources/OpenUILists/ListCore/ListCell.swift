/// A cell of a table or collection view.
@MainActor protocol ListCell: UIView {
    /// The core of the list view that displays the cell.
    var owner: ListCore? { get set }
    func setSelected(_ isSelected: Bool, animated: Bool)
    func setHighlighted(_ isHighlighted: Bool, animated: Bool)
    func reportDragState(_ state: ListDragState)
}

/// The states of a cell while its item is dragged.
enum ListDragState: Int {
    case none = 0
    case lifting = 1
    case dragging = 2
}
