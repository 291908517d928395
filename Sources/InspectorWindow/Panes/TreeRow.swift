import ComponentFlow

/// A node of the outline.
struct TreeRow: CompositeComponent {
    private static let step: CGFloat = 11
    /// The deepest level that is indented further than its parent.
    private static let deepestLevel = 14

    let row: OutlineRow
    @Behavior var toggle: () -> Void

    private var node: TreeNode { row.node }

    var content: some Component<Empty> {
        HStack(spacing: 4) {
            disclosure
            Text(
                text: node.type, font: .footnote, color: row.isMatch && node.isVisible ? .label : .secondaryLabel,
                maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail
            )
            .layoutPriority(1)
            if !node.detail.isEmpty {
                Text(
                    text: node.detail, font: .footnote, color: .secondaryLabel, maximumNumberOfLines: 1,
                    lineBreakMode: .byTruncatingTail)
            }
            Spacer()
            if !node.isVisible { Text("hidden").font(.caption).foregroundColor(.secondaryLabel).fixedSize() }
            Text(node.id).font(.caption).foregroundColor(.secondaryLabel).fixedSize()
        }
        .padding(NSDirectionalEdgeInsets(top: 2, leading: indentation, bottom: 2, trailing: 10))
        .frame(minHeight: 26)
        .accessibilityElement(children: .combine)
        .accessibilityValue(state)
        .accessibilityAction(named: row.isOpen == true ? "Collapse" : "Expand") { toggle() }
        .help(node.detail.isEmpty ? node.type : "\(node.type): \(node.detail)")
    }

    private var indentation: CGFloat {
        6 + Self.step * CGFloat(min(row.depth, Self.deepestLevel))
    }

    private var state: String {
        let level = "level \(row.depth + 1)"
        return row.isOpen.map { $0 ? "\(level), expanded" : "\(level), collapsed" } ?? level
    }

    @MainActor @ComponentBuilder<Empty> private var disclosure: [AnyComponentWithIdentity<Empty>] {
        if let isOpen = row.isOpen {
            Image(
                image: (isOpen ? Icon.open : .closed).image, tintColor: .secondaryLabel,
                size: CGSize(width: 16, height: 16)
            )
            .onTap { toggle() }
            .accessibilityHidden()
        } else {
            Spacer().frame(width: 16, height: 16)
        }
    }
}
