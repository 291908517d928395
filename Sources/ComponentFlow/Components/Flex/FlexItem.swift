public import Flexbox

/// How an item takes part in a ``FlexRow`` or ``FlexColumn``.
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
    /// The item taking part in the room of a ``FlexRow`` or ``FlexColumn`` in its own way.
    ///
    /// - Parameters:
    ///   - grow: Its share of the room that is left.
    ///   - shrink: Its share of the room that is lacking.
    ///   - basis: Its length before that; `auto` is what it wants.
    ///   - alignSelf: Where it stands across; nil is what the container says.
    public func flex(
        grow: CGFloat = 0, shrink: CGFloat = 1, basis: FlexBasis = .auto, alignSelf: FlexAlign? = nil
    ) -> AnyComponentWithIdentity {
        with(flex: FlexItem(grow: grow, shrink: shrink, basis: basis, alignSelf: alignSelf))
    }
}

extension Component {
    /// An item of a ``FlexRow`` or ``FlexColumn`` that takes part in the room in its own way; see
    /// ``AnyComponentWithIdentity/flex(grow:shrink:basis:alignSelf:)``.
    public func flex(
        grow: CGFloat = 0, shrink: CGFloat = 1, basis: FlexBasis = .auto, alignSelf: FlexAlign? = nil
    ) -> AnyComponentWithIdentity<EnvironmentType> {
        placedItem.flex(grow: grow, shrink: shrink, basis: basis, alignSelf: alignSelf)
    }
}
