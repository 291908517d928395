/// A component with its identity, without the type of its environment.
struct ComponentItem: Equatable {
    let identity: ComponentIdentity
    let box: ComponentBox
    /// The item's deviations from the defaults; `nil` for most items.
    let traits: ItemTraits?

    static func == (lhs: ComponentItem, rhs: ComponentItem) -> Bool {
        lhs.identity == rhs.identity && (lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box))
            && (lhs.traits === rhs.traits || hasSameTraits(lhs, rhs))
    }

    private static func hasSameTraits(_ lhs: ComponentItem, _ rhs: ComponentItem) -> Bool {
        lhs.traits?.flexibility == rhs.traits?.flexibility && lhs.traits?.flex == rhs.traits?.flex
            && lhs.priority == rhs.priority && lhs.traits?.zIndex ?? 0 == rhs.traits?.zIndex ?? 0
            && isSame(lhs.traits?.appear, rhs.traits?.appear)
            && isSame(lhs.traits?.disappear, rhs.traits?.disappear)
            && hasSameElements(lhs.traits?.elements, rhs.traits?.elements)
    }

    /// The priority when a stack distributes space; 0 for most items.
    var priority: Double {
        traits?.priority ?? 0
    }

    /// Returns whether both are the same animation, both none, or both the default.
    ///
    /// Animations cannot be compared by what they do, because they consist of closures. Unlike other closures, they are
    /// called by passes and not by events, so the stack has to know the current ones.
    private static func isSame<Animation: AnyObject>(_ lhs: Animation??, _ rhs: Animation??) -> Bool {
        guard let lhs, let rhs else { return lhs == nil && rhs == nil }
        return lhs === rhs
    }

    private static func hasSameElements(_ lhs: ElementProvider?, _ rhs: ElementProvider?) -> Bool {
        guard let lhs, let rhs else { return lhs == nil && rhs == nil }
        return lhs.hasSameElements(as: rhs)
    }
}

/// The items of a component that is composed of given components.
///
/// Unspecialized generic code copies and compares array elements through witness tables, at several times the cost, so
/// the type of the environment is erased here.
struct ComponentItems<EnvironmentType>: Equatable {
    let items: [ComponentItem]

    init(_ array: [AnyComponentWithIdentity<EnvironmentType>]) {
        // An `AnyComponentWithIdentity` stores an item and nothing else, so an array of them has the layout of an array
        // of items, and neither array is ever mutated. Copying would cost an allocation per stack.
        items = unsafeBitCast(array, to: [ComponentItem].self)
    }

    /// Items are compared in place, because copying an item retains all that it refers to.
    static func == (lhs: ComponentItems, rhs: ComponentItems) -> Bool {
        guard lhs.items.count == rhs.items.count else { return false }
        return lhs.items.withUnsafeBufferPointer { first in
            rhs.items.withUnsafeBufferPointer { second in
                if first.baseAddress == second.baseAddress { return true }
                for index in first.indices where first[index] != second[index] { return false }
                return true
            }
        }
    }

    /// The items with each ``ForEach`` replaced by its elements, all of which are described.
    var expanded: [ComponentItem] {
        guard items.contains(where: { $0.traits?.elements != nil }) else { return items }
        return items.flatMap { item in
            guard let elements = item.traits?.elements else { return [item] }
            return (0..<elements.count).map {
                let identity = ElementIdentity(forEach: item.identity, element: elements.identity($0))
                return ComponentItem(
                    identity: ComponentIdentity(identity), box: elements.describe($0), traits: nil)
            }
        }
    }
}

/// The identity of an element among those of several ``ForEach``.
private struct ElementIdentity: Hashable {
    let forEach: ComponentIdentity
    let element: ComponentIdentity
}
