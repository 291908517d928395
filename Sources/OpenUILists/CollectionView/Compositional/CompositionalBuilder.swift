/// Creates the sections of a compositional layout from those of client code.
@MainActor struct CompositionalBuilder {
    private let layout: UICollectionViewCompositionalLayout
    private let collectionView: UICollectionView
    private let environment: LayoutEnvironment
    private let start: Int
    private let keepsSizes: Bool
    private let old: [CompositionalSection]

    /// - Parameter keepsSizes: Whether the sizes of measured views are kept.
    init(
        layout: UICollectionViewCompositionalLayout, collectionView: UICollectionView, environment: LayoutEnvironment,
        keepsSizes: Bool
    ) {
        (self.layout, self.collectionView, self.environment) = (layout, collectionView, environment)
        self.keepsSizes = keepsSizes
        (start, old) = (layout.invalidations, layout.sections)
    }

    /// Returns the sections; if client code invalidates the layout, no further ones are requested and the result is
    /// meaningless.
    mutating func build() -> [CompositionalSection] {
        let sizes = keepsSizes ? keptSizes() : [:]
        var sections: [CompositionalSection] = []
        for index in 0..<collectionView.numberOfSections {
            guard layout.invalidations == start else { break }
            sections.append(section(index, sizes[index] ?? MeasuredSizes()))
        }
        return sections
    }

    private func section(_ index: Int, _ sizes: MeasuredSizes) -> CompositionalSection {
        let provided = layout.sectionProvider(index, environment)
        if provided == nil { reportMissing(index) }
        let insets = ContentInsets(collectionView, layout.axis, isRightToLeft: environment.isRightToLeft)
        let options = SectionOptions(
            provided ?? .rows, environment, reference: layout.options.contentInsetsReference, extra: insets.insets)
        if case .custom(let items, _) = options.node.children, items.isEmpty { reportEmptyGroup(index) }
        let previous = oldSection(index)
        var section = CompositionalSection(
            options, axis: layout.axis, environmentSize: environment.contentSize,
            count: collectionView.numberOfItems(inSection: index), sizes: sizes,
            boundarySizes: keepsSizes ? previous?.boundarySizes ?? [:] : [:])
        if section.options.isOrthogonal {
            section.offset = section.clamped(previous?.offset ?? section.scrollRange.lowerBound)
        }
        return section
    }

    /// Returns the section before an update.
    private func oldSection(_ index: Int) -> CompositionalSection? {
        let before = layout.transition?.mapping.map { $0.oldSection(index) } ?? index
        return before.flatMap { old.indices.contains($0) ? old[$0] : nil }
    }

    // MARK: Sizes

    /// Returns the sizes of measured views before an update, at the new positions of their items.
    private func keptSizes() -> [Int: MeasuredSizes] {
        guard changesPositions else {
            return Dictionary(uniqueKeysWithValues: old.enumerated().map { ($0.offset, $0.element.groups.sizes) })
        }
        var result: [Int: [Int: CGSize]] = [:]
        for (index, section) in old.enumerated() {
            for (item, size) in section.groups.sizes.all {
                guard let position = newPosition(ListPosition(index, item)) else { continue }
                result[position.section, default: [:]][position.item] = size
            }
        }
        return result.mapValues { MeasuredSizes($0) }
    }

    private var changesPositions: Bool {
        layout.transition?.mapping != nil || layout.arrangement != nil || isMoving
    }

    private var isMoving: Bool { collectionView.core.movement.map { $0.from != $0.to } ?? false }

    /// Returns the position in the new sections of an item of the old ones, which may have been arranged for an
    /// interactive movement.
    private func newPosition(_ old: ListPosition) -> ListPosition? {
        var position: ListPosition? = old
        if let arrangement = layout.arrangement { position = position.flatMap(arrangement.old) }
        if let mapping = layout.transition?.mapping { position = position.flatMap(mapping.new) }
        if isMoving, let movement = collectionView.core.movement { position = position.flatMap(movement.mapping.new) }
        return position
    }

    // MARK: Diagnostics

    private func reportMissing(_ index: Int) {
        collectionView.core.report(
            "collection-layout.missing-section",
            "The section provider returned nil for section \(index); rows with estimated heights are used.",
            hint: "Return an NSCollectionLayoutSection for each section of the data source.")
    }

    private func reportEmptyGroup(_ index: Int) {
        collectionView.core.report(
            "collection-layout.empty-group",
            "The item provider of the custom group in section \(index) returned no items; the section shows none.",
            hint: "Return an NSCollectionLayoutGroupCustomItem for each item of the group.")
    }
}
