/// A component with its identity, without the type of its environment.
struct ComponentItem: Equatable {
    let identity: ComponentIdentity
    let box: ComponentBox
    /// What differs from the usual; nil for most.
    let traits: ItemTraits?

    static func == (lhs: ComponentItem, rhs: ComponentItem) -> Bool {
        lhs.identity == rhs.identity && (lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box))
            && lhs.traits?.flexibility == rhs.traits?.flexibility
    }
}

/// The items of a component that is made of given components.
///
/// Generic code that was not specialised copies and compares array elements through tables of functions, at several times
/// the price. An item of known environment is an item and nothing else, so the array can be lent out as what it is.
struct ComponentItems<EnvironmentType>: Equatable {
    let array: [AnyComponentWithIdentity<EnvironmentType>]

    init(_ array: [AnyComponentWithIdentity<EnvironmentType>]) {
        self.array = array
    }

    func withItems<Result>(_ body: (UnsafeBufferPointer<ComponentItem>) -> Result) -> Result {
        array.withUnsafeBufferPointer { items in
            items.withMemoryRebound(to: ComponentItem.self, body)
        }
    }

    static func == (lhs: ComponentItems, rhs: ComponentItems) -> Bool {
        lhs.withItems { lhs in
            rhs.withItems { rhs in
                areEqual(lhs, rhs)
            }
        }
    }

    var boxes: [ComponentBox] {
        withItems { $0.map(\.box) }
    }
}

private func areEqual(_ lhs: UnsafeBufferPointer<ComponentItem>, _ rhs: UnsafeBufferPointer<ComponentItem>) -> Bool {
    guard lhs.count == rhs.count else { return false }
    guard lhs.baseAddress != rhs.baseAddress else { return true }
    return lhs.indices.allSatisfy { lhs[$0] == rhs[$0] }
}
