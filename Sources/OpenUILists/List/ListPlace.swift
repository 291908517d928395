/// A section and an item index, like an `IndexPath` with two indexes, but cheap to compare and to hash.
struct ListPlace: Hashable, Comparable {
    var section: Int
    var item: Int

    init(_ section: Int, _ item: Int) {
        self.section = section
        self.item = item
    }

    init(_ path: IndexPath) {
        self.init(path.section, path.item)
    }

    static func < (lhs: ListPlace, rhs: ListPlace) -> Bool {
        (lhs.section, lhs.item) < (rhs.section, rhs.item)
    }
}

/// The identity of a view in a list: a cell, a supplementary view or a decoration view.
struct ListElement: Hashable {
    enum Category {
        case cell
        case supplementaryView
        case decorationView
    }

    /// The element kind of section headers, in table views, too.
    static let sectionHeaderKind = "UICollectionElementKindSectionHeader"
    /// The element kind of section footers, in table views, too.
    static let sectionFooterKind = "UICollectionElementKindSectionFooter"

    var category: Category
    /// The element kind, which is empty for cells.
    var kind: String
    var place: ListPlace

    static func cell(_ place: ListPlace) -> ListElement {
        ListElement(category: .cell, kind: "", place: place)
    }

    static func supplementary(_ kind: String, _ place: ListPlace) -> ListElement {
        ListElement(category: .supplementaryView, kind: kind, place: place)
    }

    static func decoration(_ kind: String, _ place: ListPlace) -> ListElement {
        ListElement(category: .decorationView, kind: kind, place: place)
    }

    static func header(_ section: Int) -> ListElement { .supplementary(sectionHeaderKind, ListPlace(section, 0)) }
    static func footer(_ section: Int) -> ListElement { .supplementary(sectionFooterKind, ListPlace(section, 0)) }

    /// Whether the element belongs to a section and does not depend on the positions of items.
    var belongsToSection: Bool {
        kind == Self.sectionHeaderKind || kind == Self.sectionFooterKind
    }
}

/// The numbers of items in the sections of a list.
struct ListCounts: Equatable {
    var items: [Int]

    var sections: Int { items.count }
    var total: Int { items.reduce(0, +) }

    init(items: [Int] = []) {
        self.items = items
    }

    /// Creates the counts that a data source returns; negative ones count as 0.
    init(sections: Int, itemsInSection: (Int) -> Int) {
        items = (0..<max(0, sections)).map { max(0, itemsInSection($0)) }
    }

    func contains(_ place: ListPlace) -> Bool {
        items.indices.contains(place.section) && place.item >= 0 && place.item < items[place.section]
    }
}
