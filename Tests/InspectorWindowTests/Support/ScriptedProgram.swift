import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol
import Synchronization

import InspectorWindow

/// A program whose answers a test specifies.
final class ScriptedProgram: ProgramConnection {
    typealias Answer = Result<JSONValue, InspectorClientError>

    private struct State {
        var answers: [InspectorMethod: Answer] = [
            .hello: .success(["protocol": 1, "program": "Script", "process": 1]),
            .windows: .success(["windows": [["id": "v1", "title": "Notes", "size": [200, 100], "key": true]]]),
            .updates: .success(["recording": true, "updates": []]),
            .record: .success(["recording": true]), .profile: .success(["types": []]), .highlight: .success([:]),
            .screenshot: .failure(.request(.impossible("There is no picture."))),
        ]
        var calls: [(method: InspectorMethod, parameters: [String: JSONValue])] = []
        /// The time, which passes only while a request is answered and when a test advances it.
        var now = ContinuousClock.now
        var durations: [InspectorMethod: Duration] = [:]
    }

    private let state = Mutex(State())

    /// Specifies the answer to all further requests of a method.
    func answer(_ method: InspectorMethod, _ value: JSONValue) {
        state.withLock { $0.answers[method] = .success(value) }
    }

    /// Specifies how long an answer takes.
    func delay(_ method: InspectorMethod, by duration: Duration) {
        state.withLock { $0.durations[method] = duration }
    }

    var now: ContinuousClock.Instant {
        state.withLock { $0.now }
    }

    func advance(by duration: Duration) {
        state.withLock { $0.now += duration }
    }

    /// Lets all further requests of methods fail.
    func fail(
        _ methods: [InspectorMethod] = InspectorMethod.allCases, with error: InspectorClientError
    ) {
        state.withLock { state in
            for method in methods { state.answers[method] = .failure(error) }
        }
    }

    /// The parameters of the requests of a method.
    func calls(_ method: InspectorMethod) -> [[String: JSONValue]] {
        state.withLock { $0.calls.filter { $0.method == method }.map(\.parameters) }
    }

    func call(
        _ method: InspectorMethod, _ parameters: [String: JSONValue]
    ) async throws(InspectorClientError) -> JSONValue {
        let answer = state.withLock { state in
            state.calls.append((method, parameters))
            state.now += state.durations[method] ?? .zero
            return state.answers[method]
        }
        guard let answer else { throw .request(.unknownMethod(method.rawValue)) }
        return try answer.get()
    }
}

extension JSONValue {
    /// A list of nodes, of which each is an identifier, a type, and the identifier of its parent, if it has one.
    static func tree(_ nodes: [(String, String, String?)], _ extra: [String: JSONValue] = [:]) -> JSONValue {
        [
            "nodes": .array(
                nodes.map { id, type, parent in
                    var node = extra
                    node["id"] = .string(id)
                    node["type"] = .string(type)
                    if let parent { node["parent"] = .string(parent) }
                    return .object(node)
                }),
            "complete": true,
        ]
    }

    /// A column with two texts, the second of which is in a row.
    static let sample = tree([("c1", "Column", nil), ("c2", "Text", "c1"), ("c3", "Row", "c1"), ("c4", "Text", "c3")])
}

/// A model that is connected with a scripted program.
@MainActor
func makeModel(_ program: ScriptedProgram) async -> InspectorModel {
    let model = InspectorModel(
        name: "Script", connection: program, pause: { try await Task.sleep(for: .seconds(100_000)) },
        now: { program.now })
    model.connect()
    await model.waitUntilIdle()
    return model
}

func sampleProgram(_ tree: JSONValue = .sample) -> ScriptedProgram {
    let program = ScriptedProgram()
    program.answer(.components, tree)
    program.answer(.properties, ["view": ["id": "v2", "type": "UILabel", "properties": .array(sampleProperties)]])
    return program
}

private let sampleProperties: [JSONValue] = [
    ["name": "text", "kind": "text", "value": "Hello", "settable": true],
    ["name": "alpha", "kind": "number", "value": 1, "settable": true],
    ["name": "isHidden", "kind": "bool", "value": false, "settable": true],
    ["name": "textColor", "kind": "color", "value": "#ff8000", "settable": true],
    ["name": "frame", "kind": "rect", "value": [0, 0, 20, 10], "settable": true],
    ["name": "font", "kind": "text", "value": "System 17", "settable": false],
]
