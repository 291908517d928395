import OpenCoreGraphics
import OpenDisplay
import OpenQuartzCore
import Testing

@testable import OpenUIKit

@Suite("Fonts", .serialized) struct FontTests {
    @Test("Metrics are those that an independent reader finds in the font's file", arguments: FontReference.metrics)
    func metrics(reference: FontReference.Metrics) {
        // The numbers were recorded with one release of each font.
        guard let font = UIFont(name: reference.family, size: 100), font.fontName == reference.postScriptName else {
            return
        }
        func expect(_ value: CGFloat, _ units: Double, _ what: String) {
            // What old fonts do not say is measured of their glyphs, which Pango rounds.
            #expect(abs(value - units / reference.unitsPerEm * 100) < 0.12, "\(reference.family) \(what)")
        }
        expect(font.ascender, reference.ascender, "ascender")
        expect(font.descender, reference.descender, "descender")
        expect(font.leading, reference.lineGap, "leading")
        expect(font.capHeight, reference.capHeight, "capHeight")
        expect(font.xHeight, reference.xHeight, "xHeight")
        expect(font.lineHeight, reference.ascender - reference.descender + reference.lineGap, "lineHeight")
        #expect(font.pointSize == 100)
    }

    @Test("Families and faces are listed, and every listed name makes a font")
    func names() throws {
        let families = UIFont.familyNames
        #expect(families == families.sorted() && Set(families).count == families.count && families.contains("Inter"))
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        for name in UIFont.fontNames(forFamilyName: "Inter") {
            let font = try #require(UIFont(name: name, size: 12))
            #expect(font.fontName == name && font.familyName == "Inter")
        }
        #expect(
            UIFont(name: "Inter-BoldItalic", size: 12)?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(name: "inter bold", size: 12) != nil && UIFont(name: "Inter-Nonsense", size: 12) == nil)
    }

    // MARK: Descriptors

    @Test("Descriptors vary in family, face, size, traits and design")
    func descriptors() throws {
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
        #expect(plain.pointSize == 17 && plain.symbolicTraits == [])
        let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic] && plain.withSymbolicTraits(.traitExpanded) == nil)
        #expect(UIFont(descriptor: bold, size: 0).pointSize == 17 && UIFont(descriptor: bold, size: 9).pointSize == 9)
        #expect(plain.withSize(20).pointSize == 20)
        #expect(UIFont(descriptor: plain.withFamily("DejaVu Serif"), size: 0).familyName == "DejaVu Serif")
        #expect(plain.withFace("Bold Italic").symbolicTraits == [.traitBold, .traitItalic])
        #expect(plain.withFace("Nonsense") == plain)
        let mono = try #require(plain.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
        let serif = UIFont(descriptor: try #require(plain.withDesign(.serif)), size: 0)
        #expect(serif.xHeight != UIFont.systemFont(ofSize: 17).xHeight)
        if let rounded = plain.withDesign(.rounded) { #expect(rounded != plain) }
    }

    @Test("Attributes make descriptors; what is not known or of the wrong type is left out")
    func attributes() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Inter", .size: 21, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
            .featureSettings: [
                [UIFontDescriptor.FeatureKey.type: 6, .selector: 0], [.type: 35, .selector: 4], [.type: "x"],
                [.openTypeTag: "zero"],
            ], UIFontDescriptor.AttributeName(rawValue: "unknown"): 3,
        ])
        #expect(descriptor.face.weight == 600 && descriptor.pointSize == 21)
        #expect(descriptor.face.features == ["tnum", "ss02", "zero"])
        #expect(UIFontDescriptor(fontAttributes: [.size: "large", .traits: 7]).pointSize == 0)
        let changed = descriptor.addingAttributes([
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 1]]
        ])
        #expect(changed.face.features.contains("pnum") && changed.face.features.contains("ss02"))
        let copy = UIFontDescriptor(fontAttributes: descriptor.fontAttributes)
        #expect(copy.face == descriptor.face)
    }

    // MARK: Files

    private func file(_ data: Data, _ name: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
        try data.write(to: url)
        return url
    }

    /// The code of the error, or nil if it worked.
    private func register(_ url: URL, _ scope: CTFontManagerScope = .process) -> CTFontManagerError? {
        var error: Unmanaged<CFError>?
        if CTFontManagerRegisterFontsForURL(url, scope, &error) { return nil }
        let found = error?.takeRetainedValue()
        #expect(found?.domain == kCTFontManagerErrorDomain)
        return found.flatMap { CTFontManagerError(rawValue: $0.code) }
    }

    @Test("A font of a file can be used after it is registered, and no longer after that is undone")
    func files() throws {
        let data = try #require(Data(base64Encoded: FontReference.squares))
        let url = try file(data, "squares.ttf")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(UIFont(name: "Flow Test Squares", size: 50) == nil)
        // Typeset in another font, and remembered.
        let wanted = TextContent("AA", font: FontDescriptor(families: ["Flow Test Squares"], size: 50))
        let before = TypesetText(wanted, width: nil).size.width
        #expect(register(url) == nil)
        let font = try #require(UIFont(name: "Flow Test Squares", size: 50))
        #expect(abs(font.ascender - 37.5) < 0.01 && abs(font.capHeight - 30) < 0.01)
        #expect(UIFont.familyNames.contains("Flow Test Squares") && font.fontName == "FlowTestSquares-Regular")
        #expect(UIFont.fontNames(forFamilyName: "Flow Test Squares") == ["FlowTestSquares-Regular"])
        let text = NSAttributedString(string: "AA A", attributes: [.font: font])
        #expect(abs(text.size().width - 3 * 40 - 20) < 0.01 && abs(text.size().height - 50) < 0.01)
        let after = TypesetText(wanted, width: nil).size.width
        #expect(abs(after - 80) < 0.01 && before != after)
        #expect(register(url) == .alreadyRegistered)
        #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
        #expect(
            UIFont(name: "Flow Test Squares", size: 50) == nil && TypesetText(wanted, width: nil).size.width == before)
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerUnregisterFontsForURL(url, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.notRegistered.rawValue)
    }

    @Test("Fonts come and go while other threads typeset in fonts that they have not used before")
    func filesAndThreads() async throws {
        let data = try #require(Data(base64Encoded: FontReference.squares))
        let url = try file(data, "busy.ttf")
        defer { try? FileManager.default.removeItem(at: url) }
        await withTaskGroup(of: Bool.self) { group in
            for thread in 0..<4 {
                group.addTask {
                    (0..<60).allSatisfy { round in
                        let families = ["Sans", "Serif", "Monospace", "Flow Test Squares"]
                        let font = FontDescriptor(
                            families: [families[(round + thread) % 4]], size: 10 + Double(round * 4 + thread) / 16)
                        let size = TypesetText(TextContent("A \u{628}\u{4e2d} \u{1f600}", font: font), width: nil).size
                        return size.width > 0 && size.width.isFinite
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

    @Test("Damaged files, other files and missing files give their errors")
    func damaged() throws {
        let data = try #require(Data(base64Encoded: FontReference.squares))
        for count in [13, 100, 300] {
            let url = try file(data.prefix(count), "cut.ttf")
            #expect(register(url) == .invalidFontData, "\(count) bytes")
            try FileManager.default.removeItem(at: url)
        }
        let text = try file(Data("This is no font at all.".utf8), "text.ttf")
        #expect(register(text) == .unrecognizedFormat)
        try FileManager.default.removeItem(at: text)
        #expect(register(text) == .fileNotFound && register(text, .session) == .unsupportedScope)
        #expect(!CTFontManagerRegisterFontsForURL(text, .process, nil))
    }

    @Test("Random damage of a font file never traps")
    func randomDamage() throws {
        var data = try #require(Data(base64Encoded: FontReference.squares))
        var seed: UInt64 = 4
        for _ in 0..<60 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            data[Int(seed >> 33) % data.count] = UInt8(truncatingIfNeeded: seed >> 20)
            let url = try file(data, "damaged.ttf")
            if register(url) == nil {
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

    @Test("The gap that a font wants between lines counts only if it is asked for")
    func leading() throws {
        let data = try #require(Data(base64Encoded: FontReference.spaced))
        let url = try file(data, "spaced.ttf")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(register(url) == nil)
        defer { CTFontManagerUnregisterFontsForURL(url, .process, nil) }
        let font = try #require(UIFont(name: "Flow Test Spaced", size: 40))
        #expect(abs(font.leading - 20) < 0.01)
        let text = NSAttributedString(string: "A\nA\nA", attributes: [.font: font])
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            text.boundingRect(with: CGSize(width: 200, height: 0), options: options, context: nil).height
        }
        #expect(abs(height(.usesLineFragmentOrigin) - 120) < 0.01)
        #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - 180) < 0.01)
    }
}
