/// A component with its identity, without the type of its environment.
struct ComponentItem: Equatable {
    let identity: ComponentIdentity
    let box: ComponentBox
    /// What differs from the usual; nil for most.
    let traits: ItemTraits?

    static func == (lhs: ComponentItem, rhs: ComponentItem) -> Bool {
        lhs.identity == rhs.identity && (lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box))
            && lhs.traits?.flexibility == rhs.traits?.flexibility && lhs.traits?.flex == rhs.traits?.flex
    }
}

/// The items of a component that is made of given components.
///
/// Generic code that was not specialised copies and compares array elements through tables of functions, at several times
/// the price; so the type of the environment is left behind here.
struct ComponentItems<EnvironmentType>: Equatable {
    let items: [ComponentItem]

    init(_ array: [AnyComponentWithIdentity<EnvironmentType>]) {
        // An `AnyComponentWithIdentity` stores an item and nothing else, so an array of them has the layout of an array
        // of items; and neither of the two is ever changed. Copying would cost a call of the allocator for each stack.
        items = unsafeBitCast(array, to: [ComponentItem].self)
    }

    var boxes: [ComponentBox] {
        items.map(\.box)
    }
}
