@testable import OpenText
@testable import OpenUIControls
import Testing
import UIKitTestSupport

/// Tests the actions and menus of links, attachments and tagged characters of a text view.
@MainActor @Suite struct TextItemTests {
    private final class Owner: NSObject, UITextViewDelegate {
        var log: [String] = []
        var performsDefault = true
        var ownAction: UIAction?
        var menu: ((UIMenu) -> UITextItem.MenuConfiguration?)?

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            log.append("open \(URL.lastPathComponent)")
            return false
        }

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            if case .tag(let tag) = textItem.content { log.append("tag \(tag) \(textItem.range)") }
            return performsDefault ? defaultAction : ownAction
        }

        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            menu.map { $0(defaultMenu) } ?? UITextItem.MenuConfiguration(menu: defaultMenu)
        }

        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { log.append("display \(textItem.contentType)") }

        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { log.append("end \(textItem.contentType)") }
    }

    private func run(_ body: (WindowStage, UITextView, Owner) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 300, height: 100))
            let text = NSMutableAttributedString(
                string: "Read the manual or ask Ada.", attributes: [.font: UIFont.systemFont(ofSize: 15)])
            text.addAttribute(.link, value: "https://example.org/manual", range: NSRange(location: 5, length: 10))
            text.addAttribute(.textItemTag, value: "person", range: NSRange(location: 23, length: 3))
            view.attributedText = text
            view.isEditable = false
            let owner = Owner()
            view.delegate = owner
            stage.frame()
            try body(stage, view, owner)
        }
    }

    private func click(_ stage: WindowStage, _ view: UITextView, _ offset: Int, button: Int = 1) {
        stage.advance(by: 1)
        let caret = view.caretRect(for: .at(offset))
        stage.pointer(.pressed, caret.minX + 2, caret.midY, button: button)
        stage.pointer(.released, caret.minX + 2, caret.midY, button: button)
    }

    private func rows(_ stage: WindowStage) -> [MenuRow] {
        func rows(_ view: UIView) -> [MenuRow] { ((view as? MenuRow).map { [$0] } ?? []) + view.subviews.flatMap(rows) }
        stage.frame()
        return rows(stage.window)
    }

    private func titles(_ stage: WindowStage) -> [String] { rows(stage).map(\.element.title) }

    @Test("A click performs the action that the delegate returns: the default one, or its own")
    func primaryAction() {
        run { stage, view, owner in
            click(stage, view, 8)
            #expect(owner.log == ["open manual"])
            owner.performsDefault = false
            owner.ownAction = UIAction { _ in owner.log.append("own") }
            click(stage, view, 8)
            #expect(owner.log == ["open manual", "own"])
        }
    }

    @Test("A click on tagged characters requests an action for the tag")
    func tag() {
        run { stage, view, owner in
            click(stage, view, 24)
            #expect(owner.log == ["tag person {23, 3}"])
            #expect(titles(stage).isEmpty)
        }
    }

    @Test("Without an action, a click presents the menu of the item")
    func menuAsPrimaryAction() {
        run { stage, view, owner in
            owner.performsDefault = false
            click(stage, view, 8)
            #expect(titles(stage) == ["Open Link", "Copy Link"])
            #expect(owner.log == ["display link"])
            stage.press(KeySymbol.escape)
            #expect(owner.log == ["display link", "end link"])
        }
    }

    @Test("A secondary click on a link presents its menu, which copies the link")
    func contextMenu() throws {
        try run { stage, view, owner in
            click(stage, view, 8, button: 3)
            #expect(titles(stage) == ["Open Link", "Copy Link"])
            let copy = try #require(rows(stage).first { $0.element.title == "Copy Link" })
            #expect(copy.accessibilityActivate())
            stage.frame()
            #expect(UIPasteboard.general.url?.absoluteString == "https://example.org/manual")
            #expect(owner.log == ["display link", "end link"])
        }
    }

    @Test("The delegate replaces the menu of an item, or prevents it")
    func ownMenu() {
        run { stage, view, owner in
            owner.menu = { standard in
                UITextItem.MenuConfiguration(
                    menu: UIMenu(children: standard.children + [UIAction(title: "Mine") { _ in }]))
            }
            click(stage, view, 8, button: 3)
            #expect(titles(stage) == ["Open Link", "Copy Link", "Mine"])
            stage.press(KeySymbol.escape)
            owner.menu = { _ in nil }
            click(stage, view, 8, button: 3)
            #expect(titles(stage).isEmpty)
        }
    }

    @Test("A secondary click on selected text presents the edit menu, also where it is a link")
    func selection() {
        run { stage, view, _ in
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 20)
            click(stage, view, 8, button: 3)
            #expect(titles(stage).contains("Copy"))
            #expect(!titles(stage).contains("Open Link"))
        }
    }

    @Test("The Menu key opens the menu of the focused link")
    func keyboard() {
        run { stage, view, _ in
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.menu)
            #expect(titles(stage) == ["Open Link", "Copy Link"])
        }
    }
}
