/// Provides the number of rows of a table view and their cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row, configured with the row's content.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections; the default returns 1.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title above the rows of a section, or `nil` for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title below the rows of a section, or `nil` for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be edited; the default returns `true`.
    ///
    /// If this method is implemented, a swipe offers to delete the row, unless the delegate provides other actions.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the user can move a row; the default returns `false`.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Called when the user deleted or inserted a row: update the data and the table view.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Called when the user moved a row: update the data; the table view is already up to date.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the titles of the section index, which scrolls to sections, or `nil` for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section for a title of the section index; the default returns the index of the title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.missing.insert(.headerTitles)
        return nil
    }
    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.missing.insert(.footerTitles)
        return nil
    }
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.missing.insert(.editableRows)
        return true
    }
    /// Returns `false`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Reports a diagnostic, because the data has to follow the move.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.core.reportMissingMoveImplementation()
    }
    /// Returns `nil`.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The default returns the index of the title.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}

/// Receives the rows that are about to become visible, so that their data can be fetched in advance.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called for rows that will probably become visible soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called for rows that will probably not become visible soon after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// The optional methods that data source and delegate do not implement, as recorded by their default implementations.
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
    static let indentations = TableMissingMethods(rawValue: 1 << 9)
}
