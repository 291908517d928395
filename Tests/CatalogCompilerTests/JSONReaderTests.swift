import CatalogCompiler
import Foundation
import Fuzzing
import Testing

@Suite("JSON with places")
struct JSONReaderTests {
    private func read(_ text: String) throws -> JSONNode {
        try JSONReader.read(Array(text.utf8))
    }

    /// A value as objects of Foundation, for comparisons.
    private func foundation(_ node: JSONNode) -> NSObject {
        switch node.value {
        case .object(let members):
            NSDictionary(
                dictionary: Dictionary(members.map { ($0.key, foundation($0.node)) }) { first, _ in first })
        case .array(let elements): NSArray(array: elements.map { foundation($0) })
        case .string(let text): NSString(string: text)
        case .number(let text): NSNumber(value: Double(text) ?? .nan)
        case .boolean(let value): NSNumber(value: value)
        case .null: NSNull()
        }
    }

    @Test("Values are those that Foundation reads")
    func values() throws {
        let text = #"{"a": [1, -2.5e3, true, false, null, "x\n\"\\\/\u00e9\ud83d\ude00 日本"], "b": {}, "c": []}"#
        let expected = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
        #expect(try foundation(read(text)) == expected)
    }

    @Test("Members with equal keys are kept, in their order and with their places")
    func duplicates() throws {
        guard case .object(let members) = try read(#"{"a": 1, "a": 2}"#).value else { throw JSONFailure.noObject }
        #expect(members.map(\.key) == ["a", "a"])
        #expect(members.map(\.offset) == [1, 9])
        #expect(members.map(\.node.offset) == [6, 14])
    }

    enum JSONFailure: Error { case noObject }

    @Test(
        "Texts that are not JSON are reported with their places",
        arguments: [
            ("", 0), ("{", 1), ("{\"a\" 1}", 5), ("[1,]", 3), ("[1 2]", 3), ("nul", 0), ("\"a", 1), ("\"\\x\"", 3),
            ("\"\\ud800\"", 6), ("\"\u{1}\"", 1), ("1 1", 2), ("{a: 1}", 1), ("+1", 0), ("01", 0), ("1.", 0),
            ("\"\\u12\"", 2),
        ])
    func failures(text: String, offset: Int) {
        #expect {
            _ = try read(text)
        } throws: { error in
            abs(((error as? JSONReader.Failure)?.offset ?? -9) - offset) <= 1
        }
    }

    @Test("Documents that nest too deeply are an error")
    func depth() throws {
        _ = try read(String(repeating: "[", count: 60) + String(repeating: "]", count: 60))
        #expect(throws: JSONReader.Failure.self) { try read(String(repeating: "[", count: 1_000_000)) }
    }

    @Test("Texts that are not UTF-8 are reported")
    func encoding() {
        #expect(throws: JSONReader.Failure.self) { try JSONReader.read([0x22, 0xFF, 0xFE, 0x22]) }
    }

    @Test("Of changed documents, those are read that Foundation reads", arguments: 0..<40)
    func random(seed: Int) throws {
        let choices = Choices(seed: UInt64(seed))
        let original = Array(#"{"a": [1, -2.5e3, true, null, "x\né 日"], "b": {"c": "d"}, "e": 0}"#.utf8)
        let inserted = Array("{}[]\",:\\0eE.-+tfn u\n\u{1}9".utf8)
        for _ in 0..<100 {
            var bytes = original
            for _ in 0..<choices.int(in: 1...3) {
                let place = choices.below(bytes.count)
                switch choices.below(3) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(inserted[choices.below(inserted.count)], at: place)
                default: bytes[place] = inserted[choices.below(inserted.count)]
                }
            }
            let expected = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            let result = try? JSONReader.read(bytes)
            #expect((result == nil) == (expected == nil), "\(String(decoding: bytes, as: UTF8.self))")
            if let result, let expected = expected as? NSObject { #expect(foundation(result) == expected) }
        }
    }
}
