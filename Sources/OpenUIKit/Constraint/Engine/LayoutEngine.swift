internal import Cassowary

/// Places the views inside one root by their constraints.
///
/// The engine is made at the root's first layout. Afterwards it hears of every change, collects them, and solves when the
/// root or a view inside is laid out next. It then marks the superviews of those views, and only those, that have to be
/// elsewhere; each of them places its subviews when it lays out.
@MainActor final class LayoutEngine {
    /// The variables of one rectangle; places are in the coordinates of the superview.
    struct Variables {
        let x: Variable
        let y: Variable
        let width: Variable
        let height: Variable

        var all: [Variable] { [x, y, width, height] }
    }

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

    nonisolated(unsafe) private(set) unowned(unsafe) var root: UIView?
    var solver = Solver()
    nonisolated(unsafe) private var items: [LayoutItem?] = []
    nonisolated(unsafe) private var owners: [NSLayoutConstraint?] = []
    private(set) var rootWidth: Variable
    private(set) var rootHeight: Variable
    var rootSize = RootSize.none
    /// What is in the root when it is measured.
    var rootContent = OwnConstraints()

    private var isBuilt = false
    var isDirty = true
    private var isUpdating = false
    private var mayMend = false
    private var pending: [NSLayoutConstraint] = []
    private var stale: [NSLayoutConstraint] = []
    private var misplaced: [NSLayoutConstraint] = []
    private var broken: [NSLayoutConstraint] = []
    private var changedContents: [LayoutItem] = []
    private var newcomers: [LayoutItem] = []
    var fixed: [LayoutItem] = []
    var wrapping: [LayoutItem] = []
    private var offsets: [Offset] = []

    /// Whether the engine only measures, and moves nothing.
    let isScratch: Bool
    /// Whether the root keeps its size for now, whatever its constraints give it.
    var isMeasuring = false

    init(root: UIView, isScratch: Bool = false) {
        self.root = root
        self.isScratch = isScratch
        rootWidth = solver.makeVariable()
        rootHeight = solver.makeVariable()
    }

    /// The root is about to be freed; what was inside belongs to nobody.
    nonisolated func rootDied() {
        root = nil
        for item in items { item?.membership = nil }
        for owner in owners { owner?.installation = nil }
    }

    // MARK: Changes

    /// Something changed: the root is laid out, and then the engine solves.
    func invalidate() {
        guard !isScratch else {
            isDirty = true
            return
        }
        guard !isDirty || !isUpdating else { return }
        isDirty = true
        root?.setNeedsLayout()
    }

    func add(_ constraint: NSLayoutConstraint) {
        if isBuilt { pending.append(constraint) }
        invalidate()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation else { return forget(constraint) }
        solver.remove(installation.id)
        owners[installation.id.number] = nil
        constraint.installation = nil
        mayMend = true
        invalidate()
    }

    /// Takes back a constraint that is not in the solver.
    func forget(_ constraint: NSLayoutConstraint) {
        if !pending.isEmpty { pending.removeAll { $0 === constraint } }
        if !broken.isEmpty { broken.removeAll { $0 === constraint } }
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard !constraint.isStale else { return }
        constraint.isStale = true
        stale.append(constraint)
        invalidate()
    }

    /// Margins, safe area or baselines that the constraint speaks of changed.
    func placesDidChange(_ constraint: NSLayoutConstraint) {
        misplaced.append(constraint)
        invalidate()
    }

    func contentDidChange(_ item: LayoutItem) {
        changedContents.append(item)
        for constraint in item.references where constraint.speaksOfBaselines { misplaced.append(constraint) }
        invalidate()
    }

    func contentPrioritiesDidChange(_ item: LayoutItem) {
        guard var membership = item.membership else { return }
        for id in [membership.own.width, membership.own.height] {
            if let id { solver.remove(id) }
        }
        (membership.own.width, membership.own.height) = (nil, nil)
        membership.own.content = CGSize(width: -1, height: -1)
        item.membership = membership
        contentDidChange(item)
    }

    /// A view came in that constraints place.
    func join(_ view: UIView) {
        guard isBuilt else { return invalidate() }
        let item = view.layoutItem
        _ = variables(of: item)
        pending.append(contentsOf: item.held)
        for child in view.subviews where child.isConstraintMember { join(child) }
        invalidate()
    }

    /// A view leaves, with all that is inside.
    func leave(_ view: UIView) {
        var members: [LayoutItem] = []
        collectMembers(view, &members)
        for item in members {
            for constraint in item.held { remove(constraint) }
        }
        for item in members { dismiss(item) }
        invalidate()
    }

    private func collectMembers(_ view: UIView, _ members: inout [LayoutItem]) {
        guard let state = view.rareState else { return }
        if let item = state.layoutItem { members.append(item) }
        for guide in state.layoutGuides + (state.systemGuides?.all ?? []) { members.append(guide.item) }
        for child in view.subviews { collectMembers(child, &members) }
    }

    /// Forgets an item that no constraint here speaks of any more.
    func dismiss(_ item: LayoutItem) {
        if let index = offsets.firstIndex(where: { $0.item === item }) {
            let offset = offsets.remove(at: index)
            for id in offset.ids { solver.remove(id) }
            solver.remove(offset.x)
            solver.remove(offset.y)
            item.offsetEngine = nil
        }
        guard let membership = item.membership, membership.engine === self else { return }
        for id in membership.own.all { solver.remove(id) }
        for variable in membership.variables.all {
            items[variable.number] = nil
            solver.remove(variable)
        }
        item.membership = nil
        fixed.removeAll { $0 === item }
        wrapping.removeAll { $0 === item }
        changedContents.removeAll { $0 === item }
        newcomers.removeAll { $0 === item }
    }

    /// Forgets everything; the next layout begins anew.
    func tearDown() {
        for item in items { item?.membership = nil }
        for owner in owners { owner?.installation = nil }
        for constraint in stale { constraint.isStale = false }
        for offset in offsets { offset.item.offsetEngine = nil }
        items = []
        owners = []
        (pending, stale, misplaced, broken) = ([], [], [], [])
        (changedContents, newcomers, fixed, wrapping, offsets) = ([], [], [], [], [])
        solver = Solver()
        rootWidth = solver.makeVariable()
        rootHeight = solver.makeVariable()
        rootSize = .none
        rootContent = OwnConstraints()
        isBuilt = false
        isDirty = true
        root?.setNeedsLayout()
    }

    private func build() {
        isBuilt = true
        guard let root else { return }
        if let item = root.rareState?.layoutItem { pending.append(contentsOf: item.held) }
        for child in root.subviews where child.isConstraintMember { join(child) }
    }

    // MARK: Solving

    /// Solves what changed, and marks the superviews of what has to be elsewhere.
    ///
    /// - Parameter placing: the view that places its subviews right now and so need not be marked.
    func update(placing: UIView? = nil) {
        guard !isUpdating, root != nil else { return }
        guard isDirty || !isBuilt || rootSizeChanged else { return }
        isUpdating = true
        if !isBuilt { build() }
        settle()
        isUpdating = false
        if !isScratch { markMoved(placing) }
    }

    /// Solves until nothing is left; code that is asked for sizes may change more.
    private func settle() {
        var rounds = 0
        repeat {
            isDirty = false
            flush()
            wrapContents()
            rounds += 1
        } while isDirty && rounds < 8
    }

    private func flush() {
        var changes: [(ConstraintID, Double)] = []
        updateRootSize(&changes)
        updateFixedFrames(&changes)
        updateOffsets(&changes)
        takeConstants(&changes)
        if !changes.isEmpty {
            mayMend = true
            change(changes)
        }
        if mayMend, !broken.isEmpty { pending.insert(contentsOf: takeBroken(), at: 0) }
        mayMend = false
        addPending()
        let contents = changedContents
        changedContents.removeAll(keepingCapacity: true)
        for item in contents { updateContent(of: item) }
    }

    /// Lets constraints that could not hold be tried again when it is solved next.
    func giveBrokenAnotherChance() {
        mayMend = true
    }

    private func takeBroken() -> [NSLayoutConstraint] {
        defer { broken.removeAll() }
        return broken
    }

    private func takeConstants(_ changes: inout [(ConstraintID, Double)]) {
        for constraint in stale {
            constraint.isStale = false
            guard let installation = constraint.installation else { continue }
            changes.append((installation.id, installation.base - constraint.signedConstant))
        }
        stale.removeAll(keepingCapacity: true)
        for constraint in misplaced {
            guard let installation = constraint.installation,
                let expression = LayoutExpression(constraint, in: self)?.expression
            else { continue }
            constraint.installation = NSLayoutConstraint.Installation(
                engine: self, id: installation.id, base: expression.constant + constraint.signedConstant)
            changes.append((installation.id, expression.constant))
        }
        misplaced.removeAll(keepingCapacity: true)
    }

    /// Changes constants; constraints that cannot hold then are broken.
    func change(_ changes: [(ConstraintID, Double)]) {
        for _ in 0..<owners.count + 1 {
            do throws(Conflict) {
                return try solver.setConstants(changes)
            } catch {
                guard breakOne(of: error) else { break }
            }
        }
        for change in changes { try? solver.setConstants([change]) }
    }

    /// What has to hold comes first, so that the rest starts near where it ends.
    private func addPending() {
        while !pending.isEmpty {
            let constraints = pending
            pending.removeAll(keepingCapacity: true)
            for constraint in constraints where constraint.priority == .required { install(constraint) }
            for constraint in constraints where constraint.priority != .required { install(constraint) }
        }
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard constraint.holder != nil, constraint.installation == nil,
            let expression = LayoutExpression(constraint, in: self)?.expression
        else { return }
        do throws(Conflict) {
            let id = try solver.add(
                expression, constraint.solverRelation, strength: Strength(constraint.priority.rawValue))
            constraint.installation = NSLayoutConstraint.Installation(
                engine: self, id: id, base: expression.constant + constraint.signedConstant)
            constraint.isBroken = false
            set(constraint, at: id)
        } catch {
            failed(constraint, against: error)
        }
    }

    private func set(_ constraint: NSLayoutConstraint, at id: ConstraintID) {
        while owners.count <= id.number { owners.append(nil) }
        owners[id.number] = constraint
    }

    /// Adds a constraint of the engine's own, for which others are broken if need be.
    func addOwn(
        _ expression: LinearExpression, _ relation: Comparison = .equal, above: Strength = .required,
        below: Strength? = nil
    ) -> ConstraintID? {
        for _ in 0..<owners.count + 1 {
            do throws(Conflict) {
                let id = try solver.add(expression, relation, strength: above, below: below)
                if id.number < owners.count { owners[id.number] = nil }
                return id
            } catch {
                guard breakOne(of: error) else { break }
            }
        }
        return nil
    }

    // MARK: Conflicts

    private func failed(_ constraint: NSLayoutConstraint, against conflict: Conflict) {
        broken.append(constraint)
        guard !constraint.isBroken else { return }
        constraint.isBroken = true
        report([constraint] + named(by: conflict), broken: constraint)
    }

    /// Breaks the constraint that came last, of those that cannot hold together.
    private func breakOne(of conflict: Conflict) -> Bool {
        let all = named(by: conflict)
        guard let last = all.max(by: { $0.serial < $1.serial }) else { return false }
        remove(last)
        last.isBroken = true
        broken.append(last)
        report(all, broken: last)
        return true
    }

    private func named(by conflict: Conflict) -> [NSLayoutConstraint] {
        conflict.constraints.compactMap { $0.number < owners.count ? owners[$0.number] : nil }
    }

    private func report(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint) {
        let set = constraints.sorted { $0.serial < $1.serial }.map(\.summary).joined(separator: ", ")
        Diagnostics.report(
            Diagnostic(
                rule: "constraint.unsatisfiable",
                message: "Constraints cannot be satisfied together: \(set). \(broken.summary) is broken.",
                subject: broken.holder?.diagnosticPath ?? "",
                hint: "Remove one of them, or give it a priority below 1000. A view whose frame is in the way may need "
                    + "translatesAutoresizingMaskIntoConstraints = false."))
    }

    // MARK: Items

    /// The variables of an item, made if it has none here.
    func variables(of item: LayoutItem) -> Variables {
        if let membership = item.membership { return membership.variables }
        let variables = Variables(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
        for variable in variables.all {
            while items.count <= variable.number { items.append(nil) }
            items[variable.number] = item
        }
        item.membership = LayoutItem.Membership(engine: self, variables: variables)
        newcomers.append(item)
        if item.kind == .view {
            if item.view?.flags.contains(.constrained) == true {
                changedContents.append(item)
            } else {
                keepFrame(of: item)
            }
        }
        return variables
    }

    private func keepFrame(of item: LayoutItem) {
        guard let view = item.view, var membership = item.membership else { return }
        let frame = view.alignmentRect(forFrame: view.untransformedFrame)
        let variables = membership.variables
        func keep(_ variable: Variable, _ value: CGFloat) -> ConstraintID? {
            addOwn(LinearExpression([.init(variable, 1)], constant: -Double(value)))
        }
        membership.own.x = keep(variables.x, frame.minX)
        membership.own.y = keep(variables.y, frame.minY)
        membership.own.width = keep(variables.width, frame.width)
        membership.own.height = keep(variables.height, frame.height)
        membership.target = frame
        item.membership = membership
        fixed.append(item)
    }

    private func updateFixedFrames(_ changes: inout [(ConstraintID, Double)]) {
        for item in fixed {
            guard let view = item.view, let membership = item.membership else { continue }
            let frame = view.alignmentRect(forFrame: view.untransformedFrame)
            guard membership.target != frame else { continue }
            item.membership?.target = frame
            let own = membership.own
            for (id, value) in [
                (own.x, frame.minX), (own.y, frame.minY), (own.width, frame.width), (own.height, frame.height),
            ] {
                if let id { changes.append((id, -Double(value))) }
            }
        }
    }

    /// How far a scroll view is scrolled.
    func offset(of view: UIView) -> (x: Variable, y: Variable) {
        let item = view.layoutItem
        if let known = offsets.first(where: { $0.item === item }) { return (known.x, known.y) }
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let value = view.bounds.origin
        let ids = [
            addOwn(LinearExpression([.init(x, 1)], constant: -Double(value.x))),
            addOwn(LinearExpression([.init(y, 1)], constant: -Double(value.y))),
        ].compactMap { $0 }
        offsets.append(Offset(item: item, x: x, y: y, ids: ids, value: value))
        item.offsetEngine = self
        view.flags.insert(.joinsConstraints)
        return (x, y)
    }

    private func updateOffsets(_ changes: inout [(ConstraintID, Double)]) {
        for index in offsets.indices {
            guard let origin = offsets[index].item.view?.bounds.origin, offsets[index].value != origin,
                offsets[index].ids.count == 2
            else { continue }
            offsets[index].value = origin
            changes.append((offsets[index].ids[0], -Double(origin.x)))
            changes.append((offsets[index].ids[1], -Double(origin.y)))
        }
    }

    // MARK: Results

    private func markMoved(_ placing: UIView?) {
        var moved = newcomers
        newcomers.removeAll(keepingCapacity: true)
        for item in moved { item.membership?.isMarked = true }
        for variable in solver.takeChanges() {
            guard variable.number < items.count, let item = items[variable.number],
                item.membership?.isMarked == false
            else { continue }
            item.membership?.isMarked = true
            moved.append(item)
        }
        takeRootSize()
        guard !moved.isEmpty else { return }
        let scale = max(root?.traitCollection.displayScale ?? 1, 1)
        for item in moved {
            item.membership?.isMarked = false
            place(item, scale: scale, placing)
        }
    }

    private func place(_ item: LayoutItem, scale: CGFloat, _ placing: UIView?) {
        guard let membership = item.membership, let view = item.view else { return }
        let rect = solvedRect(membership.variables, scale: scale)
        switch item.kind {
        case .view:
            guard view.flags.contains(.constrained) else { return }
            let frame = view.frame(forAlignmentRect: rect)
            guard membership.target != frame else { return }
            item.membership?.target = frame
            if let superview = view.superview, superview !== placing { superview.setNeedsLayout() }
        case .content: setContentSize(rect.size, of: view, membership.variables)
        default:
            guard let guide = item.guide, guide.solvedFrame != rect else { return }
            guide.solvedFrame = rect
            view.setNeedsLayout()
        }
    }

    private func setContentSize(_ size: CGSize, of view: UIView, _ variables: Variables) {
        guard let scrollView = view as? UIScrollView else { return }
        var content = scrollView.contentSize
        if solver.isDetermined(variables.width) { content.width = size.width }
        if solver.isDetermined(variables.height) { content.height = size.height }
        scrollView.systemGuide(.content, at: \.content, name: "").solvedFrame = CGRect(origin: .zero, size: content)
        if scrollView.contentSize != content { scrollView.contentSize = content }
    }

    /// A rectangle whose edges are on pixels.
    private func solvedRect(_ variables: Variables, scale: CGFloat) -> CGRect {
        // A hair more, so that halves are rounded up however they were computed.
        func snap(_ value: Double) -> CGFloat { (CGFloat(value) * scale + 1e-6).rounded() / scale }
        let (x, y) = (solver.value(of: variables.x), solver.value(of: variables.y))
        let (left, top) = (snap(x), snap(y))
        return CGRect(
            x: left, y: top, width: max(0, snap(x + solver.value(of: variables.width)) - left),
            height: max(0, snap(y + solver.value(of: variables.height)) - top))
    }

    /// The active constraints that places follow from.
    func constraints(determining variables: Variables, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        update()
        let pair = axis == .horizontal ? [variables.x, variables.width] : [variables.y, variables.height]
        var found: [NSLayoutConstraint] = []
        for id in pair.flatMap({ solver.constraints(determining: $0) }) {
            guard id.number < owners.count, let owner = owners[id.number] else { continue }
            if !found.contains(where: { $0 === owner }) { found.append(owner) }
        }
        return found.sorted { $0.serial < $1.serial }
    }

    /// Solves again with another size of the root in force.
    func settleForMeasuring() {
        isUpdating = true
        if !isBuilt { build() }
        settle()
        isUpdating = false
    }
}
