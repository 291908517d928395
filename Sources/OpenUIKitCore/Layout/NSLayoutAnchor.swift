/// A position or length of a view or guide, from which constraints are created.
///
/// Anchors of different kinds cannot be compared, so an invalid combination does not compile:
///
///     label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let operand: LayoutOperand?

    init(_ operand: LayoutOperand?) {
        self.operand = operand
        super.init()
    }

    convenience init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutOperand(item: item, attribute: attribute))
    }

    /// The view or guide, or `nil` if it was deallocated.
    public final var item: AnyObject? { operand?.item.owner }
    /// A description of the item and its attribute for diagnostics.
    public final var name: String { operand?.summary ?? "nothing" }
    /// Whether the constraints of the anchor's view do not determine its frame completely.
    public final var hasAmbiguousLayout: Bool { operand?.item.view?.hasAmbiguousLayout ?? false }
    /// The active constraints that determine the anchor's view along the anchor's axis.
    public final var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let operand, let view = operand.item.view else { return [] }
        let isHorizontal = operand.measure == .x || operand.measure == .width
        return view.constraintsAffectingLayout(for: isHorizontal ? .horizontal : .vertical)
    }

    /// Anchors are equal if they refer to the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Self else { return false }
        return MainActor.assumeIsolated { operand?.isSame(as: other.operand) ?? (other.operand == nil) }
    }

    /// The hash value, which is consistent with `isEqual(_:)`.
    open override var hash: Int {
        MainActor.assumeIsolated {
            operand.map { ObjectIdentifier($0.item).hashValue ^ $0.attribute.rawValue } ?? 0
        }
    }

    final func make(
        _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        guard let operand else { return NSLayoutConstraint(nil, relation, nil) }
        var problem = ConstraintProblem(first: operand, second: other)
        if !multiplier.isFinite || !constant.isFinite { problem = .notFinite }
        guard let problem else {
            return NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
        }
        problem.report(first: operand, second: other)
        return NSLayoutConstraint(nil, relation, nil)
    }

    /// Creates a constraint that keeps this position at a multiple of the standard distance from another one.
    final func make(
        _ relation: NSLayoutConstraint.Relation, spaces count: CGFloat, from other: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        make(relation, other.operand, constant: count * LayoutSpacing.standard(between: other.operand, and: operand))
    }

    /// Returns the distance from this position to another one.
    final func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        guard let operand, let end = other.operand else { return NSLayoutDimension(nil) }
        return NSLayoutDimension(end.distance(from: operand))
    }

    /// Creates a constraint: this anchor is equal to the other one.
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, anchor.operand)
    }

    /// Creates a constraint: this anchor is equal to the other one plus a constant.
    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, anchor.operand, constant: c)
    }

    /// Creates a constraint: this anchor is at least the other one.
    public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.operand)
    }

    /// Creates a constraint: this anchor is at least the other one plus a constant.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.operand, constant: c)
    }

    /// Creates a constraint: this anchor is at most the other one.
    public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.operand)
    }

    /// Creates a constraint: this anchor is at most the other one plus a constant.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.operand, constant: c)
    }
}

extension LayoutOperand {
    @MainActor func isSame(as other: LayoutOperand?) -> Bool {
        guard let other, item === other.item, attribute == other.attribute else { return false }
        return origin?.item === other.origin?.item && origin?.attribute == other.origin?.attribute
    }

    /// Returns the distance from another position to this one.
    @MainActor func distance(from start: LayoutOperand) -> LayoutOperand {
        LayoutOperand(item: item, attribute: attribute, origin: Place(item: start.item, attribute: start.attribute))
    }
}
