internal import Cassowary

/// A linear relation between positions and lengths of two views or layout guides.
///
///     first.attribute  (= | ≤ | ≥)  multiplier × second.attribute + constant
///
/// A constraint affects layout while it ``isActive``. Create constraints from anchors, from a visual format, or from
/// all parts with this class's initializer. A constraint does not retain its views; while it is active, the nearest
/// common ancestor of both items retains it.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    // Set by the convenience initializers only, because `init()` is the designated initializer that subclasses in
    // other modules inherit.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var first: LayoutOperand?
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var second: LayoutOperand?
    /// The relation between the two sides.
    public private(set) final var relation = Relation.equal
    /// The factor of the second attribute; values beyond ±1,000,000 are clamped with a diagnostic.
    public private(set) final var multiplier: CGFloat = 1
    private final var storedConstant: CGFloat = 0
    private final var storedPriority = UILayoutPriority.required
    /// The view that holds the constraint while it is active; its deinitializer clears the reference.
    nonisolated(unsafe) final unowned(unsafe) var holder: UIView?
    /// The state of the constraint in the engine that it is installed in.
    nonisolated(unsafe) final var installation: Installation?
    /// Whether the engine could not satisfy the constraint.
    final var isBroken = false
    /// The order of activation: constraints that are activated later have higher numbers.
    final var serial = 0

    /// The state of a constraint in an engine.
    struct Installation {
        let engine: LayoutEngine
        let id: ConstraintID
        /// The constant in the engine without the constraint's own constant.
        var base: Double
        /// The terms that were added to the engine.
        let terms: [LinearExpression.Term]
        /// The items inside the constraint's own items whose baselines the constraint uses.
        let baselineSources: [LayoutItem]
        /// Whether the constraint's constant changed since the engine read it.
        var isStale = false
        /// Whether margins or baselines that the constraint refers to changed.
        var hasChangedInsets = false
    }

    /// A name for the constraint in diagnostics.
    open var identifier: String?
    /// Whether an archive should include the constraint.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var shouldBeArchived = false

    // MARK: Initialization

    /// Creates a constraint without items, which does not affect layout; the designated initializer for subclasses.
    public override init() {
        super.init()
    }

    /// Creates an inactive constraint from all of its parts.
    ///
    /// Without a second item, the second attribute is ignored. An invalid combination of attributes is reported with a
    /// diagnostic, and the constraint has no effect.
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
            problem = ConstraintProblem(first: first, second: second, multiplier: multiplier, constant: c)
        }
        if let problem { problem.report(first: first, second: second) }
        self.init(
            problem == nil ? first : nil, relation, second, multiplier: problem == nil ? multiplier : 1,
            constant: problem == nil ? c : 0)
    }

    convenience init(
        _ first: LayoutOperand?, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = LayoutLimit.clamped(multiplier: multiplier)
        storedConstant = CGFloat(LayoutLimit.clamped(constant))
        if self.multiplier != multiplier || storedConstant != constant {
            ConstraintProblem.exceedsLimit.report(first: first, second: second)
        }
    }

    // MARK: Parts

    /// The view or guide on the left side, or `nil` if it was deallocated.
    public final var firstItem: AnyObject? { first?.item.owner }
    /// The attribute on the left side.
    public final var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
    /// The view or guide on the right side, or `nil` if there is none or it was deallocated.
    public final var secondItem: AnyObject? { second?.item.owner }
    /// The attribute on the right side.
    public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The constant that is added to the right side, in points.
    ///
    /// Changing the constant is the cheapest change of a layout: only what depends on it is solved again. A value that
    /// is not finite is rejected with a diagnostic; values beyond ±10,000,000 points are clamped with a diagnostic.
    open var constant: CGFloat {
        get { storedConstant }
        set { setConstant(newValue) }
    }

    /// The priority of the constraint, initially ``UILayoutPriority/required``.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { setPriority(newValue) }
    }

    /// A description of the constraint, as used in diagnostics.
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

    public final var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The anchor of the right side, or `nil` if the right side is a constant.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    // MARK: Activity

    /// Whether the constraint affects layout.
    ///
    /// Activating the constraint requires a common ancestor of its items. Without one, a diagnostic is reported and the
    /// constraint stays inactive.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates the given constraints.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates the given constraints.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

extension UILayoutPriority {
    /// The priority clamped to 1 through 1000; NaN counts as required.
    var clamped: UILayoutPriority {
        rawValue.isNaN ? .required : UILayoutPriority(min(max(rawValue, 1), 1000))
    }
}
