/// A table view cell with replaceable content.
open class TableViewCell: UITableViewCell, ContentViewBindable {}
