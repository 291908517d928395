import Flexbox

/// Makes the views in a container equal to what nodes describe, with as few changes to them as possible.
///
/// Level by level, in three steps:
/// 1. Every node finds its view among those that were made here before: first one with the same reuse identifier and the
///    same key; then, for nodes that are left, any with the same reuse identifier. Otherwise a view is made.
/// 2. Views that no node found are taken out.
/// 3. Views that are not in the order of their nodes are moved. The longest run that is in order already stays put.
///
/// Then the views are configured, the level below is done, and finally everything is laid out at once. Views that were
/// not made here are left where they are.
@MainActor
struct Reconciler {
    private let container: UIView
    private let size: CGSize
    private let canvasSize: CGSize
    private let notifies: Bool
    private var report = UIRenderReport()
    private var visited: [(node: NodeCore, view: UIView, isNew: Bool)] = []

    init(container: UIView, size: CGSize, options: [UINodeOption]) {
        self.container = container
        self.size = size
        canvasSize = container.bounds.size
        notifies = !options.contains(.preventDelegateCallbacks)
    }

    /// Does it all, with the given nodes directly in the container.
    mutating func run(_ nodes: [NodeCore]) -> UIRenderReport {
        reconcile(nodes, in: container)
        notify { $0.nodeWillLayout($1, view: $2) }
        for node in nodes {
            if let view = node.renderedView { layOut(view) }
        }
        notifyMounted()
        notify { $0.nodeDidLayout($1, view: $2) }
        return report
    }

    // MARK: Views

    private mutating func reconcile(_ nodes: [NodeCore], in parent: UIView) {
        var old = parent.subviews.filter { $0.viewRecord?.reuseIdentifier != nil }
        let views = match(nodes, with: &old)
        for view in old {
            view.removeFromSuperview()
            report.removed += 1
        }
        arrange(views.map(\.view), in: parent)
        for (node, (view, isNew)) in zip(nodes, views) {
            visited.append((node, view, isNew))
            node.configure(view, view.ensuredRecord, canvasSize: canvasSize, &report)
            if !node.core.isEmpty || view.subviews.contains(where: { $0.viewRecord?.reuseIdentifier != nil }) {
                reconcile(node.core, in: view)
            }
            view.yoga.setChildren(node.core.compactMap { $0.renderedView?.yoga })
        }
    }

    /// Step 1: finds or makes the view of each node; what is left in `old` was not found.
    private mutating func match(_ nodes: [NodeCore], with old: inout [UIView]) -> [(view: UIView, isNew: Bool)] {
        var found = [UIView?](repeating: nil, count: nodes.count)
        for (index, node) in nodes.enumerated() {
            found[index] = take(from: &old) { $0.reuseIdentifier == node.reuseIdentifier && $0.key == node.key }
        }
        return nodes.enumerated().map { index, node in
            let reused = found[index] ?? take(from: &old) { $0.reuseIdentifier == node.reuseIdentifier }
            let view = reused ?? makeView(for: node)
            view.ensuredRecord.key = node.key
            node.renderedView = view
            report.reused += reused == nil ? 0 : 1
            return (view, reused == nil)
        }
    }

    private func take(from views: inout [UIView], where matches: (ViewRecord) -> Bool) -> UIView? {
        guard let index = views.firstIndex(where: { $0.viewRecord.map(matches) ?? false }) else { return nil }
        return views.remove(at: index)
    }

    private mutating func makeView(for node: NodeCore) -> UIView {
        let view = node.makeView()
        let record = view.ensuredRecord
        record.reuseIdentifier = node.reuseIdentifier
        record.layout.isEnabled = true
        report.created += 1
        return view
    }

    /// Step 3: puts the views into the container in order.
    private mutating func arrange(_ views: [UIView], in parent: UIView) {
        let places = Dictionary(uniqueKeysWithValues: parent.subviews.enumerated().map { (ObjectIdentifier($1), $0) })
        let present = views.enumerated().compactMap { index, view in
            places[ObjectIdentifier(view)].map { (index: index, place: $0) }
        }
        let staying = longestIncreasingRun(present.map(\.place))
        let stays = Set(staying.map { present[$0].index })
        var previous: UIView?
        for (index, view) in views.enumerated() {
            if !stays.contains(index) {
                report.moved += places[ObjectIdentifier(view)] == nil ? 0 : 1
                insert(view, above: previous, in: parent)
            }
            previous = view
        }
    }

    private func insert(_ view: UIView, above previous: UIView?, in parent: UIView) {
        if let previous {
            parent.insertSubview(view, aboveSubview: previous)
        } else if let first = parent.subviews.first(where: { $0.viewRecord?.reuseIdentifier != nil && $0 !== view }) {
            parent.insertSubview(view, belowSubview: first)
        } else {
            parent.addSubview(view)
        }
    }

    // MARK: Layout

    private mutating func layOut(_ view: UIView) {
        func extent(_ value: CGFloat) -> Double? { value.isFinite && value < CGFloat.max ? Double(value) : nil }
        let scale = Double(UIScreen.main.scale)
        view.yoga.node.layout(
            width: extent(size.width), height: extent(size.height), rounding: .pixels(perPoint: scale > 0 ? scale : 1))
        applyFrames(view)
    }

    private mutating func applyFrames(_ view: UIView) {
        report.changedFrames += view.yoga.applyFrame() ? 1 : 0
        for child in view.yoga.children {
            if let view = child.view { applyFrames(view) }
        }
    }

    // MARK: Delegates

    private mutating func notifyMounted() {
        guard notifies else { return }
        for (node, view, isNew) in visited where isNew && !view.ensuredRecord.isMounted {
            view.ensuredRecord.isMounted = true
            node.associatedComponent?.nodeDidMount(node, view: view)
            node.delegate?.nodeDidMount(node, view: view)
        }
    }

    private func notify(_ call: (any UINodeDelegateProtocol, any UINodeProtocol, UIView) -> Void) {
        guard notifies else { return }
        for (node, view, _) in visited {
            if let component = node.associatedComponent { call(component, node, view) }
            if let delegate = node.delegate { call(delegate, node, view) }
        }
    }
}

/// The positions of a longest run of increasing numbers, in O(n log n).
func longestIncreasingRun(_ numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (position, number) in numbers.enumerated() {
        var (low, high) = (0, tails.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[position] = tails[low - 1] }
        if low < tails.count { tails[low] = position } else { tails.append(position) }
    }
    var run: [Int] = []
    var next = tails.last
    while let position = next {
        run.append(position)
        next = previous[position]
    }
    return run.reversed()
}
