extension TimelineRecord {
    /// The update that took longest without its children, and what led to it, from effect to cause.
    package var causes: [TimelineSpan] {
        let own = ComponentTotal.ownDurations(of: spans)
        let updates = spans.indices.filter { spans[$0].update != nil }
        guard let longest = updates.max(by: { own[$0] < own[$1] }) else { return [] }
        return causes(of: longest)
    }

    /// The update at an index of the spans and what led to it, from effect to cause.
    package func causes(of index: Int) -> [TimelineSpan] {
        guard spans.indices.contains(index), spans[index].update != nil else { return [] }
        let parents = parents
        var (chain, current) = ([spans[index]], index)
        while let cause = resizedChild(of: current) ?? parents[current], cause < current {
            current = cause
            chain.append(spans[current])
        }
        return chain
    }

    /// The index of the update whose changed size led to another one.
    private func resizedChild(of index: Int) -> Int? {
        let reasons = spans[index].update?.reasons ?? []
        guard let number = reasons.lazy.compactMap({ $0["update"]?.integer }).first else { return nil }
        return spans.firstIndex { $0.update?.number == number }
    }

    /// The indices of the updates that contain the spans.
    private var parents: [Int?] {
        var containing: [Int] = []
        return spans.indices.map { index in
            containing.removeLast(max(containing.count - spans[index].depth, 0))
            defer { containing.append(index) }
            return containing.last { spans[$0].update != nil }
        }
    }
}

extension TimelineSpan {
    /// An update in the form of the method `why`; null for a phase.
    package var updateJSON: JSONValue {
        guard let update else { return .null }
        var result: [String: JSONValue] = [
            "number": JSONValue(update.number), "type": .string(update.type),
            "path": .string(update.path ?? update.type), "reasons": .array(update.reasons),
            "milliseconds": .number(duration * 1000),
        ]
        if let component = update.component { result["component"] = .string(component) }
        if let event = update.event { result["event"] = ["description": .string(event)] }
        return .object(result)
    }
}
