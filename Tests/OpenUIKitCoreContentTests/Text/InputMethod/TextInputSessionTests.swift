import OpenDisplay
import OpenQuartzCore
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("Input methods") @MainActor struct TextInputSessionTests {
    private func addInput(to stage: WindowStage, _ text: String = "", selection: Range<Int>? = nil) -> PlainTextInput {
        let input = stage.add(PlainTextInput(), CGRect(x: 10, y: 10, width: 150, height: 20))
        let end = text.utf16.count
        input.set(text, selection: selection ?? end..<end)
        input.becomeFirstResponder()
        return input
    }

    private func compose(_ stage: WindowStage, _ text: String, caret: Int? = nil, _ attributes: [PreeditAttribute] = [])
    {
        let place = NSRange(location: caret ?? text.utf16.count, length: 0)
        stage.surface.compose(text, selectedRange: place, attributes: attributes)
    }

    @Test("The first responder that accepts text is the input method's client until the first responder changes")
    func client() {
        WindowStage.run { stage in
            #expect(stage.surface.textInputClient == nil)
            let input = addInput(to: stage)
            #expect(stage.surface.textInputClient != nil)
            #expect(input.inputDelegate != nil)
            let other = stage.add(PlainTextInput(), CGRect(x: 10, y: 40, width: 150, height: 20))
            other.becomeFirstResponder()
            #expect(input.inputDelegate == nil)
            #expect(other.inputDelegate != nil)
            other.resignFirstResponder()
            #expect(stage.surface.textInputClient == nil)
            #expect(other.inputDelegate == nil)
            input.becomeFirstResponder()
            input.removeFromSuperview()
            #expect(stage.surface.textInputClient == nil)
        }
    }

    @Test("Composed text is marked, and a commit replaces it")
    func composing() {
        WindowStage.run { stage in
            let input = addInput(to: stage, "ab", selection: 1..<1)
            compose(stage, "n")
            compose(stage, "に")
            #expect(input.text == "aにb")
            #expect(input.marked == 1..<2)
            #expect(input.selection == 2..<2)
            compose(stage, "にほ", caret: 1)
            #expect(input.text == "aにほb")
            #expect(input.selection == 2..<2)
            stage.surface.commit("日本")
            #expect(input.text == "a日本b")
            #expect(input.marked == nil)
            #expect(input.selection == 3..<3)
        }
    }

    @Test("A cancelled composition is removed, and the selection that it replaced stays deleted")
    func cancelledComposition() {
        WindowStage.run { stage in
            let input = addInput(to: stage, "abcd", selection: 1..<3)
            compose(stage, "´")
            compose(stage, "")
            #expect(input.text == "ad")
            #expect(input.marked == nil)
            #expect(input.selection == 1..<1)
        }
    }

    @Test("The underlines and the converted clause of a composition become attributes of the marked text")
    func attributes() {
        WindowStage.run { stage in
            let input = addInput(to: stage)
            let all = PreeditAttribute(range: NSRange(location: 0, length: 4), style: .underline)
            let clause = PreeditAttribute(range: NSRange(location: 1, length: 2), style: .highlight)
            let outside = PreeditAttribute(range: NSRange(location: 3, length: 9), style: .thickUnderline)
            compose(stage, "にほんご", [all, clause, outside])
            let shown = input.attributes
            #expect(shown?.string == "にほんご")
            #expect(shown?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
            #expect(shown?.attribute(.backgroundColor, at: 0, effectiveRange: nil) == nil)
            #expect(shown?.attribute(.backgroundColor, at: 2, effectiveRange: nil) is UIColor)
            #expect(shown?.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int == 1)
        }
    }

    @Test("A change outside of the input method ends the composition and keeps the marked text")
    func otherMeans() {
        WindowStage.run { stage in
            let input = addInput(to: stage, "ab")
            compose(stage, "に")
            input.select(0..<0)
            #expect(input.text == "abに")
            #expect(input.marked == nil)
            #expect(stage.surface.composedText.isEmpty)
            compose(stage, "x")
            input.resignFirstResponder()
            #expect(input.text == "xabに")
            #expect(input.marked == nil)
            #expect(stage.surface.composedText.isEmpty)
        }
    }

    @Test("The input method's own changes do not end its composition")
    func ownChanges() {
        WindowStage.run { stage in
            let input = addInput(to: stage)
            compose(stage, "한")
            #expect(stage.surface.composedText == "한")
            input.select(1..<1)
            #expect(stage.surface.composedText.isEmpty)
        }
    }

    @Test("Input methods receive the surrounding text without the composition")
    func surroundings() {
        WindowStage.run { stage in
            let input = addInput(to: stage, "Wörld 👍 now", selection: 6..<8)
            let client = stage.surface.textInputClient
            #expect(client?.surroundingText() == SurroundingText(text: "Wörld 👍 now", cursor: 8, anchor: 6))
            input.set("abcd", selection: 2..<2)
            compose(stage, "に")
            #expect(client?.surroundingText() == SurroundingText(text: "abcd", cursor: 2, anchor: 2))
            input.set(String(repeating: "x", count: 5000), selection: 2000..<2000)
            #expect(client?.surroundingText()?.text.utf16.count == 2 * TextInputSession.reach)
            #expect(client?.surroundingText()?.cursor == TextInputSession.reach)
            input.isSecureTextEntry = true
            #expect(client?.surroundingText() == nil)
            #expect(client?.deleteSurrounding(offset: -1, count: 1) == false)
        }
    }

    @Test(
        "Deletion around the caret counts Unicode scalars, with or without a composition",
        arguments: [(-1, 1), (-2, 2), (0, 2), (-1, 2), (-9, 7), (1, 1), (0, 99)], [false, true])
    func deleting(_ part: (offset: Int, count: Int), isComposing: Bool) {
        WindowStage.run { stage in
            let input = addInput(to: stage, "ab👍defg", selection: 5..<5)
            if isComposing { compose(stage, "に") }
            #expect(stage.surface.textInputClient?.deleteSurrounding(offset: part.offset, count: part.count) == true)
            let expected = deleted(part.offset, part.count)
            // A deletion on both sides of the caret also removes the composition between them.
            let isAcross = part.offset < 0 && part.offset + part.count > 0
            #expect(input.text.replacing("に", with: "") == expected)
            #expect(input.text.contains("に") == (isComposing && !isAcross))
        }
    }

    /// The expected result: the deletion applied to an array of scalars, with the caret after the fourth.
    private func deleted(_ offset: Int, _ count: Int) -> String {
        var scalars = Array("ab👍defg".unicodeScalars)
        let (first, last) = (max(4 + offset, 0), min(4 + offset + count, scalars.count))
        scalars.removeSubrange(first..<last)
        return String(String.UnicodeScalarView(scalars))
    }

    @Test("The content purpose follows the text input traits, and secure text is marked private without spell checking")
    func kinds() {
        WindowStage.run { stage in
            let input = addInput(to: stage)
            let client = stage.surface.textInputClient
            #expect(client?.contentKind == TextInputKind(purpose: .freeForm, hints: .capitalSentences))
            input.keyboardType = .emailAddress
            #expect(client?.contentKind.purpose == .email)
            input.keyboardType = .numberPad
            #expect(client?.contentKind.purpose == .digits)
            input.isSecureTextEntry = true
            #expect(client?.contentKind == TextInputKind(purpose: .pin, hints: [.private, .noSpellChecking]))
            input.keyboardType = .default
            #expect(client?.contentKind == TextInputKind(purpose: .password, hints: [.private, .noSpellChecking]))
        }
    }

    @Test(
        "The text content type determines the content purpose if the keyboard type is the default",
        arguments: [
            (UITextContentType.emailAddress, TextInputKind.Purpose.email), (.telephoneNumber, .phone), (.URL, .url),
            (.givenName, .name), (.creditCardNumber, .digits), (.newPassword, .password), (.birthdate, .freeForm),
        ] as [(UITextContentType, TextInputKind.Purpose)])
    func contentTypes(_ type: UITextContentType, _ purpose: TextInputKind.Purpose) {
        WindowStage.run { stage in
            let input = addInput(to: stage)
            let client = stage.surface.textInputClient
            input.textContentType = type
            #expect(client?.contentKind.purpose == purpose)
            input.keyboardType = .phonePad
            #expect(client?.contentKind.purpose == .phone)
        }
    }

    @Test("The caret rectangle is reported in window coordinates, also after the view moves")
    func caret() {
        WindowStage.run { stage in
            let input = addInput(to: stage, "abc")
            let client = stage.surface.textInputClient
            #expect(client?.caretRect == CGRect(x: 40, y: 10, width: 2, height: 20))
            input.frame.origin = CGPoint(x: 20, y: 50)
            #expect(client?.caretRect == CGRect(x: 50, y: 50, width: 2, height: 20))
        }
    }

    @Test("A key is delivered as a press, and inserts text unless the view handles the press")
    func keys() {
        WindowStage.run { stage in
            let input = addInput(to: stage)
            stage.press(0x61, "a")
            stage.press(0xff0d, "\r")
            stage.press(0xff08)
            stage.press(0x63, "c", .control)
            #expect(input.log == ["press a", "insert a", "press \r", "insert \n", "press \u{8}", "delete", "press c"])
            #expect(input.text == "a")
            input.handlesPresses = true
            stage.press(0x62, "b")
            #expect(input.text == "a")
            #expect(input.log.last == "press b")
        }
    }

    @Test("The middle button pastes the primary selection at the click or over the selection under it")
    func middleButton() {
        WindowStage.run { stage in
            let input = addInput(to: stage, "abc", selection: 3..<3)
            let other = stage.add(PlainTextInput(), CGRect(x: 10, y: 40, width: 150, height: 20))
            other.set("12345", selection: 0..<0)
            input.select(1..<3)
            stage.pointer(.pressed, 10 + 20, 50, button: 2)
            stage.pointer(.released, 10 + 20, 50, button: 2)
            #expect(other.text == "12bc345")
            #expect(other.isFirstResponder)
            #expect(other.selection == 4..<4)
            #expect(input.text == "abc")
            #expect(input.selection == 1..<3)
            other.select(0..<2)
            stage.pointer(.pressed, 10 + 10, 50, button: 2)
            #expect(other.text == "12bc345", "the selection is replaced by itself")
            input.becomeFirstResponder()
            input.select(0..<1)
            input.isSecureTextEntry = true
            input.select(0..<2)
            stage.pointer(.pressed, 10, 50, button: 2)
            #expect(other.text == "12bc345", "nothing of a secure field leaves it")
        }
    }

    @Test("A window that loses and regains keyboard focus posts notifications and keeps its first responder")
    func keyboard() {
        WindowStage.run { stage in
            let input = addInput(to: stage, "abc", selection: 1..<2)
            var received: [String] = []
            let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: stage.window, queue: nil) { _ in
                    MainActor.assumeIsolated { received.append(name.rawValue) }
                }
            }
            defer { observers.forEach(NotificationCenter.default.removeObserver) }
            stage.surface.setActive(false)
            #expect(!stage.window.isKeyWindow)
            #expect(!stage.window.hasKeyboard)
            #expect(input.isFirstResponder)
            #expect(input.selection == 1..<2)
            stage.surface.setActive(true)
            #expect(stage.window.isKeyWindow)
            #expect(stage.window.hasKeyboard)
            #expect(received == ["UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification"])
        }
    }
}
