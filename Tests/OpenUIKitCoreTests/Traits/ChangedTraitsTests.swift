import OpenUIKitCore
import Testing

@Suite("Changed traits") @MainActor struct ChangedTraitsTests {
    private struct Theme: UITraitDefinition {
        static let defaultValue = 0
    }

    private func names(_ traits: [UITrait]) -> [String] { traits.map { "\($0)" } }

    @Test("The changed traits are those with other values, in both directions")
    func system() {
        let light = UITraitCollection {
            $0.userInterfaceStyle = .light
            $0.displayScale = 2
        }
        let dark = light.modifyingTraits {
            $0.userInterfaceStyle = .dark
            $0.layoutDirection = .rightToLeft
        }
        let changed = ["UITraitUserInterfaceStyle", "UITraitLayoutDirection"]
        #expect(names(dark.changedTraits(from: light)) == changed)
        #expect(names(light.changedTraits(from: dark)) == changed)
    }

    @Test("Equal collections have no changed traits")
    func equal() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(traits.changedTraits(from: UITraitCollection(userInterfaceStyle: .dark)).isEmpty)
    }

    @Test("Without another collection, the specified traits have changed")
    func first() {
        #expect(
            names(UITraitCollection(userInterfaceStyle: .dark).changedTraits(from: nil)) == [
                "UITraitUserInterfaceStyle"
            ])
    }

    @Test("Traits that the program defines are included, also where only the other collection specifies them")
    func custom() {
        let themed = UITraitCollection(Theme.self, value: 1)
        #expect(names(themed.changedTraits(from: nil)) == ["Theme"])
        #expect(names(UITraitCollection().changedTraits(from: themed)) == ["Theme"])
        #expect(UITraitCollection(Theme.self, value: 0).changedTraits(from: nil).isEmpty)
    }
}
