/// Describes a cell of a table or a collection: the component it displays, and its actions.
///
///     UIComponentCellDescriptor(TaskComponent.self, key: task.id, props: TaskProps(task))
///         .onSelect { self.toggle(task) }
///         .onDelete { self.remove(task) }
@preconcurrency @MainActor
public struct UIComponentCellDescriptor {
    /// The key that identifies the cell and its component in the list.
    public let key: String
    /// The identifier of the cells that can be reused for one another.
    public let reuseIdentifier: String
    let component: (UIContext) -> (any UIComponentProtocol)?
    private(set) var selected: (() -> Void)?
    private(set) var deleted: (() -> Void)?
    private(set) var leadingActions: [UIContextualAction] = []
    private(set) var trailingActions: [UIContextualAction] = []

    /// Creates a cell that displays an existing component, which the cell references weakly.
    ///
    /// - Parameters:
    ///   - component: The component, which needs a key.
    ///   - reuseIdentifier: The identifier of the cells that can be reused for one another; by default the class of the
    ///     component.
    public init(component: any UIComponentProtocol, reuseIdentifier: String? = nil) {
        if component.key == nil {
            diagnose(
                "render.cell-without-key", "The component of a cell has no key.",
                subject: "\(type(of: component))", hint: "Create the component with component(_:key:props:parent:).")
        }
        key = component.key ?? ""
        self.reuseIdentifier = reuseIdentifier ?? "\(type(of: component))"
        self.component = { [weak component] _ in component }
    }

    /// Creates a cell whose component is created when the cell is first displayed.
    ///
    /// - Parameters:
    ///   - type: The class of the component.
    ///   - key: Identifies the cell and its component; must be unique in the list.
    ///   - props: The inputs of the component.
    ///   - reuseIdentifier: The identifier of the cells that can be reused for one another; by default the class of the
    ///     component.
    public init<C: UIContextComponent>(
        _ type: C.Type, key: String, props: C.PropsType = C.PropsType(), reuseIdentifier: String? = nil
    ) {
        self.key = key
        self.reuseIdentifier = reuseIdentifier ?? "\(type)"
        component = { $0.component(type, key: key, props: props, parent: nil) }
    }

    /// Calls a closure when the user selects the cell, which is then deselected.
    public func onSelect(_ action: @escaping () -> Void) -> Self {
        with { $0.selected = action }
    }

    /// Adds a destructive trailing swipe action to a table cell; the closure has to remove the cell from the sections.
    public func onDelete(_ action: @escaping () -> Void) -> Self {
        with { $0.deleted = action }
    }

    /// Adds swipe actions to a table cell.
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
@preconcurrency @MainActor
public struct UIComponentSection {
    /// The key that identifies the section in the list.
    public var key: String
    /// The header of the section; tables only.
    public var header: UIComponentCellDescriptor?
    /// The footer of the section; tables only.
    public var footer: UIComponentCellDescriptor?
    public var cells: [UIComponentCellDescriptor]

    /// Creates a section.
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
