import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Image and data sets of asset catalogs") @MainActor struct ImageSetTests {
    private func picture(_ color: UIColor, pixels: CGFloat) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: pixels, height: pixels)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return try #require(image.pngData())
    }

    /// A set with a red image in two scales, and a blue one for the dark style.
    private func makeLogo() throws -> CatalogBundle {
        let contents = """
            {"images": [
              {"idiom": "universal", "filename": "logo.png", "scale": "1x"},
              {"idiom": "universal", "filename": "dark.png", "scale": "1x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "filename": "logo@2x.png", "scale": "2x"},
              {"idiom": "universal", "scale": "3x"}
            ]}
            """
        return try CatalogBundle([
            "Logo.imageset/Contents.json": Data(contents.utf8),
            "Logo.imageset/logo.png": try picture(.red, pixels: 20),
            "Logo.imageset/logo@2x.png": try picture(.green, pixels: 40),
            "Logo.imageset/dark.png": try picture(.blue, pixels: 20),
        ])
    }

    private func image(_ catalog: CatalogBundle, scale: CGFloat) -> UIImage? {
        UIImage(named: "Logo", in: catalog.bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }

    @Test("The file for the scale of the display is used, or the largest one")
    func scales() throws {
        let catalog = try makeLogo()
        for (scale, expected) in [(1, 1), (1.5, 2), (2, 2), (3, 2)] as [(CGFloat, CGFloat)] {
            #expect(image(catalog, scale: scale)?.scale == expected)
            #expect(image(catalog, scale: scale)?.size == CGSize(width: 20, height: 20))
        }
        #expect(UIImage(named: "Logo", in: catalog.bundle, with: nil)?.size == CGSize(width: 20, height: 20))
        #expect(UIImage(named: "Other", in: catalog.bundle, compatibleWith: nil) == nil)
    }

    @Test("An image view displays the variant for its style")
    func shownVariant() throws {
        let catalog = try makeLogo()
        // Variants are read when they are displayed.
        defer { withExtendedLifetime(catalog) {} }
        WindowStage.run { stage in
            let view = UIImageView(image: image(catalog, scale: 1))
            stage.add(view, CGRect(x: 0, y: 0, width: 20, height: 20))
            stage.frame()
            #expect(stage.pixel(10, 10) == PixelColor(red: 255, green: 0, blue: 0))
            stage.window.overrideUserInterfaceStyle = .dark
            stage.frame()
            #expect(stage.pixel(10, 10) == PixelColor(red: 0, green: 0, blue: 255))
            stage.window.overrideUserInterfaceStyle = .light
            stage.frame()
            #expect(stage.pixel(10, 10) == PixelColor(red: 255, green: 0, blue: 0))
        }
    }

    @Test("A template in the catalog has the tint color, in both styles")
    func template() throws {
        let contents = """
            {"images": [{"idiom": "universal", "filename": "a.png"}],
             "properties": {"template-rendering-intent": "template"}}
            """
        let catalog = try CatalogBundle([
            "Mark.imageset/Contents.json": Data(contents.utf8), "Mark.imageset/a.png": try picture(.red, pixels: 20),
        ])
        let image = UIImage(named: "Mark", in: catalog.bundle)
        #expect(image?.renderingMode == .alwaysTemplate)
        #expect(image?.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    }

    @Test("The slices of an image are its caps in points")
    func slices() throws {
        let contents = """
            {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x", "resizing": {
              "mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
              "cap-insets": {"top": 4, "left": 6, "bottom": 999, "right": 2}}}]}
            """
        let catalog = try CatalogBundle([
            "Box.imageset/Contents.json": Data(contents.utf8), "Box.imageset/a.png": try picture(.red, pixels: 20),
        ])
        let image = UIImage(named: "Box", in: catalog.bundle)
        #expect(image?.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 10, right: 1))
        #expect(image?.resizingMode == .tile)
    }

    @Test("A file outside of the set is not read")
    func outside() throws {
        let contents = #"{"images": [{"idiom": "universal", "filename": "../secret.png"}]}"#
        let catalog = try CatalogBundle([
            "Bad.imageset/Contents.json": Data(contents.utf8), "secret.png": try picture(.red, pixels: 2),
        ])
        #expect(UIImage(named: "Bad", in: catalog.bundle) == nil)
    }

    @Test("A data set has the contents and the type of its file")
    func data() throws {
        let contents =
            #"{"data": [{"idiom": "universal", "filename": "words.json", "universal-type-identifier": "public.json"}]}"#
        let catalog = try CatalogBundle(["Words.dataset/Contents.json": contents, "Words.dataset/words.json": "[1]"])
        let bundle = try #require(catalog.bundle)
        let asset = NSDataAsset(name: "Words", bundle: bundle)
        #expect(asset?.data == Data("[1]".utf8))
        #expect(asset?.typeIdentifier == "public.json")
        #expect(asset?.name == "Words")
        #expect(NSDataAsset(name: "Missing", bundle: bundle) == nil)
    }
}
