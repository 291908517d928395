import InspectorProtocol

/// A direction in which a key moves the selection among the phases and updates of a frame.
enum SpanNavigation {
    /// To the next span of the same depth.
    case next
    case previous
    /// To the span that contains the selected one.
    case outwards
    /// To the first span in the selected one.
    case inwards

    /// Returns the index of the span that is selected instead of another one; `nil` if there is none.
    func next(after index: Int?, in spans: [TimelineSpan]) -> Int? {
        guard let index, spans.indices.contains(index) else { return spans.isEmpty ? nil : 0 }
        let depth = spans[index].depth
        switch self {
        case .next: return spans[(index + 1)...].firstIndex { $0.depth == depth }
        case .previous: return spans[..<index].lastIndex { $0.depth == depth }
        case .outwards: return spans[..<index].lastIndex { $0.depth < depth }
        case .inwards:
            let next = index + 1
            return spans.indices.contains(next) && spans[next].depth > depth ? next : nil
        }
    }
}
