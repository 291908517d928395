import Flexbox

/// The module's data about a view.
@MainActor
final class ViewRecord: RenderedNode {
    let layout: YGLayout
    /// The kind of nodes for which the view was created; `nil` if it was not created by this module.
    var kind: ViewKind?
    var key: String?
    /// The render that created the view.
    var madePass: UInt = 0
    /// The memoized node that the view displays, if any.
    var shown: NodeCore?
    /// The subviews that this module inserted, in the order of their nodes.
    var children: [RenderedView] = []
    /// The render that inserted them.
    var childrenPass: UInt = 0
    /// The layout node that contains several root views, if the root is a fragment.
    var fragment: FlexNode?
    /// The gesture actions, by the name of the gesture.
    var gestures: [String: AnyObject] = [:]
    /// The component whose canvas is this view.
    weak var component: (any UIComponentProtocol)?
    /// The component's registrations for changes of traits that determine its layout.
    var traitRegistrations: [any UITraitChangeRegistration] = []
    var backgroundColorImage: UIColor?
    /// Whether the view clips its content only because it has a corner radius.
    var clipsForCornerRadius = false
    // Unchecked, because every property of every view is appended and looked up here. No access calls client code.
    @exclusivity(unchecked) private var slots: [PropertySlot] = []
    /// The slots of another view whose node is of the same kind and probably sets the same properties.
    @exclusivity(unchecked) private var pattern: [PropertySlot] = []
    /// The number of slots that the current render found in the order of the previous one.
    private var cursor = 0
    private var pass: UInt = 0

    var reuseIdentifier: String? { kind?.name }
    var componentName: String? { component.map { "\(type(of: $0))" } }
    var layoutLines: [CGRect] {
        layout.node.layoutLines.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    }

    init(view: UIView) {
        layout = YGLayout(view: view)
    }

    /// Whether the view was created for nodes of the same kind, and displayed a node with the same key last.
    func fits(_ node: NodeCore) -> Bool {
        key == node.key && kind == node.kind
    }

    // MARK: Properties

    /// Uses the slots of another view as a pattern for the properties to expect, which avoids lookups.
    func follow(_ other: ViewRecord) {
        guard slots.isEmpty else { return }
        pattern = other.slots
        slots.reserveCapacity(pattern.count)
    }

    /// Begins to record the properties that a render sets.
    func beginSetting(pass: UInt) {
        self.pass = pass
        cursor = 0
    }

    /// Records the target value of a property; the last value for a property wins.
    ///
    /// O(1) for properties that are set in the order of the previous render, O(n) otherwise.
    func set<V: UIView, T: Equatable>(
        _ path: ReferenceWritableKeyPath<V, T>, to value: T, of view: V, animator: UIViewPropertyAnimator?
    ) {
        if set(path, to: value, like: expected(path), of: view, animator) || note(path, value, animator) { return }
        let access = PropertyTable.access(path) ?? PropertyAccess(comparing: path)
        append(TypedSlot(path, access, value, of: view), animator)
    }

    /// Records the target value of a property whose type is not `Equatable`.
    ///
    /// Objects are assigned if their identity differs from the current value, other values in every render.
    func set<V: UIView, T>(
        _ path: ReferenceWritableKeyPath<V, T>, to value: T, of view: V, animator: UIViewPropertyAnimator?
    ) {
        if set(path, to: value, like: expected(path), of: view, animator) || note(path, value, animator) { return }
        append(TypedSlot(path, PropertyAccess(path), value, of: view), animator)
    }

    /// Returns the slot of the pattern for a property that is being set.
    ///
    /// As long as the slots match those of the pattern, the pattern's next slot represents a property that has no slot
    /// here yet.
    private func expected(_ path: AnyKeyPath) -> PropertySlot? {
        guard !pattern.isEmpty else { return nil }
        if slots.count < pattern.count, pattern[slots.count].keyPath === path { return pattern[slots.count] }
        pattern = []
        return nil
    }

    private func set<T>(
        _ path: AnyKeyPath, to value: T, like other: PropertySlot?, of view: UIView, _ animator: UIViewPropertyAnimator?
    ) -> Bool {
        guard let other else { return false }
        let slot = unsafeDowncast(other, to: TypedSlot<T>.self)
        append(type(of: slot).init(like: slot, value, of: view), animator)
        return true
    }

    private func note<T>(_ path: AnyKeyPath, _ value: T, _ animator: UIViewPropertyAnimator?) -> Bool {
        guard let slot = slot(for: path) else { return false }
        unsafeDowncast(slot, to: TypedSlot<T>.self).desired = value
        slot.pass = pass
        slot.animator = animator
        return true
    }

    private func append(_ slot: PropertySlot, _ animator: UIViewPropertyAnimator?) {
        slot.pass = pass
        slot.animator = animator
        slots.append(slot)
        cursor = slots.count
    }

    private func slot(for path: AnyKeyPath) -> PropertySlot? {
        if cursor < slots.count, slots[cursor].stands(for: path) {
            cursor += 1
            return slots[cursor - 1]
        }
        for index in slots.indices where slots[index].stands(for: path) {
            if index > cursor { cursor = index + 1 }
            return slots[index]
        }
        return nil
    }

    /// Whether the last render set a property.
    func sets(_ path: AnyKeyPath) -> Bool {
        slots.contains { $0.stands(for: path) }
    }

    /// Assigns the recorded values to the view, and restores the original values of properties that are no longer set.
    ///
    /// - Returns: The number of properties that changed.
    func applyProperties(to view: UIView, animators: inout AnimatorQueue) -> Int {
        if !pattern.isEmpty { pattern = [] }
        var changes = restoreObsolete(view)
        for (index, slot) in slots.enumerated() {
            guard !slot.isOverridden(in: pass), !slot.isApplied(to: view) else { continue }
            changes += 1
            if let animator = slot.animator {
                animators.add(animator) { [weak view] in
                    if let view { slot.write(to: view) }
                }
            } else {
                slot.write(to: view)
                noteSuccessor(slot, at: index, view)
            }
        }
        return changes
    }

    private func restoreObsolete(_ view: UIView) -> Int {
        guard hasObsolete else { return 0 }
        let obsolete = slots.filter { $0.pass != pass }
        slots.removeAll { $0.pass != pass }
        obsolete.forEach { $0.restore(view) }
        return obsolete.count
    }

    // A loop, because a closure passed to nonisolated code checks at each call which actor it runs on.
    private var hasObsolete: Bool {
        for slot in slots where slot.pass != pass { return true }
        return false
    }

    /// Determines whether a slot changed the property of an earlier one, which is overruled from the next render on.
    private func noteSuccessor(_ slot: PropertySlot, at index: Int, _ view: UIView) {
        for earlier in slots[..<index] where earlier.root != slot.root && !earlier.isApplied(to: view) {
            earlier.setSuccessor(slot)
        }
    }
}

/// A view that this module created, with its record.
struct RenderedView {
    let view: UIView
    let record: ViewRecord
}

/// The animators that a render starts, each once.
@MainActor
struct AnimatorQueue {
    private var animators: [UIViewPropertyAnimator] = []

    mutating func add(_ animator: UIViewPropertyAnimator, _ change: @escaping () -> Void) {
        animator.addAnimations(change)
        if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
    }

    mutating func start() {
        animators.forEach { $0.startAnimation() }
        animators = []
    }
}

extension UIView {
    /// The module's data about the view, created on first use.
    var ensuredRecord: ViewRecord {
        if let record = viewRecord { return record }
        let record = ViewRecord(view: self)
        viewRecord = record
        return record
    }
}
