/// The props of a table cell with a title, a subtitle and an action.
///
/// ``UITableComponentViewController`` calls the action when the user selects the cell.
open class UITableCellProps: UIProps {
    /// The title of the cell.
    open var title = ""
    /// The text below the title.
    open var subtitle = ""
    /// The closure called when the user selects the cell.
    open var onCellSelected: (() -> Void)?

    /// Creates the props of a cell without text and action.
    public required init() {
        super.init()
    }

    /// Creates the props of a cell.
    public convenience init(title: String, subtitle: String = "", onCellSelected: (() -> Void)? = nil) {
        self.init()
        self.title = title
        self.subtitle = subtitle
        self.onCellSelected = onCellSelected
    }
}
