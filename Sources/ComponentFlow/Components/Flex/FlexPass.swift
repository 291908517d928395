import Flexbox

/// The data that a flex container keeps between updates: a box for each child, with its measured sizes.
@MainActor
final class FlexCache {
    let root = FlexNode()
    private var entries: [ComponentIdentity: FlexEntry] = [:]

    /// Returns the entries of the items, in order, after making their boxes the children of the container's box.
    func entries(for items: [ComponentItem]) -> [FlexEntry] {
        let used = items.map { item in
            let entry = entries[item.identity] ?? FlexEntry()
            entries[item.identity] = entry
            return entry
        }
        if entries.count > items.count {
            let kept = Set(items.map(\.identity))
            entries = entries.filter { kept.contains($0.key) }
        }
        root.setChildren(used.map(\.box))
        return used
    }
}

/// The box of one child.
@MainActor
final class FlexEntry {
    let box = FlexNode()
    /// The size of the child when it is proposed the full available size.
    var natural = CGSize.zero
    /// The available size for which `natural` was measured.
    var naturalProposal: CGSize?
    /// The most recent proposal.
    var offer = CGSize.zero
    /// The size of the child for `offer`.
    var size = CGSize.zero
    weak var node: MountedNode?
    /// The child in the current update.
    var child: UpdatedChild?
    /// The node's `measureVersion` at the time of the last measurement.
    var measureVersion: UInt32 = 0
    /// Measures the child with a smaller width; set only while the container is laid out.
    var measureWithWidth: ((CGFloat) -> CGSize)?

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
            entry.child = measure(item, entry)
            entry.measureWithWidth = { width in
                resize(entry, item, to: CGSize(width: width, height: availableSize.height))
                return entry.size
            }
        }
        layOut()
        for entry in entries { entry.measureWithWidth = nil }
        let centers = zip(items, entries).map { item, entry in
            let frame = entry.box.frame
            let place = CGSize(width: frame.width, height: frame.height)
            fit(entry, item, into: place)
            return CGPoint(x: frame.x + entry.size.width / 2, y: frame.y + entry.size.height / 2)
        }
        let size = memory.root.frame
        let updated = entries.compactMap { entry in entry.child.take() }
        return (updated, centers, CGSize(width: size.width, height: size.height))
    }

    // MARK: Measurement

    private func measure(_ item: ComponentItem, _ entry: FlexEntry) -> UpdatedChild {
        if isUnchanged(item, entry) { return update(item, offer: entry.offer) }
        let child = update(item, offer: availableSize)
        entry.node = children.node(of: child)
        entry.natural = child.size
        entry.naturalProposal = availableSize
        entry.offer = availableSize
        entry.size = child.size
        entry.measureVersion = entry.node?.measureVersion ?? 0
        entry.box.markContentChanged()
        return child
    }

    private func isUnchanged(_ item: ComponentItem, _ entry: FlexEntry) -> Bool {
        guard let node = entry.node, entry.naturalProposal == availableSize, node.size == entry.size,
            node.measureVersion == entry.measureVersion, !node.isTooDeep,
            node.isUpToDate(environment: environment, availableSize: entry.offer)
        else { return false }
        return node.box === item.box || node.box.isEqual(to: item.box)
    }

    private func update(_ item: ComponentItem, offer: CGSize) -> UpdatedChild {
        children.update(
            ChildKey(item.identity), BoxContent(box: item.box), environment: environment, availableSize: offer,
            transition: transition)
    }

    /// Proposes its box to the child, unless the box matches its natural size.
    ///
    /// The result depends only on the box, not on earlier proposals.
    private func fit(_ entry: FlexEntry, _ item: ComponentItem, into box: CGSize) {
        if !differs(box, entry.natural) {
            resize(entry, item, to: availableSize)
        } else if entry.size != box {
            resize(entry, item, to: box)
        }
        entry.node?.isMeasuredSeparately = entry.offer != availableSize
        if entry.offer == availableSize, entry.size != entry.natural { measureInNextPass(entry) }
    }

    /// Requests another update: the child takes another size for the same proposal, because something inside changed
    /// its state while it was updated.
    private func measureInNextPass(_ entry: FlexEntry) {
        entry.naturalProposal = nil
        UpdateScheduler.shared.requestUpdate(of: children.owner, transition: transition, isLocal: false)
    }

    private func resize(_ entry: FlexEntry, _ item: ComponentItem, to offer: CGSize) {
        guard entry.offer != offer, let child = entry.child, let node = entry.node else { return }
        entry.child = children.updateAgain(
            child, BoxContent(box: item.box), environment: environment, availableSize: offer, transition: transition)
        entry.offer = offer
        entry.size = node.size
        entry.measureVersion = node.measureVersion
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
            direction: content.isRightToLeft ? .rightToLeft : .leftToRight,
            rounding: .pixels(perPoint: scale > 0 ? scale : 1))
    }

    private func extent(_ value: CGFloat) -> Double? {
        value.isFinite ? Double(value) : nil
    }

    private func length(_ value: CGFloat) -> FlexLength {
        value.isFinite ? .points(Double(value)) : .auto
    }
}
