/// Replaces invalid sizes and reports their origin, once per component.
@MainActor
enum SizeCheck {
    /// Validates a proposed size: infinity is allowed, negative values become zero, and NaN is reported and becomes
    /// zero.
    static func available(_ size: CGSize, for node: MountedNode) -> CGSize {
        if size.width >= 0, size.height >= 0 { return size }
        if size.width.isNaN || size.height.isNaN, node.isFirstReport(of: .proposal) {
            diagnose(
                "size.not-a-number", "The size proposed to the component is \(size); NaN is replaced by 0",
                path: node.path,
                hint: "Check the parent's computation of the size for a division by zero.")
        }
        return CGSize(width: dimension(size.width, or: 0), height: dimension(size.height, or: 0))
    }

    /// Validates a size returned by a component, which must be finite and not negative.
    static func result(_ size: CGSize, of node: MountedNode) -> CGSize {
        if isValid(size) { return size }
        reportInvalid(size, of: node)
        return CGSize(
            width: finite(size.width, or: node.availableSize.width),
            height: finite(size.height, or: node.availableSize.height))
    }

    /// Returns the size of a component that takes the proposed size in each dimension without a specified length.
    ///
    /// With an unbounded proposal it collapses to zero, and this is reported because the component would be invisible.
    static func filling(_ available: CGSize, width: CGFloat?, height: CGFloat?) -> CGSize {
        let size = CGSize(width: width ?? available.width, height: height ?? available.height)
        if isValid(size) { return size }
        if let node = UpdateScheduler.runningNode {
            let isUnbounded = width == nil && size.width == .infinity || height == nil && size.height == .infinity
            if isUnbounded { reportUnbounded(available, for: node) } else { reportInvalid(size, of: node) }
        }
        return CGSize(
            width: finite(size.width, or: width == nil ? 0 : available.width),
            height: finite(size.height, or: height == nil ? 0 : available.height))
    }

    /// Returns the same for a component with a specified size or none.
    static func filling(_ available: CGSize, size: CGSize?) -> CGSize {
        filling(available, width: size?.width, height: size?.height)
    }

    private static func reportInvalid(_ size: CGSize, of node: MountedNode) {
        guard node.isFirstReport(of: .result) else { return }
        diagnose(
            "size.invalid", "The component's update returned the size \(size)", path: node.path,
            hint: "Return a finite size that is not negative; choose a length where the proposed one is infinite.")
    }

    private static func reportUnbounded(_ available: CGSize, for node: MountedNode) {
        guard node.isFirstReport(of: .unbounded) else { return }
        diagnose(
            "size.unbounded",
            "The component fills the proposed size, which is \(available); its size is 0 in the infinite dimension",
            path: node.path,
            hint: "Specify its width or height, or a frame; a ScrollView proposes an infinite length along its axis."
        )
    }

    private static func isValid(_ size: CGSize) -> Bool {
        size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
    }

    private static func dimension(_ value: CGFloat, or replacement: CGFloat) -> CGFloat {
        value >= 0 ? value : replacement
    }

    private static func finite(_ value: CGFloat, or available: CGFloat) -> CGFloat {
        if value.isFinite { return max(value, 0) }
        return value == .infinity && available.isFinite ? available : 0
    }
}
