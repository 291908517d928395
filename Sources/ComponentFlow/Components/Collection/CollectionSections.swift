/// The identity of a cell among those of all sections.
struct CollectionCellID: Hashable {
    let section: ComponentIdentity
    let item: ComponentIdentity
    /// The identity of the element that a ``ForEach`` describes; `nil` for a component.
    let element: ComponentIdentity?

    /// The id by which the cell is selected.
    var selectable: ComponentIdentity { element ?? item }
}

/// A section of a ``CollectionView`` in one update, whose cells are described when they are needed.
struct CollectionSection {
    let identity: ComponentIdentity
    let header: ComponentBox?
    let footer: ComponentBox?
    private(set) var ids: [CollectionCellID] = []
    private var cells: [Cell] = []

    private enum Cell {
        case component(ComponentBox)
        case element(Int, ElementProvider)
    }

    init(identity: ComponentIdentity, header: ComponentBox? = nil, footer: ComponentBox? = nil) {
        (self.identity, self.header, self.footer) = (identity, header, footer)
    }

    /// Returns the component of a cell, or `nil` if there is no such cell.
    @MainActor func box(at index: Int) -> ComponentBox? {
        guard cells.indices.contains(index) else { return nil }
        switch cells[index] {
        case .component(let box): return box
        case .element(let element, let elements): return ElementBody.box(element, of: elements)
        }
    }

    /// Appends the cell of a component, or those of a ``ForEach``, except those whose id the section has already.
    mutating func append(
        _ item: ComponentItem, known: inout Set<CollectionCellID>, duplicate: (CollectionCellID) -> Void
    ) {
        guard let elements = item.traits?.elements else {
            let id = CollectionCellID(section: identity, item: item.identity, element: nil)
            return append(.component(item.box), id, &known, duplicate)
        }
        for index in 0..<elements.count {
            let id = CollectionCellID(section: identity, item: item.identity, element: elements.identity(index))
            append(.element(index, elements), id, &known, duplicate)
        }
    }

    private mutating func append(
        _ cell: Cell, _ id: CollectionCellID, _ known: inout Set<CollectionCellID>,
        _ duplicate: (CollectionCellID) -> Void
    ) {
        guard known.insert(id).inserted else { return duplicate(id) }
        ids.append(id)
        cells.append(cell)
    }
}

extension ChildContainer {
    /// Returns the sections of a collection view: each ``Section``, and the cells between two of them.
    func collectionSections(
        of items: [ComponentItem], types: [ObjectIdentifier], descriptions: LazyGridDescriptions
    ) -> [CollectionSection] {
        var builder = CollectionSectionBuilder(container: self)
        descriptions.begin()
        for item in items {
            if let elements = item.traits?.elements, elements.describesSections {
                for (index, box) in descriptions.sections(of: elements, at: item.identity, in: self).enumerated() {
                    let identity = GridPartIdentity.section(elements.identity(index), forEach: item.identity)
                    builder.append(box.component as? any GridSectionComponent, ComponentIdentity(identity))
                }
            } else if item.traits?.elements == nil, types.contains(where: { item.box.holds($0) }) {
                builder.append(item.box.component as? any GridSectionComponent, item.identity)
            } else {
                builder.append(item)
            }
        }
        descriptions.end()
        return builder.sections
    }
}

/// Builds the sections of a collection view, and reports ids that occur more than once.
@MainActor
private struct CollectionSectionBuilder {
    let container: ChildContainer
    private(set) var sections: [CollectionSection] = []
    private var sectionIDs: Set<ComponentIdentity> = []
    private var cellIDs: Set<CollectionCellID> = []
    /// Whether the last section consists of cells that are in no ``Section``.
    private var continuesRest = false

    init(container: ChildContainer) {
        self.container = container
    }

    mutating func append(_ component: (any GridSectionComponent)?, _ identity: ComponentIdentity) {
        guard let section = component?.gridSection else { return }
        guard sectionIDs.insert(identity).inserted else { return container.reportDuplicate(ChildKey(identity)) }
        sections.append(CollectionSection(identity: identity, header: section.header, footer: section.footer))
        continuesRest = false
        for item in section.items { appendToLast(item) }
    }

    mutating func append(_ item: ComponentItem) {
        if !continuesRest {
            let identity = GridPartIdentity.rest(after: sections.last?.identity)
            sections.append(CollectionSection(identity: ComponentIdentity(identity)))
        }
        continuesRest = true
        appendToLast(item)
    }

    private mutating func appendToLast(_ item: ComponentItem) {
        sections[sections.count - 1].append(item, known: &cellIDs) { [container] id in
            container.reportDuplicate(ChildKey(id.element ?? id.item))
        }
    }
}
