/// What an `IndexPath` of two numbers says, cheap to compare and to hash.
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

/// What a list shows somewhere: a cell, a header, a decoration.
struct ListElement: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for cells.
    var kind: String
    var place: ListPlace

    static func cell(_ place: ListPlace) -> ListElement {
        ListElement(category: .cell, kind: "", place: place)
    }

    static func supplementary(_ kind: String, _ place: ListPlace) -> ListElement {
        ListElement(category: .supplementaryView, kind: kind, place: place)
    }

    /// Whether it belongs to a section as a whole, wherever its items are.
    var belongsToSection: Bool {
        kind == UICollectionView.elementKindSectionHeader || kind == UICollectionView.elementKindSectionFooter
    }
}

extension ListElement {
    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(
            category: attributes.representedElementCategory, kind: attributes.representedElementKind ?? "",
            place: ListPlace(attributes.indexPath))
    }
}

/// How many items the sections of a list have.
struct ListCounts: Equatable {
    var items: [Int] = []

    var sections: Int { items.count }
    var total: Int { items.reduce(0, +) }

    func contains(_ place: ListPlace) -> Bool {
        items.indices.contains(place.section) && place.item >= 0 && place.item < items[place.section]
    }
}
