import Fuzzing
import Foundation
import TestSupport
import Testing

@testable import OpenCoreGraphics

/// Tests hyphenation by Liang's patterns, and line breaks within words if a line would be too short otherwise.
@Suite("Hyphenation") struct HyphenationTests {
    private static let reference = HyphenationPatterns(Data(HyphenationReference.dictionary.utf8))

    private func divided(_ word: String, _ patterns: HyphenationPatterns) -> String {
        let scalars = Array(word.unicodeScalars)
        let points = Set(patterns.points(in: scalars))
        var text = ""
        for (index, scalar) in scalars.enumerated() {
            if points.contains(index) { text += "-" }
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    @Test("The example in Liang's thesis is hyphenated as published")
    func thesis() throws {
        let dictionary = "UTF-8\nhy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n1tio\n2io\no2n\n"
        let patterns = try #require(HyphenationPatterns(Data(dictionary.utf8)))
        #expect(divided("hyphenation", patterns) == "hy-phen-ation")
        #expect(divided("HYPHENATION", patterns) == "HY-PHEN-ATION")
        #expect(divided("hyph", patterns) == "hyph")
        #expect(divided("", patterns).isEmpty)
    }

    @Test("Random words are hyphenated as by Pyphen")
    func pyphen() throws {
        let patterns = try #require(Self.reference)
        let words = HyphenationReference.words.split(whereSeparator: \.isWhitespace)
        #expect(words.count == 700)
        for word in words {
            #expect(divided(word.filter { $0 != "-" }, patterns) == word)
        }
    }

    @Test("Dictionaries with other encodings, comments, compounds and patterns that change letters are parsed")
    func formats() throws {
        var file = Data("ISO8859-1\nLEFTHYPHENMIN 1\n1-1\nNEXTLEVEL\n% a comment\n# and one\n".utf8)
        file += [0xE9, 0x31, 0x61, 0x0A]
        file += Data("b1bb/b-b,1,2\n".utf8)
        let patterns = try #require(HyphenationPatterns(file))
        #expect(patterns.leftMinimum == 1)
        #expect(patterns.rightMinimum == 2)
        #expect(divided("éaébbbé", patterns) == "é-aébbbé")
        #expect(HyphenationPatterns(Data("NO-SUCH-ENCODING\na1b\n".utf8)) == nil)
        #expect(HyphenationPatterns(Data("UTF-8\n".utf8) + [0xFF, 0xFE]) == nil)
        #expect(HyphenationPatterns(Data()) == nil)
    }

    // MARK: Lines

    /// Whether the reference patterns are installed as the dictionary of a private-use language.
    private static let isInstalled: Bool = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphen-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("hyph_qaa.dic")
        try? HyphenationReference.dictionary.write(to: file, atomically: true, encoding: .utf8)
        HyphenationDictionaries.shared.add(folder: folder.path)
        defer { try? FileManager.default.removeItem(at: folder) }
        return TextEngine.shared.hyphenation(for: "qaa") != nil
    }()

    private let font: FontDescriptor = {
        var font = FontDescriptor(size: 20)
        font.isMonospaced = true
        return font
    }()

    private func content(_ text: String, factor: CGFloat) -> TextContent {
        var content = TextContent(text, font: font)
        content.paragraph.details.hyphenationFactor = factor
        content.paragraph.details.language = "qaa"
        return content
    }

    private func lines(_ text: String, columns: Int, factor: CGFloat) -> [String] {
        let advance = TypesetText(content("a", factor: 0), width: nil).size.width
        let typeset = TypesetText(content(text, factor: factor), width: CGFloat(columns) * advance + 0.1)
        return typeset.lines.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    }

    /// The expected lines, computed by columns.
    private func expected(_ text: String, columns: Int, factor: CGFloat) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            var rest = String(word)
            while !rest.isEmpty {
                if line.count + rest.count <= columns {
                    line += rest + " "
                    rest = ""
                    break
                }
                let filled = CGFloat(max(line.count - 1, 0)) / CGFloat(columns)
                let points =
                    rest == word ? pieces(rest) : pieces(String(word)).compactMap { $0 - (word.count - rest.count) }
                let point = filled < factor ? points.last { $0 > 0 && line.count + $0 + 1 <= columns } : nil
                if let point {
                    lines.append(line + rest.prefix(point))
                    rest.removeFirst(point)
                } else {
                    lines.append(line)
                }
                line = ""
            }
        }
        return lines + [String(line.dropLast())]
    }

    private func pieces(_ word: String) -> [Int] {
        Self.reference?.points(in: Array(word.unicodeScalars)) ?? []
    }

    @Test(
        "Hyphenated lines break where a computation by columns breaks them",
        arguments: [0, 0.31, 0.57, 0.83, 1] as [CGFloat])
    func columns(factor: CGFloat) {
        #expect(Self.isInstalled)
        var random = SeededRandom(seed: UInt64(factor * 100) + 1)
        for _ in 0..<60 {
            let text = (0..<20).map { _ in
                String(
                    (0..<Int.random(in: 1...11, using: &random)).map { _ in
                        "abcdeéß".randomElement(using: &random) ?? "a"
                    })
            }.joined(separator: " ")
            let columns = Int.random(in: 12...30, using: &random)
            #expect(
                lines(text, columns: columns, factor: factor) == expected(text, columns: columns, factor: factor),
                "\(columns) columns: \(text)")
        }
    }

    @Test("A hyphen is drawn and measured at the end of a line within a word")
    func hyphen() throws {
        #expect(Self.isInstalled)
        let advance = TypesetText(content("a", factor: 0), width: nil).size.width
        let text = TypesetText(content("aaaa ßaßaßaßaßa", factor: 1), width: 10 * advance + 0.1)
        let first = try #require(text.lines.first)
        #expect(first.range.upperBound < "aaaa ßaßaßaßaßa".utf8.count)
        #expect(first.range.upperBound > 5)
        let letters = String(decoding: Array("aaaa ßaßaßaßaßa".utf8)[first.range], as: UTF8.self).count
        expectNear(first.frame.width, CGFloat(letters + 1) * advance, within: 0.01)
    }

    @Test("Words with soft hyphens or digits, and text in languages without a dictionary, are not hyphenated")
    func exceptions() {
        #expect(Self.isInstalled)
        #expect(lines("aaaa ßaß4ßaßaßa", columns: 10, factor: 1) == ["aaaa ", "ßaß4ßaßaßa"])
        #expect(lines("aaaa ßaßaßaßaß\u{AD}a", columns: 11, factor: 1).first == "aaaa ")
        var other = content("aaaa ßaßaßaßaßa", factor: 1)
        other.paragraph.details.language = "qab"
        #expect(TypesetText(other, width: 130).lines.first?.range == 0..<5)
    }

    @Test("Dictionaries of a folder that is added later are found for languages that had none")
    func addedFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try HyphenationReference.dictionary.write(
            to: folder.appendingPathComponent("hyph_qab.dic"), atomically: true, encoding: .utf8)
        let dictionaries = HyphenationDictionaries(folders: [])
        #expect(dictionaries.patterns(for: "qab") == nil)
        dictionaries.add(folder: folder.path)
        #expect(dictionaries.patterns(for: "qab") != nil)
    }

    // MARK: Slow dictionaries

    /// A folder with dictionaries of `qax` and `qay`; reading the former ends when the test allows it.
    private final class SlowFolder: Sendable {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("hyphen-\(UUID().uuidString)")
        private let hasBegun = DispatchSemaphore(value: 0)
        private let mayEnd = DispatchSemaphore(value: 0)

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for language in ["qax", "qay"] {
                try HyphenationReference.dictionary.write(
                    to: url.appendingPathComponent("hyph_\(language).dic"), atomically: true, encoding: .utf8)
            }
        }

        func contents(of path: String) -> Data? {
            if path.hasSuffix("hyph_qax.dic") {
                hasBegun.signal()
                mayEnd.wait()
                mayEnd.signal()
            }
            return FileManager.default.contents(atPath: path)
        }

        /// Calls a closure while `reader` reads the slow dictionary on another thread, and returns when it has ended.
        func whileReading(_ reader: @escaping @Sendable () -> Void, _ body: () throws -> Void) throws {
            let hasRead = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                reader()
                hasRead.signal()
            }
            try #require(hasBegun.wait(timeout: .now() + 30) == .success)
            do {
                defer { mayEnd.signal() }
                try body()
            }
            #expect(hasRead.wait(timeout: .now() + 30) == .success)
        }

        func remove() {
            try? FileManager.default.removeItem(at: url)
        }
    }

    /// Returns whether a closure ends on another thread; `false` if it waits for a lock.
    private static func ends(_ body: @escaping @Sendable () -> Void) -> Bool {
        let hasEnded = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            body()
            hasEnded.signal()
        }
        return hasEnded.wait(timeout: .now() + 10) == .success
    }

    @Test("While a dictionary is read, those of other languages are available")
    func otherLanguage() throws {
        let folder = try SlowFolder()
        defer { folder.remove() }
        let dictionaries = HyphenationDictionaries(folders: [])
        dictionaries.add(folder: folder.url.path, contents: folder.contents)
        try folder.whileReading({ _ = dictionaries.patterns(for: "qax") }) {
            #expect(Self.ends { _ = dictionaries.patterns(for: "qay") })
        }
        #expect(dictionaries.patterns(for: "qay") != nil)
    }

    @Test("A dictionary of a folder that is added while another folder is read is found afterwards")
    func folderAddedMeanwhile() throws {
        let (slow, added) = (try SlowFolder(), try SlowFolder())
        defer {
            slow.remove()
            added.remove()
        }
        let dictionaries = HyphenationDictionaries(folders: [])
        dictionaries.add(folder: slow.url.path, contents: slow.contents)
        try slow.whileReading({ _ = dictionaries.patterns(for: "qax") }) {
            let path = added.url.path
            #expect(Self.ends { dictionaries.add(folder: path) })
        }
        try FileManager.default.removeItem(at: slow.url)
        #expect(dictionaries.patterns(for: "qax") != nil)
    }

    /// In a process of its own, because the added folder applies to the whole process.
    @Test("While a text waits for its dictionary, other texts are typeset")
    func otherText() async {
        await #expect(processExitsWith: .success) {
            let folder = try HyphenationTests.SlowFolder()
            defer { folder.remove() }
            HyphenationDictionaries.shared.add(folder: folder.url.path, contents: folder.contents)
            var slow = TextContent("aaaa bbbb", font: FontDescriptor(size: 20))
            slow.paragraph.details.hyphenationFactor = 1
            slow.paragraph.details.language = "qax"
            let (text, other) = (slow, TextContent("b", font: FontDescriptor(size: 20)))
            try folder.whileReading({ _ = TypesetText(text, width: 60) }) {
                #expect(HyphenationTests.ends { _ = TypesetText(other, width: nil) })
            }
        }
    }
}
