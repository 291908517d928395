import Foundation
import InspectorProtocol
import Testing

@Suite("Messages")
struct MessageTests {
    @Test(
        "A value is equal after it was written and parsed",
        arguments: [
            .null, true, 5, -0.25, "ü \"\\\n\u{0}", [], [:], [1, [2, "a"]], ["a": ["b": .null], "": 1e300],
        ] as [JSONValue])
    func roundTrip(value: JSONValue) throws {
        #expect(try JSONValue(parsing: value.data) == value)
    }

    @Test("A value is written on one line")
    func oneLine() {
        #expect(!(["text": "a\nb"] as JSONValue).data.contains(UInt8(ascii: "\n")))
    }

    @Test("An integer is written without decimals")
    func integer() {
        #expect(JSONValue(5).data == Data("5".utf8))
    }

    @Test("A number that is not finite becomes a text")
    func infinity() throws {
        #expect(try JSONValue(parsing: JSONValue.number(.infinity).data) == "Infinity")
    }

    @Test("Values that are nested more deeply than the limit are refused")
    func depth() throws {
        let text = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
        let deepest = Data(text(JSONValue.maximumDepth).utf8)
        #expect(try JSONValue(parsing: deepest).array?.count == 1)
        #expect(throws: RPCError.parseError) {
            try JSONValue(parsing: Data(text(JSONValue.maximumDepth + 1).utf8))
        }
    }

    @Test("Brackets in texts are not nested")
    func brackets() throws {
        let text = "\"" + String(repeating: "[\\\"", count: 100) + "\""
        #expect(try JSONValue(parsing: Data(text.utf8)).string?.count == 200)
    }

    @Test("Lines are found in parts of any size", arguments: [1, 2, 3, 100])
    func lines(size: Int) throws {
        let bytes = Array("one\n\nthree\nrest".utf8)
        var buffer = LineBuffer(limit: 5)
        var lines: [String] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            buffer.append(bytes[start..<min(start + size, bytes.count)])
            while let line = try buffer.nextLine() { lines.append(String(decoding: line, as: UTF8.self)) }
        }
        #expect(lines == ["one", "", "three"])
    }

    @Test("A line that is too long is an error, whether it ends or not", arguments: ["toolong", "toolong\n"])
    func longLine(text: String) {
        var buffer = LineBuffer(limit: 5)
        buffer.append(text.utf8)
        #expect(throws: LineBuffer.LineTooLong.self) { try buffer.nextLine() }
    }
}
