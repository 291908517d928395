/// A stack in one direction for items that are inserted and removed.
///
/// It takes the full proposed width, or height if it is horizontal, and removes items at once; an item fades out if it
/// specifies that with `disappear(_:)`.
///
/// All items are created, as in a stack; a ``LazyList`` creates only the visible ones. Unlike in a stack, items that exceed
/// the proposed length keep their lengths.
///
/// ``Component/listStyle(_:)`` shows the items of a vertical list as the rows of one group, or as those of a sidebar.
public struct List<ChildEnvironment>: Stack {
    /// The environment that the items expect, which is also the environment of the list.
    public typealias EnvironmentType = ChildEnvironment

    /// The direction in which items are laid out.
    public enum Direction: Sendable {
        /// From the leading to the trailing edge.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    let items: ComponentItems<ChildEnvironment>
    let direction: Direction
    let spacing: CGFloat
    let centerAlignment: Bool
    @Behavior private var ownAppear: ComponentTransition.Appear?

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - items: The items in order; their ids must be unique.
    ///   - direction: The direction in which the items are laid out.
    ///   - spacing: The distance between adjacent items, in points.
    ///   - centerAlignment: Whether items that are smaller than the list are centered instead of aligned with its leading or
    ///     top edge.
    ///   - appear: The insertion animation of items; `nil` for none.
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

    /// Creates a list from a builder closure.
    public init(
        direction: Direction = .vertical, spacing: CGFloat = 0, centerAlignment: Bool = false,
        appear: ComponentTransition.Appear? = nil,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(
            content(), direction: direction, spacing: spacing, centerAlignment: centerAlignment, appear: appear)
    }

    @MainActor var appear: ComponentTransition.Appear? { ownAppear }
    @MainActor var disappear: ComponentTransition.Disappear? { nil }

    var layout: StackLayout {
        let fraction = centerAlignment ? 0.5 : 0
        return StackLayout(
            direction: direction == .horizontal ? .horizontal : .vertical, spacing: spacing,
            alignment: CGPoint(x: fraction, y: fraction), fillsAcross: true, isDirectional: true,
            fitsChildren: false)
    }
}
