internal import Cassowary

/// Places the views inside one root by their constraints.
///
/// The engine is made at the root's first layout. Afterwards it hears of every change, collects them, and solves when the
/// root or a view inside is laid out next. It then marks the superviews of those views, and only those, that have to be
/// elsewhere; each of them places its subviews when it lays out.
///
/// **Ownership.** The root's item owns the engine. An item is a member of one engine at most, the one of the region its
/// rectangle lies in: for a view's own rectangle the region of its superview, for a guide that of its view
/// (`UIView.constraintRoot`). Memberships and installations hold their engine, and `reset()` is the one place that takes
/// them all back; it runs before an engine is dropped and when its root is deallocated. An engine that only measures keeps
/// its memberships to itself, so that nothing refers to it.
///
/// **Re-entrancy.** While an engine solves, client code is asked for sizes and margins and may change anything. No change
/// touches the solver then: new constraints wait, everything else makes the engine begin anew (`mustRebuild`).
@MainActor final class LayoutEngine {
    /// What an item has of constraints of its own: at a frame that it keeps, or around its content.
    struct OwnConstraints {
        var x: ConstraintID?
        var y: ConstraintID?
        var width: ConstraintID?
        var height: ConstraintID?
        /// The size of the content as the engine knows it.
        var content = CGSize(width: -1, height: -1)
        /// The size of content that wraps when nothing limits it.
        var natural: CGSize?

        var all: [ConstraintID] { [x, y, width, height].compactMap { $0 } }
    }

    /// How far a scroll view is scrolled, for constraints that do not scroll along.
    struct Offset {
        let item: LayoutItem
        let x: Variable
        let y: Variable
        var ids: [ConstraintID]
        var value: CGPoint
    }

    /// The constraints of the root's size.
    enum RootSize {
        case none
        /// The root has this size.
        case fixed(CGSize, [ConstraintID])
        /// The root would like to keep this size, and takes the one that its constraints give it.
        case wished(CGSize, [ConstraintID])
    }

    // The root's deinitializer, which may run anywhere, is the last one to use these.
    nonisolated(unsafe) private(set) unowned(unsafe) var root: UIView?
    /// The members by the numbers of their variables.
    nonisolated(unsafe) var members: [LayoutMembership?] = []
    /// The constraints by the numbers that they have in the solver.
    nonisolated(unsafe) var owners: [NSLayoutConstraint?] = []

    var solver = Solver()
    private(set) var rootWidth: Variable
    private(set) var rootHeight: Variable
    var rootSize = RootSize.none
    /// What is in the root when it is measured, or takes the size that its constraints give it.
    var rootContent = OwnConstraints()
    /// Whether the content of such a root changed.
    var hasNewRootContent = false

    private(set) var isBuilt = false
    var isDirty = true
    /// Whether the engine is solving, so that nothing else may touch the solver.
    private(set) var isUpdating = false
    /// Whether the hierarchy changed while the engine was solving.
    private var mustRebuild = false
    /// Whether constraints that could not hold should be tried again.
    var mayMend = false
    var pending: [NSLayoutConstraint] = []
    var stale: [NSLayoutConstraint] = []
    var misplaced: [NSLayoutConstraint] = []
    var broken: [NSLayoutConstraint] = []
    var changedContents: [LayoutItem] = []
    var newcomers: [LayoutItem] = []
    var fixed: [LayoutItem] = []
    var wrapping: [LayoutItem] = []
    var offsets: [Offset] = []

    /// What an engine that only measures knows of the items; nil for one that places them.
    var measured: MeasuredMembers?

    init(root: UIView, isScratch: Bool = false) {
        self.root = root
        rootWidth = solver.makeVariable()
        rootHeight = solver.makeVariable()
        if isScratch { measured = MeasuredMembers() }
    }

    /// Whether the engine only measures, and moves nothing.
    var isScratch: Bool { measured != nil }

    /// The root is about to be freed; what was inside belongs to nobody.
    nonisolated func rootDied() {
        root = nil
        releaseMembers()
    }

    /// Takes back all memberships and installations.
    private nonisolated func releaseMembers() {
        let (members, owners) = (members, owners)
        self.members = []
        self.owners = []
        for member in members { member?.item.leave(member) }
        for owner in owners where owner?.installation?.engine === self { owner?.installation = nil }
    }

    // MARK: Life

    /// Forgets everything; the next layout begins anew.
    func tearDown() {
        if isUpdating {
            mustRebuild = true
        } else {
            reset()
        }
        if !isScratch { root?.setNeedsLayout() }
    }

    private func reset() {
        releaseMembers()
        for offset in offsets where offset.item.offsetEngine === self { offset.item.offsetEngine = nil }
        (pending, stale, misplaced, broken) = ([], [], [], [])
        (changedContents, newcomers, fixed, wrapping, offsets) = ([], [], [], [], [])
        solver = Solver()
        rootWidth = solver.makeVariable()
        rootHeight = solver.makeVariable()
        rootSize = .none
        rootContent = OwnConstraints()
        isBuilt = false
        isDirty = true
        mustRebuild = false
    }

    /// Whether the engine still is the one that places what is inside its root.
    private var isInForce: Bool {
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

    /// Solves what changed, and marks the superviews of what has to be elsewhere.
    ///
    /// - Parameter placing: the view that places its subviews right now and so need not be marked.
    func update(placing: UIView? = nil) {
        guard !isUpdating, let root else { return }
        guard isDirty || !isBuilt || rootSizeChanged else { return }
        var rounds = 0
        while isInForce, rounds < Self.mostRebuilds, !solve({ settle() }) { rounds += 1 }
        guard isInForce else { return }
        if isBuilt { markMoved(placing) } else { root.setNeedsLayout() }
    }

    /// How often the hierarchy may change during one solving; later changes wait for the next layout.
    private static let mostRebuilds = 4

    /// Runs a body that uses the solver.
    ///
    /// - Returns: Whether what it found is good; if not, client code changed the hierarchy and the engine is empty again.
    func solve(_ body: () -> Void) -> Bool {
        isUpdating = true
        if !isBuilt { build() }
        body()
        isUpdating = false
        guard mustRebuild else { return true }
        reset()
        return false
    }

    /// Solves until nothing is left; code that is asked for sizes may change more.
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
