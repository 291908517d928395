extension IndexPath {
    /// Makes the path of a table's row.
    public init(row: Int, section: Int) {
        self.init(section, row)
    }

    /// Makes the path of a collection's item.
    public init(item: Int, section: Int) {
        self.init(section, item)
    }

    /// Two numbers one after the other: an array of them would be allocated for each path.
    private init(_ section: Int, _ item: Int) {
        self.init(index: section)
        append(item)
    }

    /// The number of the section: the first index; 0 if there is none.
    public var section: Int {
        get { count > 0 ? self[0] : 0 }
        set { self = IndexPath(indexes: [newValue, item]) }
    }

    /// The number of the row in its section: the second index; 0 if there is none.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// The number of the item in its section: the second index; 0 if there is none.
    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }

    init(_ place: ListPlace) {
        self.init(place.section, place.item)
    }
}
