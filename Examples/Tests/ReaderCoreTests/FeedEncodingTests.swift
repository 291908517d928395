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
