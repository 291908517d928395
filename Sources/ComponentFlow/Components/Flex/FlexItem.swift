public import Flexbox

/// The flex settings of an item in a ``FlexRow`` or ``FlexColumn``.
final class FlexItem: Equatable {
    let grow: CGFloat
    let shrink: CGFloat
    let basis: FlexBasis
    let alignSelf: FlexAlign?

    init(grow: CGFloat = 0, shrink: CGFloat = 1, basis: FlexBasis = .auto, alignSelf: FlexAlign? = nil) {
        self.grow = grow
        self.shrink = shrink
        self.basis = basis
        self.alignSelf = alignSelf
    }

    static func == (lhs: FlexItem, rhs: FlexItem) -> Bool {
        lhs.grow == rhs.grow && lhs.shrink == rhs.shrink && lhs.basis == rhs.basis && lhs.alignSelf == rhs.alignSelf
    }
}

extension AnyComponentWithIdentity {
    /// Returns the item with flex settings for a ``FlexRow`` or ``FlexColumn``.
    ///
    /// - Parameters:
    ///   - grow: The item's share of the free space.
    ///   - shrink: The item's share of the missing space.
    ///   - basis: The item's length before growing and shrinking; `auto` is its natural length.
    ///   - alignSelf: The alignment across the container; `nil` uses the container's `align`.
    public func flex(
        grow: CGFloat = 0, shrink: CGFloat = 1, basis: FlexBasis = .auto, alignSelf: FlexAlign? = nil
    ) -> AnyComponentWithIdentity {
        with(flex: FlexItem(grow: grow, shrink: shrink, basis: basis, alignSelf: alignSelf))
    }
}

extension Component {
    /// Returns an item with flex settings for a ``FlexRow`` or ``FlexColumn``.
    ///
    /// See ``AnyComponentWithIdentity/flex(grow:shrink:basis:alignSelf:)``.
    public func flex(
        grow: CGFloat = 0, shrink: CGFloat = 1, basis: FlexBasis = .auto, alignSelf: FlexAlign? = nil
    ) -> AnyComponentWithIdentity<EnvironmentType> {
        placedItem.flex(grow: grow, shrink: shrink, basis: basis, alignSelf: alignSelf)
    }
}
