import Testing

@testable import OpenUIControls
import UIKitTestSupport

/// Tests how delegates of text fields and text views customize edit menus.
@MainActor @Suite struct TextEditMenuTests {
    private final class Owner: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        var replaces = true

        private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
            log.append("menu \(range)")
            return replaces ? UIMenu(children: [UIAction(title: "Mine") { _ in }] + suggested) : nil
        }

        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu(range, suggestedActions) }

        func textField(
            _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("present")
            animator.addCompletion { [weak self] in self?.log.append("presented") }
        }

        func textField(
            _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { log.append("dismiss") }

        func textView(
            _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu(range, suggestedActions) }

        func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("present")
            animator.addAnimations { textView.alpha = 0.5 }
        }

        func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("dismiss")
        }
    }

    private final class MenuOwner: UIContextMenuInteractionDelegate {
        var log: [String] = []
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: "row") { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display \(configuration.identifier as? String ?? "")") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end \(configuration.identifier as? String ?? "")") }
    }

    private func titles(_ stage: WindowStage) -> [String] {
        func rows(_ view: UIView) -> [MenuRow] { ((view as? MenuRow).map { [$0] } ?? []) + view.subviews.flatMap(rows) }
        stage.frame()
        return rows(stage.window).map(\.element.title)
    }

    private func openMenu(_ stage: WindowStage) {
        stage.pointer(.pressed, 30, 35, button: 3)
        stage.pointer(.released, 30, 35, button: 3)
    }

    @Test("The delegate of a text field adds elements to the edit menu for the selection")
    func field() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let field = stage.add(UITextField(), CGRect(x: 20, y: 20, width: 300, height: 30))
            let owner = Owner()
            field.delegate = owner
            field.text = "one two"
            field.becomeFirstResponder()
            field.selectAll(nil)
            openMenu(stage)
            #expect(titles(stage).first == "Mine")
            #expect(titles(stage).contains("Copy"))
            #expect(owner.log == ["menu {0, 7}", "present", "presented"])
            stage.press(KeySymbol.escape)
            #expect(owner.log.last == "dismiss")
            owner.replaces = false
            openMenu(stage)
            #expect(!titles(stage).contains("Mine"))
            #expect(titles(stage).contains("Copy"))
        }
    }

    @Test("The delegate of a text view adds elements to the edit menu, and animates its view with the menu")
    func view() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let view = stage.add(UITextView(), CGRect(x: 20, y: 20, width: 300, height: 100))
            let owner = Owner()
            view.delegate = owner
            view.text = "one two"
            view.becomeFirstResponder()
            view.selectAll(nil)
            openMenu(stage)
            #expect(titles(stage).first == "Mine")
            #expect(view.alpha == 0.5)
            stage.press(KeySymbol.escape)
            #expect(owner.log == ["menu {0, 7}", "present", "dismiss"])
        }
    }

    @Test("A context menu is reported when it is presented and closed, but not when it is updated")
    func contextMenu() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let view = stage.add(UIView(), CGRect(x: 20, y: 20, width: 200, height: 200))
            let owner = MenuOwner()
            let interaction = UIContextMenuInteraction(delegate: owner)
            view.addInteraction(interaction)
            openMenu(stage)
            #expect(owner.log == ["display row"])
            interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Two") { _ in }]) }
            #expect(owner.log == ["display row"])
            stage.press(KeySymbol.escape)
            #expect(owner.log == ["display row", "end row"])
        }
    }
}
