import Fuzzing
import OpenDisplay
import OpenQuartzCore
import Testing

@testable import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct TextFieldTests {
    private enum Key {
        static let (backspace, tab, enter, delete): (UInt32, UInt32, UInt32, UInt32) = (0xff08, 0xff09, 0xff0d, 0xffff)
        static let (left, right): (UInt32, UInt32) = (0xff51, 0xff53)
        static let (home, end): (UInt32, UInt32) = (0xff50, 0xff57)
    }

    private func type(_ stage: WindowStage, _ text: String) {
        for character in text {
            let scalar = character.unicodeScalars.first?.value ?? 0
            stage.press(scalar < 0x80 ? scalar : 0x0100_0000 + scalar, String(character))
        }
    }

    private func command(_ stage: WindowStage, _ letter: Character) {
        stage.press(letter.unicodeScalars.first?.value ?? 0, String(letter), .control)
    }

    /// Adds a text field that is the first responder.
    private func addField(to stage: WindowStage, _ text: String = "") -> UITextField {
        let field = stage.add(UITextField(), CGRect(x: 10, y: 10, width: 150, height: 34))
        field.text = text
        field.becomeFirstResponder()
        stage.frame()
        return field
    }

    /// The selection in UTF-16 units.
    private func selection(_ field: UITextField) -> Range<Int>? {
        field.selectedTextRange.map { $0.start.offset..<$0.end.offset }
    }

    @Test("The border of an edited field has the tint color only while the window has the keyboard focus")
    func inactiveBorder() {
        WindowStage.run { stage in
            let field = addField(to: stage)
            field.borderStyle = .roundedRect
            field.tintColor = .red
            stage.surface.setActive(false)
            #expect(field.frameLayer.borderColor == field.resolved(.systemGray4))
            stage.surface.setActive(true)
            #expect(field.frameLayer.borderColor == field.resolved(.red))
        }
    }

    @Test("A field is at least 24 points high, with and without a border", arguments: [6, 17, 40] as [CGFloat])
    func smallestHeight(size: CGFloat) {
        for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
            let field = UITextField()
            field.borderStyle = style
            field.font = .systemFont(ofSize: size)
            #expect(field.intrinsicContentSize.height >= max(24, size))
            #expect(field.sizeThatFits(.zero).height == field.intrinsicContentSize.height)
        }
    }

    @Test("Keys insert text, and Backspace and Delete remove grapheme clusters")
    func typing() {
        WindowStage.run { stage in
            let field = addField(to: stage)
            type(stage, "Héllo👍🏽!")
            #expect(field.text == "Héllo👍🏽!")
            stage.press(Key.backspace)
            stage.press(Key.backspace)
            #expect(field.text == "Héllo")
            stage.press(Key.home)
            stage.press(Key.delete)
            #expect(field.text == "éllo")
            stage.press(Key.backspace)
            #expect(field.text == "éllo")
            stage.key(.pressed, 0x61, "a")
            stage.key(.pressed, 0x61, "a")
            stage.key(.released, 0x61, "a")
            #expect(field.text == "aaéllo")
        }
    }

    @Test("Arrow keys move by characters and with Control by words, Shift selects, and Home and End move to the ends")
    func moving() {
        WindowStage.run { stage in
            let field = addField(to: stage, "one two three")
            stage.press(Key.left)
            #expect(selection(field) == 12..<12)
            stage.press(Key.left, "", .control)
            #expect(selection(field) == 8..<8)
            stage.press(Key.left, "", [.control, .shift])
            #expect(selection(field) == 4..<8)
            stage.press(Key.left)
            #expect(selection(field) == 4..<4)
            stage.press(Key.right, "", .control)
            #expect(selection(field) == 7..<7)
            stage.press(Key.end, "", .shift)
            #expect(selection(field) == 7..<13)
            type(stage, "!")
            #expect(field.text == "one two!")
            stage.press(Key.home, "", .shift)
            #expect(selection(field) == 0..<8)
            stage.press(Key.right)
            #expect(selection(field) == 8..<8)
            stage.press(Key.backspace, "", .control)
            #expect(field.text == "one ")
        }
    }

    @Test("In right-to-left text the left arrow key moves forward")
    func rightToLeft() {
        WindowStage.run { stage in
            let field = addField(to: stage, "שלום")
            stage.press(Key.home)
            stage.press(Key.left)
            #expect(selection(field) == 1..<1)
            stage.press(Key.right)
            #expect(selection(field) == 0..<0)
        }
    }

    @Test("Control with A, C, X and V selects, copies, cuts and pastes, and line breaks become spaces")
    func pasteboard() {
        WindowStage.run { stage in
            let field = addField(to: stage, "word")
            command(stage, "a")
            command(stage, "c")
            #expect(UIPasteboard.general.string == "word")
            command(stage, "v")
            command(stage, "v")
            #expect(field.text == "wordword")
            command(stage, "a")
            command(stage, "x")
            #expect(field.text == "")
            #expect(UIPasteboard.general.string == "wordword")
            UIPasteboard.general.string = "two\r\nlines\u{7}\tand\u{2028}more"
            command(stage, "v")
            #expect(field.text == "two lines and more")
            field.text = "secret"
            field.isSecureTextEntry = true
            command(stage, "a")
            command(stage, "c")
            command(stage, "x")
            #expect(field.text == "secret")
            #expect(UIPasteboard.general.string != "secret")
        }
    }

    @Test("Clicks place the caret and select the word or everything, a drag selects, and Shift extends the selection")
    func pointing() {
        WindowStage.run { stage in
            let field = stage.add(UITextField(), CGRect(x: 10, y: 10, width: 180, height: 34))
            field.text = "one two three"
            stage.frame()
            @MainActor func x(_ offset: Int) -> CGFloat {
                let place = field.position(from: field.beginningOfDocument, offset: offset)
                return field.frame.minX + (place.map { field.caretRect(for: $0).minX } ?? 0)
            }
            stage.pointer(.pressed, x(4) + 1, 25, button: 1)
            #expect(field.isFirstResponder)
            #expect(selection(field) == 4..<4)
            stage.pointer(.moved, x(8) - 1, 25)
            stage.pointer(.released, x(8) - 1, 25, button: 1)
            #expect(selection(field) == 4..<8)
            stage.clock.advance(by: 1)
            for expected in [5..<5, 4..<7, 0..<13] {
                stage.pointer(.pressed, x(5) + 1, 25, button: 1)
                stage.pointer(.released, x(5) + 1, 25, button: 1)
                #expect(selection(field) == expected)
            }
            stage.clock.advance(by: 1)
            stage.tap(x(2), 25)
            stage.surface.send(
                .pointer(
                    PointerEvent(
                        phase: .pressed, location: CGPoint(x: x(6), y: 25), button: 1, modifiers: .shift,
                        timestamp: stage.clock.now)))
            #expect(selection(field) == 2..<6)
            stage.pointer(.moved, 500, 25)
            #expect(selection(field) == 2..<13)
            stage.pointer(.released, 500, 25, button: 1)
        }
    }

    private final class Recorder: UITextFieldDelegate {
        var lines: [String] = []
        var allows = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            lines.append("shouldBegin")
            return allows
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            lines.append("shouldEnd")
            return allows
        }
        func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            lines.append("change \(range.location),\(range.length) to \(string)")
            return allows
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            lines.append("shouldReturn")
            return allows
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            lines.append("shouldClear")
            return allows
        }
    }

    @Test("The delegate and targets of a text field are called in order, and the delegate can reject changes")
    func delegate() {
        WindowStage.run { stage in
            let field = stage.add(UITextField(), CGRect(x: 10, y: 10, width: 150, height: 34))
            let log = Recorder()
            field.delegate = log
            for (event, name) in [
                (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
            ] {
                field.addAction(UIAction { _ in log.lines.append(name) }, for: event)
            }
            field.text = "👍🏽"
            field.becomeFirstResponder()
            type(stage, "a")
            stage.press(Key.home)
            stage.press(Key.delete)
            field.resignFirstResponder()
            #expect(
                log.lines == [
                    "shouldBegin", "didBegin", "begin", "change 4,0 to a", "changed", "change 0,4 to ", "changed",
                    "shouldEnd", "didEnd", "end",
                ])
            log.allows = false
            log.lines = []
            #expect(!field.becomeFirstResponder())
            #expect(!field.isEditing)
            log.allows = true
            field.becomeFirstResponder()
            log.allows = false
            log.lines = []
            type(stage, "b")
            #expect(field.text == "a")
            #expect(!field.resignFirstResponder())
            #expect(field.isEditing)
            #expect(log.lines == ["change 0,0 to b", "shouldEnd"])
            log.allows = true
        }
    }

    @Test("Return triggers the primary action and ends editing, and without an action editing continues")
    func submit() {
        WindowStage.run { stage in
            let field = addField(to: stage, "a")
            stage.press(Key.enter, "\r")
            #expect(field.isEditing)
            #expect(field.text == "a")
            var submitted = 0
            field.addAction(UIAction { _ in submitted += 1 }, for: .editingDidEndOnExit)
            stage.press(Key.enter, "\r")
            #expect(submitted == 1)
            #expect(!field.isEditing)
        }
    }

    @Test("Tab moves between text fields, and leaving the window ends editing")
    func focus() {
        WindowStage.run { stage in
            let first = addField(to: stage, "a")
            let second = stage.add(UITextField(), CGRect(x: 10, y: 60, width: 150, height: 34))
            stage.press(Key.tab, "\t")
            #expect(second.isEditing)
            #expect(!first.isEditing)
            #expect(first.text == "a")
            stage.press(Key.tab, "\t", .shift)
            #expect(first.isEditing)
            var ended = 0
            first.addAction(UIAction { _ in ended += 1 }, for: .editingDidEnd)
            first.removeFromSuperview()
            #expect(ended == 1)
            #expect(!first.isEditing)
            second.becomeFirstResponder()
            second.isEnabled = false
            #expect(!second.isEditing)
        }
    }

    @Test("The caret blinks twice a second during editing, and no frames are requested otherwise")
    func blinking() {
        WindowStage.run { stage in
            let field = addField(to: stage, "a")
            field.borderStyle = .roundedRect
            field.tintColor = .red
            stage.frame()
            let caret = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
            @MainActor func isShown() -> Bool {
                guard let pixel = stage.pixel(Int(caret.midX), Int(caret.midY)) else { return false }
                return pixel.red > 200 && pixel.green < 100
            }
            #expect(isShown())
            #expect(!stage.window.layerTree.needsAnotherFrame)
            stage.advance(by: 0.6)
            #expect(!isShown())
            #expect(!stage.window.layerTree.needsAnotherFrame)
            stage.advance(by: 0.5)
            #expect(isShown())
            stage.advance(by: 0.3)
            stage.press(Key.left)
            stage.press(Key.right)
            stage.advance(by: 0.4)
            #expect(isShown())
            field.resignFirstResponder()
            stage.advance(by: 0.1)
            #expect(!isShown())
            stage.advance(by: 3)
            #expect(!isShown())
        }
    }

    @Test("Long text scrolls so that the caret stays visible, and returns to its start when editing ends")
    func scrolling() {
        WindowStage.run { stage in
            let field = addField(to: stage)
            var generator = SeededRandom(seed: 9)
            type(stage, "a long text that does not fit into the field at all")
            for _ in 0..<60 {
                let symbol = [Key.left, Key.left, Key.right, Key.home, Key.end, Key.backspace]
                    .randomElement(using: &generator)
                stage.press(symbol ?? Key.left, "", Bool.random(using: &generator) ? .control : [])
                if Bool.random(using: &generator) { type(stage, "word ") }
                stage.frame()
                let caret = field.selectedTextRange.map { field.caretRect(for: $0.end) } ?? .null
                #expect(caret.minX >= -0.01)
                #expect(caret.maxX <= field.bounds.maxX + 0.01)
            }
            field.text = "a long text that does not fit into the field at all"
            field.resignFirstResponder()
            stage.frame()
            #expect(field.lineView.bounds.minX == 0)
        }
    }

    @Test("Secure text is shown as one dot per character, and its words are not distinguished")
    func secure() {
        WindowStage.run { stage in
            let field = addField(to: stage, "a b👍🏽c")
            field.isSecureTextEntry = true
            stage.frame()
            let dots = field.caretRect(for: field.endOfDocument).minX
            field.text = "12345"
            stage.frame()
            #expect(field.caretRect(for: field.endOfDocument).minX == dots)
            #expect(dots > 0)
            #expect(field.accessibilityValue == nil)
            stage.press(Key.left, "", .control)
            #expect(selection(field) == 0..<0)
        }
    }

    @Test("From right to left, the clear button is at the left, and the left view at the right")
    func mirroredViews() {
        WindowStage.run { stage in
            let field = addField(to: stage, "text")
            field.semanticContentAttribute = .forceRightToLeft
            field.clearButtonMode = .always
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            field.leftViewMode = .always
            stage.frame()
            #expect(field.clearButton.frame.minX == 0)
            #expect(field.leftView?.frame.maxX == 150)
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 26, y: 0, width: 100, height: 34))
        }
    }

    @Test(
        "From right to left, text without letters is at the right, other text at the side where its first letter begins",
        arguments: [("123", true), ("abc", false), ("שלום", true)])
    func naturalAlignment(text: String, isAtRight: Bool) {
        WindowStage.run { stage in
            let field = addField(to: stage, text)
            field.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            #expect((field.caretRect(for: field.beginningOfDocument).minX > 75) == isAtRight)
        }
    }

    @Test("From right to left, a hidden text is at the right whatever its letters")
    func secureAlignment() {
        WindowStage.run { stage in
            let field = addField(to: stage, "abc")
            field.isSecureTextEntry = true
            field.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            #expect(field.caretRect(for: field.endOfDocument).minX > 75)
        }
    }

    @Test("The clear button appears according to its mode and clears the field")
    func clearing() {
        WindowStage.run { stage in
            let field = addField(to: stage, "text")
            field.clearButtonMode = .whileEditing
            var changes = 0
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            stage.frame()
            stage.tap(field.frame.maxX - 13, field.frame.midY)
            #expect(field.text == "")
            #expect(changes == 1)
            #expect(field.isEditing)
            stage.frame()
            #expect(field.clearButton.superview == nil)
            field.text = "again"
            field.resignFirstResponder()
            stage.frame()
            #expect(field.clearButton.superview == nil)
        }
    }

    @Test("Text positions and ranges count UTF-16 units and never split a character")
    func positions() throws {
        try WindowStage.run { stage in
            let field = addField(to: stage, "a👍🏽b")
            let start = field.beginningOfDocument
            #expect(field.offset(from: start, to: field.endOfDocument) == 6)
            #expect(field.position(from: start, offset: 7) == nil)
            #expect(field.position(from: start, offset: .max) == nil)
            let inside = field.position(from: start, offset: 2)
            field.selectedTextRange = inside.flatMap { field.textRange(from: start, to: $0) }
            #expect(selection(field) == 0..<5)
            let range = try #require(field.selectedTextRange)
            #expect(field.text(in: range) == "a👍🏽")
            field.replace(range, withText: "x")
            #expect(field.text == "xb")
            #expect(field.closestPosition(to: CGPoint(x: -50, y: 0)) == start)
            #expect(field.closestPosition(to: CGPoint(x: 999, y: 0)) == field.endOfDocument)
        }
    }

    @Test("There is no text position at any extreme number of steps", arguments: [Int.min, .max])
    func extremeSteps(offset: Int) {
        WindowStage.run { stage in
            let field = addField(to: stage, "abc")
            #expect(field.position(from: field.beginningOfDocument, in: .right, offset: offset) == nil)
        }
    }
}

extension UITextField {
    /// The color in the style of the field.
    fileprivate func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
}
