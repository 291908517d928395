extension UIView {
    /// The size that is the least the constraints allow, for `systemLayoutSizeFitting(_:)`.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The size that is the largest the constraints allow, for `systemLayoutSizeFitting(_:)`.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The active constraints that the view holds: those whose nearest common ancestor it is.
    public final var constraints: [NSLayoutConstraint] { rareState?.layoutItem?.held ?? [] }

    /// Activates a constraint; the nearest common ancestor of its items holds it.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = true
    }

    /// Activates constraints; see `NSLayoutConstraint.activate(_:)`.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Deactivates a constraint.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
    }

    /// Deactivates constraints; see `NSLayoutConstraint.deactivate(_:)`.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    /// The active constraints that determine the view along an axis.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        rareState?.layoutItem?.affectingConstraints(along: axis) ?? []
    }

    /// Whether other places would suit the constraints as well.
    public final var hasAmbiguousLayout: Bool { rareState?.layoutItem?.isAmbiguous ?? false }

    /// Whether the view's frame stands for constraints that keep it as it is.
    ///
    /// True at first. Set it to false for views that constraints place.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.constrained) }
        set { if newValue == flags.contains(.constrained) { setConstrained(!newValue) } }
    }

    /// How much the view resists being larger than its content.
    ///
    /// 250 for most views, 750 for those that have one size only, such as switches.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging[axis]
    }

    /// Sets how much the view resists being larger than its content.
    public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        var priorities = contentPriorities
        priorities.hugging[axis] = priority.clamped
        setContentPriorities(priorities)
    }

    /// How much the view resists being smaller than its content.
    ///
    /// 750 for most views.
    public final func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        contentPriorities.compression[axis]
    }

    /// Sets how much the view resists being smaller than its content.
    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        var priorities = contentPriorities
        priorities.compression[axis] = priority.clamped
        setContentPriorities(priorities)
    }

    private var contentPriorities: ContentPriorities {
        rareState?.contentPriorities ?? defaultContentPriorities
    }

    private func setContentPriorities(_ priorities: ContentPriorities) {
        guard priorities != contentPriorities else { return }
        ensureRareState().contentPriorities = priorities
        contentPrioritiesDidChange()
    }
}

/// How strongly a view keeps to the size of its content.
struct ContentPriorities: Equatable {
    /// One priority for each axis.
    struct Pair: Equatable {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    /// Of controls that have one size only.
    static let hugged = ContentPriorities(hugging: Pair(horizontal: .defaultHigh, vertical: .defaultHigh))

    var hugging = Pair(horizontal: .defaultLow, vertical: .defaultLow)
    var compression = Pair(horizontal: .defaultHigh, vertical: .defaultHigh)
}
