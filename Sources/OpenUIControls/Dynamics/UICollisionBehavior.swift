/// The methods by which a collision behavior reports that items begin and end to touch.
///
/// They are called after the items were moved for a frame, in the order of the contacts.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Called when an item begins to touch a boundary; the identifier is `nil` for the bounds of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// Called when an item ends to touch a boundary; the identifier is `nil` for the bounds of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Lets items collide with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything: Mode = [.items, .boundaries]
    }

    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
        let body: DynamicBoundary
    }

    private var list: DynamicItemList
    private var boundaries: [Boundary] = []
    private var referenceInsets: UIEdgeInsets?
    private var referenceBoundary: (frame: CGRect, body: DynamicBoundary)?
    private var contacts: Set<DynamicContact> = []
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    public init(items: [any UIDynamicItem] = []) {
        list = DynamicItemList(items)
        super.init()
    }

    public var items: [any UIDynamicItem] { list.items }

    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { didChange() }
    }

    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { didChange() }
    }

    /// What items collide with, initially everything.
    open var collisionMode = Mode.everything {
        didSet { if collisionMode != oldValue { didChange() } }
    }

    // MARK: Boundaries

    /// Whether the bounds of the animator's reference view are a boundary.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            guard newValue != (referenceInsets != nil) else { return }
            referenceInsets = newValue ? .zero : nil
            didChange()
        }
    }

    /// Makes the bounds of the reference view a boundary, inset by distances.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        didChange()
    }

    /// Adds the lines of a path in the coordinates of the reference view.
    ///
    /// A boundary with the same identifier is replaced. Curves are approximated by lines.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        let lines = bezierPath.cgPath.polylines(tolerance: 0.5)
        let key = BoundaryKey(identifier)
        let bodies = lines.flatMap { line in
            DynamicBoundary(key, line.points.map { DynamicVector($0) }, isClosed: line.isClosed).lines
        }
        boundaries.append(
            Boundary(identifier: identifier, path: bezierPath, body: DynamicBoundary(key, lines: bodies)))
        didChange()
    }

    /// Adds a line in the coordinates of the reference view.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        let key = BoundaryKey(identifier)
        return boundaries.first { BoundaryKey($0.identifier) == key }?.path
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        let key = BoundaryKey(identifier)
        guard boundaries.contains(where: { BoundaryKey($0.identifier) == key }) else { return }
        boundaries.removeAll { BoundaryKey($0.identifier) == key }
        didChange()
    }

    /// The identifiers of all boundaries that were added, or `nil` if there are none.
    public var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    open func removeAllBoundaries() {
        guard !boundaries.isEmpty else { return }
        boundaries = []
        didChange()
    }

    // MARK: Steps

    override var movedItems: [any UIDynamicItem] { items }

    override func disconnect() {
        contacts = []
    }

    override func collisions(_ animator: UIDynamicAnimator) -> CollisionGroup? {
        guard !collisionMode.isEmpty else { return nil }
        var lines: [DynamicBoundary] = []
        if collisionMode.contains(.boundaries) {
            lines = boundaries.map(\.body)
            if let reference = reference(in: animator) { lines.append(reference) }
        }
        return CollisionGroup(
            bodies: items.map { animator.body(of: $0) }, boundaries: lines,
            collidesBodies: collisionMode.contains(.items))
    }

    private func reference(in animator: UIDynamicAnimator) -> DynamicBoundary? {
        guard let insets = referenceInsets, let view = animator.referenceView else { return nil }
        let frame = view.bounds.inset(by: insets)
        if let referenceBoundary, referenceBoundary.frame == frame { return referenceBoundary.body }
        let corners = [
            CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
            CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
        ]
        let body = DynamicBoundary(BoundaryKey(nil), corners.map { DynamicVector($0) }, isClosed: true)
        referenceBoundary = (frame, body)
        return body
    }

    override func didFindContacts(_ found: [DynamicContact: DynamicVector], _ animator: UIDynamicAnimator) {
        guard contacts != Set(found.keys) else { return }
        let order = Dictionary(
            uniqueKeysWithValues: items.enumerated().map {
                (ObjectIdentifier(animator.body(of: $1)), $0)
            })
        func place(_ contact: DynamicContact) -> (Int, Int) {
            switch contact {
            case .bodies(let first, let second): (order[first] ?? -1, order[second] ?? -1)
            case .boundary(let body, _): (order[body] ?? -1, items.count)
            }
        }
        let ended = contacts.filter { found[$0] == nil }.sorted { place($0) < place($1) }
        let began = found.filter { !contacts.contains($0.key) }.sorted { place($0.key) < place($1.key) }
        contacts = Set(found.keys)
        for contact in ended { report(contact, at: nil, animator) }
        for contact in began { report(contact.key, at: contact.value.point, animator) }
    }

    /// Reports the beginning of a contact at a point, or its end without one.
    private func report(_ contact: DynamicContact, at point: CGPoint?, _ animator: UIDynamicAnimator) {
        switch contact {
        case .bodies(let first, let second):
            guard let first = animator.item(of: first), let second = animator.item(of: second) else { return }
            animator.notify { [weak self] in
                guard let self, let collisionDelegate else { return }
                if let point {
                    collisionDelegate.collisionBehavior(self, beganContactFor: first, with: second, at: point)
                } else {
                    collisionDelegate.collisionBehavior(self, endedContactFor: first, with: second)
                }
            }
        case .boundary(let body, let key):
            guard let item = animator.item(of: body), let key = key.base as? BoundaryKey else { return }
            animator.notify { [weak self] in
                guard let self, let collisionDelegate else { return }
                if let point {
                    collisionDelegate.collisionBehavior(
                        self, beganContactFor: item, withBoundaryIdentifier: key.identifier, at: point)
                } else {
                    collisionDelegate.collisionBehavior(
                        self, endedContactFor: item, withBoundaryIdentifier: key.identifier)
                }
            }
        }
    }
}

/// An identifier of a boundary, compared by value; `nil` is that of the reference view's bounds.
private struct BoundaryKey: Hashable {
    let identifier: (any NSCopying)?

    init(_ identifier: (any NSCopying)?) {
        self.identifier = identifier
    }

    private var object: AnyHashable? {
        guard let identifier else { return nil }
        return identifier as? AnyHashable ?? (identifier as? NSObject).map { AnyHashable($0) }
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.object == rhs.object }

    func hash(into hasher: inout Hasher) { hasher.combine(object) }
}
