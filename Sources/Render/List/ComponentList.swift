/// The common base of component tables and collections: the displayed sections and the context of their components.
@MainActor
class ComponentList: NSObject, UIContextDelegate {
    /// The context of the cells' components.
    let context: UIContext
    private(set) var sections: [UIComponentSection] = []
    /// Whether components are being installed in cells; renders that this causes do not adjust the sizes.
    private var isUpdating = false

    init(context: UIContext) {
        self.context = context
        super.init()
        context.registerDelegate(self)
    }

    func cell(at path: IndexPath) -> UIComponentCellDescriptor? {
        guard sections.indices.contains(path.section) else { return nil }
        let cells = sections[path.section].cells
        return cells.indices.contains(path.item) ? cells[path.item] : nil
    }

    /// Updates the list to other sections: applies the difference as insertions, deletions and moves, and renders the
    /// remaining cells.
    func show(_ new: [UIComponentSection], animated: Bool) {
        let new = new.checked
        let difference = ListDifference(from: sections.keys, to: new.keys)
        let gone = Set(sections.flatMap { $0.cells.map(\.key) }).subtracting(new.flatMap { $0.cells.map(\.key) })
        if sections.isEmpty {
            sections = new
            reload()
        } else if difference.isEmpty {
            sections = new
        } else {
            apply(difference, animated: animated) { self.sections = new }
        }
        let changesSizes = updating { renderVisible() }
        if changesSizes { adjustSizes() }
        gone.forEach(context.discard)
    }

    func didRender(_ component: any UIComponentProtocol) {}

    func setNeedRenderInvoked(
        on context: any UIContextProtocol, component: any UIComponentProtocol, options: [UIComponentRenderOption]
    ) {
        guard !isUpdating, !options.preventsTableUpdates, shows(component) else { return }
        adjustSizes()
    }

    private func updating(_ body: () -> Bool) -> Bool {
        isUpdating = true
        defer { isUpdating = false }
        return body()
    }

    // MARK: Customization points

    /// Reloads all data.
    func reload() {}

    /// Inserts, deletes and moves cells; `change` replaces the sections and is called within the batch update.
    func apply(_ difference: ListDifference, animated: Bool, change: @escaping () -> Void) { change() }

    /// Installs the current components in the visible cells, and returns whether the size of one of them changed.
    func renderVisible() -> Bool { false }

    /// Adjusts the cells to the sizes of their components.
    func adjustSizes() {}

    /// Whether a cell of the list displays the component.
    func shows(_ component: any UIComponentProtocol) -> Bool { false }
}
