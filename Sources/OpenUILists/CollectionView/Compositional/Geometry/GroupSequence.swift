import ListGeometry

/// The groups of a section, one after the other along an axis.
///
/// All groups without measured views are equal. Their frames are computed once, and nothing is stored per group or
/// item; a measured view is stored with its group. A look-up takes O(log g) for g groups with measured views; a change
/// of sizes takes O(log g) for each group that changes.
struct GroupSequence {
    /// A group, the index of its first item, and its position.
    struct Slot {
        let first: Int
        /// The origin of the group in the section's content.
        let origin: CGPoint
        let group: SolvedGroup
    }

    let node: LayoutNode
    let container: CGSize
    /// The axis along which the groups follow each other.
    let axis: FlowAxis
    let spacing: CGFloat
    /// The number of items.
    let count: Int
    /// The frames of a group without measured views.
    private let pattern: SolvedGroup
    private let patternStep: CGFloat
    let isSelfSizing: Bool
    private let hasVariableCount: Bool
    private(set) var sizes: MeasuredSizes
    /// The distance from the start of each group to the start of the next one.
    private var steps: RowHeights
    /// The number of items in each group.
    private var counts: RowHeights
    /// The distances by which elements exceed their groups, at the start and at the end of the axis.
    private var reach: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The distances by which elements exceed their groups across the axis.
    private(set) var sideReach: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The largest breadth of a group with measured views.
    private var measuredBreadth: CGFloat?

    /// - Parameter sizes: The sizes of views that were measured before.
    init(
        node: LayoutNode, container: CGSize, axis: FlowAxis, spacing: CGFloat, count: Int,
        sizes: MeasuredSizes = MeasuredSizes()
    ) {
        (self.node, self.container, self.axis, self.count) = (node, container, axis, count)
        self.spacing = spacing.isFinite ? spacing : 0
        isSelfSizing = node.isSelfSizing
        hasVariableCount = isSelfSizing && node.hasVariableCount
        self.sizes = isSelfSizing ? sizes.prefix(count) : MeasuredSizes()
        pattern = GroupSolver { _ in nil }.solve(node, in: container, first: 0, available: max(count, 1))
        let capacity = max(pattern.items.count, 1)
        patternStep = max(0, axis.main(pattern.size) + node.gaps(axis).points + self.spacing)
        let groups = pattern.items.isEmpty ? 0 : (count + capacity - 1) / capacity
        steps = RowHeights(count: groups, estimate: patternStep, minimum: 0)
        counts = RowHeights(count: groups, estimate: CGFloat(capacity))
        include(pattern)
        solveLastGroup()
        if !self.sizes.isEmpty { solve(self.sizes.items) }
    }

    // MARK: Queries

    private var groupCount: Int { steps.count }
    private var capacity: Int { max(pattern.items.count, 1) }

    /// The length of all groups along the axis.
    var length: CGFloat { groupCount > 0 ? max(0, steps.total - spacing) : 0 }

    /// The largest length of a group across the axis.
    var breadth: CGFloat {
        let gaps = node.gaps(axis.crossed).points
        return groupCount > 0 ? (measuredBreadth ?? axis.cross(pattern.size)) + gaps : 0
    }

    /// The distances by which elements exceed the groups along the axis; the spacing does not follow the last group.
    var overflow: (start: CGFloat, end: CGFloat) { (reach.start, reach.end + max(0, spacing)) }

    private func first(of group: Int) -> Int { Int(counts.offset(of: group), within: 0...count) }
    func group(of item: Int) -> Int { counts.row(at: CGFloat(item)) }

    /// Returns the groups whose elements may intersect an interval along the axis.
    func slots(from low: CGFloat, to high: CGFloat) -> [Slot] {
        guard groupCount > 0, low <= high else { return [] }
        let (low, high) = (low - reach.end, high + reach.start)
        guard high >= 0, low <= max(steps.total, length) else { return [] }
        let first = steps.row(at: low)
        let last = patternStep > 0 ? steps.row(at: high) : min(steps.row(at: high), first + Self.emptyGroupLimit)
        guard first <= last else { return [] }
        return (first...last).map(slot)
    }

    /// The number of groups that are returned at most if groups have no length, and all are at the same place.
    private static let emptyGroupLimit = 100

    /// Returns a group with its position.
    func slot(_ index: Int) -> Slot {
        let first = first(of: index)
        let group = isPattern(index, first) ? pattern : solve(at: first)
        let gaps = node.gaps(axis.crossed)
        let origin = axis.rect(
            main: start(of: index), cross: gaps.start(of: axis.cross(group.size), in: axis.cross(container)), length: 0,
            breadth: 0
        ).origin
        return Slot(first: first, origin: origin, group: group)
    }

    /// The start of a group along the axis.
    func start(of group: Int) -> CGFloat { steps.offset(of: group) + node.gaps(axis).start.points }

    /// The length of a group along the axis.
    func length(of group: Int) -> CGFloat { steps[group] - spacing - node.gaps(axis).points }

    /// Returns the group at a position along the axis, clamped to the existing ones, or `nil` if there are none.
    func group(at place: CGFloat) -> Int? { groupCount > 0 ? steps.row(at: place) : nil }

    var lastGroup: Int { groupCount - 1 }

    private func isPattern(_ index: Int, _ first: Int) -> Bool {
        first + pattern.items.count <= count && (sizes.isEmpty || !sizes.contains(first..<first + capacity + 1))
    }

    private func solve(at first: Int) -> SolvedGroup {
        GroupSolver { sizes[$0] }.solve(node, in: container, first: first, available: max(count - first, 1))
    }

    // MARK: Changes

    /// Stores the sizes of views and updates their groups.
    mutating func setSizes(_ new: [Int: CGSize]) {
        let items = new.keys.filter { $0 >= 0 && $0 < count }.sorted()
        guard isSelfSizing, !items.isEmpty else { return }
        sizes.set(items, new)
        solve(items)
    }

    /// Solves the groups of items again.
    private mutating func solve(_ items: [Int]) {
        guard groupCount > 0 else { return }
        if hasVariableCount { return breakGroups(items) }
        var last = -1
        for item in items {
            let index = group(of: item)
            guard index != last else { continue }
            last = index
            store(solve(at: first(of: index)), at: index)
        }
    }

    private mutating func store(_ group: SolvedGroup, at index: Int) {
        include(group)
        steps.set(index, to: step(of: group))
        counts.set(index, to: CGFloat(group.items.count))
        measuredBreadth = max(measuredBreadth ?? 0, axis.cross(group.size))
    }

    private func step(of group: SolvedGroup) -> CGFloat {
        max(0, axis.main(group.size) + node.gaps(axis).points + spacing)
    }

    private mutating func include(_ group: SolvedGroup) {
        let extent = group.extent
        reach.start = max(reach.start, -axis.start(extent))
        // A group overlaps the next one if the spacing is negative.
        reach.end = max(reach.end, axis.end(extent) + node.gaps(axis).start.points - step(of: group))
        let cross = axis.crossed
        sideReach.start = max(sideReach.start, -cross.start(extent))
        sideReach.end = max(sideReach.end, cross.end(extent))
    }

    private mutating func solveLastGroup() {
        guard groupCount > 0, count % capacity != 0 else { return }
        let first = (groupCount - 1) * capacity
        let group = solve(at: first)
        include(group)
        steps.set(groupCount - 1, to: step(of: group))
        counts.set(groupCount - 1, to: CGFloat(group.items.count))
    }

    // MARK: Groups with a variable number of items

    /// Distributes items to groups again, from the first item that changed to the first group after the last one that
    /// starts with the same item as before.
    private mutating func breakGroups(_ items: [Int]) {
        guard let firstItem = items.first, let lastItem = items.last else { return }
        // An item that became smaller may fit into the group before.
        let start = max(0, group(of: firstItem) - 1)
        var (item, end) = (first(of: start), groupCount)
        var runs: [GroupRun] = []
        while item < count {
            if item > lastItem, case let old = group(of: item), first(of: old) == item {
                end = old
                break
            }
            let run = nextRun(at: item)
            runs.append(run)
            item += run.groups * run.count
        }
        replaceGroups(start..<end, with: runs)
    }

    /// Equal groups, one after the other.
    private struct GroupRun {
        var groups: Int
        var count: Int
        /// The group if its frames differ from the pattern.
        var solved: SolvedGroup?
    }

    private func nextRun(at item: Int) -> GroupRun {
        let measured = sizes.first(from: item) ?? count
        // The item after a group decides whether it fits into the group, so it must not be measured either.
        let groups = min((measured - 1 - item) / capacity, (count - item) / capacity)
        if measured == count, count - item >= capacity {
            return GroupRun(groups: (count - item) / capacity, count: capacity)
        }
        if groups > 0 { return GroupRun(groups: groups, count: capacity) }
        let group = solve(at: item)
        return GroupRun(groups: 1, count: max(group.items.count, 1), solved: group)
    }

    private mutating func replaceGroups(_ range: Range<Int>, with runs: [GroupRun]) {
        let number = runs.reduce(0) { $0 + $1.groups }
        steps.replace(range, withEstimates: number)
        counts.replace(range, withEstimates: number)
        var index = range.lowerBound
        for run in runs {
            if let group = run.solved { store(group, at: index) }
            index += run.groups
        }
    }
}
