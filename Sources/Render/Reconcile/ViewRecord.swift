import Flexbox

/// What this module remembers about a view.
@MainActor
final class ViewRecord {
    let layout: YGLayout
    /// For which nodes the view was made; `nil` if it was not made here.
    var kind: ViewKind?
    var key: String?
    /// The render that made the view.
    var madePass: UInt = 0
    /// The remembered node that the view shows, if it is one.
    var shown: NodeCore?
    /// The views that were put inside this one here, in the order of their nodes.
    var children: [RenderedView] = []
    /// The render that put them there.
    var childrenPass: UInt = 0
    /// The roots that are laid out together, where a fragment stands at the top.
    var fragment: FlexNode?
    /// What gestures do, by the name of the gesture.
    var gestures: [String: AnyObject] = [:]
    /// The component whose canvas the view is.
    weak var component: (any UIComponentProtocol)?
    var backgroundColorImage: UIColor?
    private var slots: [PropertySlot] = []
    /// The slots of another view whose node is of the same kind, and probably sets the same properties.
    private var pattern: [PropertySlot] = []
    /// How many slots the present render found in the order of the last one.
    private var cursor = 0
    private var pass: UInt = 0

    init(view: UIView) {
        layout = YGLayout(view: view)
    }

    /// Whether the view was made for such a node, and showed that one last.
    func fits(_ node: NodeCore) -> Bool {
        key == node.key && kind == node.kind
    }

    // MARK: Properties

    /// Expects the properties that another view has slots for, in their order, so that nothing has to be looked up.
    func follow(_ other: ViewRecord) {
        guard slots.isEmpty else { return }
        pattern = other.slots
        slots.reserveCapacity(pattern.count)
    }

    /// Begins to note what a render sets.
    func beginSetting(pass: UInt) {
        self.pass = pass
        cursor = 0
    }

    /// Notes what a property is to be; of several notes for one property the last counts.
    ///
    /// O(1) for properties that are set in the order of the render before, O(n) otherwise.
    func set<V: UIView, T: Equatable>(
        _ path: ReferenceWritableKeyPath<V, T>, to value: T, of view: V, animator: UIViewPropertyAnimator?
    ) {
        if set(path, to: value, like: expected(path), of: view, animator) || note(path, value, animator) { return }
        let access = PropertyTable.access(path) ?? PropertyAccess(comparing: path)
        append(TypedSlot(path, access, value, of: view), animator)
    }

    /// The same for values that cannot be compared.
    ///
    /// Objects are assigned when they are others than before, all else at each render.
    func set<V: UIView, T>(
        _ path: ReferenceWritableKeyPath<V, T>, to value: T, of view: V, animator: UIViewPropertyAnimator?
    ) {
        if set(path, to: value, like: expected(path), of: view, animator) || note(path, value, animator) { return }
        append(TypedSlot(path, PropertyAccess(path), value, of: view), animator)
    }

    /// The slot of the pattern for a property that is set now.
    ///
    /// As long as the slots are those of the pattern, the next one of it stands for a property that has none here yet.
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
        append(TypedSlot(like: unsafeDowncast(other, to: TypedSlot<T>.self), value, of: view), animator)
        return true
    }

    private func note<T>(_ path: AnyKeyPath, _ value: T, _ animator: UIViewPropertyAnimator?) -> Bool {
        guard let slot = slot(for: path) else { return false }
        unsafeDowncast(slot, to: TypedSlot<T>.self).wanted = value
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

    /// Gives the view what was noted, and what is no longer set the value that it had before.
    ///
    /// - Returns: How many properties changed.
    func applyProperties(to view: UIView, animators: inout AnimatorQueue) -> Int {
        if !pattern.isEmpty { pattern = [] }
        var changes = restoreObsolete(view)
        for (index, slot) in slots.enumerated() {
            guard !slot.isOverruled(in: pass), !slot.isApplied(to: view) else { continue }
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

    // A loop, not a closure, as elsewhere here: handed to code that belongs to no actor, a closure asks at each call which actor it runs on.
    private var hasObsolete: Bool {
        for slot in slots where slot.pass != pass { return true }
        return false
    }

    /// Finds out whether a slot changed the property of an earlier one, which then gives way from the next render on.
    private func noteSuccessor(_ slot: PropertySlot, at index: Int, _ view: UIView) {
        for earlier in slots[..<index] where earlier.root != slot.root && !earlier.isApplied(to: view) {
            earlier.giveWay(to: slot)
        }
    }
}

/// A view that was made here, with what is remembered about it.
struct RenderedView {
    let view: UIView
    let record: ViewRecord
}

/// The animators that one render starts, each once.
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
    /// What this module remembers about the view, from now on if not already.
    var ensuredRecord: ViewRecord {
        if let record = viewRecord { return record }
        let record = ViewRecord(view: self)
        viewRecord = record
        return record
    }
}
