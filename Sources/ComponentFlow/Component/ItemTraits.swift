/// The optional settings of a stack item in addition to its component and id.
///
/// Most items have none; the others store them in one object, so that an item stays small.
@usableFromInline
final class ItemTraits {
    /// The insertion animation; `nil` selects the stack's default, an inner `nil` means no animation.
    let appear: ComponentTransition.Appear??
    /// The removal animation; `nil` selects the stack's default, an inner `nil` means no animation.
    let disappear: ComponentTransition.Disappear??
    /// The share of the free space; `nil` for an item that takes only the space it needs.
    let flexibility: StackFlexibility?
    /// The settings for a flex container; `nil` for most items.
    let flex: FlexItem?

    init(
        appear: ComponentTransition.Appear?? = nil, disappear: ComponentTransition.Disappear?? = nil,
        flexibility: StackFlexibility? = nil, flex: FlexItem? = nil
    ) {
        self.appear = appear
        self.disappear = disappear
        self.flexibility = flexibility
        self.flex = flex
    }

    func with(appear: ComponentTransition.Appear?) -> ItemTraits {
        ItemTraits(appear: .some(appear), disappear: disappear, flexibility: flexibility, flex: flex)
    }

    func with(disappear: ComponentTransition.Disappear?) -> ItemTraits {
        ItemTraits(appear: appear, disappear: .some(disappear), flexibility: flexibility, flex: flex)
    }

    func with(flexibility: StackFlexibility) -> ItemTraits {
        ItemTraits(appear: appear, disappear: disappear, flexibility: flexibility, flex: flex)
    }

    func with(flex: FlexItem) -> ItemTraits {
        ItemTraits(appear: appear, disappear: disappear, flexibility: flexibility, flex: flex)
    }
}
