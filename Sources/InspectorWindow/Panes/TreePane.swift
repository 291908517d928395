import ComponentFlow

/// The left pane: the outline of a tree.
struct TreePane: CompositeComponent {
    @Bindable var model: InspectorModel
    @Local var controller = LazyListController()
    @Local var isFocused = false

    @MainActor private var trees: TreeModel { model.trees }

    var content: some Component<Empty> {
        VStack {
            SegmentedControl(titles: TreeKind.common.map(\.title), selectedIndex: kind)
                .accessibilityLabel("Tree")
                .padding(UIEdgeInsets(top: 8, left: 8, bottom: 0, right: 8))
            if trees.kind == .renderNodes { PaneNotice(text: "Nodes of Render") }
            outline.flexible()
            if let notice = trees.notice ?? incompleteNotice { PaneNotice(text: notice) }
        }
        .background(.secondarySystemBackground)
    }

    @MainActor private var kind: Binding<Int> {
        Binding(get: { trees.kind.rawValue }, set: { model.show($0) })
    }

    @MainActor private var incompleteNotice: String? {
        trees.tree.isComplete ? nil : "The tree is large; a part of it is not listed."
    }

    @MainActor private var outline: some Component<Empty> {
        LazyList(trees.rows, selection: selection) { row in
            TreeRow(row: row, deepestLevel: trees.deepestLevel) { trees.toggle(row.id) }
        }
        .controller(controller)
        .typeToSelect { (id: String) in trees.tree[id]?.type ?? "" }
        .onActivate { (id: String) in trees.toggle(id) }
        .emptyContent { empty }
        .focused($isFocused)
        .onChange(of: trees.isLoaded, initial: true) { _, isLoaded in
            // The keys move in the tree as soon as it is shown.
            if isLoaded { isFocused = true }
        }
        .searchable(text: Bindable(trees).query, prompt: "Type, name or text")
        .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
            if press.key == .leftArrow { model.moveOutside() } else { model.moveInside() }
            return .handled
        }
        .onChange(of: trees.selection, initial: true) { _, id in
            if let id { controller.reveal(id, trees.rows) }
        }
        .onChange(of: trees.query) { _, _ in
            if let match = trees.matches.first { controller.reveal(match, trees.rows) }
        }
    }

    @MainActor private var selection: Binding<String?> {
        Binding(get: { trees.selection }, set: { model.select($0) })
    }

    @MainActor @ComponentBuilder<Empty> private var empty: [AnyComponentWithIdentity<Empty>] {
        if trees.isLoaded {
            Text(trees.query.isEmpty ? "This tree is empty." : "No node matches.")
                .font(.subheadline)
                .foregroundColor(.secondaryLabel)
                .padding(24)
        } else if model.session.isUsable {
            ActivityIndicator()
        }
    }
}

extension LazyListController {
    /// Scrolls to a row that was selected elsewhere, for example in the picture.
    fileprivate func reveal(_ id: String, _ rows: [OutlineRow]) {
        guard rows.contains(where: { $0.id == id }) else { return }
        scroll(to: id, at: .center, animated: false)
    }
}

/// A message at the bottom of a pane.
struct PaneNotice: CompositeComponent {
    let text: String

    var content: some Component<Empty> {
        Text(text)
            .font(.footnote)
            .foregroundColor(.secondaryLabel)
            .padding(UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12))
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}
