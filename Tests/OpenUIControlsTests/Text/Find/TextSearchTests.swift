import Fuzzing
import OpenText
import Testing
import UIKitTestSupport

@testable import OpenUIControls

@MainActor @Suite("Occurrences of a string in a text") struct TextSearchTests {
    private func storage(_ text: String) -> NSTextStorage {
        let storage = NSTextStorage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
        return storage
    }

    private func found(
        _ string: String, in text: String, _ method: UITextSearchOptions.WordMatchMethod = .contains,
        _ options: NSString.CompareOptions = .caseInsensitive
    ) -> [Range<Int>] {
        let search = TextSearch(TextQuery(string, method, options), in: storage(text))
        search.finish()
        return search.ranges.map { $0.location..<NSMaxRange($0) }
    }

    @Test("Occurrences are in order and do not overlap")
    func order() {
        #expect(found("aa", in: "aaaaa\naa") == [0..<2, 2..<4, 6..<8])
    }

    @Test("Case is ignored with the option")
    func ignoredCase() {
        #expect(found("line", in: "Line LINE line") == [0..<4, 5..<9, 10..<14])
    }

    @Test("Case is compared without the option")
    func comparedCase() {
        #expect(found("line", in: "Line LINE line", .contains, []) == [10..<14])
    }

    @Test("Diacritics are ignored with the option")
    func diacritics() {
        #expect(found("resume", in: "résumé", .contains, .diacriticInsensitive) == [0..<6])
    }

    @Test("A letter without its combining mark is not found")
    func combiningMark() {
        #expect(found("e", in: "e\u{301}e") == [2..<3])
    }

    @Test("A part of an emoji is not found")
    func partOfEmoji() {
        #expect(found("👩", in: "👩‍👩‍👧‍👦 👩") == [12..<14])
    }

    @Test("Whole words are found with marks around them, and not in longer words")
    func wholeWords() {
        #expect(found("word", in: "word words (word) sword", .fullWord) == [0..<4, 12..<16])
    }

    @Test("The starts of words are found")
    func wordStarts() {
        #expect(found("word", in: "word words sword", .startsWith) == [0..<4, 5..<9])
    }

    @Test("A string with a line break is found over the end of a paragraph")
    func lineBreak() {
        #expect(found("a\nb", in: "a\na\nb") == [2..<5])
    }

    @Test("An occurrence over several paragraphs does not overlap the next one")
    func overlapOfParagraphs() {
        #expect(found("a\na\na", in: "a\na\na\na\na\na") == [0..<5, 6..<11])
    }

    @Test("Nothing is found for an empty string, and for one that is longer than the text", arguments: ["", "abcd"])
    func nothing(string: String) {
        #expect(found(string, in: "abc").isEmpty)
    }

    @Test("NUL characters are found like others")
    func nul() {
        #expect(found("\u{0}", in: "a\u{0}b\u{0}") == [1..<2, 3..<4])
    }

    @Test("Nothing is found in an empty text")
    func emptyText() {
        #expect(found("a", in: "").isEmpty)
    }

    @Test("An occurrence at the boundary of two blocks of a very long paragraph is found")
    func longParagraph() {
        let text = String(repeating: "abcdefg", count: 3000)
        #expect(found("gabc", in: text).count == 2999)
    }

    @Test("Searching on from an offset finds the next occurrence around the end of the text")
    func wrapping() {
        let search = TextSearch(TextQuery("a"), in: storage("a\nb\nb\nb"))
        search.searchOn(from: 3, backward: false)
        #expect(search.range(at: 0) == NSRange(location: 0, length: 1))
    }

    @Test("Searching on backward finds the previous occurrence around the start of the text")
    func wrappingBackward() {
        let search = TextSearch(TextQuery("a"), in: storage("b\nb\na\nb"))
        search.searchOn(from: 1, backward: true)
        #expect(search.range(at: 0) == NSRange(location: 4, length: 1))
    }

    @Test("The first occurrence from an offset on is unknown until all blocks before it are searched")
    func firstIsUnknown() {
        let search = TextSearch(TextQuery("a"), in: storage("b\nb\na"))
        search.search(NSRange(location: 4, length: 1))
        #expect(search.first(from: 0) == nil)
    }

    @Test("The index of an occurrence is the number of those before it")
    func index() {
        let search = TextSearch(TextQuery("a"), in: storage("aa\nba\na"))
        search.finish()
        #expect(search.ranges.map { search.index(of: $0) } == [0, 1, 2, 3])
    }

    @Test("In plain text, the occurrences are those of a search with Foundation", arguments: 0..<20 as Range<UInt64>)
    func foundation(seed: UInt64) {
        var generator = SeededRandom(seed: seed)
        let text = (0..<2000).map { _ in ["a", "b", "A", " ", "\n"].randomElement(using: &generator) ?? "" }.joined()
        let string = (0..<3).map { _ in ["a", "b", "\n"].randomElement(using: &generator) ?? "" }.joined()
        let content = NSString(string: text)
        var (expected, place): ([Range<Int>], Int) = ([], 0)
        while place < content.length {
            let rest = NSRange(location: place, length: content.length - place)
            let match = content.range(of: string, options: .caseInsensitive, range: rest)
            guard match.location != NSNotFound else { break }
            expected.append(match.location..<NSMaxRange(match))
            place = NSMaxRange(match)
        }
        #expect(found(string, in: text) == expected)
    }

    // MARK: Edits

    private final class Follower: TextStorageObserver {
        nonisolated(unsafe) var search: TextSearch?

        func textStorage(
            _ storage: NSTextStorage, didEdit blocks: Range<Int>, replacedBy count: Int, range: NSRange,
            changeInLength: Int, mask: NSTextStorage.EditActions
        ) {
            let search = search
            MainActor.assumeIsolated { search?.edit(blocks, by: count) }
        }
    }

    private static let strings = [
        "a", "ab", "aa", "word", "e\u{301}", "é", "\n", "a\na", "\r\n", "👩", "שלום", "two words", "aaaaaaaaaaaa",
        "\u{0}", " ",
    ]

    @Test("After random edits, the occurrences equal those of a new search", arguments: 0..<60 as Range<UInt64>)
    func incremental(seed: UInt64) throws {
        var generator = SeededRandom(seed: seed)
        let storage = storage(DifficultTexts.text(upTo: seed % 4 == 0 ? 4000 : 60, &generator))
        let method =
            [UITextSearchOptions.WordMatchMethod.contains, .startsWith, .fullWord]
            .randomElement(using: &generator) ?? .contains
        let options =
            [NSString.CompareOptions.caseInsensitive, [], [.caseInsensitive, .diacriticInsensitive]]
            .randomElement(using: &generator) ?? []
        let query = TextQuery(Self.strings.randomElement(using: &generator) ?? "a", method, options)
        let search = TextSearch(query, in: storage)
        let follower = Follower()
        follower.search = search
        storage.addObserver(follower)
        for _ in 0..<40 {
            edit(storage, &generator)
            // Some blocks are searched between edits, in any order.
            let place = Int.random(in: 0...storage.length, using: &generator)
            if Bool.random(using: &generator) { search.search(NSRange(location: place, length: 20)) }
            if Bool.random(using: &generator) { search.searchOn(from: place, backward: Bool.random(using: &generator)) }
            guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
            search.finish()
            let fresh = TextSearch(query, in: storage)
            fresh.finish()
            try #require(search.ranges == fresh.ranges)
            try #require(search.count == fresh.ranges.count)
        }
        storage.removeObserver(follower)
    }

    private func edit(_ storage: NSTextStorage, _ generator: inout SeededRandom) {
        let units = Array(storage.string.utf16)
        let start = DifficultTexts.scalarPlace(units, &generator)
        let most = Int.random(in: 0..<8, using: &generator) == 0 ? 2000 : 8
        let end = min(start + Int.random(in: 0...most, using: &generator), units.count)
        let text =
            Bool.random(using: &generator)
            ? DifficultTexts.text(upTo: 4, &generator) : Self.strings.randomElement(using: &generator) ?? ""
        storage.replaceCharacters(in: NSRange(start..<end), with: text)
    }
}
