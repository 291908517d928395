/// Says how many rows a table has, and makes their cells.
@MainActor public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row, with its content.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are; 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The text above the rows of a section; nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The text below the rows of a section; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be edited; yes unless implemented.
    ///
    /// Where it is implemented, a swipe offers to delete the row, if the delegate has no other actions.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved by people; no unless implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// People deleted or inserted a row: change the data and tell the table.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// People moved a row: change the data; the table knows already.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// What stands in the index at the side, where a finger goes to a section; nil for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section for a title of the index; the one with the title's number unless implemented.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.missing.insert(.headerTitles)
        return nil
    }
    /// None.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.missing.insert(.footerTitles)
        return nil
    }
    /// Yes.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.missing.insert(.editableRows)
        return true
    }
    /// No.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing, with a diagnostic: the data has to follow what people do.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.core.reportUnfollowedMove()
    }
    /// None.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section with the title's number.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}

/// Is told which rows will soon be seen, so that it can fetch what they need.
@MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// The rows will probably be seen soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// The rows will probably not be seen soon after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// The optional methods that the data source and the delegate do not implement, as their default implementations say.
struct TableMissingMethods: OptionSet {
    let rawValue: Int

    static let headerTitles = TableMissingMethods(rawValue: 1 << 0)
    static let footerTitles = TableMissingMethods(rawValue: 1 << 1)
    static let rowHeights = TableMissingMethods(rawValue: 1 << 2)
    static let headerHeights = TableMissingMethods(rawValue: 1 << 3)
    static let footerHeights = TableMissingMethods(rawValue: 1 << 4)
    static let rowEstimates = TableMissingMethods(rawValue: 1 << 5)
    static let headerViews = TableMissingMethods(rawValue: 1 << 6)
    static let footerViews = TableMissingMethods(rawValue: 1 << 7)
    static let editableRows = TableMissingMethods(rawValue: 1 << 8)
}
