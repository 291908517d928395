/// Keeps sizes that are no sizes out of the tree, and says whose they were.
@MainActor
enum SizeCheck {
    /// A size offered to a component: infinite is allowed, negative is zero, NaN is named and zero.
    static func available(_ size: CGSize, for node: ComponentNode) -> CGSize {
        if size.width >= 0, size.height >= 0 { return size }
        if size.width.isNaN || size.height.isNaN {
            diagnose(
                "size.not-a-number", "The component is offered the size \(size)", path: node.path,
                hint: "Look for a division by zero where its parent works out the size.")
        }
        return CGSize(width: dimension(size.width, or: 0), height: dimension(size.height, or: 0))
    }

    /// A size a component answered: it must be finite and not negative.
    static func result(_ size: CGSize, of node: ComponentNode) -> CGSize {
        if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return size }
        diagnose(
            "size.invalid", "The component's update returned the size \(size)", path: node.path,
            hint: "Return a finite size that is not negative; when offered an infinite dimension, choose one.")
        return CGSize(
            width: finite(size.width, or: node.availableSize.width),
            height: finite(size.height, or: node.availableSize.height))
    }

    private static func dimension(_ value: CGFloat, or replacement: CGFloat) -> CGFloat {
        value >= 0 ? value : replacement
    }

    private static func finite(_ value: CGFloat, or available: CGFloat) -> CGFloat {
        if value.isFinite { return max(value, 0) }
        return value == .infinity && available.isFinite ? available : 0
    }
}
