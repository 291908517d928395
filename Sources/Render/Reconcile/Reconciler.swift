import Flexbox

/// Reconciles the views in a container with nodes, with as few changes as possible.
///
/// Each level of the tree takes four steps:
/// 1. Match every node with a view that an earlier render created here (see ``ViewMatching``), or create a view.
/// 2. Remove the views that were not matched.
/// 3. Move the views that are out of order. The longest increasing subsequence stays in place.
/// 4. Configure the views, and reconcile the level below each of them.
///
/// Finally the whole tree is laid out at once. Views that were not created here are left in place.
@MainActor
struct Reconciler {
    private static var lastPass: UInt = 0
    /// If at least this many views are removed from a container at once, they are released when idle, because releasing
    /// them takes much longer than removing them.
    private static let manyViews = 32

    private let container: UIView
    private let canvasSize: CGSize
    private let notifies: Bool
    private let releasesClosures: Bool
    private let pass: UInt
    private var layout: LayoutRun
    private var animators = AnimatorQueue()
    private var report = UIRenderReport()
    /// The nodes that have observers.
    private var watched: [(node: NodeCore, view: UIView, isNew: Bool)] = []
    private var created: [UIView] = []
    /// The first view that was created for each kind of node.
    private var patterns: [ViewKind: ViewRecord] = [:]

    init(container: UIView, size: CGSize, options: [UINodeOption], animator: UIViewPropertyAnimator? = nil) {
        self.container = container
        canvasSize = Self.canvasSize(of: container, size)
        notifies = !options.contains(.preventDelegateCallbacks)
        releasesClosures = options.contains(.releaseClosures)
        Self.lastPass += 1
        pass = Self.lastPass
        layout = LayoutRun(container: container, size: size, animator: animator, pass: pass)
    }

    /// Returns the canvas size that closures receive: the available size, with the container's extent in dimensions
    /// that the content determines.
    static func canvasSize(of container: UIView, _ size: CGSize) -> CGSize {
        CGSize(
            width: size.width.isFinite ? size.width : container.bounds.width,
            height: size.height.isFinite ? size.height : container.bounds.height)
    }

    /// Performs the render, with the given nodes as roots in the container.
    mutating func run(_ nodes: [NodeCore]) -> UIRenderReport {
        let record = container.ensuredRecord
        for node in nodes { node.container = container }
        reconcile(nodes, in: container, record, isInherited: true)
        notify { $0.nodeWillLayout($1, view: $2) }
        animators.start()
        layout.run(roots: record.children, of: record, created: created, &report)
        notifyMounted()
        notify { $0.nodeDidLayout($1, view: $2) }
        return report
    }

    /// Repeats only the layout of the last render.
    mutating func runLayout() -> UIRenderReport {
        let record = container.ensuredRecord
        layout.run(roots: record.children, of: record, created: [], &report)
        return report
    }

    // MARK: Views

    /// - Parameter isInherited: Whether the enclosing component allows its nodes to be updated.
    private mutating func reconcile(
        _ nodes: [NodeCore], in parent: UIView, _ record: ViewRecord, isInherited: Bool
    ) {
        if shows(nodes, in: parent, record) {
            report.reused += nodes.count
        } else {
            match(nodes, in: parent, record)
        }
        record.childrenPass = pass
        let children = record.children
        for (index, node) in nodes.enumerated() {
            node.renderedPass = pass
            node.place = index
            configure(node, children[index], isInherited: isInherited)
        }
    }

    /// Whether the views of all nodes already exist in the right order, which is the case on most levels of most
    /// renders.
    private func shows(_ nodes: [NodeCore], in parent: UIView, _ record: ViewRecord) -> Bool {
        guard nodes.count == record.children.count else { return false }
        var next = 0
        for view in parent.subviews {
            guard next < nodes.count else { break }
            if view === record.children[next].view { next += 1 }
        }
        guard next == nodes.count else { return false }
        for (index, node) in nodes.enumerated() {
            guard record.children[index].record.fits(node) else { return false }
            node.isReused = true
        }
        return true
    }

    /// Performs steps 1 to 3.
    private mutating func match(_ nodes: [NodeCore], in parent: UIView, _ record: ViewRecord) {
        let old = present(record.children, in: parent)
        guard !old.isEmpty else {
            ViewMatching.checkKeys(nodes)
            record.children = makeAll(nodes)
            return insertMissing(record.children, in: parent)
        }
        var matching = ViewMatching(nodes: nodes, old: old)
        matching.run()
        remove(matching.unused.map { old[$0].view })
        var children: [RenderedView] = []
        children.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() {
            children.append(matching.found[index] >= 0 ? reuse(old[matching.found[index]], node) : make(node))
        }
        arrange(children, in: parent)
        record.children = children
    }

    /// The views that client code has not removed from the container.
    private func present(_ children: [RenderedView], in parent: UIView) -> [RenderedView] {
        for child in children where child.view.superview !== parent {
            return children.filter { $0.view.superview === parent }
        }
        return children
    }

    private mutating func reuse(_ rendered: RenderedView, _ node: NodeCore) -> RenderedView {
        report.reused += 1
        node.isReused = rendered.record.key == node.key
        rendered.record.key = node.key
        return rendered
    }

    /// Performs step 2.
    private mutating func remove(_ views: [UIView]) {
        for view in views { view.removeFromSuperview() }
        report.removed += views.count
        report.touchedViews += views.count
        // A view retains its record and its layout.
        if views.count >= Self.manyViews { deferRelease(views) }
    }

    // A loop, because a closure passed to nonisolated code checks at each call which actor it runs on.
    private mutating func makeAll(_ nodes: [NodeCore]) -> [RenderedView] {
        var views: [RenderedView] = []
        views.reserveCapacity(nodes.count)
        for node in nodes { views.append(make(node)) }
        return views
    }

    private mutating func make(_ node: NodeCore) -> RenderedView {
        let view = node.makeView()
        let record = view.ensuredRecord
        record.kind = node.kind
        record.key = node.key
        record.madePass = pass
        record.layout.isEnabled = true
        report.created += 1
        created.append(view)
        touch(record)
        return RenderedView(view: view, record: record)
    }

    private mutating func configure(_ node: NodeCore, _ rendered: RenderedView, isInherited: Bool) {
        let (view, record) = (rendered.view, rendered.record)
        if let describe = node.redescribe {
            if record.shown === node, !node.hasObservers { return record.layout.unchangedPass = pass }
            node.redescribe = nil
            if let other = describe() as? NodeCore { node.adoptDescription(of: other) }
        }
        let isNew = record.madePass == pass
        if notifies, node.hasObservers { watched.append((node, view, isNew)) }
        let isUpdated = node.isUpdated(isInherited: isInherited)
        defer { if releasesClosures { node.releaseClosures() } }
        if node.updateMode != .update, !isUpdated, node.isReused, !isNew { return }
        record.shown = node.isMemoized ? node : nil
        if isNew { applyPattern(to: record, of: node.kind) }
        let changes = node.configure(view, record, canvasSize: canvasSize, pass: pass, &animators)
        if changes > 0 {
            report.changedProperties += changes
            report.configured += 1
            touch(record)
        }
        let host = view.nodeContainer
        let hostRecord = host === view ? record : host.ensuredRecord
        if !node.core.isEmpty || !hostRecord.children.isEmpty {
            reconcile(node.core, in: host, hostRecord, isInherited: isUpdated)
            record.layout.setChildren(hostRecord.children)
        }
    }

    private mutating func applyPattern(to record: ViewRecord, of kind: ViewKind) {
        if let pattern = patterns[kind] {
            record.follow(pattern)
        } else {
            patterns[kind] = record
        }
    }

    private mutating func touch(_ record: ViewRecord) {
        guard record.layout.touchedPass != pass else { return }
        record.layout.touchedPass = pass
        report.touchedViews += 1
    }

    // MARK: Order

    /// Performs step 3: puts the views in the container in order.
    private mutating func arrange(_ views: [RenderedView], in parent: UIView) {
        for index in parent.orderSubviews(views.map { $0.view }) {
            report.moved += 1
            touch(views[index].record)
        }
        insertMissing(views, in: parent)
    }

    private func insertMissing(_ views: [RenderedView], in parent: UIView) {
        var previous: UIView?
        for rendered in views {
            if rendered.view.superview !== parent { insert(rendered.view, above: previous, in: parent) }
            previous = rendered.view
        }
    }

    private func insert(_ view: UIView, above previous: UIView?, in parent: UIView) {
        if let previous {
            if parent.subviews.last === previous {
                parent.addSubview(view)
            } else {
                parent.insertSubview(view, aboveSubview: previous)
            }
        } else if let first = parent.subviews.first(where: { $0.viewRecord?.kind != nil && $0 !== view }) {
            parent.insertSubview(view, belowSubview: first)
        } else {
            parent.addSubview(view)
        }
    }

    // MARK: Delegates

    private mutating func notifyMounted() {
        for (node, view, isNew) in watched where isNew {
            node.observers.forEach { $0.nodeDidMount(node, view: view) }
        }
    }

    private func notify(_ call: (any UINodeDelegateProtocol, any UINodeProtocol, UIView) -> Void) {
        for (node, view, _) in watched {
            node.observers.forEach { call($0, node, view) }
        }
    }
}

extension UIView {
    /// The view that contains the views of a node's children.
    var nodeContainer: UIView {
        guard let effects = self as? UIVisualEffectView else { return self }
        return effects.contentView
    }
}
