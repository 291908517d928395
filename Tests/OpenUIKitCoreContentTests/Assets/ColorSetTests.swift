import OpenUIKitCore
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Color sets of asset catalogs") struct ColorSetTests {
    private static let brand = """
        {"info": {"author": "xcode", "version": 1}, "colors": [
          {"idiom": "universal",
           "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255", "alpha": "0.500"}}},
          {"idiom": "universal", "appearances": [
             {"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}],
           "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "1.000"}}}
        ]}
        """

    private func traits(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
        ])
    }

    @Test("A color set has a variant for the dark style, and one for it with increased contrast")
    func variants() throws {
        let catalog = try CatalogBundle(["Brand.colorset/Contents.json": Self.brand])
        let color = try #require(UIColor(named: "Brand", in: catalog.bundle, compatibleWith: nil))
        let light = UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1)
        #expect(color.resolvedColor(with: traits(.light, .normal)) == light)
        #expect(color.resolvedColor(with: traits(.unspecified, .unspecified)) == light)
        #expect(color.resolvedColor(with: traits(.light, .high)) == light)
        #expect(color.resolvedColor(with: traits(.dark, .normal)) == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        #expect(color.resolvedColor(with: traits(.dark, .high)) == .white)
    }

    @Test("The same color set yields equal colors, also with the same opacity")
    func equality() throws {
        let catalog = try CatalogBundle([
            "Brand.colorset/Contents.json": Self.brand, "Other.colorset/Contents.json": Self.brand,
        ])
        func color(_ name: String) -> UIColor? { UIColor(named: name, in: catalog.bundle, compatibleWith: nil) }
        #expect(color("Brand") == color("Brand"))
        #expect(color("Brand") != color("Other"))
        #expect(color("Brand")?.withAlphaComponent(0.5) == color("Brand")?.withAlphaComponent(0.5))
    }

    @Test("Names of colors of the system, linear components and folders with a namespace are read")
    func kinds() throws {
        let reference =
            #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemTealColor"}}]}"#
        let linear = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "extended-linear-srgb",
              "components": {"red": "0.2140", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}}]}
            """
        let catalog = try CatalogBundle([
            "System.colorset/Contents.json": reference, "Plain/Linear.colorset/Contents.json": linear,
            "Theme/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Theme/Accent.colorset/Contents.json": Self.brand,
        ])
        func color(_ name: String) -> UIColor? { UIColor(named: name, in: catalog.bundle, compatibleWith: nil) }
        let dark = traits(.dark, .normal)
        #expect(color("System")?.resolvedColor(with: dark) == UIColor.systemTeal.resolvedColor(with: dark))
        expectNear(color("Linear")?.cgColor.components?.first ?? 0, 0.5, within: 0.001)
        #expect(color("Theme/Accent") != nil)
        #expect(color("Accent") == nil)
    }

    @Test(
        "A color that does not exist is nil, and a damaged one is reported",
        arguments: ["", "{}", "[1]", #"{"colors": []}"#])
    func damaged(contents: String) throws {
        let catalog = try CatalogBundle(["Broken.colorset/Contents.json": contents])
        let reports = Diagnostics.record {
            #expect(UIColor(named: "Missing", in: catalog.bundle, compatibleWith: nil) == nil)
            #expect(UIColor(named: "Broken", in: catalog.bundle, compatibleWith: nil) == nil)
        }
        #expect(reports.map(\.rule) == ["asset.unreadable"])
        #expect(UIColor(named: "Missing") == nil)
    }

    @Test("A view displays the variant of its color for its style") @MainActor
    func shown() throws {
        let catalog = try CatalogBundle(["Brand.colorset/Contents.json": Self.brand])
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
            view.backgroundColor = UIColor(named: "Brand", in: catalog.bundle, compatibleWith: view.traitCollection)
            stage.frame()
            #expect(stage.pixel(20, 20) == PixelColor(red: 255, green: 128, blue: 0))
            (view.overrideUserInterfaceStyle, stage.window.backgroundColor) = (.dark, .black)
            stage.frame()
            #expect(stage.pixel(20, 20)?.red == 0)
            #expect((stage.pixel(20, 20)?.blue ?? 0) > 120)
        }
    }
}
