extension IndexPath {
    /// Creates the index path of a row in a table view.
    public init(row: Int, section: Int) {
        self.init(section, row)
    }

    /// Creates the index path of an item in a collection view.
    public init(item: Int, section: Int) {
        self.init(section, item)
    }

    /// Appends two indexes one after the other, because a temporary array would be allocated for each index path.
    private init(_ section: Int, _ item: Int) {
        self.init(index: section)
        append(item)
    }

    /// The index of the section, which is the first index, or 0 if the index path is empty.
    public var section: Int {
        get { count > 0 ? self[0] : 0 }
        set { self = IndexPath(indexes: [newValue, item]) }
    }

    /// The index of the row in its section, which is the second index, or 0 if there is none.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// The index of the item in its section, which is the second index, or 0 if there is none.
    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }

    init(_ position: ListPosition) {
        self.init(position.section, position.item)
    }
}
