import Render

/// The state of the to-do list.
final class TodoState: UIState {
    var tasks: [TodoTask] = []
    var filter = TodoFilter.all
    /// The text of the input field.
    var draft = ""
    var lastID = 0
}

/// The whole screen: an input field, a filter, the tasks, and the number of open tasks.
final class TodoScreen: UIProplessComponent<TodoState> {
    override func render(context: UIContext) -> any UINodeProtocol {
        let screen = UINode<UIView> { spec in
            spec.set(\.yoga.width, spec.canvasSize.width)
            spec.set(\.yoga.height, spec.canvasSize.height)
        }
        let header = UINode<UIView>(key: "header") { spec in
            spec.set(\.yoga.padding, 20)
            spec.set(\.yoga.paddingBottom, 12)
            spec.set(\.yoga.rowGap, 14)
        }
        return screen.children([header.children([heading, entry, filter]), table, footer])
    }

    // MARK: Nodes

    private var heading: any UINodeProtocol {
        UINode<UILabel>(key: "heading") { spec in
            spec.set(\.text, "To do")
            spec.set(\.font, .systemFont(ofSize: 30, weight: .bold))
        }
    }

    private var entry: any UINodeProtocol {
        let row = UINode<UIView>(key: "entry", styles: [TodoStyles.row, TodoStyles.card]) { spec in
            spec.set(\.yoga.paddingHorizontal, 14)
        }
        let field = UINode<UITextField>(reuseIdentifier: "draft", create: makeField) {
            [state] spec in
            spec.set(\.text, state.draft)
            spec.set(\.placeholder, "What is to be done?")
            spec.set(\.yoga.height, 44)
            spec.set(\.yoga.flexGrow, 1)
            spec.set(\.yoga.flexShrink, 1)
        }
        let add = UINode<UIButton>(reuseIdentifier: "add", create: { UIButton(type: .system) }) { spec in
            spec.set(\.text, "Add")
            spec.view.onTap { _ in self.add() }
        }
        return row.children([field, add])
    }

    private func makeField() -> UITextField {
        let field = UITextField()
        field.addAction(
            UIAction { [state] action in state.draft = (action.sender as? UITextField)?.text ?? "" },
            for: .editingChanged)
        field.addAction(UIAction { _ in self.add() }, for: .primaryActionTriggered)
        return field
    }

    private var filter: any UINodeProtocol {
        UINode<UISegmentedControl>(reuseIdentifier: "filter", create: makeFilter) {
            [state] spec in
            spec.set(\.selectedSegmentIndex, state.filter.rawValue)
        }
    }

    private func makeFilter() -> UISegmentedControl {
        let control = UISegmentedControl(items: TodoFilter.allCases.map(\.title))
        control.addAction(
            UIAction { action in
                guard let control = action.sender as? UISegmentedControl else { return }
                self.show(TodoFilter(rawValue: control.selectedSegmentIndex) ?? .all)
            }, for: .valueChanged)
        return control
    }

    private var table: any UINodeProtocol {
        let cells = state.tasks.filter(state.filter.shows).map { task in
            UIComponentCellDescriptor(TaskRow.self, key: "\(task.id)", props: TaskProps(task))
                .onSelect { self.toggle(task.id) }
                .onDelete { self.remove(task.id) }
        }
        return childComponent(UITableComponent.self, key: childKey("table"), props: UITableProps(cells: cells)).asNode()
    }

    private var footer: any UINodeProtocol {
        let open = state.tasks.filter { !$0.isDone }.count
        let row = UINode<UIView>(key: "footer", styles: [TodoStyles.row]) { spec in
            spec.set(\.yoga.justifyContent, .spaceBetween)
            spec.set(\.yoga.paddingHorizontal, 20)
            spec.set(\.yoga.height, 48)
        }
        let count = UINode<UILabel>(styles: [TodoStyles.caption]) { spec in
            spec.set(\.text, open == 1 ? "1 is left" : "\(open) are left")
        }
        let clear = UINode<UIButton>(reuseIdentifier: "clear", create: { UIButton(type: .system) }) {
            [state] spec in
            spec.set(\.text, "Clear done")
            spec.set(\.isEnabled, open < state.tasks.count)
            spec.view.onTap { _ in self.clear() }
        }
        return row.children([count, clear])
    }

    // MARK: Changes

    func add() {
        let title = state.draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { return }
        state.lastID += 1
        state.tasks.insert(TodoTask(id: state.lastID, title: title), at: 0)
        state.draft = ""
        setNeedsRender()
    }

    func toggle(_ id: Int) {
        guard let index = state.tasks.firstIndex(where: { $0.id == id }) else { return }
        state.tasks[index].isDone.toggle()
        setNeedsRender()
    }

    func remove(_ id: Int) {
        state.tasks.removeAll { $0.id == id }
        setNeedsRender()
    }

    func clear() {
        state.tasks.removeAll(where: \.isDone)
        setNeedsRender()
    }

    func show(_ filter: TodoFilter) {
        state.filter = filter
        setNeedsRender()
    }
}
