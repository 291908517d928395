/// What an item of a stack says about itself beside its component and its id.
///
/// Most items say nothing; the others keep it in one object, so that an item stays small.
@usableFromInline
final class ItemTraits {
    /// How the item comes; nil leaves it to the stack, an inner nil means at once.
    let appear: ComponentTransition.Appear??
    /// How the item goes; nil leaves it to the stack, an inner nil means at once.
    let disappear: ComponentTransition.Disappear??
    /// Its share of the free room; nil takes what it needs.
    let flexibility: StackFlexibility?
    /// How it takes part in a flex container; nil as most do.
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
