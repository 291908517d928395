import InspectorProtocol

/// The rules that the spans of a frame obey.
enum TraceCheck {
    /// Returns the titles of spans that begin before their predecessor, or do not lie within the span that contains them.
    static func violations(in spans: [TimelineSpan]) -> [String] {
        var (containing, last): ([TimelineSpan], Double) = ([], 0)
        return spans.filter { span in
            containing.removeLast(max(containing.count - span.depth, 0))
            let outer = containing.last
            let isOrdered = span.start >= last - 1e-9 && span.depth == containing.count
            let isInside = outer.map { span.start >= $0.start - 1e-9 && span.end <= $0.end + 1e-9 } ?? true
            containing.append(span)
            last = span.start
            return !(isOrdered && isInside)
        }.map(\.title)
    }
}
