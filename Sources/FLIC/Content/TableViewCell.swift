/// A cell of a table with content that can be exchanged.
open class TableViewCell: UITableViewCell, ContentViewBindable {}
