/// The distribution of a length among children that need more.
///
/// The algorithm is SwiftUI's (Apple, "Building custom views with SwiftUI", WWDC 2019, session 237):
///
/// 1. Children of a higher priority receive their proposals first. What children of lower priority need at least is
///    reserved.
/// 2. Among children of equal priority the least flexible one is first. Each is proposed an equal share of what remains
///    for those that have no proposal yet, and what it takes is subtracted.
///
/// It deviates in three points. A child's flexibility is the difference between its length for the whole proposal and
/// the least length that is known: since measuring a child updates it, its minimum is not measured in advance. If a
/// child takes more than its share, the taken length is its minimum, and the distribution starts again. Shares are whole
/// points, except for the last child of a priority. If less than a point would remain for each child, none is proposed
/// less than the whole: nothing could be recognized, and stacks with thousands of rows would be measured several times.
struct StackFitting {
    struct Child {
        /// The length for the whole proposal.
        let length: CGFloat
        let priority: Double
        /// The least known length, and the share for which the child took it.
        fileprivate var least: (length: CGFloat, share: CGFloat)?

        init(length: CGFloat, priority: Double = 0) {
            self.length = length
            self.priority = priority
        }

        fileprivate var minimum: CGFloat { least?.length ?? 0 }
        fileprivate var flexibility: CGFloat { length - minimum }
    }

    /// The proposal for a child, where `nil` stands for the whole, and the length that the child takes.
    private typealias Outcome = (proposal: CGFloat?, length: CGFloat)

    /// Differences below this length, in points, are rounding errors.
    static let tolerance: CGFloat = 0.01

    private var children: [Child]
    private let measure: (_ index: Int, _ share: CGFloat) -> CGFloat
    /// Whether the current round found a minimum.
    private var hasFoundMinimum = false

    /// - Parameter measure: Returns the length of a child for a share.
    init(_ children: [Child], measure: @escaping (_ index: Int, _ share: CGFloat) -> CGFloat) {
        self.children = children
        self.measure = measure
    }

    /// Returns whether a number of children exceed a length that is sufficient for showing all of them.
    static func isNecessary(for total: CGFloat, of count: Int, in length: CGFloat) -> Bool {
        total > length + tolerance && length >= CGFloat(count)
    }

    /// Returns the length to propose to each child; `nil` for the whole.
    mutating func proposals(in length: CGFloat) -> [CGFloat?] {
        // Every round but the last finds a minimum; a child whose lengths contradict each other must not repeat this indefinitely.
        for _ in 0...2 * children.count {
            hasFoundMinimum = false
            let proposals = distribute(length)
            if !hasFoundMinimum { return proposals }
        }
        return children.map { _ in nil }
    }

    private mutating func distribute(_ length: CGFloat) -> [CGFloat?] {
        var proposals = [CGFloat?](repeating: nil, count: children.count)
        var remaining = length
        var waiting = children.indices.sorted { isFirst($0, $1) }[...]
        while let first = waiting.first {
            let priority = children[first].priority
            let group = waiting.prefix { children[$0].priority == priority }
            waiting = waiting.dropFirst(group.count)
            let reserved = waiting.reduce(0) { $0 + children[$1].minimum }
            for (position, index) in group.enumerated() {
                let share = Self.share(of: remaining - reserved, among: group.count - position)
                // The distribution starts again, so these shares need not be measured.
                if hasFoundMinimum, share < 1 { return proposals }
                let outcome = propose(share, to: index)
                proposals[index] = outcome.proposal
                remaining -= outcome.length
            }
        }
        return proposals
    }

    /// Orders children by descending priority and ascending flexibility.
    private func isFirst(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (children[first], children[second])
        if one.priority != other.priority { return one.priority > other.priority }
        return one.flexibility == other.flexibility ? first < second : one.flexibility < other.flexibility
    }

    private static func share(of length: CGFloat, among count: Int) -> CGFloat {
        let share = max(length, 0) / CGFloat(count)
        return count == 1 ? share : share.rounded(.down)
    }

    private mutating func propose(_ share: CGFloat, to index: Int) -> Outcome {
        let child = children[index]
        if share >= child.length { return (nil, child.length) }
        if let least = child.least, share <= least.length { return outcome(of: child, least.share, least.length) }
        let length = measure(index, share)
        if length > share + Self.tolerance {
            children[index].least = (length, share)
            hasFoundMinimum = true
        }
        return outcome(of: child, share, length)
    }

    /// A child that takes its whole length anyway is proposed the whole.
    private func outcome(of child: Child, _ share: CGFloat, _ length: CGFloat) -> Outcome {
        length >= child.length - Self.tolerance ? (nil, child.length) : (share, length)
    }
}
