import OpenUIControls
import Testing
import UIKitTestSupport

@Suite("Backgrounds and drawn placeholders of text fields") @MainActor struct TextFieldBackgroundTests {
    private final class SerifField: UITextField {
        var rects: [CGRect] = []

        override func drawPlaceholder(in rect: CGRect) {
            rects.append(rect)
            UIColor.red.setFill()
            UIBezierPath(rect: rect).fill()
        }

        override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 5) }
    }

    private final class InsetField: UITextField {
        override func drawPlaceholder(in rect: CGRect) {
            super.drawPlaceholder(in: rect.offsetBy(dx: 60, dy: 0))
        }
    }

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    private let frame = CGRect(x: 0, y: 0, width: 120, height: 30)

    @Test("A background image replaces the border, unless the field has rounded corners")
    func background() throws {
        try WindowStage.run { stage in
            stage.window.backgroundColor = .white
            let field = stage.add(UITextField(), frame)
            field.borderStyle = .line
            field.background = image(.green)
            field.text = "Text"
            stage.frame()
            _ = try stage.screenshot("field_background")
            let green = PixelColor(red: 0, green: 255, blue: 0)
            #expect([stage.pixel(0, 15), stage.pixel(60, 2)] == [green, green])
            field.borderStyle = .roundedRect
            stage.frame()
            #expect(stage.pixel(110, 15) != green)
            field.borderStyle = .none
            field.background = nil
            stage.frame()
            #expect(stage.pixel(110, 15) == PixelColor(red: 255, green: 255, blue: 255))
        }
    }

    @Test("A disabled field has its own background only in addition to that of the enabled one")
    func disabledBackground() {
        WindowStage.run { stage in
            stage.window.backgroundColor = .white
            let field = stage.add(UITextField(), frame)
            field.disabledBackground = image(.red)
            field.isEnabled = false
            stage.frame()
            #expect(stage.pixel(110, 15) == PixelColor(red: 255, green: 255, blue: 255))
            field.background = image(.green)
            stage.frame()
            #expect(stage.pixel(110, 15) == PixelColor(red: 255, green: 0, blue: 0))
            field.isEnabled = true
            stage.frame()
            #expect(stage.pixel(110, 15) == PixelColor(red: 0, green: 255, blue: 0))
        }
    }

    @Test("A subclass draws the placeholder in its rectangle while there is no text")
    func drawnPlaceholder() {
        WindowStage.run { stage in
            stage.window.backgroundColor = .white
            let field = stage.add(SerifField(), frame)
            field.placeholder = "Name"
            stage.frame()
            #expect(field.rects.last == CGRect(x: 0, y: 0, width: 100, height: 20))
            #expect(stage.pixel(12, 15) == PixelColor(red: 255, green: 0, blue: 0))
            #expect(stage.pixel(5, 15) == PixelColor(red: 255, green: 255, blue: 255))
            field.text = "Ada"
            stage.frame()
            #expect(stage.pixel(12, 7) == PixelColor(red: 255, green: 255, blue: 255))
        }
    }

    @Test("The default implementation draws the placeholder in the given rectangle")
    func inheritedPlaceholder() throws {
        try WindowStage.run { stage in
            stage.window.backgroundColor = .white
            let field = stage.add(InsetField(), frame)
            field.attributedPlaceholder = NSAttributedString(
                string: "Name", attributes: [.foregroundColor: UIColor.black])
            stage.frame()
            let image = try stage.screenshot("field_placeholder")
            func ink(_ columns: Range<Int>) -> Int {
                columns.count { x in (0..<30).contains { (image.pixel(x: x, y: $0)?.red ?? 255) < 128 } }
            }
            #expect(ink(0..<58) == 0)
            #expect(ink(60..<110) > 20)
        }
    }
}
