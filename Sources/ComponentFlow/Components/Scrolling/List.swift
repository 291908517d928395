/// Lines up items that come and go, in one direction.
///
/// All items are there at once, as in a stack; a ``LazyList`` makes only those that are seen.
public struct List<ChildEnvironment>: Stack {
    /// What the items expect from their surroundings, and so what the list expects.
    public typealias EnvironmentType = ChildEnvironment

    /// How the items follow each other.
    public enum Direction: Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    let items: ComponentItems<ChildEnvironment>
    let direction: Direction
    let spacing: CGFloat
    let centerAlignment: Bool
    @Behavior private var ownAppear: ComponentTransition.Appear?

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - items: The items in their order; their ids must be unique.
    ///   - direction: How they follow each other.
    ///   - spacing: The distance between neighbours, in points.
    ///   - centerAlignment: Whether items that are smaller than the list stand in its middle, rather than at the edge.
    ///   - appear: How items come; nil for at once.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], direction: Direction = .vertical, spacing: CGFloat = 0,
        centerAlignment: Bool = false, appear: ComponentTransition.Appear? = nil
    ) {
        self.items = ComponentItems(items)
        self.direction = direction
        self.spacing = spacing
        self.centerAlignment = centerAlignment
        _ownAppear = Behavior(wrappedValue: appear)
    }

    /// Makes a list of the components that the closure lists.
    public init(
        direction: Direction = .vertical, spacing: CGFloat = 0, centerAlignment: Bool = false,
        appear: ComponentTransition.Appear? = nil,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(
            content(), direction: direction, spacing: spacing, centerAlignment: centerAlignment, appear: appear)
    }

    @MainActor var appear: ComponentTransition.Appear? { ownAppear }
    @MainActor var disappear: ComponentTransition.Disappear? { .default(alpha: true) }

    var layout: StackLayout {
        let fraction = centerAlignment ? 0.5 : 0
        return StackLayout(
            direction: direction == .horizontal ? .horizontal : .vertical, spacing: spacing,
            alignment: CGPoint(x: fraction, y: fraction))
    }

    /// Updates the items, then places them.
    public static var body: Body {
        makeBody()
    }
}
