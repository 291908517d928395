/// The sections and cells of a lazy grid in one update, which are described when they are needed.
@MainActor
struct LazyGridCells {
    /// An item of the grid, which is one cell, or one for each element of a ``ForEach``.
    private struct Run {
        let identity: ComponentIdentity
        let item: ComponentItem
        /// The index of the first cell.
        let start: Int
        let elements: Elements?
    }

    /// The elements of a ``ForEach`` in this update and in the previous one.
    private struct Elements {
        let new: ElementProvider
        let old: ElementProvider?
        let declaration: UInt64
    }

    /// A section, or the cells between two of them.
    struct Section {
        let identity: ComponentIdentity
        let header: ComponentBox?
        let footer: ComponentBox?
        /// The indices of the cells among all cells.
        fileprivate(set) var cells: Range<Int>
    }

    private let children: ChildContainer
    private var runs: [Run] = []
    private(set) var sections: [Section] = []
    private(set) var count = 0

    /// - Parameters:
    ///   - sectionTypes: The types of the components that are sections.
    ///   - descriptions: The sections that are described for the elements of a ``ForEach``.
    ///   - children: The container of the grid, whose pass has begun.
    init(
        _ items: [ComponentItem], sectionTypes: [ObjectIdentifier], descriptions: LazyGridDescriptions,
        in children: ChildContainer
    ) {
        self.children = children
        runs.reserveCapacity(items.count)
        descriptions.begin()
        var isInSection = true
        for item in items {
            if let elements = item.traits?.elements, elements.describesSections {
                for (index, box) in descriptions.sections(of: elements, at: item.identity, in: children).enumerated() {
                    let identity = GridPartIdentity.section(elements.identity(index), forEach: item.identity)
                    append(box.component as? any GridSectionComponent, ComponentIdentity(identity))
                }
                isInSection = true
            } else if sectionTypes.contains(where: { item.box.holds($0) }), item.traits?.elements == nil {
                append(item.box.component as? any GridSectionComponent, item.identity)
                isInSection = true
            } else {
                if isInSection { begin(ComponentIdentity(GridPartIdentity.rest(after: sections.last?.identity))) }
                isInSection = false
                append(item, item.identity)
            }
        }
        descriptions.end()
    }

    private mutating func append(_ component: (any GridSectionComponent)?, _ identity: ComponentIdentity) {
        guard let section = component?.gridSection else { return }
        begin(identity, header: section.header, footer: section.footer)
        for item in section.items {
            append(item, ComponentIdentity(GridPartIdentity.item(item.identity, in: identity)))
        }
    }

    private mutating func begin(
        _ identity: ComponentIdentity, header: ComponentBox? = nil, footer: ComponentBox? = nil
    ) {
        sections.append(Section(identity: identity, header: header, footer: footer, cells: count..<count))
    }

    /// Appends the cells of an item to the last section.
    private mutating func append(_ item: ComponentItem, _ identity: ComponentIdentity) {
        let elements = item.traits?.elements.map { new in
            let declaration = children.declaration(of: identity)
            return Elements(
                new: new, old: children.exchangeElements(new, of: declaration), declaration: declaration)
        }
        runs.append(Run(identity: identity, item: item, start: count, elements: elements))
        count += elements?.new.count ?? 1
        let last = sections.count - 1
        sections[last].cells = sections[last].cells.lowerBound..<count
    }

    // MARK: - Updates

    /// Updates the child of a cell.
    ///
    /// O(log n) for n items, in addition to the update.
    func update(
        _ index: Int, environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        let run = runs[runIndex(of: index)]
        guard let elements = run.elements else {
            let child = children.update(
                ChildKey(run.identity), BoxContent(box: run.item.box), environment: environment,
                availableSize: availableSize, transition: transition)
            return run.item.traits?.animating(child) ?? child
        }
        return children.updateElement(
            index - run.start, of: elements.new, replacing: elements.old, declaration: elements.declaration,
            environment: environment, availableSize: availableSize, transition: transition)
    }

    /// Updates the child of the header or the footer of a section; returns `nil` if the section has none.
    func update(
        _ kind: SectionEntries.Kind, of section: Int, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild? {
        let section = sections[section]
        let isHeader = kind == .header
        guard let box = isHeader ? section.header : section.footer else { return nil }
        let identity: GridPartIdentity = isHeader ? .header(of: section.identity) : .footer(of: section.identity)
        return children.update(
            ChildKey(ComponentIdentity(identity)), BoxContent(box: box), environment: environment,
            availableSize: availableSize, transition: transition)
    }

    /// Returns the index of the last run that starts at a cell or before it; runs without cells are before others.
    private func runIndex(of cell: Int) -> Int {
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle].start <= cell { low = middle } else { high = middle }
        }
        return low
    }
}

/// The sections that a lazy grid describes for the elements of a ``ForEach``, which are kept while the grid is scrolled.
///
/// All of them are described, because the places of cells depend on their number in each section. The grid is updated when
/// something changes that a description has read.
@MainActor
final class LazyGridDescriptions {
    private struct Described {
        let elements: ElementProvider
        let boxes: [ComponentBox]
        let readsEnvironment: Bool
        let subscription: DescriptionSubscription
    }

    private var described: [ComponentIdentity: Described] = [:]
    private var used: Set<ComponentIdentity> = []

    func begin() {
        used = []
    }

    /// Releases the descriptions that the update did not use.
    func end() {
        if used.count < described.count { described = described.filter { used.contains($0.key) } }
    }

    /// Returns the components for the elements of a ``ForEach``.
    func sections(
        of elements: ElementProvider, at identity: ComponentIdentity, in children: ChildContainer
    ) -> [ComponentBox] {
        used.insert(identity)
        let known = described[identity]
        let hasChanged = known?.subscription.takeChange() ?? true
        if let known, !hasChanged, !known.readsEnvironment, known.elements === elements { return known.boxes }
        let subscription = known?.subscription ?? DescriptionSubscription(children.owner.reference)
        let (boxes, readsEnvironment) = children.describeAll(elements, with: subscription)
        described[identity] = Described(
            elements: elements, boxes: boxes, readsEnvironment: readsEnvironment, subscription: subscription)
        return boxes
    }
}
