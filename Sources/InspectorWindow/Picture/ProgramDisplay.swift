import ComponentFlow
import InspectorClient
import InspectorProtocol

/// What the program itself shows for the inspector: overlays, the speed of its clock, and the selection of a view by a click.
@MainActor @Observable
final class ProgramDisplay {
    private let session: InspectorSession

    private(set) var overlays: Set<OverlayMode> = []
    private(set) var speed = 1.0
    private(set) var isPicking = false
    /// The number of selections in the program that are known.
    private var pickCount = 0
    /// Why a request was refused.
    private(set) var problem: String?

    init(_ session: InspectorSession) {
        self.session = session
    }

    /// The requests that end what the inspector has begun.
    var endingRequests: [(InspectorMethod, [String: JSONValue])] {
        var requests: [(InspectorMethod, [String: JSONValue])] = []
        if !overlays.isEmpty { requests.append((.overlay, ["modes": []])) }
        if speed != 1 { requests.append((.clock, ["speed": 1])) }
        if isPicking { requests.append((.pick, ["enabled": false])) }
        return requests
    }

    /// Reads what the program shows, for example because another client has requested it.
    func load() async {
        if let result = await perform(.overlay, [:]) { adoptOverlays(result) }
        if let result = await perform(.clock, [:]) { adoptSpeed(result) }
    }

    /// Shows or hides an overlay, and keeps those that other clients have requested meanwhile.
    func show(_ mode: OverlayMode, _ isShown: Bool) async {
        if let result = await perform(.overlay, [:]) { adoptOverlays(result) }
        var modes = overlays
        if isShown { modes.insert(mode) } else { modes.remove(mode) }
        let names = OverlayMode.allCases.filter(modes.contains).map { JSONValue.string($0.rawValue) }
        if let result = await perform(.overlay, ["modes": .array(names)]) { adoptOverlays(result) }
    }

    private func adoptOverlays(_ result: JSONValue) {
        let names = result["modes"]?.array ?? []
        let modes = Set(names.compactMap { $0.string.flatMap(OverlayMode.init(rawValue:)) })
        if modes != overlays { overlays = modes }
    }

    func setSpeed(_ speed: Double) async {
        if let result = await perform(.clock, ["speed": .number(speed)]) { adoptSpeed(result) }
    }

    private func adoptSpeed(_ result: JSONValue) {
        let current = result["speed"]?.number ?? 1
        if current != speed { speed = current }
    }

    func pick(_ isEnabled: Bool) async {
        guard let result = await perform(.pick, ["enabled": .bool(isEnabled)]) else { return }
        isPicking = result["picking"]?.bool ?? false
        pickCount = result["count"]?.integer ?? 0
    }

    /// Returns the node that the user has selected in the program since the last call, if there is one.
    func loadPick() async -> JSONValue? {
        guard isPicking, let result = await perform(.pick, [:]) else { return nil }
        isPicking = result["picking"]?.bool ?? false
        let count = result["count"]?.integer ?? 0
        guard count != pickCount else { return nil }
        pickCount = count
        return result["picked"].flatMap { $0 == .null ? nil : $0 }
    }

    private func perform(_ method: InspectorMethod, _ parameters: [String: JSONValue]) async -> JSONValue? {
        do throws(InspectorClientError) {
            let result = try await session.call(method, parameters)
            problem = nil
            return result
        } catch {
            problem = error.isAnswer ? error.text : nil
            return nil
        }
    }
}
