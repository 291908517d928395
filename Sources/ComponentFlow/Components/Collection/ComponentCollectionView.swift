/// The view of a ``CollectionView``.
public final class ComponentCollectionView: UICollectionView {
    let descriptions = LazyGridDescriptions()
    /// What the layout depends on.
    var dependency: (any Equatable)?
    private(set) var sections: [CollectionSection] = []
    let cellSelection = CollectionSelection()
    private var environment = EnvironmentCells()
    private var source: UICollectionViewDiffableDataSource<ComponentIdentity, CollectionCellID>?
    private var pending: Change?

    /// What the updates of the component have changed.
    private struct Change {
        var sections: [CollectionSection]
        var layout: UICollectionViewLayout?
        var environment: EnvironmentCells
        var transition: ComponentTransition
    }

    init(layout: UICollectionViewLayout, dependency: (any Equatable)?) {
        self.dependency = dependency
        super.init(frame: .zero, collectionViewLayout: layout)
        backgroundColor = .clear
        cellSelection.attach(to: self)
        connect()
    }

    /// Returns `nil`: component views do not support archiving.
    public required init?(coder: NSCoder) {
        nil
    }

    private func connect() {
        let cells = CellRegistration<UICollectionViewCell, CollectionCellID> { [weak self] cell, path, _ in
            self?.configure(cell, at: path, transition: .immediate)
        }
        let headers = registration(Self.elementKindSectionHeader)
        let footers = registration(Self.elementKindSectionFooter)
        let source = UICollectionViewDiffableDataSource<ComponentIdentity, CollectionCellID>(
            collectionView: self
        ) { view, path, id in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
        }
        source.supplementaryViewProvider = { view, kind, path in
            switch kind {
            case Self.elementKindSectionHeader:
                view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            case Self.elementKindSectionFooter:
                view.dequeueConfiguredReusableSupplementary(using: footers, for: path)
            default: nil
            }
        }
        self.source = source
    }

    private func registration(_ kind: String) -> SupplementaryRegistration<HostingReusableView> {
        SupplementaryRegistration(elementKind: kind) { [weak self] view, kind, path in
            self?.configure(view, kind, at: path, transition: .immediate)
        }
    }

    // MARK: Selection

    /// Lets the user select cells.
    func allowSelection(_ selection: LazyListSelection?, activated: ((ComponentIdentity) -> Void)?) {
        cellSelection.allow(selection, activated: activated)
    }

    /// Shows the selection after the layout, when the cells of changed data are known.
    public override func layoutSubviews() {
        super.layoutSubviews()
        cellSelection.updateAfterLayout()
    }

    /// Selects the clicked cell.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        cellSelection.handlingClick(event?.modifierFlags ?? []) { super.touchesEnded(touches, with: event) }
    }

    /// The commands that select and activate cells while a cell has the focus.
    public override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + cellSelection.keyCommands
    }

    /// Shows the tint color behind selected cells.
    public override func tintColorDidChange() {
        super.tintColorDidChange()
        for cell in visibleCells { cellSelection.prepareHighlight(of: cell) }
    }

    // MARK: Changes

    /// Shows sections after the running updates, in which cells cannot be created.
    ///
    /// - Parameter layout: A layout that replaces the current one; `nil` if that remains.
    func show(
        _ sections: [CollectionSection], layout: UICollectionViewLayout?, environment: EnvironmentCells,
        transition: ComponentTransition
    ) {
        if pending == nil { UpdateScheduler.shared.afterUpdates { [weak self] in self?.commit() } }
        pending = Change(
            sections: sections, layout: layout ?? pending?.layout, environment: environment, transition: transition)
    }

    private func commit() {
        guard let change = pending else { return }
        pending = nil
        let isAnimated = !change.transition.animation.isImmediate && window != nil && !sections.isEmpty
        let hasSameCells = sections.elementsEqual(change.sections) { $0.identity == $1.identity && $0.ids == $1.ids }
        (sections, environment) = (change.sections, change.environment)
        if let layout = change.layout { setCollectionViewLayout(layout, animated: isAnimated) }
        if !hasSameCells { source?.apply(snapshot, animatingDifferences: isAnimated) }
        configureVisibleViews(change.transition)
        cellSelection.cellsMayHaveChanged(hasSameCells: hasSameCells)
        setNeedsLayout()
    }

    private var snapshot: NSDiffableDataSourceSnapshot<ComponentIdentity, CollectionCellID> {
        var snapshot = NSDiffableDataSourceSnapshot<ComponentIdentity, CollectionCellID>()
        snapshot.appendSections(sections.map(\.identity))
        for section in sections { snapshot.appendItems(section.ids, toSection: section.identity) }
        return snapshot
    }

    // MARK: Views

    private func configureVisibleViews(_ transition: ComponentTransition) {
        for cell in visibleCells {
            if let path = indexPath(for: cell) { configure(cell, at: path, transition: transition) }
        }
        for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
            for path in indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                guard let view = supplementaryView(forElementKind: kind, at: path) as? HostingReusableView else {
                    continue
                }
                configure(view, kind, at: path, transition: transition)
            }
        }
    }

    private func configure(_ cell: UICollectionViewCell, at path: IndexPath, transition: ComponentTransition) {
        guard sections.indices.contains(path.section), let box = sections[path.section].box(at: path.item) else {
            return
        }
        cell.contentConfiguration = UIHostingConfiguration(
            filling: box, environment: environment, transition: transition)
        cellSelection.prepareHighlight(of: cell)
    }

    private func configure(
        _ view: HostingReusableView, _ kind: String, at path: IndexPath, transition: ComponentTransition
    ) {
        guard sections.indices.contains(path.section) else { return }
        let section = sections[path.section]
        let box = kind == Self.elementKindSectionHeader ? section.header : section.footer
        view.configuration = box.map {
            UIHostingConfiguration(filling: $0, environment: environment, transition: transition).atLeadingEdge
        }
    }
}
