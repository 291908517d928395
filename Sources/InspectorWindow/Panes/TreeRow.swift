import ComponentFlow

/// A node of the outline.
struct TreeRow: CompositeComponent {
    /// The largest and the smallest distance by which a level is indented further than its parent, in points.
    private static let steps: ClosedRange<CGFloat> = 4...11
    /// The width that all levels share.
    private static let indentedWidth: CGFloat = 170

    let row: OutlineRow
    /// The number of the deepest level of the tree.
    let deepestLevel: Int
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
            if let concealment = node.concealment {
                Text(concealment).font(.caption).foregroundColor(.secondaryLabel).fixedSize()
            }
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
        let fitting = Self.indentedWidth / CGFloat(max(deepestLevel, 1))
        let step = min(max(fitting, Self.steps.lowerBound), Self.steps.upperBound)
        return 6 + min(step * CGFloat(row.depth), Self.indentedWidth)
    }

    private var state: String {
        let level = "level \(row.depth + 1)"
        return row.isOpen.map { $0 ? "\(level), expanded" : "\(level), collapsed" } ?? level
    }

    @MainActor @ComponentBuilder<Empty> private var disclosure: [AnyComponentWithIdentity<Empty>] {
        if let isOpen = row.isOpen {
            DisclosureMark(isOpen: isOpen) { toggle() }.accessibilityHidden()
        } else {
            Spacer().frame(width: DisclosureMark.size.width, height: DisclosureMark.size.height)
        }
    }
}
