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
    var position: ListPosition

    static func cell(_ position: ListPosition) -> ListElement {
        ListElement(category: .cell, kind: "", position: position)
    }

    static func supplementary(_ kind: String, _ position: ListPosition) -> ListElement {
        ListElement(category: .supplementaryView, kind: kind, position: position)
    }

    static func decoration(_ kind: String, _ position: ListPosition) -> ListElement {
        ListElement(category: .decorationView, kind: kind, position: position)
    }

    static func header(_ section: Int) -> ListElement { .supplementary(sectionHeaderKind, ListPosition(section, 0)) }
    static func footer(_ section: Int) -> ListElement { .supplementary(sectionFooterKind, ListPosition(section, 0)) }

    /// Whether the element belongs to a section and does not depend on the positions of items.
    var belongsToSection: Bool {
        kind == Self.sectionHeaderKind || kind == Self.sectionFooterKind
    }
}
