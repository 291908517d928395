/// The elements of each ``ForEach`` among the children of a container, and what their descriptions read.
@MainActor
final class ElementTable {
    /// The elements of the last pass, by the declarations of their ``ForEach``.
    private var lists: [UInt64: ElementProvider] = [:]
    private var declarations: [ComponentIdentity: (number: UInt64, pass: UInt64)] = [:]
    /// The environment values that descriptions read.
    private var environmentReads = ElementReads()
    /// The subscriptions for children that began to read models or local values when they were already shown.
    private var subscriptions: [ChildKey: DescriptionSubscription] = [:]
    private var isDescribing = false
    private var didRead = false

    // MARK: - Lists

    /// Returns the number that distinguishes the children of a ``ForEach`` from those of others in the container; `nil`
    /// if the pass already updated a ``ForEach`` with the same identity.
    func declaration(of forEach: ComponentIdentity, pass: UInt64) -> UInt64? {
        let known = declarations[forEach]
        if known?.pass == pass { return nil }
        let number = known?.number ?? ChildKey.makeDeclaration()
        declarations[forEach] = (number, pass)
        return number
    }

    /// Stores the elements of this pass, and returns those of the previous one if they can be compared.
    func exchange(_ new: ElementProvider, of declaration: UInt64) -> ElementProvider? {
        guard let old = lists.updateValue(new, forKey: declaration), new.isComparable(to: old) else { return nil }
        if old.isDynamic { new.isDynamic = true }
        return old
    }

    /// The elements of a declaration in the last pass.
    func list(of declaration: UInt64) -> ElementProvider? {
        lists[declaration]
    }

    /// Releases the elements of each ``ForEach`` that a pass did not update.
    func dropUnused(pass: UInt64) {
        var isUnused = lists.count > declarations.count
        for known in declarations.values where known.pass != pass { isUnused = true }
        guard isUnused else { return }
        declarations = declarations.filter { $0.value.pass == pass }
        let used = Set(declarations.values.map(\.number))
        lists = lists.filter { used.contains($0.key) }
    }

    // MARK: - Descriptions

    /// Describes the component of a child's element, and returns whether that read environment values.
    ///
    /// - Parameters:
    ///   - current: The box of the component that the child has, or `nil` for a new child.
    ///   - owner: The node that is updated when something changes that the description reads.
    func describe(
        _ index: Int, of elements: ElementProvider, for key: ChildKey, replacing current: ComponentBox?,
        owner: MountedNode
    ) -> (box: ComponentBox, readsEnvironment: Bool) {
        registeringReads {
            if isBody(current, of: elements) { return ElementBody.box(index, of: elements) }
            if let subscription = subscriptions[key] { return subscription.describe { elements.describe(index) } }
            let (box, isDynamic) = DescriptionReads.detect { elements.describe(index) }
            guard isDynamic else { return box }
            elements.isDynamic = true
            // A component of another type would end the state of a child that begins to read.
            guard let current, current.holdsSameType(as: box) else { return ElementBody.box(index, of: elements) }
            let subscription = DescriptionSubscription(owner.reference)
            subscriptions[key] = subscription
            return subscription.describe { elements.describe(index) }
        }
    }

    /// Describes the component of a child's element again; returns `nil` if the description begins to read models or
    /// local values, which requires a subscription.
    func describeAgain(
        _ index: Int, of elements: ElementProvider, for key: ChildKey, replacing current: ComponentBox
    ) -> ComponentBox? {
        if isBody(current, of: elements) { return ElementBody.box(index, of: elements) }
        let (box, isDynamic) = DescriptionReads.detect { elements.describe(index) }
        return isDynamic && subscriptions[key] == nil ? nil : box
    }

    /// Returns whether an element is described by a component of its own.
    private func isBody(_ current: ComponentBox?, of elements: ElementProvider) -> Bool {
        current.map { $0.holds(ObjectIdentifier(ElementBody.self)) } ?? elements.isDynamic
    }

    /// Returns the keys of the children whose descriptions read something that has changed since the last call.
    func takeChangedKeys() -> Set<ChildKey> {
        guard !subscriptions.isEmpty else { return [] }
        return Set(subscriptions.lazy.filter { $0.value.takeChange() }.map(\.key))
    }

    /// Ends the subscription for a child that is no longer shown.
    func endSubscription(for key: ChildKey) {
        if !subscriptions.isEmpty { subscriptions[key] = nil }
    }

    /// Calls a closure that describes, and returns whether it read environment values.
    func registeringReads(_ describe: () -> ComponentBox) -> (box: ComponentBox, readsEnvironment: Bool) {
        isDescribing = true
        didRead = false
        let box = describe()
        isDescribing = false
        return (box, didRead)
    }

    /// Registers a value that a description reads; returns `false` if none is being made.
    func registerRead(_ cell: EnvironmentCell, by owner: MountedNode) -> Bool {
        guard isDescribing else { return false }
        didRead = true
        environmentReads.insert(cell, by: owner)
        return true
    }

    /// Returns whether a description read a value.
    func reads(_ cell: EnvironmentCell) -> Bool {
        environmentReads.contains(cell)
    }

    /// Registers that a value changed which a description read.
    func valueDidChange() {
        environmentReads.valueDidChange()
    }

    /// Returns whether values that descriptions read have changed since the last call.
    func takeChange() -> Bool {
        environmentReads.takeChange()
    }
}
