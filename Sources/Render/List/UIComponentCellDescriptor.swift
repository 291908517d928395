/// A cell of a table or a collection: which component it shows, and what users can do with it.
///
///     UIComponentCellDescriptor(TaskComponent.self, key: task.id, props: TaskProps(task))
///         .onSelect { self.toggle(task) }
///         .onDelete { self.remove(task) }
@MainActor
public struct UIComponentCellDescriptor {
    /// Identifies the cell in its section.
    public let key: String
    /// Says which cells can stand in for each other.
    public let reuseIdentifier: String
    let component: (UIContext) -> (any UIComponentProtocol)?
    private(set) var selected: (() -> Void)?
    private(set) var deleted: (() -> Void)?
    private(set) var leadingActions: [UIContextualAction] = []
    private(set) var trailingActions: [UIContextualAction] = []

    /// A cell with a component that exists already; it is held by its context, not by the cell.
    ///
    /// - Parameters:
    ///   - component: The component, which needs a key.
    ///   - reuseIdentifier: Says which cells can stand in for each other; by default those of one class.
    public init(component: any UIComponentProtocol, reuseIdentifier: String? = nil) {
        if component.key == nil {
            diagnose(
                "render.cell-without-key", "A cell was given a component without a key.",
                subject: "\(type(of: component))", hint: "Make the component with component(_:key:props:parent:).")
        }
        key = component.key ?? ""
        self.reuseIdentifier = reuseIdentifier ?? "\(type(of: component))"
        self.component = { [weak component] _ in component }
    }

    /// A cell whose component is made when the cell is seen first.
    ///
    /// - Parameters:
    ///   - type: The class of the component.
    ///   - key: Identifies the cell and its component; unique in the list.
    ///   - props: What the component is given.
    ///   - reuseIdentifier: Says which cells can stand in for each other; by default those of one class.
    public init<C: UIContextComponent>(
        _ type: C.Type, key: String, props: C.PropsType = C.PropsType(), reuseIdentifier: String? = nil
    ) {
        self.key = key
        self.reuseIdentifier = reuseIdentifier ?? "\(type)"
        component = { $0.component(type, key: key, props: props, parent: nil) }
    }

    /// Calls a closure when the cell is selected; it does not stay selected.
    public func onSelect(_ action: @escaping () -> Void) -> Self {
        with { $0.selected = action }
    }

    /// Lets users delete a table's cell by swiping it to the left; the closure is to take it out of the sections.
    public func onDelete(_ action: @escaping () -> Void) -> Self {
        with { $0.deleted = action }
    }

    /// Adds actions that appear when a table's cell is swiped.
    public func swipeActions(leading: [UIContextualAction] = [], trailing: [UIContextualAction] = []) -> Self {
        with {
            $0.leadingActions += leading
            $0.trailingActions += trailing
        }
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

/// A section of a table or a collection.
@MainActor
public struct UIComponentSection {
    /// Identifies the section in the list.
    public var key: String
    /// What stands above the cells of a table's section.
    public var header: UIComponentCellDescriptor?
    /// What stands below the cells of a table's section.
    public var footer: UIComponentCellDescriptor?
    /// The cells, from the first to the last.
    public var cells: [UIComponentCellDescriptor]

    /// A section of cells.
    public init(
        key: String = "", header: UIComponentCellDescriptor? = nil, footer: UIComponentCellDescriptor? = nil,
        cells: [UIComponentCellDescriptor]
    ) {
        self.key = key
        self.header = header
        self.footer = footer
        self.cells = cells
    }
}
