/// A component that shows the first of several alternatives that fits into the proposed size.
///
/// ```swift
/// ViewThatFits(vertical: false) {
///     Text("Download all items")
///     Text("Download")
/// }
/// ```
///
/// An alternative fits if its size for an unbounded proposal does not exceed the proposed size, in the dimensions that are
/// compared. If none fits, the last one is shown. Alternatives after the first one that fits are not mounted until they
/// are needed. All mounted ones keep their states while others are shown.
public struct ViewThatFits<ChildEnvironment>: ContainerComponent {
    /// The environment that the alternatives expect, which is also the environment of the component.
    public typealias EnvironmentType = ChildEnvironment

    let items: ComponentItems<ChildEnvironment>
    /// Whether widths are compared.
    public let horizontal: Bool
    /// Whether heights are compared.
    public let vertical: Bool

    /// Creates a component that shows one of several alternatives.
    ///
    /// - Parameters:
    ///   - items: The alternatives in order of preference; their ids must be unique.
    ///   - horizontal: Whether widths are compared.
    ///   - vertical: Whether heights are compared.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], horizontal: Bool = true, vertical: Bool = true
    ) {
        self.items = ComponentItems(items)
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates a component that shows one of the alternatives in a builder closure.
    public init(
        horizontal: Bool = true, vertical: Bool = true,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(content(), horizontal: horizontal, vertical: vertical)
    }

    /// Updates alternatives until one fits, shows that one, and keeps the others that are mounted.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        children.defaultAppear = .default(alpha: true)
        children.defaultDisappear = .default(alpha: true)
        let items = items.expanded
        let unbounded = CGSize(
            width: horizontal ? .infinity : availableSize.width, height: vertical ? .infinity : availableSize.height)
        var result: CGSize?
        for (index, item) in items.enumerated() {
            let key = ChildKey(item.identity)
            // An alternative that was measured before keeps its state.
            if result != nil, !children.isKnown(key) { continue }
            let isLast = index == items.count - 1
            let child = children.update(
                key, BoxContent(box: item.box), environment: environment,
                availableSize: isLast ? availableSize : unbounded, transition: transition)
            guard result == nil, isLast || fits(child.size, in: availableSize) else {
                children.add(child.removed(true))
                continue
            }
            let shown = children.settle(child, proposal: availableSize, transition: transition)
            children.add(item.traits?.animating(shown) ?? shown)
            result = shown.size
        }
        return result ?? .zero
    }

    private func fits(_ size: CGSize, in available: CGSize) -> Bool {
        let tolerance = StackFitting.tolerance
        return (!horizontal || size.width <= available.width + tolerance)
            && (!vertical || size.height <= available.height + tolerance)
    }
}
