internal import Cassowary

/// A linear relation between places and lengths of two views or layout guides.
///
///     first.attribute  (= | ≤ | ≥)  multiplier × second.attribute + constant
///
/// It counts while it ``isActive``. Make constraints from anchors, from a visual format, or by naming all of this.
/// A constraint does not keep its views alive; the nearest view that contains both items holds it while it is active.
@MainActor open class NSLayoutConstraint: NSObject {
    final let first: LayoutOperand?
    final let second: LayoutOperand?
    /// How the two sides compare.
    public final let relation: Relation
    /// The factor of the second attribute; at most 1,000,000, beyond which the limit is taken, with a diagnostic.
    public final let multiplier: CGFloat
    private final var storedConstant: CGFloat = 0
    private final var storedPriority = UILayoutPriority.required
    /// The view that holds the constraint while it is active; its deinitializer clears the reference.
    nonisolated(unsafe) final unowned(unsafe) var holder: UIView?
    /// The engine that the constraint is in, and what it is there.
    nonisolated(unsafe) final var installation: Installation?
    /// The engine could not satisfy it.
    final var isBroken = false
    /// A later constraint has a higher number.
    final var serial = 0
    /// Whether the framework made it for its own ends.
    final var isInternal = false

    /// A constraint's place in an engine.
    struct Installation {
        let engine: LayoutEngine
        let id: ConstraintID
        /// The constant in the engine without the constraint's own.
        var base: Double
        /// The multiples in the engine.
        let terms: [LinearExpression.Term]
        /// Whether the constraint's own constant has to be given to the engine.
        var isStale = false
        /// Whether margins or baselines that it refers to changed.
        var isMisplaced = false
    }

    /// A name for the constraint in diagnostics.
    open var identifier: String?
    /// Stored for tools that archive constraints; does nothing here.
    open var shouldBeArchived = false

    // MARK: Making

    /// Makes a constraint from all of its parts; it is not active yet.
    ///
    /// A mix of attributes that makes no sense is reported, and the constraint then does nothing.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = LayoutItem.of(view1).map { LayoutOperand(item: $0, attribute: attr1) }
        var second: LayoutOperand?
        var problem = first == nil ? ConstraintProblem.unknownItem : nil
        if attr2 != .notAnAttribute, let view2 {
            second = LayoutItem.of(view2).map { LayoutOperand(item: $0, attribute: attr2) }
            if second == nil { problem = .unknownItem }
        }
        if problem == nil, let first {
            problem = ConstraintProblem(
                first: first, second: second, names: (attr2, view2 != nil), multiplier: multiplier, constant: c)
        }
        if let problem { problem.report(first: first, second: second) }
        self.init(
            problem == nil ? first : nil, relation, second, multiplier: problem == nil ? multiplier : 1,
            constant: problem == nil ? c : 0)
    }

    init(
        _ first: LayoutOperand?, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = LayoutLimit.clamped(multiplier: multiplier)
        storedConstant = CGFloat(LayoutLimit.clamped(constant))
        super.init()
        if self.multiplier != multiplier || storedConstant != constant {
            ConstraintProblem.exceedsLimit.report(first: first, second: second)
        }
    }

    // MARK: Parts

    /// The view or guide on the left side; nil if it is gone.
    public final var firstItem: AnyObject? { first?.item.owner }
    /// The attribute on the left side.
    public final var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
    /// The view or guide on the right side; nil if there is none or it is gone.
    public final var secondItem: AnyObject? { second?.item.owner }
    /// The attribute on the right side.
    public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// What is added to the right side, in points.
    ///
    /// Changing it is the cheapest change of a layout: only what depends on it is solved again. A number that is not
    /// finite is refused with a diagnostic; beyond 10,000,000 points the limit is taken, with a diagnostic.
    open var constant: CGFloat {
        get { storedConstant }
        set { setConstant(newValue) }
    }

    /// How much the constraint matters.
    ///
    /// Required at first.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { setPriority(newValue) }
    }

    /// The constraint in words, as diagnostics have it.
    open override var description: String {
        MainActor.assumeIsolated { summary }
    }

    private func setConstant(_ constant: CGFloat) {
        guard constant != storedConstant else { return }
        guard constant.isFinite else { return ConstraintProblem.notFinite.report(first: first, second: second) }
        let clamped = CGFloat(LayoutLimit.clamped(constant))
        if clamped != constant { ConstraintProblem.exceedsLimit.report(first: first, second: second) }
        guard clamped != storedConstant else { return }
        storedConstant = clamped
        if holder != nil { constantDidChange() }
    }

    private func setPriority(_ priority: UILayoutPriority) {
        let priority = priority.clamped
        guard priority != storedPriority else { return }
        storedPriority = priority
        if holder != nil { priorityDidChange() }
    }

    // MARK: Anchors

    /// The anchor of the left side.
    public final var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The anchor of the right side, if it has one.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    // MARK: Activity

    /// Whether the constraint takes part in layout.
    ///
    /// Activating it asks for a common ancestor of its items; without one that is reported and nothing happens.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Makes constraints take part in layout.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints take no part in layout.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

extension UILayoutPriority {
    /// Within 1 and 1000; numbers that are not finite count as required.
    var clamped: UILayoutPriority {
        rawValue.isNaN ? .required : UILayoutPriority(min(max(rawValue, 1), 1000))
    }
}
