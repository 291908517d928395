import Flexbox

/// Creates a node with a size.
func box(_ width: FlexLength = .auto, _ height: FlexLength = .auto, _ change: (inout FlexStyle) -> Void = { _ in })
    -> FlexNode
{
    var style = FlexStyle()
    style.width = width
    style.height = height
    change(&style)
    return FlexNode(style: style)
}

/// Creates a node with children.
func container(_ children: [FlexNode], _ change: (inout FlexStyle) -> Void = { _ in }) -> FlexNode {
    var style = FlexStyle()
    change(&style)
    let node = FlexNode(style: style)
    node.setChildren(children)
    return node
}

/// A leaf with content of 30 × 10 points, which counts how often it is measured.
final class CountingLeaf {
    let node = FlexNode()
    private(set) var measurements = 0

    init() {
        node.measure = { [unowned self] _, _ in
            measurements += 1
            return FlexSize(width: 30, height: 10)
        }
    }
}

extension FlexNode {
    /// The left edges of the children.
    var childX: [Double] { children.map(\.frame.x) }
    /// The top edges of the children.
    var childY: [Double] { children.map(\.frame.y) }
    /// The widths of the children.
    var childWidths: [Double] { children.map(\.frame.width) }
    /// The heights of the children.
    var childHeights: [Double] { children.map(\.frame.height) }

    /// The frames of this node and its descendants.
    var allFrames: [FlexRect] { [frame] + children.flatMap(\.allFrames) }
}

/// Describes the first node whose frame differs from that of its counterpart in another tree.
func firstDifference(_ tree: FlexNode, _ other: FlexNode, path: String = "root") -> String? {
    guard tree.frame == other.frame else { return "\(path): \(tree.frame) instead of \(other.frame)" }
    for (index, pair) in zip(tree.children, other.children).enumerated() {
        if let difference = firstDifference(pair.0, pair.1, path: "\(path)/\(index)") { return difference }
    }
    return tree.children.count == other.children.count ? nil : "\(path): other children"
}
