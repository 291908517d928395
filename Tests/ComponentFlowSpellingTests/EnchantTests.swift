import Foundation
import OpenUIControls
import Testing

@testable import ComponentFlowSpelling

/// The user's lists of words of the tests, in a folder of their own.
@MainActor enum UserWords {
    static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spelling-\(getpid())")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        setenv("ENCHANT_CONFIG_DIR", folder.path, 1)
        return folder
    }()

    /// A service whose user has learned no words.
    static func service() -> EnchantService {
        _ = folder
        return EnchantService()
    }
}

@Suite("The dictionaries of Enchant", .serialized) @MainActor struct EnchantTests {
    private let service = UserWords.service()

    private func load(_ language: String) async -> String? {
        await withCheckedContinuation { continuation in
            service.loadDictionary(for: language) { continuation.resume(returning: $0) }
        }
    }

    @Test("The installed dictionaries are found")
    func names() {
        #expect(service.dictionaries.contains("en_US"))
        #expect(service.dictionaries.contains("de_DE"))
    }

    @Test(
        "Words of a language are correct, and others are not",
        arguments: [
            ("en_US", "receive", true), ("en_US", "recieve", false), ("en_US", "don't", true),
            ("en_US", "Größe", false),
            ("de_DE", "Größe", true), ("de_DE", "Grösse", false), ("de_DE", "Donaudampfschifffahrt", true),
            ("de_DE", "Ärger", true), ("de_DE", "Haustürschlüßel", false),
        ])
    func words(language: String, word: String, isCorrect: Bool) throws {
        let dictionary = try #require(service.dictionary(for: language))
        #expect(service.contains(word, in: dictionary) == isCorrect)
    }

    @Test("A dictionary is loaded on another thread, and its name is passed on")
    func loading() async {
        let name = await load("de")
        #expect(name == "de_DE")
        let again = await load("de_DE")
        #expect(again == "de_DE")
    }

    @Test("A language without a dictionary has none", arguments: ["tlh", "", "C", "../../etc"])
    func missing(language: String) async {
        #expect(service.dictionary(for: language) == nil)
        let name = await load(language)
        #expect(name == nil)
    }

    @Test("Guesses are found on both ways")
    func guesses() async throws {
        let dictionary = try #require(service.dictionary(for: "en_US"))
        #expect(service.guesses(for: "recieve", in: dictionary).first == "receive")
        let guesses = await withCheckedContinuation { continuation in
            service.loadGuesses(for: "recieve", in: dictionary) { continuation.resume(returning: $0) }
        }
        #expect(guesses.first == "receive")
    }

    @Test(
        "Words with NUL, of unusual characters, without characters and very long ones are harmless",
        arguments: [
            "", "\0", "a\0b", String(repeating: "a", count: 100_000), "\u{FFFD}\u{202E}", "👩‍👩‍👧‍👦", "%s%n", "//",
        ])
    func hostile(word: String) throws {
        let dictionary = try #require(service.dictionary(for: "de_DE"))
        _ = service.contains(word, in: dictionary)
        #expect(!service.hasLearned(word, in: dictionary))
        if word.utf8.count < 100 { #expect(service.completions(of: word, in: dictionary).count <= 64) }
    }

    @Test("A learned word is correct, is in the user's file, and can be unlearned")
    func learning() throws {
        let dictionary = try #require(service.dictionary(for: "en_US"))
        service.learn("componentflowish", in: dictionary)
        #expect(service.contains("componentflowish", in: dictionary))
        #expect(service.hasLearned("componentflowish", in: dictionary))
        let file = UserWords.folder.appendingPathComponent("en_US.dic")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("componentflowish"))
        service.unlearn("componentflowish", in: dictionary)
        #expect(!service.contains("componentflowish", in: dictionary))
    }

    @Test("A word that the dictionary contains is not learned, so that it stays correct when it is unlearned")
    func correctWord() throws {
        let dictionary = try #require(service.dictionary(for: "en_US"))
        service.learn("receive", in: dictionary)
        #expect(!service.hasLearned("receive", in: dictionary))
        service.unlearn("receive", in: dictionary)
        #expect(service.contains("receive", in: dictionary))
    }

    @Test("Completions begin with the text, also with a capital letter, and are correct")
    func completions() throws {
        let dictionary = try #require(service.dictionary(for: "en_US"))
        let completions = service.completions(of: "recei", in: dictionary)
        #expect(completions.contains("receive"))
        #expect(completions.allSatisfy { $0.hasPrefix("recei") })
        #expect(service.completions(of: "Recei", in: dictionary).contains("Receive"))
        let german = try #require(service.dictionary(for: "de_DE"))
        #expect(service.completions(of: "Größ", in: german).contains("Größe"))
    }

    @Test(
        "The dictionary of a language without one for the region is that of its most common region",
        arguments: [
            ("de_AT", "de_DE"), ("en", "en_US"), ("en_GB", "en_US"), ("fr_CA", "fr_CA"), ("fr", "fr_FR"), ("pt", nil),
            ("eo_XX", "eo"), ("zz", nil), ("d", nil),
        ])
    func regions(language: String, expected: String?) {
        let names = ["de_BE", "de_DE", "en_AU", "en_US", "eo", "eo_EO", "fr_CA", "fr_FR"]
        #expect(DictionaryNames.name(for: language, among: names) == expected)
    }
}

@Suite("Word lists of Hunspell") struct WordListTests {
    private func list(affixes: Data, words: Data) throws -> WordList? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("list-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try affixes.write(to: folder.appendingPathComponent("xx.aff"))
        try words.write(to: folder.appendingPathComponent("xx.dic"))
        return WordList("xx", folders: [folder])
    }

    @Test("Stems are read without their flags, in the encoding of the list")
    func encoding() throws {
        let words = Data("2\nGr\u{F6}\u{DF}e/Np\nGr\u{F6}ll\tpo:x\n".unicodeScalars.map { UInt8($0.value) })
        let list = try #require(try list(affixes: Data("SET ISO8859-1\n".utf8), words: words))
        #expect(list.words(with: "Gr\u{F6}") == ["Gröll", "Größe"])
    }

    @Test("A list in an unknown encoding has no words")
    func unknown() throws {
        #expect(try list(affixes: Data("SET EBCDIC\n".utf8), words: Data("1\na\n".utf8)) == nil)
    }

    @Test("A name with a slash is not searched")
    func path() {
        #expect(WordList("../en_US") == nil)
    }

    @Test("Bytes that are not text have no effect")
    func garbage() throws {
        let bytes = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let list = try #require(try list(affixes: Data("SET UTF-8\n".utf8), words: bytes))
        #expect(list.words(with: "a").count <= 64)
    }
}
