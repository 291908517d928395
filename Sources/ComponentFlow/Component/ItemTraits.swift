/// What an item of a stack says about itself beside its component and its id.
///
/// Most items say nothing; the others keep it in one object, so that an item stays small.
final class ItemTraits {
    /// How the item comes; nil leaves it to the stack, an inner nil means at once.
    let appear: ComponentTransition.Appear??
    /// How the item goes; nil leaves it to the stack, an inner nil means at once.
    let disappear: ComponentTransition.Disappear??
    /// Its share of the free room; nil takes what it needs.
    let flexibility: StackFlexibility?

    init(
        appear: ComponentTransition.Appear?? = nil, disappear: ComponentTransition.Disappear?? = nil,
        flexibility: StackFlexibility? = nil
    ) {
        self.appear = appear
        self.disappear = disappear
        self.flexibility = flexibility
    }

    func with(appear: ComponentTransition.Appear?) -> ItemTraits {
        ItemTraits(appear: .some(appear), disappear: disappear, flexibility: flexibility)
    }

    func with(disappear: ComponentTransition.Disappear?) -> ItemTraits {
        ItemTraits(appear: appear, disappear: .some(disappear), flexibility: flexibility)
    }

    func with(flexibility: StackFlexibility) -> ItemTraits {
        ItemTraits(appear: appear, disappear: disappear, flexibility: flexibility)
    }
}
