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

    @Test(
        "A width of the system font scales the widths of its glyphs, also in other sizes and with an expanded text",
        arguments: [(UIFont.Width.compressed, 0.7), (.condensed, 0.8), (.standard, 1), (.expanded, 1.2)])
    func width(width: UIFont.Width, factor: CGFloat) {
        func measured(_ font: UIFont, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
            let attributes = attributes.merging([.font: font]) { own, _ in own }
            return NSAttributedString(string: "HHHHHH", attributes: attributes).size().width
        }
        let plain = UIFont.systemFont(ofSize: 100, weight: .semibold)
        let font = UIFont.systemFont(ofSize: 100, weight: .semibold, width: width)
        expectNear(measured(font) / measured(plain), factor, within: 0.01)
        expectNear(measured(font.withSize(50)) / measured(plain), factor / 2, within: 0.01)
        expectNear(measured(font, [.expansion: 0.5]) / measured(plain), factor * exp(0.5), within: 0.02)
        #expect((font == plain) == (width == .standard))
        expectNear(font.lineHeight, plain.lineHeight, within: 0.5)
    }

    @Test("The attributes of a descriptor contain the width")
    func widthTrait() throws {
        let font = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
        let attributes = font.fontDescriptor.fontAttributes
        let traits = try #require(attributes[.traits] as? [UIFontDescriptor.TraitKey: Any])
        #expect(traits[.width] as? CGFloat == UIFont.Width.condensed.rawValue)
        #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0) == font)
        let given = UIFontDescriptor(
            fontAttributes: [.traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.expanded]])
        let expanded = UIFont.systemFont(ofSize: 17, weight: .regular, width: .expanded)
        #expect(UIFont(descriptor: given, size: 17) == expanded)
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
