import OpenCoreGraphics
import OpenDisplay
import OpenQuartzCore
import TestSupport
import Testing

@testable import OpenUIFoundation
import OpenText

@Suite("Fonts") struct FontTests {
    /// The recorded fonts that this machine has.
    private static var installedFonts: [FontReference.Metrics] {
        FontReference.metrics.filter { UIFont(name: $0.family, size: 100)?.fontName == $0.postScriptName }
    }

    @Test("The recorded metrics include every font that the setup script installs")
    func recordedFonts() {
        let families = Set(Self.installedFonts.map(\.family))
        #expect(families.isSuperset(of: ["Inter", "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"]))
    }

    @Test("Font metrics match those that an independent parser reads from the font file", arguments: installedFonts)
    func metrics(reference: FontReference.Metrics) throws {
        let font = try #require(UIFont(name: reference.family, size: 100))
        func expect(_ value: CGFloat, _ units: Double, _ what: String) {
            // Metrics that old fonts do not contain are measured from glyphs, with Pango's rounding.
            expectNear(value, units / reference.unitsPerEm * 100, within: 0.12, "\(reference.family) \(what)")
        }
        expect(font.ascender, reference.ascender, "ascender")
        expect(font.descender, reference.descender, "descender")
        expect(font.leading, reference.lineGap, "leading")
        expect(font.capHeight, reference.capHeight, "capHeight")
        expect(font.xHeight, reference.xHeight, "xHeight")
        expect(font.lineHeight, reference.ascender - reference.descender + reference.lineGap, "lineHeight")
        #expect(font.pointSize == 100)
    }

    @Test("Font families and names are listed, and every listed name creates a font")
    func names() throws {
        let families = UIFont.familyNames
        #expect(families == families.sorted())
        #expect(Set(families).count == families.count)
        #expect(families.contains("Inter"))
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        let names = UIFont.fontNames(forFamilyName: "Inter")
        #expect(!names.isEmpty)
        for name in names {
            let font = try #require(UIFont(name: name, size: 12))
            #expect(font.fontName == name)
            #expect(font.familyName == "Inter")
        }
        #expect(
            UIFont(name: "Inter-BoldItalic", size: 12)?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(name: "inter bold", size: 12) != nil)
        #expect(UIFont(name: "Inter-Nonsense", size: 12) == nil)
    }

    // MARK: Descriptors

    @Test("Font descriptors vary by family, face, size, traits and design")
    func descriptors() throws {
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
        #expect(plain.pointSize == 17)
        #expect(plain.symbolicTraits == [])
        let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        #expect(plain.withSymbolicTraits(.traitExpanded) == nil)
        #expect(UIFont(descriptor: bold, size: 0).pointSize == 17)
        #expect(UIFont(descriptor: bold, size: 9).pointSize == 9)
        #expect(plain.withSize(20).pointSize == 20)
        #expect(UIFont(descriptor: plain.withFamily("DejaVu Serif"), size: 0).familyName == "DejaVu Serif")
        #expect(plain.withFace("Bold Italic").symbolicTraits == [.traitBold, .traitItalic])
        #expect(plain.withFace("Nonsense") == plain)
        let mono = try #require(plain.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
        let serif = UIFont(descriptor: try #require(plain.withDesign(.serif)), size: 0)
        #expect(serif.xHeight != UIFont.systemFont(ofSize: 17).xHeight)
        #expect(plain.withDesign(.rounded) != plain)
    }

    @Test("Font descriptors are created from attributes, and unknown or mistyped attributes are ignored")
    func attributes() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Inter", .size: 21, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
            .featureSettings: [
                [UIFontDescriptor.FeatureKey.type: 6, .selector: 0], [.type: 35, .selector: 4], [.type: "x"],
                [.openTypeTag: "zero"],
            ], UIFontDescriptor.AttributeName(rawValue: "unknown"): 3,
        ])
        #expect(descriptor.face.weight == 600)
        #expect(descriptor.pointSize == 21)
        #expect(descriptor.face.features == ["tnum", "ss02", "zero"])
        #expect(UIFontDescriptor(fontAttributes: [.size: "large", .traits: 7]).pointSize == 0)
        let changed = descriptor.addingAttributes([
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 1]]
        ])
        #expect(changed.face.features.contains("pnum"))
        #expect(changed.face.features.contains("ss02"))
        let copy = UIFontDescriptor(fontAttributes: descriptor.fontAttributes)
        #expect(copy.face == descriptor.face)
    }
}
