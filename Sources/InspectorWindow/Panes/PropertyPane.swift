import ComponentFlow

/// The right pane: the selected node and its properties.
struct PropertyPane: CompositeComponent {
    @Bindable var model: InspectorModel

    @MainActor private var properties: PropertyModel { model.properties }

    var content: some Component<Empty> {
        VStack {
            if let node = model.trees.selectedNode {
                NodeHeader(node: node, kind: model.trees.kind) { model.show($0.rawValue) }
                Divider()
                if let problem = properties.problem { PaneNotice(text: problem) }
                list.flexible()
            } else {
                ContentUnavailable(
                    "Nothing Selected", description: "Select a node in the tree, or click it in the picture.")
            }
        }
        .background(.secondarySystemBackground)
    }

    @MainActor private var list: some Component<Empty> {
        LazyList(
            sections: properties.sections.map { section in
                LazyListSection<Empty>(section.items, id: \.id, section: section.id) { item in
                    switch item.content {
                    case .value(let value): ValueRow(value: value)
                    case .property(let property): PropertyRow(property: property, model: model)
                    }
                }
                .header(PropertySectionHeader(title: section.title, subtitle: section.subtitle))
            },
            contentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 12, right: 0), estimatedRowHeight: 32)
    }
}

/// The name of a group of properties.
private struct PropertySectionHeader: CompositeComponent {
    let title: String
    let subtitle: String

    var content: some Component<Empty> {
        HStack(spacing: 8) {
            Text(title).font(.footnote.bold()).fixedSize()
            Text(text: subtitle, font: .caption, color: .secondaryLabel)
            Spacer()
        }
        .padding(UIEdgeInsets(top: 10, left: 14, bottom: 4, right: 14))
        .background(.secondarySystemBackground)
        .accessibilityElement(children: .combine)
        .accessibilityHeading(2)
    }
}

extension PropertySection {
    /// A row of the list.
    struct Item: Identifiable {
        enum Content {
            case value(InspectedValue)
            case property(InspectedProperty)
        }

        let id: String
        let content: Content
    }

    /// The rows, whose identifiers do not depend on the node, so that its views are used for the next one, too.
    var items: [Item] {
        values.map { Item(id: "\(title) \($0.id)", content: .value($0)) }
            + properties.enumerated().map { Item(id: "\(title) \($0) \($1.name) \($1.kind)", content: .property($1)) }
    }
}
