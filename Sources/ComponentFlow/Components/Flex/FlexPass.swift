import Flexbox

/// The data that a flex container keeps between updates: a box for each child, with its measured sizes.
@MainActor
final class FlexCache {
    let root = FlexNode()
    private var entries: [ComponentIdentity: FlexEntry] = [:]
    /// The number of the current pass.
    private var pass = 0

    /// Returns the data of a container, created on first use.
    static func stored(in children: ChildContainer) -> FlexCache {
        children.stored(0) { FlexCache() }
    }

    /// Returns the entries of the items, in order, after making their boxes the children of the container's box.
    ///
    /// An item whose id, by mistake, is that of an earlier one has an entry for this pass only.
    func entries(for items: [ComponentItem]) -> [FlexEntry] {
        pass += 1
        let used = items.map { item in
            if let known = entries[item.identity] {
                guard known.pass != pass else { return FlexEntry() }
                known.pass = pass
                return known
            }
            let entry = FlexEntry()
            entry.pass = pass
            entries[item.identity] = entry
            return entry
        }
        if entries.count > items.count { entries = entries.filter { $0.value.pass == pass } }
        root.setChildren(used.map(\.box))
        return used
    }
}

/// The box of one child.
@MainActor
final class FlexEntry {
    let box = FlexNode()
    /// The last pass of the cache that used the entry.
    fileprivate var pass = 0
    /// The size of the child when it is proposed the full available size.
    var natural = CGSize.zero
    /// The available size for which `natural` was measured.
    var naturalProposal: CGSize?
    /// The node that was measured, and its `measureVersion` at that time.
    weak var node: MountedNode?
    var measureVersion: UInt32 = 0
    /// The child in the current update.
    var child: UpdatedChild?
    /// Whether the layout of the current update measured the child with a smaller width.
    private(set) var wasMeasured = false
    /// Measures the child with a smaller width; set only while the container is laid out.
    var measureWithWidth: ((CGFloat) -> CGSize)? {
        didSet { if oldValue == nil { wasMeasured = false } }
    }

    init() {
        box.measure = { [weak self] width, _ in
            MainActor.assumeIsolated { self?.measured(width) ?? .zero }
        }
    }

    /// Measures the child for the engine.
    ///
    /// Content can shrink to any width, as in the other stacks: its minimum content width is zero.
    private func measured(_ width: FlexMeasureMode) -> FlexSize {
        switch width {
        case .minContent: return FlexSize(width: 0, height: Double(natural.height))
        case .exactly(let width) where CGFloat(width) < natural.width - 0.5:
            wasMeasured = true
            let size = measureWithWidth?(CGFloat(width)) ?? natural
            return FlexSize(width: Double(size.width), height: Double(size.height))
        default: return FlexSize(width: Double(natural.width), height: Double(natural.height))
        }
    }
}

/// One update of a flex container: it measures the items, lets the engine distribute the space, and places the items.
///
/// An item that keeps its natural size is updated once, an item whose size changes twice. Items that are unchanged
/// since the last update are not measured again.
@MainActor
struct FlexPass {
    let content: FlexContent
    let children: ChildContainer
    let memory: FlexCache
    let environment: EnvironmentCells
    let availableSize: CGSize
    let transition: ComponentTransition

    /// Runs the update.
    ///
    /// - Returns: The updated children, the center of each, and the size of the container.
    func run() -> (children: [UpdatedChild], centers: [CGPoint], size: CGSize) {
        let items = content.items
        let entries = memory.entries(for: items)
        for (item, entry) in zip(items, entries) {
            entry.box.style = itemStyle(item)
            measure(item, entry)
            entry.measureWithWidth = { width in
                guard let child = entry.child else { return entry.natural }
                let proposal = CGSize(width: width, height: availableSize.height)
                return children.measure(child, proposal: proposal, transition: transition)
            }
        }
        layOut()
        for entry in entries { entry.measureWithWidth = nil }
        var updated: [UpdatedChild] = []
        var centers: [CGPoint] = []
        for entry in entries {
            guard let child = settle(entry) else { continue }
            let frame = entry.box.frame
            // A child can be smaller than its box.
            let left = isRightToLeft ? frame.x + frame.width - child.size.width : frame.x
            centers.append(CGPoint(x: left + child.size.width / 2, y: frame.y + child.size.height / 2))
            updated.append(child)
        }
        let size = memory.root.frame
        return (updated, centers, CGSize(width: size.width, height: size.height))
    }

    // MARK: Measurement

    /// Measures a child with the full available size, and notifies the engine if the result may differ.
    private func measure(_ item: ComponentItem, _ entry: FlexEntry) {
        let child = children.update(
            ChildKey(item.identity), BoxContent(box: item.box), environment: environment, availableSize: availableSize,
            transition: transition)
        let node = children.node(of: child)
        let isKnown = entry.node === node && entry.measureVersion == node?.measureVersion
        if !isKnown || entry.naturalProposal != availableSize || entry.natural != child.size {
            entry.box.markContentChanged()
        }
        entry.node = node
        entry.natural = child.size
        entry.naturalProposal = availableSize
        entry.child = child
    }

    /// Updates a child with the proposal with which it is shown: its box, unless that has its natural size or the size that
    /// it takes in the width of the box.
    private func settle(_ entry: FlexEntry) -> UpdatedChild? {
        guard let child = entry.child.take() else { return nil }
        defer { entry.measureVersion = entry.node?.measureVersion ?? 0 }
        let box = CGSize(width: entry.box.frame.width, height: entry.box.frame.height)
        if differs(box, entry.natural) {
            let proposal =
                isHeightOfContent(box, of: child, entry) ? CGSize(width: box.width, height: availableSize.height) : box
            return children.settle(child, proposal: proposal, transition: transition)
        }
        return entry.wasMeasured
            ? children.settle(child, proposal: availableSize, transition: transition)
            : children.settleUnmeasured(child, proposal: availableSize, transition: transition)
    }

    /// Returns whether a narrowed child, measured with the width of its box, has the size of the box.
    ///
    /// The child is measured for that if it was not before: whether it was depends on earlier updates.
    private func isHeightOfContent(_ box: CGSize, of child: UpdatedChild, _ entry: FlexEntry) -> Bool {
        guard box.width < entry.natural.width - 0.5 else { return false }
        let proposal = CGSize(width: box.width, height: availableSize.height)
        return children.measure(child, proposal: proposal, transition: transition) == box
    }

    /// Returns whether sizes differ by more than the engine's rounding.
    private func differs(_ first: CGSize, _ second: CGSize) -> Bool {
        abs(first.width - second.width) > 1 || abs(first.height - second.height) > 1
    }

    // MARK: Layout

    private func itemStyle(_ item: ComponentItem) -> FlexStyle {
        var style = FlexStyle()
        style.minWidth = .zero
        style.minHeight = .zero
        if let flexibility = item.flexibility {
            style.flexGrow = Double(flexibility.weight)
            style.flexBasis = .points(0)
            if content.style.flexDirection.isRow {
                style.minWidth = .points(Double(flexibility.minimum))
            } else {
                style.minHeight = .points(Double(flexibility.minimum))
            }
        }
        guard let flex = item.traits?.flex else { return style }
        style.flexGrow = Double(flex.grow)
        style.flexShrink = Double(flex.shrink)
        style.flexBasis = flex.basis
        style.alignSelf = flex.alignSelf
        return style
    }

    private var isRightToLeft: Bool { content.isRightToLeft ?? children.owner.isRightToLeft }

    private func layOut() {
        var style = content.style
        style.maxWidth = length(availableSize.width)
        style.maxHeight = length(availableSize.height)
        memory.root.style = style
        let isRow = style.flexDirection.isRow
        let scale = Double(UIScreen.main.scale)
        memory.root.layout(
            width: isRow && content.fillsMainAxis ? extent(availableSize.width) : nil,
            height: !isRow && content.fillsMainAxis ? extent(availableSize.height) : nil,
            direction: isRightToLeft ? .rightToLeft : .leftToRight,
            rounding: .pixels(perPoint: scale > 0 ? scale : 1))
    }

    private func extent(_ value: CGFloat) -> Double? {
        value.isFinite ? Double(value) : nil
    }

    private func length(_ value: CGFloat) -> FlexLength {
        value.isFinite ? .points(Double(value)) : .auto
    }
}
