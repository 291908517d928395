import Fuzzing
import OpenCoreGraphics
import TestSupport
import Testing

import OpenText

/// Tests of registered fonts, each in a process of its own.
///
/// Fonts are registered for the whole process, so that concurrent tests that compare text with Pango would get
/// different fonts.
@Suite("Registered font files") struct FontFileTests {
    private static func file(_ data: Data, _ name: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
        try data.write(to: url)
        return url
    }

    /// Registers a font file and returns the error, or `nil` on success.
    private static func register(_ url: URL, _ scope: CTFontManagerScope = .process) -> CTFontManagerError? {
        var error: Unmanaged<CFError>?
        if CTFontManagerRegisterFontsForURL(url, scope, &error) { return nil }
        let found = error?.takeRetainedValue()
        #expect(found?.domain == kCTFontManagerErrorDomain)
        return found.flatMap { CTFontManagerError(rawValue: $0.code) }
    }

    @Test("A font of a registered file is available until the file is unregistered")
    func files() async {
        await #expect(processExitsWith: .success) {
            let data = try #require(Data(base64Encoded: FontReference.squares))
            let url = try Self.file(data, "squares.ttf")
            defer { try? FileManager.default.removeItem(at: url) }
            #expect(UIFont(name: "Flow Test Squares", size: 50) == nil)
            // Typesets with the fallback font, so that the result is cached.
            let desired = TextContent("AA", font: FontDescriptor(families: ["Flow Test Squares"], size: 50))
            let before = TypesetText(desired, width: nil).size.width
            #expect(Self.register(url) == nil)
            let font = try #require(UIFont(name: "Flow Test Squares", size: 50))
            expectNear(font.ascender, 37.5, within: 0.01)
            expectNear(font.capHeight, 30, within: 0.01)
            #expect(UIFont.familyNames.contains("Flow Test Squares"))
            #expect(font.fontName == "FlowTestSquares-Regular")
            #expect(UIFont.fontNames(forFamilyName: "Flow Test Squares") == ["FlowTestSquares-Regular"])
            let text = NSAttributedString(string: "AA A", attributes: [.font: font])
            expectNear(text.size().width - 3 * 40, 20, within: 0.01)
            expectNear(text.size().height, 50, within: 0.01)
            let after = TypesetText(desired, width: nil).size.width
            expectNear(after, 80, within: 0.01)
            #expect(before != after)
            #expect(Self.register(url) == .alreadyRegistered)
            #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
            #expect(UIFont(name: "Flow Test Squares", size: 50) == nil)
            #expect(TypesetText(desired, width: nil).size.width == before)
            var error: Unmanaged<CFError>?
            #expect(!CTFontManagerUnregisterFontsForURL(url, .process, &error))
            #expect(error?.takeRetainedValue().code == CTFontManagerError.notRegistered.rawValue)
        }
    }

    @Test("Fonts can be registered and unregistered while other threads typeset with new fonts")
    func filesAndThreads() async {
        await #expect(processExitsWith: .success) {
            let data = try #require(Data(base64Encoded: FontReference.squares))
            let url = try Self.file(data, "busy.ttf")
            defer { try? FileManager.default.removeItem(at: url) }
            await withTaskGroup(of: Bool.self) { group in
                for thread in 0..<4 {
                    group.addTask {
                        (0..<60).allSatisfy { round in
                            let families = ["Sans", "Serif", "Monospace", "Flow Test Squares"]
                            let font = FontDescriptor(
                                families: [families[(round + thread) % 4]], size: 10 + Double(round * 4 + thread) / 16)
                            let text = TextContent("A \u{628}\u{4e2d} \u{1f600}", font: font)
                            let width = TypesetText(text, width: nil).size.width
                            return width > 0 && width.isFinite
                        }
                    }
                }
                group.addTask {
                    (0..<40).allSatisfy { _ in
                        CTFontManagerRegisterFontsForURL(url, .process, nil)
                            && CTFontManagerUnregisterFontsForURL(url, .process, nil)
                    }
                }
                #expect(await group.allSatisfy { $0 })
            }
        }
    }

    @Test("Registration of damaged, foreign and missing font files returns the respective error")
    func damaged() async {
        await #expect(processExitsWith: .success) {
            let data = try #require(Data(base64Encoded: FontReference.squares))
            for count in [13, 100, 300] {
                let url = try Self.file(data.prefix(count), "cut.ttf")
                #expect(Self.register(url) == .invalidFontData, "\(count) bytes")
                try FileManager.default.removeItem(at: url)
            }
            let text = try Self.file(Data("This is no font at all.".utf8), "text.ttf")
            #expect(Self.register(text) == .unrecognizedFormat)
            try FileManager.default.removeItem(at: text)
            #expect(Self.register(text) == .fileNotFound)
            #expect(Self.register(text, .session) == .unsupportedScope)
            #expect(!CTFontManagerRegisterFontsForURL(text, .process, nil))
        }
    }

    @Test("A failed registration leaves other fonts available, and the repaired file can be registered")
    func failedRegistration() async {
        await #expect(processExitsWith: .success) {
            let data = try #require(Data(base64Encoded: FontReference.squares))
            let other = try Self.file(try #require(Data(base64Encoded: FontReference.spaced)), "other.ttf")
            let url = try Self.file(data.prefix(300), "repaired.ttf")
            defer {
                try? FileManager.default.removeItem(at: other)
                try? FileManager.default.removeItem(at: url)
            }
            #expect(Self.register(other) == nil)
            #expect(Self.register(url) == .invalidFontData)
            #expect(UIFont(name: "Flow Test Spaced", size: 40) != nil)
            #expect(!CTFontManagerUnregisterFontsForURL(url, .process, nil))
            try data.write(to: url)
            #expect(Self.register(url) == nil)
            #expect(UIFont(name: "Flow Test Squares", size: 40) != nil)
            #expect(UIFont(name: "Flow Test Spaced", size: 40) != nil)
        }
    }

    /// The file is complete when it is checked and damaged when it is added, or the other way round.
    @Test("A file that changes while it is registered is registered only if the registration succeeds")
    func changingFile() async {
        await #expect(processExitsWith: .success) {
            let data = try #require(Data(base64Encoded: FontReference.squares))
            let url = try Self.file(data, "changing.ttf")
            defer { try? FileManager.default.removeItem(at: url) }
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    while !Task.isCancelled {
                        try? data.prefix(300).write(to: url, options: .atomic)
                        try? data.write(to: url, options: .atomic)
                    }
                }
                for _ in 0..<40 {
                    let isRegistered = CTFontManagerRegisterFontsForURL(url, .process, nil)
                    let wasRegistered = CTFontManagerUnregisterFontsForURL(url, .process, nil)
                    #expect(isRegistered == wasRegistered)
                }
                group.cancelAll()
            }
        }
    }

    @Test("Pipes and devices are rejected as font files without blocking")
    func pipes() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try #require(mkfifo(url.path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(Self.register(url) == .insufficientPermissions)
        #expect(Self.register(URL(fileURLWithPath: "/dev/zero")) == .insufficientPermissions)
    }

    @Test("A font collection that declares excessively many fonts is rejected as damaged")
    func manyFonts() throws {
        // A collection whose fonts all begin at the same offset.
        var file = Data("ttcf".utf8) + Data([0, 1, 0, 0, 0, 0, 1, 1])
        for _ in 0..<257 { file += Data([0, 0, 4, 16]) }
        file += try #require(Data(base64Encoded: FontReference.squares))
        let url = try Self.file(file, "many.ttc")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(Self.register(url) == .invalidFontData)
    }

    @Test("Randomly damaged font files do not trap")
    func randomDamage() async {
        await #expect(processExitsWith: .success) {
            var data = try #require(Data(base64Encoded: FontReference.squares))
            var random = SeededRandom(seed: 4)
            for _ in 0..<60 {
                data[Int.random(in: 0..<data.count, using: &random)] = .random(in: 0...255, using: &random)
                let url = try Self.file(data, "damaged.ttf")
                if Self.register(url) == nil {
                    for name in UIFont.familyNames where name.hasPrefix("Flow") {
                        let text = NSAttributedString(
                            string: "A B", attributes: [.font: UIFont(name: name, size: 20) ?? .systemFont(ofSize: 20)])
                        #expect(text.size().width.isFinite)
                    }
                    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
                }
                try FileManager.default.removeItem(at: url)
            }
        }
    }

    @Test("A font's line gap is added between lines only with the option usesFontLeading")
    func leading() async {
        await #expect(processExitsWith: .success) {
            let data = try #require(Data(base64Encoded: FontReference.spaced))
            let url = try Self.file(data, "spaced.ttf")
            defer { try? FileManager.default.removeItem(at: url) }
            #expect(Self.register(url) == nil)
            defer { CTFontManagerUnregisterFontsForURL(url, .process, nil) }
            let font = try #require(UIFont(name: "Flow Test Spaced", size: 40))
            expectNear(font.leading, 20, within: 0.01)
            let text = NSAttributedString(string: "A\nA\nA", attributes: [.font: font])
            func height(_ options: NSStringDrawingOptions) -> CGFloat {
                text.boundingRect(with: CGSize(width: 200, height: 0), options: options, context: nil).height
            }
            expectNear(height(.usesLineFragmentOrigin), 120, within: 0.01)
            expectNear(height([.usesLineFragmentOrigin, .usesFontLeading]), 180, within: 0.01)
        }
    }

    @Test("A layout manager omits a font's line gap if usesFontLeading is false")
    func layoutManagerLeading() async {
        await #expect(processExitsWith: .success) {
            let data = try #require(Data(base64Encoded: FontReference.spaced))
            let url = try Self.file(data, "spaced-lines.ttf")
            defer { try? FileManager.default.removeItem(at: url) }
            #expect(Self.register(url) == nil)
            defer { CTFontManagerUnregisterFontsForURL(url, .process, nil) }
            let font = try #require(UIFont(name: "Flow Test Spaced", size: 40))
            let storage = NSTextStorage(
                attributedString: NSAttributedString(string: "A\nA\nA", attributes: [.font: font]))
            let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            manager.ensureLayout(for: container)
            expectNear(manager.usedRect(for: container).height, 180, within: 0.01)
            manager.usesFontLeading = false
            manager.ensureLayout(for: container)
            expectNear(manager.usedRect(for: container).height, 120, within: 0.01)
        }
    }
}
