import Foundation
import Testing

/// The causes of updates in real programs.
extension InspectedProgramTests {
    @Test("Each update from a tap to the layers that it changes is explained", arguments: examples)
    func causes(example: InspectedExample) throws {
        let program = try example.start()
        try program.call("record", ["enabled": true])
        try program.tap(example.button)
        let updates = try #require(try program.call("updates")["updates"]?.array)
        let type = try #require(example.chain.first?.prefix { $0 != ":" })
        let effect = try #require(updates.first { $0["type"] == .text(String(type)) })
        let chain = try #require(try program.call("why", ["update": effect["number"] ?? nil])["chain"]?.array)
        #expect(chain.map(description) == example.chain)
        #expect(zip(chain, chain.dropFirst()).allSatisfy { $0["parent"] == $1["number"] })
        let cause = try #require(chain.last)
        expectReason(of: cause, example)
        expectWork(of: cause, in: updates)
        try expectEffect(of: effect, program, example)
    }

    /// The type of an update, with its reasons and the properties that differ.
    private func description(of update: JSON) -> String {
        let reasons = (update["reasons"]?.array ?? []).map { reason in
            let fields = (reason["fields"]?.array ?? []).map { field in
                "\(field["name"]?.text ?? "") \(field["old"]?.text ?? "") → \(field["new"]?.text ?? "")"
            }
            return ([reason["kind"]?.text ?? ""] + fields).joined(separator: ", ")
        }
        return "\(update["type"]?.text ?? ""): \(reasons.joined(separator: "; "))"
    }

    /// Expects the event, and the place in the source that has changed a value.
    private func expectReason(of update: JSON, _ example: InspectedExample) {
        let reason = update["reasons"]?[0]
        let source = reason?["source"]
        #expect(reason?["kind"] == .text(example.kind))
        #expect(reason?["event"]?["description"]?.text?.hasPrefix("touch ended at (") == true)
        #expect(source?["file"]?.text?.hasSuffix("/" + example.source.file) == true)
        #expect(source?["function"]?.text?.contains(example.source.function) == true)
        #expect(lines(source)?.contains { $0.contains(example.source.line) } == true)
    }

    /// The line of the source, and the one before it: the compiler attributes the end of a modification in place to the next line.
    private func lines(_ source: JSON?) -> ArraySlice<Substring>? {
        guard let path = source?["file"]?.text, let line = source?["line"]?.number,
            let text = try? String(contentsOfFile: path, encoding: .utf8)
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(Int(line) - 1) ? lines[max(Int(line) - 2, 0)..<Int(line)] : nil
    }

    /// Expects the children, which name the update as their parent, and the time.
    private func expectWork(of update: JSON, in updates: [JSON]) {
        let ran = update["ran"]?.array ?? []
        let children = updates.filter { $0["parent"] == update["number"] }
        let total = update["milliseconds"]?.number ?? 0
        let own = update["ownMilliseconds"]?.number ?? 0
        let childTime = children.reduce(0) { $0 + ($1["milliseconds"]?.number ?? 0) }
        #expect(!ran.isEmpty)
        #expect(Set(ran) == Set(children.compactMap { $0["number"] }))
        #expect(update["skipped"]?.number != nil)
        #expect(own > 0)
        #expect((-0.001...0.001).contains(total - own - childTime))
    }

    /// Expects the layers with their changes, and that the place of the component is drawn again if it has changed one.
    private func expectEffect(of update: JSON, _ program: InspectedProgram, _ example: InspectedExample) throws {
        let layers = (update["layers"]?.array ?? []).map { layer in
            let changes = (layer["changes"]?.array ?? []).compactMap(\.text)
            return "\(layer["type"]?.text ?? ""): \(changes.joined(separator: ", "))"
        }
        let node = try program.nodes("components").first { $0["id"] == update["component"] }
        let frame = try #require(node?["frame"]?.rectangle)
        let damage = (update["damage"]?.array ?? []).compactMap(\.rectangle)
        #expect(layers == example.layers)
        #expect(damage.contains { $0.contains(frame) } == !example.layers.isEmpty)
    }
}
