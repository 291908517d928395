/// The optional settings of a stack item in addition to its component and id.
///
/// Most items have none; the others store them in one object, so that an item stays small.
@usableFromInline
final class ItemTraits {
    /// The insertion animation; `nil` selects the stack's default, an inner `nil` means no animation.
    private(set) var appear: ComponentTransition.Appear??
    /// The removal animation; `nil` selects the stack's default, an inner `nil` means no animation.
    private(set) var disappear: ComponentTransition.Disappear??
    /// The share of the free space; `nil` for an item that takes only the space it needs.
    private(set) var flexibility: StackFlexibility?
    /// The priority when space is distributed; items with a higher one receive space first.
    private(set) var priority = 0.0
    /// The position in the order from back to front; items with a higher one are in front.
    private(set) var zIndex = 0.0
    /// The settings for a flex container; `nil` for most items.
    private(set) var flex: FlexItem?
    /// The elements of a ``ForEach``, if the item stands for one.
    let elements: ElementProvider?

    init(elements: ElementProvider? = nil) {
        self.elements = elements
    }

    private func with(_ change: (ItemTraits) -> Void) -> ItemTraits {
        let copy = ItemTraits(elements: elements)
        copy.appear = appear
        copy.disappear = disappear
        copy.flexibility = flexibility
        copy.priority = priority
        copy.zIndex = zIndex
        copy.flex = flex
        change(copy)
        return copy
    }

    func with(appear: ComponentTransition.Appear?) -> ItemTraits {
        with { $0.appear = .some(appear) }
    }

    func with(disappear: ComponentTransition.Disappear?) -> ItemTraits {
        with { $0.disappear = .some(disappear) }
    }

    func with(flexibility: StackFlexibility) -> ItemTraits {
        with { $0.flexibility = flexibility }
    }

    func with(priority: Double) -> ItemTraits {
        with { $0.priority = priority.isNaN ? 0 : priority }
    }

    func with(zIndex: Double) -> ItemTraits {
        with { $0.zIndex = zIndex.isNaN ? 0 : zIndex }
    }

    func with(flex: FlexItem) -> ItemTraits {
        with { $0.flex = flex }
    }
}
