/// The quotes, lists and items around the current node, the outermost one first.
struct MarkdownContainers {
    private(set) var elements: [MarkdownContainer] = []
    /// The numbers of the lists in `elements`, with the properties that their items need.
    private var lists: [List] = []
    /// The number of containers beyond the greatest depth.
    private var omitted = 0
    /// The number of elements whose items began with an earlier block.
    private var startedDepth = 0
    private let maximumDepth: Int

    private struct List {
        let marker: MarkdownItem.Marker
        let isTight: Bool
        var next: Int
    }

    init(maximumDepth: Int) {
        self.maximumDepth = maximumDepth
    }

    /// Whether the current item contains no block yet.
    var isItemUnused: Bool { omitted == 0 && elements.count > startedDepth }

    mutating func push(_ kind: MarkdownContainer.Kind, identity: Int) {
        // A list and its items are recorded together.
        let reserve = if case .list = kind { 1 } else { 0 }
        guard omitted == 0, elements.count + reserve < maximumDepth else {
            omitted += 1
            return
        }
        elements.append(MarkdownContainer(kind: kind, identity: identity))
    }

    mutating func pushList(_ node: MarkdownNode, identity: Int) {
        push(.list(isOrdered: node.isOrderedList), identity: identity)
        guard omitted == 0 else { return }
        lists.append(
            List(
                marker: node.isOrderedList ? .number(node.listDelimiter) : .bullet, isTight: node.isTightList,
                next: node.isOrderedList ? node.listStart : 1))
    }

    mutating func pushItem(_ node: MarkdownNode, identity: Int) {
        guard omitted == 0, let list = lists.last else { return push(.quote, identity: identity) }
        lists[lists.count - 1].next += 1
        let marker = node.isChecked.map { MarkdownItem.Marker.task(isChecked: $0) } ?? list.marker
        push(
            .item(MarkdownItem(ordinal: list.next, marker: marker, isTight: list.isTight)), identity: identity)
    }

    mutating func pop() {
        if omitted > 0 {
            omitted -= 1
        } else if let last = elements.popLast() {
            if case .list = last.kind { lists.removeLast() }
            startedDepth = min(startedDepth, elements.count)
        }
    }

    /// Marks all items as used, and returns the indices of those that were not.
    mutating func startItems() -> [Int] {
        defer { startedDepth = elements.count }
        return (startedDepth..<elements.count).filter { elements[$0].isItem }
    }
}
