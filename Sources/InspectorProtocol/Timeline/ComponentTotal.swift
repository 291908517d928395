/// The updates of the components of a type.
package struct ComponentTotal: Identifiable, Hashable, Sendable {
    /// The name of the type.
    package let id: String
    package private(set) var count = 0
    /// The duration in seconds, without that of children.
    package private(set) var total = 0.0
    /// The duration of the longest update, without that of children.
    package private(set) var longest = 0.0

    private mutating func add(_ duration: Double) {
        count += 1
        total += duration
        longest = max(longest, duration)
    }

    /// Returns the totals of the updates among spans, those with the longest total first.
    package static func ranking(of spans: [TimelineSpan]) -> [ComponentTotal] {
        var totals: [String: ComponentTotal] = [:]
        for (span, own) in zip(spans, ownDurations(of: spans)) {
            guard let type = span.update?.type else { continue }
            totals[type, default: ComponentTotal(id: type)].add(own)
        }
        return totals.values.sorted { ($0.total, $1.id) > ($1.total, $0.id) }
    }

    /// Returns the durations of spans without those of the spans that they contain directly.
    package static func ownDurations(of spans: [TimelineSpan]) -> [Double] {
        var durations = spans.map(\.duration)
        /// The indices of the spans that contain the current one, by depth.
        var containing: [Int] = []
        for (index, span) in spans.enumerated() {
            containing.removeLast(max(containing.count - span.depth, 0))
            if let last = containing.last { durations[last] = max(durations[last] - span.duration, 0) }
            containing.append(index)
        }
        return durations
    }

    package var json: JSONValue {
        [
            "type": .string(id), "updates": JSONValue(count), "ownMilliseconds": .number(total * 1000),
            "longestMilliseconds": .number(longest * 1000),
        ]
    }
}
