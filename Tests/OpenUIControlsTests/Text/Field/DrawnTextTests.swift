import OpenUIControls
import Testing
import UIKitTestSupport

@Suite("Text fields that draw their text") @MainActor struct DrawnTextTests {
    private final class FilledField: UITextField {
        var rects: [CGRect] = []

        override func drawText(in rect: CGRect) {
            rects.append(rect)
            UIColor.red.setFill()
            UIBezierPath(rect: rect).fill()
        }

        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 5) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    }

    private final class ShiftedField: UITextField {
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.offsetBy(dx: 60, dy: 0))
        }
    }

    private let frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    private let red = PixelColor(red: 255, green: 0, blue: 0)

    private func run(_ body: (WindowStage) -> Void) {
        WindowStage.run { stage in
            stage.window.backgroundColor = .white
            body(stage)
        }
    }

    @Test("An override draws the text with the size of the text's rectangle")
    func override() {
        run { stage in
            let field = stage.add(FilledField(), frame)
            field.text = "Text"
            stage.frame()
            #expect(stage.pixel(60, 15) == red)
            #expect(stage.pixel(5, 15) != red)
            #expect(field.rects.last == CGRect(x: 0, y: 0, width: 100, height: 20))
        }
    }

    @Test("The field displays the text itself while it is being edited")
    func editing() {
        run { stage in
            let field = stage.add(FilledField(), frame)
            field.text = "Text"
            stage.frame()
            field.becomeFirstResponder()
            stage.frame()
            #expect(stage.pixel(100, 15) != red)
            field.resignFirstResponder()
            stage.frame()
            #expect(stage.pixel(100, 15) == red)
        }
    }

    @Test("A field without text does not draw")
    func empty() {
        run { stage in
            let field = stage.add(FilledField(), frame)
            stage.frame()
            #expect(field.rects.isEmpty)
        }
    }

    @Test("The text is drawn again when it changes")
    func changes() {
        run { stage in
            let field = stage.add(FilledField(), frame)
            field.text = "Text"
            stage.frame()
            _ = stage.pixel(60, 15)
            let count = field.rects.count
            field.text = "Other"
            stage.frame()
            _ = stage.pixel(60, 15)
            #expect(field.rects.count > count)
        }
    }

    @Test("A layout without changes does not draw the text again")
    func unchanged() {
        run { stage in
            let field = stage.add(FilledField(), frame)
            field.text = "Text"
            stage.frame()
            let count = field.rects.count
            field.setNeedsLayout()
            for view in field.subviews { view.setNeedsLayout() }
            stage.frame()
            #expect(field.rects.count == count)
        }
    }

    @Test("setNeedsDisplay draws the text again")
    func invalidation() {
        run { stage in
            let field = stage.add(FilledField(), frame)
            field.text = "Text"
            stage.frame()
            let count = field.rects.count
            field.setNeedsDisplay()
            stage.frame()
            #expect(field.rects.count == count + 1)
        }
    }

    @Test("A new color draws the text again")
    func color() {
        run { stage in
            let field = stage.add(FilledField(), frame)
            field.text = "Text"
            stage.frame()
            let count = field.rects.count
            field.textColor = .green
            stage.frame()
            #expect(field.rects.count > count)
        }
    }

    @Test("The default implementation draws the text in the rectangle")
    func defaultDrawing() {
        run { stage in
            let field = stage.add(ShiftedField(), frame)
            field.textColor = .black
            field.text = "Text"
            stage.frame()
            let (image, white) = (stage.surface.renderImage(), PixelColor(red: 255, green: 255, blue: 255))
            func isEmpty(_ columns: Range<Int>) -> Bool {
                columns.allSatisfy { x in (0..<30).allSatisfy { image?.pixel(x: x, y: $0) == white } }
            }
            #expect(isEmpty(0..<58))
            #expect(!isEmpty(60..<100))
        }
    }

    @Test("An input view with the style of keyboards has a background, and others have none")
    func inputViews() {
        #expect(UIInputView(frame: .zero, inputViewStyle: .keyboard).backgroundColor == .secondarySystemBackground)
        #expect(UIInputView(frame: .zero).backgroundColor == nil)
    }
}
