import Foundation
import ReaderTestSupport
import Testing

@testable import ReaderCore

struct FeedEncodingTests {
    private func title(_ data: Data, contentType: String? = nil) throws -> String {
        try FeedParser.parse(data, url: nil, contentType: contentType).title
    }

    private func document(_ title: String, encoding: String?) -> String {
        let declaration = encoding.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>" } ?? ""
        return declaration + "<rss><channel><title>\(title)</title></channel></rss>"
    }

    private func data(_ text: String, _ encoding: String.Encoding) throws -> Data {
        try #require(text.data(using: encoding))
    }

    @Test("A feed is read in the encoding that it declares")
    func declared() throws {
        let data = try data(document("Grüße", encoding: "ISO-8859-1"), .isoLatin1)
        #expect(try title(data) == "Grüße")
    }

    @Test("A feed is read in the encoding of the server if it declares none")
    func server() throws {
        let data = try data(document("Grüße", encoding: nil), .isoLatin1)
        #expect(try title(data, contentType: "text/xml; charset=iso-8859-1") == "Grüße")
    }

    @Test("A feed that is declared nowhere and not in UTF-8 is read as Windows-1252")
    func undeclared() throws {
        let data = try data(document("“Grüße”", encoding: nil), .windowsCP1252)
        #expect(try title(data) == "“Grüße”")
    }

    @Test("Bytes that are not UTF-8, as declared, are replaced, and the feed is read")
    func broken() throws {
        var data = Data(document("aXb", encoding: "UTF-8").utf8)
        data[try #require(data.firstIndex(of: UInt8(ascii: "X")))] = 0xFF
        #expect(try title(data) == "a\u{FFFD}b")
    }

    @Test("A feed in UTF-16 with a byte order mark is read")
    func wide() throws {
        #expect(try title(data(document("Grüße 日本", encoding: "UTF-16"), .utf16)) == "Grüße 日本")
    }

    @Test("A byte order mark before UTF-8 is skipped")
    func byteOrderMark() throws {
        #expect(try title(Data([0xEF, 0xBB, 0xBF]) + Data(document("é", encoding: nil).utf8)) == "é")
    }

    @Test("Control characters and zero bytes in a feed are skipped")
    func controlCharacters() throws {
        #expect(try title(Data(document("a\u{0}\u{1}\u{B}b", encoding: nil).utf8)) == "ab")
    }

    // MARK: Random documents

    /// An encoding with what a document and its server specify about it.
    private struct Form: Sendable {
        let encoding: String.Encoding
        var declared: String?
        var charset: String?
        var mark: [UInt8] = []
        /// Letters that the encoding has.
        var letters = "aZÄéñßØÿ"

        static let unicode = "aZÄéñßØÿ€日本語мир👍"
    }

    private static let charsets = [nil, "utf-8", "iso-8859-1", "utf-16", "x-unknown", "\"", "UTF-32", "us-ascii"]
    private static let declarations = charsets + ["EBCDIC-CP-US", "UTF-7", "windows-1252", "Shift_JIS", "UTF-16LE"]
    private static let marks: [[UInt8]] = [[], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0, 0]]

    private static func consistentForm(_ random: inout SeededRandom) -> Form? {
        // The declaration of the document, and a mark of UTF-16, have precedence over the server.
        let any = charsets.randomElement(using: &random) ?? nil
        let forms = [
            Form(encoding: .utf8, declared: "UTF-8", charset: any, letters: Form.unicode),
            Form(encoding: .utf8, mark: [0xEF, 0xBB, 0xBF], letters: Form.unicode),
            Form(encoding: .utf8, charset: "utf-8", letters: Form.unicode),
            Form(encoding: .isoLatin1, declared: "ISO-8859-1", charset: any),
            Form(encoding: .isoLatin1, charset: "iso-8859-1"),
            Form(encoding: .windowsCP1252, declared: "windows-1252", charset: any, letters: "aZÄéñßØÿ€“”"),
            Form(
                encoding: .utf16LittleEndian, declared: "UTF-16", charset: any, mark: [0xFF, 0xFE],
                letters: Form.unicode),
            Form(encoding: .utf16BigEndian, charset: any, mark: [0xFE, 0xFF], letters: Form.unicode),
        ]
        return forms.randomElement(using: &random)
    }

    private static func anyForm(_ random: inout SeededRandom) -> Form {
        let encodings: [String.Encoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian, .isoLatin1, .windowsCP1252]
        return Form(
            encoding: encodings.randomElement(using: &random) ?? .utf8,
            declared: declarations.randomElement(using: &random) ?? nil,
            charset: charsets.randomElement(using: &random) ?? nil, mark: marks.randomElement(using: &random) ?? [])
    }

    private func title(_ form: Form, _ random: inout SeededRandom) -> String {
        String(
            (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in form.letters.randomElement(using: &random) })
    }

    private func data(_ title: String, _ form: Form) throws -> Data {
        Data(form.mark) + (try data(document(title, encoding: form.declared), form.encoding))
    }

    @Test("Random titles in consistently declared encodings are read", arguments: 0..<4)
    func random(batch: Int) throws {
        try RandomRun(seed: UInt64(4000 + batch), cases: 300).forEach { random in
            let form = try #require(Self.consistentForm(&random))
            let title = title(form, &random)
            let type = form.charset.map { "text/xml; charset=\($0)" }
            let read = try self.title(data(title, form), contentType: type)
            #expect(read == title, "\(form)")
        }
    }

    @Test("Random contradictions and damages in encodings lead to titles within the limits or errors", arguments: 0..<4)
    func randomDamages(batch: Int) throws {
        try RandomRun(seed: UInt64(5000 + batch), cases: 500).forEach { random in
            let form = Self.anyForm(&random)
            var data = try data(title(form, &random), form)
            for _ in 0..<Int.random(in: 0...4, using: &random) where !data.isEmpty {
                data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { data = Data(data.prefix(Int.random(in: 0...data.count, using: &random))) }
            let title = (try? self.title(data, contentType: form.charset.map { "text/xml; charset=\($0)" })) ?? ""
            #expect(title.count <= FeedLimits.title, "\(form) \(data.base64EncodedString())")
            #expect(!title.unicodeScalars.contains("\u{0}"), "\(form) \(data.base64EncodedString())")
        }
    }

    @Test("A feed in an unknown encoding is an error or a feed", arguments: ["x-unknown", "UTF-32", "EBCDIC-CP-US"])
    func unknown(encoding: String) {
        let result = Result { try title(Data(document("x", encoding: encoding).utf8)) }
        #expect((try? result.get()) == nil || result == .success("x"))
    }
}

extension Result where Success == String, Failure == any Error {
    fileprivate static func == (lhs: Result, rhs: Result) -> Bool {
        (try? lhs.get()) == (try? rhs.get())
    }
}
