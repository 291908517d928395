@testable import OpenUIControls
@_spi(Subclassing) @testable import OpenUIKitCore
import Testing
import UIKitTestSupport

/// Tests that links of a text view can be reached and opened by keyboard.
@Suite("Links of a text view and the keyboard") @MainActor struct TextLinkKeyTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var opened: [String] = []

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            opened.append(URL.lastPathComponent)
            return false
        }
    }

    /// Runs a body with two switches and a text between them, whose links are named by letters.
    private func run(links: Int, lines: Int = 1, _ body: (WindowStage, [UIView], Listener) -> Void) {
        WindowStage.run { stage in
            let first = stage.add(UISwitch(), CGRect(x: 0, y: 0, width: 200, height: 20))
            let view = stage.add(UITextView(), CGRect(x: 0, y: 30, width: 200, height: 100))
            let last = stage.add(UISwitch(), CGRect(x: 0, y: 140, width: 200, height: 20))
            view.isEditable = false
            view.attributedText = Self.text(links: links, lines: lines)
            let listener = Listener()
            view.delegate = listener
            stage.frame()
            body(stage, [first, view, last], listener)
        }
    }

    private static func text(links: Int, lines: Int) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for index in 0..<links {
            text.append(NSAttributedString(string: "link", attributes: [.link: "https://example.org/\(index)"]))
            text.append(NSAttributedString(string: String(repeating: "\n", count: lines - 1) + " and "))
        }
        return text
    }

    @Test(
        "Tab reaches the view, each link in order, and the next view; Return opens the focused link", arguments: 0..<4)
    func forward(links: Int) {
        run(links: links) { stage, views, listener in
            stage.press(KeySymbol.tab)
            #expect(views[0].isFocused)
            for _ in 0...links {
                stage.press(KeySymbol.tab)
                #expect(views[1].isFocused)
                stage.press(KeySymbol.enter)
            }
            #expect(listener.opened == (0..<links).map(String.init))
            stage.press(KeySymbol.tab)
            #expect(views[2].isFocused)
        }
    }

    @Test("Shift-Tab reaches the links in reverse order, then the view and the previous one", arguments: 0..<4)
    func backward(links: Int) {
        run(links: links) { stage, views, listener in
            stage.window.focus.move(to: views[2], heading: [])
            for _ in 0...links {
                stage.press(KeySymbol.tab, "", .shift)
                #expect(views[1].isFocused)
                stage.press(KeySymbol.enter)
            }
            #expect(listener.opened == (0..<links).reversed().map(String.init))
            stage.press(KeySymbol.tab, "", .shift)
            #expect(views[0].isFocused)
        }
    }

    @Test("A focused link is scrolled into the visible part, and the outline surrounds it")
    func scrolling() {
        run(links: 3, lines: 30) { stage, views, _ in
            let view = views[1] as? UITextView ?? UITextView()
            stage.window.focus.move(to: view, heading: .next)
            for _ in 0..<2 { stage.press(KeySymbol.tab) }
            stage.advance(by: 1)
            #expect(view.bounds.contains(view.focusShape.rect))
            #expect(view.focusShape.rect.height < 30)
        }
    }

    @Test("A link that is no longer in the text loses the focus to the view")
    func changedText() {
        run(links: 2) { stage, views, listener in
            let view = views[1] as? UITextView ?? UITextView()
            stage.window.focus.move(to: view, heading: .next)
            stage.press(KeySymbol.tab)
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "no longer")
            stage.frame()
            #expect(view.focusShape.rect == view.bounds)
            stage.press(KeySymbol.enter)
            #expect(listener.opened == [])
        }
    }

    @Test("A click ends the focus of a link")
    func click() {
        run(links: 1) { stage, views, listener in
            let view = views[1] as? UITextView ?? UITextView()
            stage.window.focus.move(to: view, heading: .next)
            stage.press(KeySymbol.tab)
            stage.pointer(.pressed, 150, 100, button: 1)
            stage.pointer(.released, 150, 100, button: 1)
            stage.press(KeySymbol.enter)
            #expect(listener.opened == [])
        }
    }

    @Test("Tab inserts a tab into an editable text, although it has a link")
    func editable() {
        run(links: 1) { stage, views, _ in
            let view = views[1] as? UITextView ?? UITextView()
            view.isEditable = true
            stage.window.focus.move(to: view, heading: .next)
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.press(KeySymbol.tab, "\t")
            #expect(view.text == "\tlink and ")
        }
    }

    @Test("Either the view or its focused link has the focus for assistive technologies")
    func accessibilityFocus() {
        run(links: 2) { stage, views, _ in
            @MainActor func focused() -> [Bool] {
                let links: [AccessibleObject] = (views[1] as? UITextView)?.textLinkElements ?? []
                return ([views[1]] + links).map { $0.accessibilityElementIsFocused() }
            }
            stage.window.focus.move(to: views[1], heading: .next)
            #expect(focused() == [true, false, false])
            stage.press(KeySymbol.tab)
            #expect(focused() == [false, true, false])
            stage.press(KeySymbol.tab)
            #expect(focused() == [false, false, true])
        }
    }
}
