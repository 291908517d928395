/// What tables and collections of components have in common: the sections that are shown, and the components in them.
@MainActor
class ComponentList: NSObject, UIContextDelegate {
    /// Where the components of the cells come from.
    let context: UIContext
    private(set) var sections: [UIComponentSection] = []
    /// Whether cells are being given their components just now, which is no reason to adjust heights.
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

    /// Shows other sections: what changed is inserted, deleted and moved, what stays is rendered again.
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

    // MARK: For the kinds of lists

    /// Asks for everything again.
    func reload() {}

    /// Inserts, deletes and moves cells; `change` replaces the sections.
    func apply(_ difference: ListDifference, animated: Bool, change: @escaping () -> Void) { change() }

    /// Gives the cells that are seen their newest components, and tells whether one of them takes another size.
    func renderVisible() -> Bool { false }

    /// Asks for the sizes again.
    func adjustSizes() {}

    /// Whether a cell that is seen shows the component.
    func shows(_ component: any UIComponentProtocol) -> Bool { false }
}
