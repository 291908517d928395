/// The inputs of a ``UITableComponent``.
open class UITableProps: UIProps {
    public var sections: [UIComponentSection] = []
    public var style = UITableView.Style.plain
    /// Whether changes of the sections are animated.
    public var animatesChanges = true
    /// Configures the table view during each render.
    public var configure: (UITableView) -> Void = { _ in }

    /// Creates the props of an empty table.
    public required init() {}

    /// Creates props with sections.
    @preconcurrency @MainActor public convenience init(
        sections: [UIComponentSection], style: UITableView.Style = .plain
    ) {
        self.init()
        self.sections = sections
        self.style = style
    }

    /// Creates the props of a table with one section.
    @preconcurrency @MainActor public convenience init(cells: [UIComponentCellDescriptor]) {
        self.init(sections: [UIComponentSection(cells: cells)])
    }
}

/// The state of a list component: the sections that it displays.
///
/// It requires the component to have a key.
public final class UIListState: UIStateProtocol {
    var table: TableList?
    var collection: CollectionList?

    /// Creates the state of a list that displays nothing.
    public init() {}
}

/// A component that displays other components in a table view.
///
/// Cells are matched by key: the difference is applied as insertions, deletions and moves, the remaining cells are
/// rendered in place, and the table keeps its scroll position. A separate context creates the components of the cells;
/// a component exists as long as the sections contain its key.
///
///     let table = childComponent(UITableComponent.self, key: childKey("table"), props: UITableProps(cells: cells))
///     return UINode<UIView>().children([header, table.asNode()])
///
/// The table fills the remaining space.
public final class UITableComponent: UIComponent<UIListState, UITableProps> {
    /// Describes the table view.
    public override func render(context: UIContext) -> any UINodeProtocol {
        let style = props.style
        return UINode<UITableView>(
            reuseIdentifier: "table-\(style.rawValue)", create: { UITableView(frame: .zero, style: style) }
        ) { [props] spec in
            spec.set(\.yoga.flexGrow, 1)
            spec.set(\.yoga.flexShrink, 1)
            spec.set(\.yoga.flexBasis, 0)
            props.configure(spec.view)
        }
    }

    /// Updates the table view to the sections.
    public override func nodeDidLayout(_ node: any UINodeProtocol, view: UIView) {
        super.nodeDidLayout(node, view: view)
        guard let view = view as? UITableView, let context = context as? UIContext else { return }
        let list = state.table ?? TableList(context: UIContext(parent: context))
        state.table = list
        list.attach(to: view)
        list.show(props.sections, animated: props.animatesChanges && view.window != nil)
    }

    /// Disposes of the cells' components as well.
    public override func dispose() {
        super.dispose()
        state.table?.context.dispose()
    }
}
