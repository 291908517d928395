/// A section and an item index, like an `IndexPath` with two indexes, but cheap to compare and to hash.
struct ListPosition: Hashable, Comparable {
    var section: Int
    var item: Int

    init(_ section: Int, _ item: Int) {
        self.section = section
        self.item = item
    }

    init(_ path: IndexPath) {
        self.init(path.section, path.item)
    }

    static func < (lhs: ListPosition, rhs: ListPosition) -> Bool {
        (lhs.section, lhs.item) < (rhs.section, rhs.item)
    }
}
