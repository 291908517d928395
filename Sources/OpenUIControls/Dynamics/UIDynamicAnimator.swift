/// The methods by which a dynamic animator reports that it moves items, or that all of them rest.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Called when the animator begins to move items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items rest, and when there are none any more.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items, such as views, by the laws of physics.
///
/// Behaviors specify forces, collisions and connections. The animator changes `center` and `transform` of the items of its
/// behaviors in each frame, until all of them rest; a change of a behavior makes it continue. It computes steps of 1/240
/// seconds whatever the frame rate, so that equal scenes move equally.
///
/// One unit of gravity accelerates by 1,000 points per second squared. A force of 1 accelerates an item of 100 × 100 points
/// with a density of 1 by 100 points per second squared.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates items are moved.
    public private(set) weak var referenceView: UIView?
    /// Returns the view whose frames move the items, if there is no reference view.
    package var displayingView: (() -> UIView?)?
    /// Called in each frame after items were moved.
    package var itemsDidMove: (() -> Void)?
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// The behaviors that were added, without their children.
    public private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether the animator moves items at present.
    public private(set) var isRunning = false

    private let world = DynamicWorld()
    private var bodies: [ObjectIdentifier: DynamicItemBody] = [:]
    /// The identifiers of the bodies in the order of their creation.
    private var order: [ObjectIdentifier] = []
    private var active: [UIDynamicBehavior] = []
    private var needsUpdate = true
    private var link: CADisplayLink?
    private var stepCount = 0
    /// The steps for which all items have rested.
    private var restingSteps = 0
    /// The clock time up to which steps were computed.
    private var time: CFTimeInterval = 0
    private var isMoving = false
    private var events: [() -> Void] = []

    /// The steps that items must rest before the animator pauses.
    private static let restingLimit = 120
    /// The longest time that is computed in one frame, in seconds; a longer pause of the program is skipped.
    private static let longestFrame: CFTimeInterval = 0.5

    /// Creates an animator for items without a view.
    public override init() {
        super.init()
    }

    /// Creates an animator whose items are views in a reference view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    deinit {
        guard let link else { return }
        onMainThread { link.invalidate() }
    }

    /// The time in seconds that the animator has moved items.
    open var elapsedTime: TimeInterval { TimeInterval(stepCount) * DynamicWorld.step }

    // MARK: Behaviors

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.isFree else {
            if behavior.dynamicAnimator !== self || !behaviors.contains(where: { $0 === behavior }) {
                behavior.reportMembership()
            }
            return
        }
        behaviors.append(behavior)
        behavior.add(to: self)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.remove(from: self)
    }

    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Returns the items whose frames intersect a rectangle in the coordinates of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        updateBodies()
        return order.compactMap { bodies[$0] }.filter { entry in
            let (low, high) = (entry.body.lower, entry.body.upper)
            return rect.intersects(CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
        }.map(\.item)
    }

    /// The items of all behaviors, in the order in which they were added.
    package var allItems: [any UIDynamicItem] {
        updateBodies()
        return order.compactMap { bodies[$0]?.item }
    }

    /// Continues from the center, size and rotation that an item was given since the animator moved it.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        updateBodies()
        bodies[ObjectIdentifier(item)]?.read()
        resume()
    }

    // MARK: Bodies

    /// Returns the body of an item of one of the behaviors.
    func body(of item: any UIDynamicItem) -> RigidBody {
        let key = ObjectIdentifier(item)
        if let known = bodies[key] { return known.body }
        let entry = DynamicItemBody(item)
        bodies[key] = entry
        order.append(key)
        return entry.body
    }

    func item(of body: ObjectIdentifier) -> (any UIDynamicItem)? {
        bodies.values.first { ObjectIdentifier($0.body) == body }?.item
    }

    /// Called when behaviors, their items or their properties have changed.
    func behaviorsDidChange() {
        needsUpdate = true
        resume()
    }

    /// Creates the bodies of new items, and removes those of items without a behavior.
    private func updateBodies() {
        guard needsUpdate else { return }
        needsUpdate = false
        active = behaviors.flatMap(\.flattened)
        var used: Set<ObjectIdentifier> = []
        for behavior in active {
            for item in behavior.movedItems {
                used.insert(ObjectIdentifier(item))
                body(of: item).resetProperties()
            }
        }
        bodies = bodies.filter { used.contains($0.key) }
        order.removeAll { !used.contains($0) }
        for behavior in active { behavior.configure(self) }
        for entry in bodies.values { entry.body.updateMass() }
    }

    // MARK: Frames

    private func resume() {
        restingSteps = 0
        guard !isRunning, behaviors.contains(where: { !$0.flattened.allSatisfy { $0.movedItems.isEmpty } }) else {
            return
        }
        isRunning = true
        time = max(CACurrentMediaTime(), link?.timestamp ?? 0)
        let link = CADisplayLink { [weak self] link in self?.advance(to: link.timestamp) }
        if let tree = (referenceView ?? displayingView?())?.window?.layerTree {
            link.add(to: tree)
        } else {
            link.add(to: .main, forMode: .common)
        }
        self.link = link
        delegate?.dynamicAnimatorWillResume(self)
    }

    private func pause() {
        guard isRunning else { return }
        isRunning = false
        link?.invalidate()
        link = nil
        restingSteps = 0
        events.append { [weak self] in
            guard let self, !isRunning else { return }
            delegate?.dynamicAnimatorDidPause(self)
        }
    }

    /// Computes the steps up to a clock time, moves the items, and calls closures and delegates.
    private func advance(to now: CFTimeInterval) {
        guard isRunning, !isMoving else { return }
        isMoving = true
        if now - time > Self.longestFrame { time = now - Self.longestFrame }
        let count = Int(max((now - time) / DynamicWorld.step + 1e-6, 0))
        time += Double(count) * DynamicWorld.step
        for _ in 0..<count where isRunning { step() }
        for key in order { bodies[key]?.write() }
        if count > 0, !order.isEmpty { itemsDidMove?() }
        let moved = active
        isMoving = false
        // Closures and delegates may change anything, including the list of behaviors.
        if count > 0 { for behavior in moved where behavior.dynamicAnimator === self { behavior.action?() } }
        let due = events
        events = []
        for event in due { event() }
    }

    private func step() {
        updateBodies()
        guard !order.isEmpty else { return pause() }
        stepCount += 1
        let bodies = order.compactMap { self.bodies[$0]?.body }
        var groups: [(behavior: UIDynamicBehavior, group: CollisionGroup)] = []
        var joints: [any DynamicJoint] = []
        for behavior in active {
            behavior.addForces(self)
            joints += behavior.joints(self)
            if let group = behavior.collisions(self) { groups.append((behavior, group)) }
        }
        let contacts = world.step(bodies, groups.map(\.group), joints)
        for (group, found) in zip(groups, contacts) { group.behavior.didFindContacts(found, self) }
        let rests = bodies.allSatisfy { $0.isResting(DynamicWorld.step) } && !active.contains(where: \.isUnsteady)
        restingSteps = rests ? restingSteps + 1 : 0
        guard restingSteps >= Self.restingLimit else { return }
        for behavior in active { behavior.settle(self) }
        for body in bodies { (body.velocity, body.spin) = (.zero, 0) }
        pause()
    }

    /// Calls a closure after the items were moved for the current frame.
    func notify(_ event: @escaping () -> Void) {
        events.append(event)
    }
}

@MainActor final class DynamicItemBody {
    let item: any UIDynamicItem
    let body: RigidBody
    /// The transform of the item without the rotation of the body.
    private var base = CGAffineTransform.identity

    init(_ item: any UIDynamicItem) {
        self.item = item
        body = RigidBody(item.bodyShape, at: DynamicVector(item.center))
        read()
    }

    /// Takes over the state of the item.
    func read() {
        body.shape = item.bodyShape
        let center = DynamicVector(item.center)
        if center.isFinite { body.position = center }
        let transform = item.transform
        let angle = Double(atan2(transform.b, transform.a))
        body.angle = angle.isFinite ? angle : 0
        base = CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty
        ).concatenating(CGAffineTransform(rotationAngle: CGFloat(-body.angle)))
        body.updateVertices()
    }

    /// Moves the item.
    func write() {
        let center = body.position.point
        if item.center != center { item.center = center }
        let transform = base.concatenating(CGAffineTransform(rotationAngle: CGFloat(body.angle)))
        if item.transform != transform { item.transform = transform }
    }
}

extension RigidBody {
    /// Resets the properties that behaviors set.
    fileprivate func resetProperties() {
        (elasticity, friction, density, resistance, angularResistance, charge) = (0, 0, 1, 0, 0, 0)
        (isAnchored, allowsRotation) = (false, true)
    }
}
