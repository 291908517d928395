/// What a ``UITableComponent`` is given: the sections.
open class UITableProps: UIProps {
    /// The sections, from top to bottom.
    public var sections: [UIComponentSection] = []
    /// What the table looks like.
    public var style = UITableView.Style.plain
    /// Whether changes of the sections are animated.
    public var animatesChanges = true
    /// Configures the table at each render.
    public var configure: (UITableView) -> Void = { _ in }

    /// The props of an empty table.
    public required init() {}

    /// The props of a table with sections.
    @MainActor public convenience init(sections: [UIComponentSection], style: UITableView.Style = .plain) {
        self.init()
        self.sections = sections
        self.style = style
    }

    /// The props of a table with one section.
    @MainActor public convenience init(cells: [UIComponentCellDescriptor]) {
        self.init(sections: [UIComponentSection(cells: cells)])
    }
}

/// What a table of components remembers: what it shows.
///
/// It is why the component needs a key.
public final class UIListState: UIStateProtocol {
    var table: TableList?
    var collection: CollectionList?

    /// Nothing is shown yet.
    public init() {}
}

/// A table of components, as a part of another component.
///
/// Cells are found again by their keys: what changed is inserted, deleted and moved, what stays is rendered in place, and
/// the table stays where it was scrolled to. Components of cells come from a context of their own; they live as long as
/// their keys are in the sections.
///
///     let table = childComponent(UITableComponent.self, key: childKey("table"), props: UITableProps(cells: cells))
///     return UINode<UIView>().children([header, table.asNode()])
///
/// The table takes up the space that is left.
public final class UITableComponent: UIComponent<UIListState, UITableProps> {
    /// Describes the table.
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

    /// Shows the sections.
    public override func nodeDidLayout(_ node: any UINodeProtocol, view: UIView) {
        super.nodeDidLayout(node, view: view)
        guard let view = view as? UITableView, let context = context as? UIContext else { return }
        let list = state.table ?? TableList(context: UICellContext(parent: context))
        state.table = list
        list.attach(to: view)
        list.show(props.sections, animated: props.animatesChanges && view.window != nil)
    }

    /// Lets the components of the cells go as well.
    public override func dispose() {
        super.dispose()
        state.table?.context.dispose()
    }
}
