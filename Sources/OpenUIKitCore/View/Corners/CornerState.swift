/// The corner configuration of a view, and the radii for its present frame.
@MainActor final class CornerState {
    var configuration: UICornerConfiguration
    private(set) var radii: [CGFloat] = [0, 0, 0, 0]
    private var size = CGSize.zero

    /// The order of the radii.
    static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]

    init(_ configuration: UICornerConfiguration) {
        self.configuration = configuration
    }

    /// Computes the radii for the frame of a view, and applies them to its layer.
    ///
    /// - Returns: Whether the size of the view or the radii have changed.
    func update(_ view: UIView) -> Bool {
        let new = radii(of: view)
        let (oldRadii, oldSize) = (radii, size)
        (radii, size) = (new, view.bounds.size)
        apply(new, to: view.layer)
        return new != oldRadii || size != oldSize
    }

    private func apply(_ radii: [CGFloat], to layer: CALayer) {
        let largest = radii.max() ?? 0
        let parts = radii.map { largest > 0 ? $0 / largest : 1 }
        layer.cornerProportions = CornerProportions(
            topLeft: parts[0], topRight: parts[1], bottomRight: parts[2], bottomLeft: parts[3])
        layer.cornerRadius = largest
    }

    private func radii(of view: UIView) -> [CGFloat] {
        var radii: [CGFloat]
        switch configuration.shape {
        case .capsule(let maximum):
            let size = view.bounds.size
            let radius = min(min(size.width, size.height) / 2, maximum ?? .greatestFiniteMagnitude)
            radii = [radius, radius, radius, radius]
        case .corners(let corners):
            let given = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
            radii = zip(Self.corners, given).map { radius($1, at: $0, of: view) }
        }
        for group in configuration.uniformGroups {
            let members = Self.corners.indices.filter { group.contains(Self.corners[$0]) }
            let largest = members.map { radii[$0] }.max() ?? 0
            for member in members { radii[member] = largest }
        }
        return radii.map { max($0, 0) }
    }

    private func radius(_ radius: UICornerRadius?, at corner: UIRectCorner, of view: UIView) -> CGFloat {
        switch radius?.kind {
        case nil: 0
        case .fixed(let radius): radius
        case .concentric(let minimum): max(concentricRadius(at: corner, of: view) ?? minimum, minimum)
        }
    }

    /// Returns the radius with the center of the container's corner, or `nil` without a container.
    private func concentricRadius(at corner: UIRectCorner, of view: UIView) -> CGFloat? {
        var ancestor = view.superview
        while let current = ancestor, current.rareState?.corners == nil { ancestor = current.superview }
        guard let container = ancestor, let outer = container.rareState?.corners,
            let index = Self.corners.firstIndex(of: corner)
        else { return nil }
        let (frame, bounds) = (view.convert(view.bounds, to: container), container.bounds)
        let isLeft = corner == .topLeft || corner == .bottomLeft
        let isTop = corner == .topLeft || corner == .topRight
        let horizontal = isLeft ? frame.minX - bounds.minX : bounds.maxX - frame.maxX
        let vertical = isTop ? frame.minY - bounds.minY : bounds.maxY - frame.maxY
        return outer.radii[index] - max(horizontal, vertical, 0)
    }
}
