import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Contrast of text colors") @MainActor struct TextContrastTests {
    private static let texts: [(name: String, color: UIColor)] = [
        ("label", .label), ("secondaryLabel", .secondaryLabel), ("placeholderText", .placeholderText), ("link", .link),
        ("destructiveText", .destructiveText),
    ]
    private static let backgrounds: [(name: String, color: UIColor)] = [
        ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ]

    /// The traits of light and dark interfaces, of sheets above them, and of both for users who prefer more contrast.
    private static let appearances: [UITraitCollection] =
        [UIUserInterfaceStyle.light, .dark].flatMap { style in
            [UIUserInterfaceLevel.base, .elevated].flatMap { level in
                [UIAccessibilityContrast.normal, .high].map { contrast in
                    UITraitCollection { traits in
                        traits.userInterfaceStyle = style
                        traits.userInterfaceLevel = level
                        traits.accessibilityContrast = contrast
                    }
                }
            }
        }

    private func expectLegible(_ text: UIColor, on layers: [UIColor], _ name: String) {
        for traits in Self.appearances {
            let contrast = text.contrast(on: layers, traits)
            #expect(contrast >= 4.5, "\(name), \(traits.userInterfaceStyle), \(traits.userInterfaceLevel)")
        }
    }

    @Test("Colors of text have a contrast of 4.5 to 1 to system backgrounds")
    func backgrounds() {
        for text in Self.texts {
            for background in Self.backgrounds + [("tertiarySystemBackground", .tertiarySystemBackground)] {
                expectLegible(text.color, on: [background.color], "\(text.name) on \(background.name)")
            }
        }
    }

    @Test("Colors of text have a contrast of 4.5 to 1 to the fills of gray and tinted buttons on system backgrounds")
    func fills() {
        let fills: [(name: String, color: UIColor)] = [
            ("tertiarySystemFill", .tertiarySystemFill), ("secondarySystemFill", .secondarySystemFill),
            ("a blue tint", .systemBlue.withAlphaComponent(0.18)), ("a red tint", .systemRed.withAlphaComponent(0.18)),
        ]
        for text in Self.texts {
            for background in Self.backgrounds {
                for fill in fills {
                    expectLegible(
                        text.color, on: [background.color, fill.color],
                        "\(text.name) on \(fill.name) on \(background.name)")
                }
            }
        }
    }

    @Test("Primary and secondary text have a contrast of 4.5 to 1 to the background of selected cells")
    func selection() {
        expectLegible(.label, on: [.systemGray4], "label")
        expectLegible(.secondaryLabel, on: [.systemGray4], "secondaryLabel")
    }

    @Test("White text has a contrast of 4.5 to 1 to the fills of buttons")
    func whiteText() {
        expectLegible(.white, on: [.tintedFill], "tintedFill")
        expectLegible(.white, on: [.destructiveFill], "destructiveFill")
        expectLegible(.white, on: [.neutralFill], "neutralFill")
    }

    @Test("Only the default tint and red have other shades as text and behind text")
    func shades() {
        #expect(UIColor.systemBlue.asTextColor == .link)
        #expect(UIColor.systemRed.asTextColor == .destructiveText)
        #expect(UIColor.systemBlue.asFillBehindText == .tintedFill)
        #expect(UIColor.systemRed.asFillBehindText == .destructiveFill)
        #expect(UIColor.brown.asTextColor == .brown)
        #expect(UIColor.brown.asFillBehindText == .brown)
    }
}
