internal import Cassowary

/// Lays out the views inside one root by their constraints.
///
/// The engine is created at the root's first layout. It coalesces all later changes and solves when the root or a view
/// inside is laid out next. It then marks only the superviews of views whose frames changed; each superview positions
/// its subviews in its own layout pass.
///
/// **Ownership.** The root's item owns the engine. An item is a member of at most one engine, the one of the region
/// that contains its rectangle: for a view's own rectangle the region of its superview, for a guide that of its view
/// (`UIView.constraintRoot`). Memberships and installations retain their engine, and `reset()` is the only place that
/// removes all of them; it runs before an engine is dropped and when its root is deallocated. An engine that only
/// measures stores its memberships itself, so that nothing refers to it.
///
/// **Re-entrancy.** While an engine solves, it calls client code for sizes and margins, which may change anything. Such
/// changes do not touch the solver: new constraints are queued, and any other change makes the engine start over
/// (`mustRebuild`).
@MainActor final class LayoutEngine {
    /// The internal constraints of an item: those that fix its frame, or those of its intrinsic content size.
    struct OwnConstraints {
        var x: ConstraintID?
        var y: ConstraintID?
        var width: ConstraintID?
        var height: ConstraintID?
        /// The intrinsic content size that the constraints express.
        var content = CGSize(width: -1, height: -1)
        /// The unconstrained size of wrapping content.
        var natural: CGSize?

        var all: [ConstraintID] { [x, y, width, height].compactMap { $0 } }
    }

    /// The content offset of a scroll view, for constraints to views that do not scroll with its content.
    struct Offset {
        let item: LayoutItem
        let x: Variable
        let y: Variable
        var ids: [ConstraintID]
        var value: CGPoint
    }

    /// The internal constraints of the root's size.
    enum RootSize {
        case none
        /// The size is required.
        case fixed(CGSize, [ConstraintID])
        /// The size is a weak preference; the root takes the size that its constraints determine.
        case sizedByConstraints(CGSize, [ConstraintID])
        /// Nothing holds the size, because it is measured.
        case measuring
    }

    // Last used by the root's deinitializer, which may run on any thread.
    nonisolated(unsafe) private(set) unowned(unsafe) var root: UIView?
    /// The members, indexed by the numbers of their variables.
    nonisolated(unsafe) var members: [LayoutMembership?] = []
    /// The installed constraints, indexed by their numbers in the solver.
    nonisolated(unsafe) var owners: [NSLayoutConstraint?] = []

    var solver = Solver()
    private(set) var rootWidth: Variable
    private(set) var rootHeight: Variable
    var rootSize = RootSize.none
    /// The constraints of the root's content while it is measured or sized by its constraints.
    var rootContent = OwnConstraints()
    /// Whether the content of such a root changed.
    var hasNewRootContent = false

    private(set) var isBuilt = false
    var isDirty = true
    /// Whether the engine is solving; other code must not touch the solver meanwhile.
    private(set) var isUpdating = false
    /// Incremented each time that the engine solves.
    private(set) var solutionNumber = 0
    /// Whether a layout was requested while the engine was solving, and used the results of before.
    private var hasMissedLayout = false
    /// Whether the hierarchy changed while the engine was solving.
    private var mustRebuild = false
    /// Whether broken constraints are to be tried again.
    var shouldRetryBroken = false
    var pending: [NSLayoutConstraint] = []
    var stale: [NSLayoutConstraint] = []
    var constraintsWithChangedInsets: [NSLayoutConstraint] = []
    var broken: [NSLayoutConstraint] = []
    var changedContents: [LayoutItem] = []
    var newItems: [LayoutItem] = []
    var fixed: [LayoutItem] = []
    var wrapping: [LayoutItem] = []
    var offsets: [Offset] = []

    /// The members of an engine that only measures; `nil` for an engine that positions views.
    var measured: MeasuredMembers?

    init(root: UIView, isScratch: Bool = false) {
        self.root = root
        rootWidth = solver.makeVariable()
        rootHeight = solver.makeVariable()
        if isScratch { measured = MeasuredMembers() }
    }

    /// Whether the engine only measures and changes no frames.
    var isScratch: Bool { measured != nil }

    /// Clears the reference to the root, which is being deallocated, and releases all members.
    nonisolated func rootWillDeallocate() {
        root = nil
        releaseMembers()
    }

    /// Removes all memberships and installations.
    private nonisolated func releaseMembers() {
        let (members, owners) = (members, owners)
        self.members = []
        self.owners = []
        for member in members { member?.item.leave(member) }
        for owner in owners where owner?.installation?.engine === self { owner?.installation = nil }
    }

    // MARK: Life cycle

    /// Discards the engine's state and requests the layout that rebuilds it.
    func tearDown() {
        discardState()
        requestLayout()
    }

    /// Discards the engine's state, without a request for layout; the next layout rebuilds it.
    func discardState() {
        if isUpdating {
            mustRebuild = true
        } else {
            reset()
        }
    }

    /// Requests the layout of the root, unless the engine only measures.
    func requestLayout() {
        if !isScratch { root?.setNeedsLayout() }
    }

    private func reset() {
        releaseMembers()
        for offset in offsets where offset.item.offsetEngine === self { offset.item.offsetEngine = nil }
        (pending, stale, constraintsWithChangedInsets, broken) = ([], [], [], [])
        (changedContents, newItems, fixed, wrapping, offsets) = ([], [], [], [], [])
        solver = Solver()
        rootWidth = solver.makeVariable()
        rootHeight = solver.makeVariable()
        rootSize = .none
        rootContent = OwnConstraints()
        isBuilt = false
        isDirty = true
        mustRebuild = false
    }

    /// Whether the engine is still responsible for the views inside its root.
    private var isActiveEngine: Bool {
        guard let root else { return false }
        return isScratch || root.rareState?.layoutItem?.rootEngine === self && !root.isConstraintMember
    }

    private func build() {
        isBuilt = true
        guard let root else { return }
        if let item = root.rareState?.layoutItem { pending.append(contentsOf: item.held) }
        for child in root.subviews where child.isConstraintMember { include(child) }
    }

    // MARK: Solving

    /// Solves pending changes and marks the superviews of views whose frames changed.
    ///
    /// - Parameter placing: The view that is laying out its subviews right now and therefore need not be marked.
    func update(placing: UIView? = nil) {
        guard !isUpdating, let root else {
            hasMissedLayout = isUpdating
            return
        }
        guard isDirty || !isBuilt || rootSizeChanged else { return }
        let hasChanges = isDirty || !isBuilt
        var rounds = 0
        while isActiveEngine, rounds < Self.maximumRebuilds, !solve({ settle() }) { rounds += 1 }
        guard isActiveEngine else { return }
        if isBuilt { markMoved(placing) } else { root.setNeedsLayout() }
        if hasChanges, !isScratch { root.parent?.constraintsDidChange(in: root) }
    }

    /// The maximum number of restarts per update; later changes wait for the next layout.
    private static let maximumRebuilds = 4

    /// Runs a closure that uses the solver.
    ///
    /// - Returns: Whether the result is valid; `false` means that client code changed the hierarchy and the engine was
    ///   reset.
    func solve(_ body: () -> Void) -> Bool {
        isUpdating = true
        hasMissedLayout = false
        solutionNumber += 1
        if !isBuilt { build() }
        body()
        isUpdating = false
        guard mustRebuild else { return true }
        reset()
        return false
    }

    /// Requests the layout that client code has performed while a size was measured, with the results of before.
    func repeatMissedLayout() {
        if hasMissedLayout { root?.setNeedsLayout() }
        hasMissedLayout = false
    }

    /// Solves until no changes are pending; client code that provides sizes may cause further changes.
    func settle() {
        var rounds = 0
        repeat {
            isDirty = false
            flush()
            wrapContents()
            rounds += 1
        } while isDirty && rounds < 8 && !mustRebuild
    }
}
