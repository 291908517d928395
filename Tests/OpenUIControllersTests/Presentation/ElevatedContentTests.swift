import Testing

import OpenUIKitCore
import OpenUIControllers
import UIKitTestSupport

@Suite("Content above the base of the interface") @MainActor struct ElevatedContentTests {
    /// The color of the background of sheets in the dark style.
    private static let elevated = PixelColor(red: 28, green: 28, blue: 30)

    private func run(_ body: (WindowStage, UIViewController) -> Void) {
        WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            stage.surface.setAppearance(.dark)
            let root = UIViewController()
            root.view.backgroundColor = .systemBackground
            stage.window.rootViewController = root
            body(stage, root)
        }
    }

    @Test("In the dark style the background of a sheet is lighter than the screen behind it")
    func sheet() {
        run { stage, root in
            let sheet = UIViewController()
            sheet.view.backgroundColor = .systemBackground
            #expect(sheet.traitCollection.userInterfaceLevel == .base)
            root.present(sheet, animated: false)
            #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
            #expect(root.traitCollection.userInterfaceLevel == .base)
            #expect(stage.pixel(150, 200) == Self.elevated)
            #expect(stage.pixel(150, 5) == PixelColor(red: 0, green: 0, blue: 0))
        }
    }

    @Test("In the dark style no pixel at the edge of a sheet is lighter than the sheet")
    func edge() {
        run { stage, root in
            let sheet = UIViewController()
            sheet.view.backgroundColor = .systemBackground
            root.present(sheet, animated: false)
            let image = stage.surface.renderImage()
            let pixels = (0..<300).flatMap { y in (0..<300).compactMap { image?.pixel(x: $0, y: y) } }
            #expect(pixels.count == 90_000)
            #expect(pixels.map(\.blue).max() == Self.elevated.blue)
        }
    }

    @Test("A view that moves between a screen and a sheet gets the colors of each")
    func moved() {
        run { stage, root in
            let panel = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            panel.backgroundColor = .systemBackground
            root.view.addSubview(panel)
            let sheet = UIViewController()
            root.present(sheet, animated: false)
            sheet.view.addSubview(panel)
            #expect(
                UIColor(cgColor: panel.layer.backgroundColor ?? UIColor.red.cgColor)
                    == UIColor(
                        red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
            root.view.addSubview(panel)
            #expect(UIColor(cgColor: panel.layer.backgroundColor ?? UIColor.red.cgColor) == .black)
        }
    }

    @Test("A change of the interface level is reported once, with the previous level")
    func notification() {
        run { stage, root in
            var levels: [UIUserInterfaceLevel] = []
            root.registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (controller: UIViewController, previous) in
                levels += [previous.userInterfaceLevel, controller.traitCollection.userInterfaceLevel]
            }
            root.traitOverrides.userInterfaceLevel = .elevated
            #expect(levels == [.base, .elevated])
        }
    }

    @Test("The background colors have UIKit's values for elevated content, which differ only in the dark style")
    func colors() {
        let light = UITraitCollection { $0.userInterfaceStyle = .light }
        let lightSheet = light.modifyingTraits { $0.userInterfaceLevel = .elevated }
        let darkSheet = lightSheet.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(darkSheet.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        let backgrounds: [(color: UIColor, elevated: CGFloat)] = [
            (.systemBackground, 28), (.secondarySystemBackground, 44), (.tertiarySystemBackground, 58),
            (.systemGroupedBackground, 28), (.secondarySystemGroupedBackground, 44),
            (.tertiarySystemGroupedBackground, 58),
        ]
        for (color, white) in backgrounds {
            let expected = UIColor(red: white / 255, green: white / 255, blue: (white + 2) / 255, alpha: 1)
            #expect(color.resolvedColor(with: darkSheet) == expected)
            #expect(color.resolvedColor(with: lightSheet) == color.resolvedColor(with: light))
        }
    }
}
