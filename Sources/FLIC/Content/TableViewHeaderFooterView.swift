/// A header or footer of a table's section with content that can be exchanged.
open class TableViewHeaderFooterView: UITableViewHeaderFooterView, ContentViewBindable {}
