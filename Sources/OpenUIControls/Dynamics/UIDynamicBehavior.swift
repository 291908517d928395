/// A rule by which a dynamic animator moves items, or a combination of such rules.
///
/// Subclasses of your own combine behaviors: they add them as children in their initializer.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The behaviors that are in effect together with this one.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []

    private weak var parentBehavior: UIDynamicBehavior?
    private weak var ownAnimator: UIDynamicAnimator?

    /// Called after the items were moved for a frame.
    open var action: (() -> Void)?

    public override init() {
        super.init()
    }

    /// The animator to which the behavior, or an enclosing one, was added.
    public var dynamicAnimator: UIDynamicAnimator? {
        ownAnimator ?? parentBehavior?.dynamicAnimator
    }

    /// Adds a behavior that is in effect together with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parentBehavior == nil, behavior.ownAnimator == nil, !contains(self, in: behavior) else {
            return behavior.reportMembership()
        }
        childBehaviors.append(behavior)
        behavior.parentBehavior = self
        if let dynamicAnimator { behavior.move(to: dynamicAnimator, from: nil) }
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parentBehavior === self else { return }
        let animator = dynamicAnimator
        childBehaviors.removeAll { $0 === behavior }
        behavior.parentBehavior = nil
        if let animator { behavior.move(to: nil, from: animator) }
    }

    /// Called before the behavior is added to an animator, or removed from it if `dynamicAnimator` is `nil`.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    private func contains(_ searched: UIDynamicBehavior, in behavior: UIDynamicBehavior) -> Bool {
        behavior === searched || behavior.childBehaviors.contains { contains(searched, in: $0) }
    }

    /// Reports that the behavior cannot be added, because it belongs to another behavior or animator.
    func reportMembership() {
        Diagnostics.report(
            Diagnostic(
                rule: "dynamics.behavior-in-use",
                message: "a behavior is added that belongs to another behavior or animator; it is not added",
                subject: "\(type(of: self))", hint: "Remove it first, or create another one."))
    }

    // MARK: Animators

    /// Returns whether the behavior may be added to an animator.
    var isFree: Bool { parentBehavior == nil && ownAnimator == nil }

    func add(to animator: UIDynamicAnimator) {
        ownAnimator = animator
        move(to: animator, from: nil)
    }

    func remove(from animator: UIDynamicAnimator) {
        ownAnimator = nil
        move(to: nil, from: animator)
    }

    private func move(to animator: UIDynamicAnimator?, from old: UIDynamicAnimator?) {
        willMove(to: animator)
        for child in childBehaviors { child.move(to: animator, from: old) }
        if let animator { join(animator) } else { disconnect() }
        (animator ?? old)?.behaviorsDidChange()
    }

    /// The behavior and all of its descendants.
    var flattened: [UIDynamicBehavior] {
        [self] + childBehaviors.flatMap(\.flattened)
    }

    /// Restarts the animator after a property changed.
    func didChange() {
        dynamicAnimator?.behaviorsDidChange()
    }

    // MARK: What behaviors contribute to a step

    /// The items that the behavior moves.
    var movedItems: [any UIDynamicItem] { [] }

    /// Called when the behavior was added to an animator.
    func join(_ animator: UIDynamicAnimator) {}

    /// Called when the behavior was removed from an animator.
    func disconnect() {}

    /// Sets properties of bodies; called when behaviors have changed, in the order in which they were added.
    func configure(_ animator: UIDynamicAnimator) {}

    /// Adds forces to bodies, before each step.
    func addForces(_ animator: UIDynamicAnimator) {}

    /// The connections of bodies.
    func joints(_ animator: UIDynamicAnimator) -> [any DynamicJoint] { [] }

    /// The bodies and boundaries that collide.
    func collisions(_ animator: UIDynamicAnimator) -> CollisionGroup? { nil }

    /// Receives the contacts of the collision group after each step.
    func didFindContacts(_ contacts: [DynamicContact: DynamicVector], _ animator: UIDynamicAnimator) {}

    /// Whether forces change without a movement of items, so that the animator may not pause.
    var isUnsteady: Bool { false }

    /// Called when all items rest, to remove a remaining distance that is not visible.
    func settle(_ animator: UIDynamicAnimator) {}
}

/// The items of a behavior, without duplicates.
@MainActor struct DynamicItemList {
    private(set) var items: [any UIDynamicItem]

    init(_ items: [any UIDynamicItem] = []) {
        self.items = []
        for item in items { _ = add(item) }
    }

    func contains(_ item: any UIDynamicItem) -> Bool {
        items.contains { $0 === item }
    }

    /// Adds an item and returns whether it was not in the list.
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !contains(item) else { return false }
        items.append(item)
        return true
    }

    /// Removes an item and returns whether it was in the list.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard contains(item) else { return false }
        items.removeAll { $0 === item }
        return true
    }
}
