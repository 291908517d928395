/// A header or footer of a table view section with replaceable content.
open class TableViewHeaderFooterView: UITableViewHeaderFooterView, ContentViewBindable {}
