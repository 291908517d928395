import ComponentFlow

/// The selected node, and its counterparts in the other trees.
struct NodeHeader: CompositeComponent {
    let node: TreeNode
    let kind: TreeKind
    @Behavior var show: (TreeKind) -> Void

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 8) {
                Text(
                    text: node.type, font: .headline, maximumNumberOfLines: 2, lineBreakMode: .byTruncatingMiddle)
                Text(node.id).font(.footnote).foregroundColor(.secondaryLabel).fixedSize()
            }
            .accessibilityElement(children: .combine)
            .accessibilityHeading()
            if let frame = node.frame {
                Text(text: frame.caption, font: .footnote, color: .secondaryLabel)
            }
            Wrap(spacing: 12, lineSpacing: 2) {
                for other in TreeKind.common where other != kind {
                    BarButton(title: "Show in \(other.title)", font: .footnote) { show(other) }.id(other)
                }
            }
        }
        .padding(UIEdgeInsets(top: 12, left: 14, bottom: 8, right: 14))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension CGRect {
    /// The rectangle in words.
    fileprivate var caption: String {
        let numbers = [minX, minY, width, height].map { PropertyText.text(of: .number($0)) }
        return "\(numbers[2]) × \(numbers[3]) points at \(numbers[0]), \(numbers[1])"
    }
}
