#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

extension DevelopmentOverlays {
    /// Shows overlays as a request specifies, and returns which are shown.
    func overlay(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        if let modes = try modes(parameters) { show(modes) }
        let shown = OverlayMode.allCases.filter(modes.contains)
        return ["modes": .array(shown.map { .string($0.rawValue) })]
    }

    /// The modes of a request: an array of names, or a text with names that are separated by commas, such as "none".
    private func modes(_ parameters: RequestParameters) throws(RPCError) -> Set<OverlayMode>? {
        guard let value = parameters["modes"] else { return nil }
        let names =
            value.string.map { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
            ?? value.array?.map { $0.string ?? "" }
        guard let names else { throw .invalidParameters("\"modes\" is an array of names.") }
        var modes: Set<OverlayMode> = []
        for name in names where name != "none" {
            guard let mode = OverlayMode(rawValue: name) else {
                let known = OverlayMode.allCases.map(\.rawValue).joined(separator: ", ")
                throw .invalidParameters("There is no overlay \"\(name)\"; there are \(known).")
            }
            modes.insert(mode)
        }
        return modes
    }
}

#endif
