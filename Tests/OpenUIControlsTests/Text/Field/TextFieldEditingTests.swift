import Fuzzing
import OpenDisplay
import OpenQuartzCore
import Testing

@testable import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct TextFieldEditingTests {
    private func type(_ stage: WindowStage, _ text: String) {
        for character in text { stage.press(character.unicodeScalars.first?.value ?? 0, String(character)) }
    }

    private func addField(to stage: WindowStage, _ text: String = "") -> UITextField {
        let field = stage.add(UITextField(), CGRect(x: 10, y: 10, width: 150, height: 34))
        field.text = text
        field.becomeFirstResponder()
        stage.frame()
        return field
    }

    private func selection(_ field: UITextField) -> NSRange? { field.selectedTextRange?.nsRange }

    @Test("A field posts notifications when editing begins, the text changes, and editing ends")
    func notifications() {
        WindowStage.run { stage in
            var posted: [String] = []
            let names = [
                UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
                UITextField.textDidEndEditingNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { posted.append(name.rawValue) }
                }
            }
            defer { observers.forEach(NotificationCenter.default.removeObserver) }
            let field = addField(to: stage)
            type(stage, "a")
            field.resignFirstResponder()
            #expect(posted == names.map(\.rawValue))
        }
    }

    @Test("Control-Z undoes typing by words, and Control-Shift-Z and Control-Y redo it")
    func undo() {
        WindowStage.run { stage in
            let field = addField(to: stage)
            type(stage, "one two")
            stage.press(0x7a, "z", .control)
            #expect(field.text == "one ")
            stage.press(0x7a, "z", .control)
            #expect(field.text == "")
            stage.press(0x7a, "Z", [.control, .shift])
            stage.press(0x79, "y", .control)
            #expect(field.text == "one two")
            #expect(selection(field) == NSRange(location: 7, length: 0))
            field.text = "set by code"
            stage.press(0x7a, "z", .control)
            #expect(field.text == "set by code")
            #expect(field.undoManager?.canUndo == false)
        }
    }

    private final class Recorder: NSObject, UITextFieldDelegate, UITextInputDelegate {
        var lines: [String] = []
        var limit = Int.max

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            lines.append("should \(range.location)+\(range.length) \(string)")
            return (textField.text ?? "").utf16.count - range.length + string.utf16.count <= limit
        }
        func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
        func selectionWillChange(_ textInput: (any UITextInput)?) { lines.append("input selectionWill") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { lines.append("input selectionDid") }
        func textWillChange(_ textInput: (any UITextInput)?) { lines.append("input textWill") }
        func textDidChange(_ textInput: (any UITextInput)?) { lines.append("input textDid") }
    }

    @Test(
        "An edit of a text field calls the delegate in UIKit's order, and the input delegate for external changes only")
    func order() {
        WindowStage.run { stage in
            let field = addField(to: stage, "ab")
            let log = Recorder()
            field.delegate = log
            field.addAction(UIAction { _ in log.lines.append("changed") }, for: .editingChanged)
            type(stage, "c")
            #expect(log.lines == ["should 2+0 c", "selection", "changed"])
            log.lines = []
            field.inputDelegate = log
            field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
            field.insertText("y")
            #expect(log.lines == ["should 3+0 x", "selection", "changed", "should 3+1 y", "selection", "changed"])
            log.lines = []
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
            #expect(log.lines == ["input selectionWill", "input selectionDid", "selection"])
            log.lines = []
            field.text = "z"
            #expect(log.lines == ["input textWill", "input textDid"])
        }
    }

    @Test("A text field's delegate can limit the length of all inserted text")
    func limit() {
        WindowStage.run { stage in
            let field = addField(to: stage, "1234")
            let log = Recorder()
            log.limit = 5
            field.delegate = log
            type(stage, "56")
            #expect(field.text == "12345")
            UIPasteboard.general.string = "more"
            stage.press(0x76, "v", .control)
            field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
            #expect(field.text == "12345")
            #expect(field.markedTextRange == nil)
            stage.press(0x61, "a", .control)
            stage.press(0x76, "v", .control)
            #expect(field.text == "more")
        }
    }

    @Test("A composition in a text field is underlined until it is committed or editing ends")
    func composing() {
        WindowStage.run { stage in
            let field = addField(to: stage, "ab")
            field.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
            #expect(field.text == "abにほ")
            #expect(field.markedTextRange?.nsRange == NSRange(location: 2, length: 2))
            #expect(field.attributedText?.attribute(.underlineStyle, at: 3, effectiveRange: nil) != nil)
            field.insertText("日")
            #expect(field.text == "ab日")
            #expect(field.markedTextRange == nil)
            field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
            field.resignFirstResponder()
            #expect(field.text == "ab日x")
            #expect(field.markedTextRange == nil)
            #expect(field.attributedText?.attribute(.underlineStyle, at: 3, effectiveRange: nil) == nil)
        }
    }

    @Test("Attributed text in a field keeps its font and inherits other attributes, which typing continues")
    func attributes() {
        WindowStage.run { stage in
            let field = addField(to: stage)
            let large = UIFont.systemFont(ofSize: 30)
            let text = NSMutableAttributedString(string: "small ")
            text.append(NSAttributedString(string: "large", attributes: [.font: large]))
            field.attributedText = text
            #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font)
            type(stage, "r")
            #expect(field.attributedText?.attribute(.font, at: 11, effectiveRange: nil) as? UIFont == large)
            let width = field.lineView.textWidth
            field.font = UIFont.systemFont(ofSize: 10)
            #expect(field.lineView.textWidth < width)
            #expect(field.text == "small larger")
            field.typingAttributes = [.font: large, .kern: 4]
            type(stage, "x")
            #expect(field.attributedText?.attribute(.kern, at: 12, effectiveRange: nil) as? Int == 4)
            field.defaultTextAttributes = [.kern: 2]
            #expect(field.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
            field.textColor = .red
            #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
            field.attributedPlaceholder = NSAttributedString(string: "write", attributes: [.kern: 3])
            #expect(field.placeholder == "write")
            #expect(field.attributedPlaceholder?.length == 5)
        }
    }

    @Test("A text field shrinks its text to the minimum font size before it scrolls")
    func fitting() {
        WindowStage.run { stage in
            let field = addField(to: stage, String(repeating: "wide ", count: 6))
            stage.frame()
            #expect(field.caretRect(for: field.beginningOfDocument).minX < 0)
            field.adjustsFontSizeToFitWidth = true
            field.minimumFontSize = 5
            stage.frame()
            let (start, end) = (
                field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument)
            )
            #expect(start.minX >= 0)
            #expect(end.maxX <= field.bounds.maxX + 0.5)
            field.minimumFontSize = 16
            stage.frame()
            #expect(field.caretRect(for: field.beginningOfDocument).minX < 0)
        }
    }

    @Test("Toggling secure entry keeps the text and its undo history")
    func secret() {
        WindowStage.run { stage in
            let field = addField(to: stage)
            field.isSecureTextEntry = true
            type(stage, "pass word")
            field.isSecureTextEntry = false
            field.isSecureTextEntry = true
            #expect(field.text == "pass word")
            #expect(stage.surface.textInputClient?.surroundingText() == nil)
            stage.press(0xff08, "", .control)
            #expect(field.text == "")
            stage.press(0x7a, "z", .control)
            #expect(field.text == "pass word")
        }
    }

    @Test("A text field with clearsOnInsertion selects all its text when it becomes first responder")
    func replacing() {
        WindowStage.run { stage in
            let field = stage.add(UITextField(), CGRect(x: 10, y: 10, width: 150, height: 34))
            field.text = "old"
            field.clearsOnInsertion = true
            field.becomeFirstResponder()
            #expect(selection(field) == NSRange(location: 0, length: 3))
            type(stage, "n")
            #expect(field.text == "n")
            #expect(!field.clearsOnInsertion)
        }
    }

    @Test("The right arrow key moves right in bidirectional text and reaches every character")
    func visualMoves() {
        WindowStage.run { stage in
            var generator = SeededRandom(seed: 8)
            let pieces = ["abc", " ", "שלום", "مرحبا", "12", "👍🏽", "e\u{301}", "-"]
            for _ in 0..<12 {
                let text = (0..<5).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
                let field = addField(to: stage, "a" + text)
                stage.press(0xff50)
                var places: Set<Int> = [0]
                for _ in 0..<60 {
                    let before = field.selectedTextRange.map { field.caretRect(for: $0.start).minX } ?? 0
                    let old = selection(field)
                    stage.press(0xff53)
                    guard selection(field) != old else { break }
                    stage.frame()
                    let after = field.selectedTextRange.map { field.caretRect(for: $0.start).minX } ?? 0
                    #expect(after >= before, "\(text.debugDescription)")
                    places.insert(selection(field)?.location ?? 0)
                }
                #expect(places.count >= ("a" + text).count, "\(text.debugDescription) \(places.sorted())")
                field.removeFromSuperview()
            }
        }
    }

    @Test("A text field answers UITextInput queries for positions, rectangles, directions and units")
    func input() {
        WindowStage.run { stage in
            let field = addField(to: stage, "one שלום 👍🏽")
            let input: any UITextInput = field
            let start = input.beginningOfDocument
            let third = input.position(from: start, in: .right, offset: 3)
            #expect(third?.offset == 3)
            #expect(input.position(from: start, in: .left, offset: 1) == nil)
            #expect(input.compare(start, to: input.endOfDocument) == .orderedAscending)
            let word = input.tokenizer.rangeEnclosingPosition(
                start, with: .word, inDirection: .storage(.forward))
            #expect(word?.nsRange == NSRange(location: 0, length: 3))
            let next = input.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))
            #expect(next?.offset == 3)
            #expect(
                next.map { input.tokenizer.isPosition($0, atBoundary: .word, inDirection: .storage(.forward)) } == true)
            #expect(input.baseWritingDirection(for: start, in: .forward) == .leftToRight)
            let all = input.textRange(from: start, to: input.endOfDocument)
            let rects = all.map { input.selectionRects(for: $0) } ?? []
            #expect(!rects.isEmpty)
            #expect(rects.contains { $0.containsStart })
            let last = input.position(from: input.endOfDocument, offset: -2)
            let point = last.map { input.caretRect(for: $0).origin } ?? .zero
            let character = input.characterRange(at: CGPoint(x: point.x - 3, y: point.y + 3))
            #expect(character?.nsRange == NSRange(location: 9, length: 4))
            input.setBaseWritingDirection(.rightToLeft, for: .of(NSRange(location: 0, length: 1)))
            #expect(input.baseWritingDirection(for: start, in: .forward) == .rightToLeft)
        }
    }

    @Test("The keypad moves the caret without Num Lock and inserts digits with it")
    func keypad() {
        WindowStage.run { stage in
            let field = addField(to: stage)
            type(stage, "abc")
            let range = { field.editor.selection.range }
            stage.press(0xff96)
            #expect(range() == NSRange(location: 2, length: 0))
            stage.press(0xff95)
            #expect(range() == NSRange(location: 0, length: 0))
            stage.press(0xff9c, "", .shift)
            #expect(range() == NSRange(location: 0, length: 3))
            stage.press(0xff9f)
            #expect(field.text == "")
            stage.press(0xffb4, "4")
            #expect(field.text == "4")
        }
    }

    @Test(
        "A text field of one line leaves Up and Down to its responders and to key commands",
        arguments: [
            KeySymbol.up, KeySymbol.down,
        ])
    func verticalArrows(symbol: UInt32) {
        final class List: UIView {
            var keys: [UIKeyboardHIDUsage] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key?.keyCode }
            }
        }
        WindowStage.run { stage in
            let field = addField(to: stage, "abc")
            let list = stage.add(List(), CGRect(x: 0, y: 0, width: 200, height: 100))
            list.addSubview(field)
            field.becomeFirstResponder()
            let before = selection(field)
            stage.press(symbol)
            #expect(list.keys == [symbol == KeySymbol.up ? .keyboardUpArrow : .keyboardDownArrow])
            #expect(selection(field) == before)
        }
    }

    @Test("An attributed text with line breaks keeps its attributes on one line")
    func attributedLineBreaks() {
        let field = UITextField()
        let text = NSMutableAttributedString(string: "one\ntwo")
        text.addAttribute(.kern, value: 4, range: NSRange(location: 4, length: 3))
        field.attributedText = text
        #expect(field.text == "one two")
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        #expect(field.attributedText?.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 4)
    }
}
