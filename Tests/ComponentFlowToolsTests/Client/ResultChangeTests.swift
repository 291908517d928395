import Fuzzing
import InspectorProtocol
import Testing

@Suite("Changes of results")
struct ResultChangeTests {
    /// Returns a list of nodes, each with an identifier and a value.
    private func list(_ nodes: [(Int, Int)]) -> JSONValue {
        .array(nodes.map { ["id": JSONValue($0.0), "value": JSONValue($0.1)] })
    }

    private func combined(_ former: [String: JSONValue], _ current: [String: JSONValue]) -> [String: JSONValue]? {
        ResultChanges.result(of: .object(ResultChanges.changes(from: former, to: current)), since: former)
    }

    @Test("An element that has changed is between the ranges that are copied")
    func replacement() {
        let changes = ResultChanges.changes(
            from: ["nodes": list((0..<9).map { ($0, 0) })],
            to: ["nodes": list((0..<9).map { ($0, $0 == 4 ? 1 : 0) })])
        #expect(changes == ["parts": ["nodes": [[0, 4], ["id": 4, "value": 1], [5, 4]]]])
    }

    @Test("A new element does not repeat those after it")
    func insertion() {
        let changes = ResultChanges.changes(
            from: ["nodes": list((0..<9).map { ($0, 0) })],
            to: ["nodes": list([(0, 0), (77, 0)] + (1..<9).map { ($0, 0) })])
        #expect(changes == ["parts": ["nodes": [[0, 1], ["id": 77, "value": 0], [1, 8]]]])
    }

    @Test("A removed element does not repeat those after it")
    func removal() {
        let changes = ResultChanges.changes(
            from: ["nodes": list((0..<9).map { ($0, 0) })],
            to: ["nodes": list((0..<9).filter { $0 != 3 }.map { ($0, 0) })])
        #expect(changes == ["parts": ["nodes": [[0, 3], [4, 5]]]])
    }

    @Test("Equal results have no changes")
    func equal() {
        #expect(ResultChanges.changes(from: ["a": 1], to: ["a": 1]).isEmpty)
    }

    @Test("A key that is missing now is removed")
    func removedKey() {
        #expect(combined(["a": 1, "b": [5]], ["b": [6]]) == ["b": [6]])
    }

    @Test("Random results are restored from their changes")
    func random() {
        var random = SeededRandom(seed: 25)
        var former: [String: JSONValue] = [:]
        for _ in 0..<300 {
            let nodes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                (Int.random(in: 0...15, using: &random), Int.random(in: 0...2, using: &random))
            }
            var current: [String: JSONValue] = ["nodes": list(nodes), "count": JSONValue(nodes.count)]
            if Bool.random(using: &random) { current["extra"] = .array(nodes.map { JSONValue($0.0) }) }
            #expect(combined(former, current) == current)
            former = current
        }
    }

    @Test(
        "Parts that do not fit the earlier list are refused",
        arguments: [[0, 4], [-1, 1], [3, 1], [1, -1], [0], ["a", 1], 5, [1e300, 1]] as [JSONValue])
    func invalid(part: JSONValue) {
        let changes: JSONValue = ["parts": ["nodes": [part]]]
        #expect(ResultChanges.result(of: changes, since: ["nodes": list([(0, 0), (1, 0), (2, 0)])]) == nil)
    }

    @Test("Parts that repeat a list without end are refused")
    func bomb() {
        let former: [String: JSONValue] = ["nodes": list((0..<10_000).map { ($0, 0) })]
        let changes: JSONValue = ["parts": ["nodes": .array(Array(repeating: [0, 10_000], count: 100))]]
        #expect(ResultChanges.result(of: changes, since: former) == nil)
    }
}
