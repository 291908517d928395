#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// Recorded updates and their causes.
@MainActor
struct UpdateRequests {
    let recorder: UpdateRecorder

    /// Returns updates, and further values.
    func updates(
        _ parameters: RequestParameters, _ further: [String: JSONValue]
    ) throws(RPCError) -> @Sendable () -> JSONValue {
        recorder.settleDamage()
        let updates = recorder.history.updates(
            after: try parameters.since,
            of: try component(parameters),
            limit: try parameters.integer("limit", in: 1...2_000, default: 200))
        let isActive = recorder.isActive
        let waits = try parameters.waits
        if !waits { updates.flatMap(\.traces).forEach { $0.locate() } }
        return {
            var result = further
            result["recording"] = .bool(isActive)
            result["updates"] = .array(updates.map { $0.json(waits: waits) })
            return .object(result)
        }
    }

    /// Returns an update and what led to it.
    func why(_ parameters: RequestParameters) throws(RPCError) -> @Sendable () -> JSONValue {
        recorder.settleDamage()
        guard let update = try update(parameters) else {
            throw .impossible(
                recorder.isActive
                    ? "The update was not recorded."
                    : "The update was not recorded; start recording with the method \"record\".")
        }
        let chain = recorder.history.chain(of: update)
        let waits = try parameters.waits
        let traces = waits ? [] : chain.flatMap(\.traces)
        traces.forEach { $0.locate() }
        return {
            let isPending = !traces.allSatisfy(\.isLocated)
            return ["chain": .array(chain.map { $0.json(waits: waits) }), "pending": .bool(isPending)]
        }
    }

    /// What is known about the updates of a type of components.
    private struct Total {
        var updates = 0
        /// The duration in seconds, without that of the children.
        var seconds = 0.0
        var skipped = 0
        /// The number of updates that have changed nothing that is visible.
        var unchanged = 0

        mutating func add(_ record: UpdateRecord) {
            updates += 1
            seconds += record.ownDuration
            skipped += record.skippedCount
            if record.isVisible == false { unchanged += 1 }
        }
    }

    /// Returns the number and the time of the updates of each type of components.
    func profile() -> JSONValue {
        var types: [String: Total] = [:]
        for record in recorder.history.all { types[record.type, default: Total()].add(record) }
        let ranked = types.sorted { ($0.value.seconds, $1.key) > ($1.value.seconds, $0.key) }
        return [
            "types": .array(
                ranked.map { type, total in
                    [
                        "type": .string(type), "updates": JSONValue(total.updates),
                        "ownMilliseconds": .number(total.seconds * 1000), "skipped": JSONValue(total.skipped),
                        "unchanged": JSONValue(total.unchanged),
                    ]
                })
        ]
    }

    private func update(_ parameters: RequestParameters) throws(RPCError) -> UpdateRecord? {
        if parameters["update"] != nil {
            return recorder.history[try parameters.integer("update", in: 1...Int(Int32.max), default: 1)]
        }
        return recorder.history.lastUpdate(of: try RequestParameters.required(component(parameters), "node"))
    }

    /// The identifier of the component of a request: also of one that exists no more.
    private func component(_ parameters: RequestParameters) throws(RPCError) -> String? {
        guard let id = try parameters.text("node") else { return nil }
        guard let kind = id.first, "cvl".contains(kind) else {
            throw .invalidParameters("\"\(id)\" is not a component; components are c and a number.")
        }
        return "c\(id.dropFirst())"
    }
}

#endif
