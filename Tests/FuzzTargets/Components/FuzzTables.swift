import ComponentFlow

/// A table of the model's entries, whose columns and order depend on the model.
struct FuzzModelTable<ChildEnvironment>: CompositeComponent {
    let items: [AnyComponentWithIdentity<ChildEnvironment>]
    let style: Int
    let width: Int

    var content: some Component<ChildEnvironment> {
        let model = FuzzModel.shared
        let order = [KeyPathComparator(\FuzzEntry.length, order: model.isOn ? .forward : .reverse)]
        let entries = style % 2 == 0 ? model.entries : model.entries.sorted(using: order)
        let choice = Binding<Int?> {
            model.choice
        } set: { choice in
            model.choice = choice ?? 0
        }
        return Table<FuzzEntry, ChildEnvironment>(entries, selection: choice, sortOrder: .constant(order)) {
            TableColumn("A") { entry in
                FuzzModelLeaf(color: ComponentTree.colors[entry.id], index: entry.length)
            }
            .width(min: 24, ideal: 30)
            TableColumn("B", value: \.length) { entry in
                FuzzLocal(color: ComponentTree.colors[entry.id])
                if entry.id < items.count { items[entry.id] }
            }
            .alignment(style > 3 ? .trailing : .center)
            .width(min: 24, ideal: CGFloat(24 + 4 * width), max: style == 7 ? 40 : nil)
            if style != 5 { TableColumn("C", value: \.id) { entry in Text("\(entry.id)") }.width(30) }
        }
        .columnCustomization(.constant(customization))
        .alternatingRowBackgrounds(style > 4)
        .frame(minHeight: 100, idealHeight: 100, maxHeight: 100).frame(maxWidth: .infinity)
    }

    private var customization: TableColumnCustomization {
        let numbers = FuzzModel.shared.numbers
        var customization = TableColumnCustomization()
        if numbers[0] > 4 { customization.order = ["C", "B", "A"] }
        if numbers[1] > 4 { customization[width: "A"] = CGFloat(20 + 5 * numbers[2]) }
        if numbers[3] > 4 { customization[visibility: numbers[3] > 6 ? "A" : "B"] = .hidden }
        return customization
    }
}

/// An entry of the model as an element of a tree: its length is the number of its children.
struct FuzzTreeNode: Identifiable {
    let id: Int
    let count: Int

    var children: [FuzzTreeNode]? {
        guard count > 0, id < 1_000 else { return nil }
        return (0..<count).map { FuzzTreeNode(id: (id + 1) * 10 + $0, count: $0 % 3) }
    }
}

/// A list or a table of the model's entries as a tree, in which the model's numbers are expanded.
struct FuzzModelTree<ChildEnvironment>: CompositeComponent {
    let items: [AnyComponentWithIdentity<ChildEnvironment>]
    let isTable: Bool
    let style: Int

    var content: some Component<ChildEnvironment> {
        let nodes = FuzzModel.shared.entries.map { FuzzTreeNode(id: $0.id, count: $0.length) }
        return AnyComponentWrapper(content: isTable ? AnyComponent(table(nodes)) : AnyComponent(list(nodes)))
            .frame(minHeight: 100, idealHeight: 100, maxHeight: 100).frame(maxWidth: .infinity)
    }

    private var expanded: Binding<Set<Int>> {
        let numbers = FuzzModel.shared.numbers
        return .constant(Set(numbers + numbers.map { ($0 + 1) * 10 + style % 3 }))
    }

    private func list(_ nodes: [FuzzTreeNode]) -> LazyList<ChildEnvironment> {
        LazyList(nodes, children: \.children, expanded: expanded) { node in
            Rectangle(color: ComponentTree.colors[node.id % 8], width: CGFloat(6 + node.id % 5), height: 8)
            if node.id < items.count { items[node.id] }
        }
    }

    private func table(_ nodes: [FuzzTreeNode]) -> Table<FuzzTreeNode, ChildEnvironment> {
        Table(nodes, children: \.children, expanded: expanded) {
            TableColumn("A") { node in
                Rectangle(color: ComponentTree.colors[node.id % 8], width: CGFloat(6 + node.id % 5), height: 8)
                if node.id < items.count { items[node.id] }
            }
            TableColumn("B") { node in Text("\(node.id)") }.width(40)
        }
        // Otherwise a double click on a divider changes the table's own columns, which a fresh render does not have.
        .columnCustomization(.constant(TableColumnCustomization()))
    }
}
