extension NSIndexPath {
    /// Creates the index path of a row in a table view.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates the index path of an item in a collection view.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The index of the section, which is the first index, or 0 if the index path is empty.
    public var section: Int { length > 0 ? index(atPosition: 0) : 0 }

    /// The index of the row in its section, which is the second index, or 0 if there is none.
    public var row: Int { item }

    /// The index of the item in its section, which is the second index, or 0 if there is none.
    public var item: Int { length > 1 ? index(atPosition: 1) : 0 }
}
