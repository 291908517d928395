/// The selection of the cells of a ``CollectionView`` by the pointer and by keys.
///
/// The binding stores the selection; the view only shows it.
@MainActor
final class CollectionSelection: NSObject {
    private weak var view: ComponentCollectionView?
    private var selection: LazyListSelection?
    private var activated: ((ComponentIdentity) -> Void)?
    private var cursor = LazyListCursor()
    /// The change that the click that is being handled requires; `nil` while none is.
    private var clickChange: LazyListSelectionChange?
    /// The selected cells that were in the data when they were shown last.
    private var shown: Set<ComponentIdentity> = []
    /// The first place of each id, determined when it is needed.
    private var knownPaths: [ComponentIdentity: IndexPath]?
    private var needsUpdate = false

    func attach(to view: ComponentCollectionView) {
        self.view = view
        view.delegate = self
        // Controls in the cells have the effects.
        view.allowsSelection = false
    }

    // MARK: - Changes by the program

    /// Shows another binding, or that cells cannot be selected.
    func allow(_ selection: LazyListSelection?, activated: ((ComponentIdentity) -> Void)?) {
        guard let view else { return }
        (self.selection, self.activated) = (selection, activated)
        view.allowsSelection = selection != nil
        view.allowsMultipleSelection = selection?.allowsSeveral == true
        view.focusMoveHandler = selection.map { _ in
            { [weak self] path, withShift in self?.focusDidMove(to: path, withShift: withShift) }
        }
        if selection == nil { cursor = LazyListCursor() }
    }

    func cellsMayHaveChanged(hasSameCells: Bool) {
        if !hasSameCells { knownPaths = nil }
        needsUpdate = true
    }

    /// Shows the selection after a change of the data, and deselects the cells that were removed.
    ///
    /// A selected cell that has not been in the data yet remains selected, because the data may still be loading.
    func updateAfterLayout() {
        guard needsUpdate else { return }
        needsUpdate = false
        guard let selection else { return show([]) }
        let cells = selection.current()
        let removed = shown.isEmpty ? [] : cells.filter { paths[$0] == nil && shown.contains($0) }
        if !removed.isEmpty { selection.select(cells.subtracting(removed)) }
        show(selection.current())
    }

    private var paths: [ComponentIdentity: IndexPath] {
        if let knownPaths { return knownPaths }
        var paths: [ComponentIdentity: IndexPath] = [:]
        for (section, content) in (view?.sections ?? []).enumerated() {
            for (item, id) in content.ids.enumerated() where paths[id.selectable] == nil {
                paths[id.selectable] = IndexPath(item: item, section: section)
            }
        }
        knownPaths = paths
        return paths
    }

    private func show(_ cells: Set<ComponentIdentity>) {
        let places = cells.isEmpty ? [:] : paths
        shown = cells.filter { places[$0] != nil }
        view?.replaceSelection(by: shown.compactMap { places[$0] }.sorted())
    }

    // MARK: - Changes by the user

    private func id(at path: IndexPath) -> ComponentIdentity? {
        guard let view, view.sections.indices.contains(path.section),
            view.sections[path.section].ids.indices.contains(path.item)
        else { return nil }
        return view.sections[path.section].ids[path.item].selectable
    }

    /// Handles a click with modifier keys, during which the view reports the cell.
    func handlingClick(_ modifiers: UIKeyModifierFlags, _ handle: () -> Void) {
        clickChange = LazyListSelectionChange(modifiers)
        handle()
        clickChange = nil
    }

    /// Changes the selection as a click, the Space key or an assistive technology requires.
    private func cellWasChosen(at path: IndexPath) {
        view?.prepareComponentsForEvent()
        guard let clickChange else { return choose(path, selection?.allowsSeveral == true ? .toggle : .replace) }
        if let view, let cell = view.cellForItem(at: path) { view.window?.focus.move(to: cell, heading: []) }
        choose(path, clickChange)
        guard let id = id(at: path), cursor.isDoubleClick(on: id, at: CACurrentMediaTime()) else { return }
        activated?(id)
    }

    private func focusDidMove(to path: IndexPath, withShift: Bool) {
        view?.prepareComponentsForEvent()
        choose(path, withShift ? .extend : .replace)
    }

    private func choose(_ path: IndexPath, _ change: LazyListSelectionChange) {
        guard let selection, let cell = id(at: path) else { return }
        let cells = selection.current()
        let isExtended = change == .extend && selection.allowsSeveral
        let start = isExtended ? cursor.anchor.flatMap { paths[$0] } ?? firstPath(of: cells) ?? path : path
        cursor.anchor = id(at: start)
        switch change {
        case .extend where isExtended: select(ids(from: min(start, path), through: max(start, path)))
        case .toggle where cells.contains(cell): select(cells.subtracting([cell]))
        case .toggle where selection.allowsSeveral: select(cells.union([cell]))
        default: select([cell])
        }
    }

    private func firstPath(of cells: Set<ComponentIdentity>) -> IndexPath? {
        cells.compactMap { paths[$0] }.min()
    }

    private func ids(from start: IndexPath, through end: IndexPath) -> Set<ComponentIdentity> {
        var result: Set<ComponentIdentity> = []
        for section in start.section...end.section {
            let ids = view?.sections[section].ids ?? []
            let first = section == start.section ? start.item : 0
            let last = section == end.section ? end.item + 1 : ids.count
            for id in ids[first..<last] { result.insert(id.selectable) }
        }
        return result
    }

    private func select(_ cells: Set<ComponentIdentity>) {
        guard let selection else { return }
        if cells != selection.current() { selection.select(cells) }
        show(selection.current())
    }

    // MARK: - Keys

    /// The commands while a cell has the focus.
    var keyCommands: [UIKeyCommand] {
        guard let selection, focusedPath != nil else { return [] }
        var commands: [UIKeyCommand] = []
        if selection.allowsSeveral {
            commands.append(UIKeyCommand(input: "a", modifierFlags: .command) { [weak self] _ in self?.selectAll() })
        }
        if activated != nil {
            commands.append(UIKeyCommand(input: "\r", modifierFlags: []) { [weak self] _ in self?.activateFocused() })
        }
        return commands
    }

    private var focusedPath: IndexPath? {
        guard let view, let cell = view.window?.focus.item as? UICollectionViewCell, cell.isDescendant(of: view) else {
            return nil
        }
        return view.indexPath(for: cell)
    }

    private func selectAll() {
        view?.prepareComponentsForEvent()
        select(Set(paths.keys))
    }

    private func activateFocused() {
        view?.prepareComponentsForEvent()
        if let id = focusedPath.flatMap({ id(at: $0) }) { activated?(id) }
    }

    // MARK: - Appearance

    /// Lets a cell show whether it is selected.
    func prepareHighlight(of cell: UICollectionViewCell) {
        guard selection != nil, let view else { return }
        let highlight = cell.selectedBackgroundView as? LazyListHighlight ?? LazyListHighlight(frame: .zero)
        if cell.selectedBackgroundView !== highlight { cell.selectedBackgroundView = highlight }
        highlight.show(isActive: true, tint: view.tintColor)
    }
}

extension CollectionSelection: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        cellWasChosen(at: indexPath)
        return false
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        cellWasChosen(at: indexPath)
        return false
    }

    /// Called when an assistive technology has deselected the only selected cell.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        guard let selection, let cell = id(at: indexPath) else { return }
        select(selection.current().subtracting([cell]))
    }
}
