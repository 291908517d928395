import Fuzzing
import Testing

@testable import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct ColorPickerTests {
    private final class Watcher: UIColorPickerViewControllerDelegate {
        var colors: [String] = []

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            colors.append(RGBColor(color).hex)
        }
    }

    @Test(
        "Hexadecimal numbers with three, six and eight digits are read, others are not",
        arguments: [
            ("#FF8000", "#FF8000"), ("f80", "#FF8800"), (" 00ff0080 ", "#00FF0080"), ("#12345", nil), ("", nil),
            ("xyzxyz", nil), ("#", nil),
        ] as [(String, String?)])
    func hexadecimal(text: String, expected: String?) {
        #expect(RGBColor(hex: text)?.hex == expected)
    }

    @Test("Random colors keep their hexadecimal number, and components stay between 0 and 1", arguments: 0..<20)
    func roundTrip(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let parts = (0..<4).map { _ in Double.random(in: -0.5...1.5, using: &random) }
        let color = RGBColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        #expect([color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) })
        #expect(RGBColor(hex: color.hex)?.hex == color.hex)
    }

    @Test("Components that are not numbers become 0")
    func notANumber() {
        #expect(RGBColor(red: .nan, green: .infinity, blue: -.infinity).hex == "#00FF00")
    }

    @Test("A tap and the arrow keys select colors of the grid and send valueChanged")
    func grid() {
        WindowStage.run(CGSize(width: 240, height: 200)) { stage in
            let grid = stage.add(ColorGridView(frame: .zero), CGRect(x: 0, y: 0, width: 240, height: 200))
            var changes = 0
            grid.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            stage.frame()
            stage.tap(230, 10)
            #expect(grid.color == .black)
            stage.window.focus.move(to: grid, heading: [])
            stage.press(0xff50)
            #expect(grid.color?.hex == "#FFFFFF")
            stage.press(KeySymbol.up)
            #expect(changes == 2)
            stage.press(KeySymbol.down)
            #expect(grid.color == ColorPalette.color(column: 0, row: 1))
        }
    }

    @Test("All colors of the grid are different")
    func palette() {
        let colors = (0..<ColorPalette.rows).flatMap { row in
            (0..<ColorPalette.columns).map { ColorPalette.color(column: $0, row: row).hex }
        }
        #expect(Set(colors).count == ColorPalette.rows * ColorPalette.columns)
    }

    @Test("A color picker reports a color of the grid and keeps the opacity of the selected one")
    func controller() {
        WindowStage.run(CGSize(width: 320, height: 480)) { stage in
            let (controller, watcher) = (UIColorPickerViewController(), Watcher())
            controller.delegate = watcher
            controller.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            stage.window.rootViewController = controller
            stage.frame()
            let grid = controller.view.firstDescendant(ColorGridView.self)
            let point = grid.map { $0.convert(CGPoint(x: $0.bounds.maxX - 3, y: 3), to: nil) } ?? .zero
            stage.tap(point.x, point.y)
            #expect(watcher.colors == ["#00000080"])
            controller.supportsAlpha = false
            #expect(RGBColor(controller.selectedColor).hex == "#000000")
        }
    }

    @Test("A color well opens a color picker with its color, and adopts the selected one")
    func well() {
        WindowStage.run(CGSize(width: 600, height: 600)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            let well = stage.add(UIColorWell(), CGRect(x: 20, y: 20, width: 32, height: 32), to: root.view)
            well.selectedColor = .red
            var changes = 0
            well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            stage.frame()
            stage.tap(36, 36)
            stage.advance(by: 1)
            let opened = root.presentedViewController as? UIColorPickerViewController
            #expect(opened?.selectedColor == .red)
            let grid = opened?.view.firstDescendant(ColorGridView.self)
            grid?.accessibilityIncrement()
            #expect(changes == 1)
            #expect(well.selectedColor.map { RGBColor($0).hex } == "#FFFFFF")
            #expect(well.accessibilityValue == "#FFFFFF")
        }
    }

    @Test("The color picker of a well that is removed is dismissed")
    func removedWell() {
        WindowStage.run(CGSize(width: 600, height: 600)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            let well = stage.add(UIColorWell(), CGRect(x: 20, y: 20, width: 32, height: 32), to: root.view)
            stage.frame()
            stage.tap(36, 36)
            stage.advance(by: 1)
            #expect(root.presentedViewController is UIColorPickerViewController)
            well.removeFromSuperview()
            stage.advance(by: 1)
            #expect(root.presentedViewController == nil)
        }
    }
}

extension UIView {
    fileprivate func firstDescendant<Found: UIView>(_ type: Found.Type) -> Found? {
        for view in subviews {
            if let found = view as? Found ?? view.firstDescendant(type) { return found }
        }
        return nil
    }
}
