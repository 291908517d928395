import Foundation
import Testing

@testable import OpenUIControls
@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("Texts of the framework in views") @MainActor struct BuiltInTextTests {
    private func rows(_ stage: WindowStage) -> [MenuRow] {
        func rows(_ view: UIView) -> [MenuRow] { ((view as? MenuRow).map { [$0] } ?? []) + view.subviews.flatMap(rows) }
        stage.frame()
        return rows(stage.window)
    }

    private func labels(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }

    private func openMenu(of view: UITextView, _ stage: WindowStage) -> [String] {
        stage.pointer(.pressed, 10, 10, button: 3)
        stage.pointer(.released, 10, 10, button: 3)
        return rows(stage).compactMap(\.accessibilityLabel)
    }

    private func textView(_ stage: WindowStage, language: Language) -> UITextView {
        let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = "Wort"
        view.traitOverrides.language = language
        stage.frame()
        return view
    }

    // MARK: Menus

    @Test("The edit menu of a German text view is in German")
    func editMenu() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let view = textView(stage, language: "de")
            #expect(
                openMenu(of: view, stage) == [
                    "Rückgängig", "Wiederholen", "Ausschneiden", "Kopieren", "Einfügen", "Löschen", "Alles auswählen",
                ])
            #expect(rows(stage).flatMap { labels(in: $0) }.contains("Strg+C"))
        }
    }

    @Test("The edit menu has the language that the view has when it opens")
    func editMenuAfterSwitch() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let view = textView(stage, language: "de")
            view.traitOverrides.language = "fr"
            #expect(openMenu(of: view, stage).contains("Tout sélectionner"))
        }
    }

    @Test("The step to undo is named in the language of the view in which the user typed")
    func undo() throws {
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let view = textView(stage, language: "de")
            view.becomeFirstResponder()
            stage.press(0x61, "a")
            let manager = try #require(view.undoManager)
            #expect(manager.undoActionName == "Eingabe")
            #expect(openMenu(of: view, stage).first == "Rückgängig: Eingabe")
        }
    }

    @Test("Titles of an undo manager's subclass are displayed in all languages")
    func ownUndoTitle() {
        final class Manager: UndoManager {
            override func undoMenuTitle(forUndoActionName actionName: String) -> String { "Revert \(actionName)" }
        }
        #expect(Manager().undoMenuItemTitle(in: "de") == "Revert ")
        #expect(UndoManager().undoMenuItemTitle(in: "de") == "Rückgängig")
    }

    @Test("The names of keys are those of the language")
    func keys() {
        let command = UIKeyCommand(
            title: "", input: UIKeyCommand.inputPageDown, modifierFlags: [.control, .shift]
        ) { _ in }
        #expect(command.combinationName(in: "en") == "Shift+Ctrl+Page Down")
        #expect(command.combinationName(in: "de") == "Umschalt+Strg+Bild ab")
        #expect(command.combinationName(in: "es") == "Mayús+Ctrl+Av Pág")
    }

    @Test("The menus of the program are in the language of the window, also after it changes")
    func mainMenu() {
        WindowStage.run { stage in
            stage.window.traitOverrides.language = "pl"
            #expect(UIMenuSystem.main.menu.children.map(\.title).contains("Edycja"))
            stage.window.traitOverrides.language = "nl"
            #expect(UIMenuSystem.main.menu.children.map(\.title).contains("Bewerken"))
        }
        UIMenuSystem.main.setNeedsRebuild()
    }

    // MARK: Pickers

    @Test("The wheels of a Japanese date picker have Japanese dates and names")
    func datePicker() {
        WindowStage.run(CGSize(width: 320, height: 216)) { stage in
            stage.window.traitOverrides.language = "ja"
            let picker = UIDatePicker()
            picker.datePickerMode = .date
            picker.preferredDatePickerStyle = .wheels
            stage.add(picker, CGRect(x: 0, y: 0, width: 320, height: 216))
            stage.frame()
            let columns = accessibilityLabels(in: picker)
            #expect(columns == ["年", "月", "日"])
            #expect(labels(in: picker).contains { $0.hasSuffix("月") })
            stage.window.traitOverrides.language = "it"
            stage.frame()
            #expect(accessibilityLabels(in: picker) == ["Giorno", "Mese", "Anno"])
        }
    }

    private func accessibilityLabels(in view: UIView) -> [String] {
        let own = (view as? PickerColumn)?.accessibilityLabel.map { [$0] } ?? []
        return own + view.subviews.flatMap { accessibilityLabels(in: $0) }
    }

    @Test("A color picker shows its titles in another language when that changes")
    func colorPicker() {
        WindowStage.run(CGSize(width: 320, height: 400)) { stage in
            let picker = stage.add(ColorPickerView(frame: .zero), CGRect(x: 0, y: 0, width: 320, height: 400))
            stage.frame()
            #expect(labels(in: picker).starts(with: ["Grid", "Sliders"]))
            stage.window.traitOverrides.language = "fr"
            stage.frame()
            #expect(labels(in: picker).starts(with: ["Grille", "Curseurs"]))
            #expect(labels(in: picker).contains("Opacité"))
        }
    }

    // MARK: Accessibility

    @Test("Labels and values of controls follow the language of their traits")
    func controls() {
        WindowStage.run { stage in
            let pages = stage.add(UIPageControl(), CGRect(x: 0, y: 0, width: 100, height: 20))
            pages.numberOfPages = 5
            pages.currentPage = 2
            let (progress, close) = (UIProgressView(frame: .zero), UIButton(type: .close))
            stage.add(progress, CGRect(x: 0, y: 20, width: 100, height: 20))
            stage.add(close, CGRect(x: 0, y: 40, width: 30, height: 30))
            #expect(pages.accessibilityValue == "page 3 of 5")
            stage.window.traitOverrides.language = "es"
            #expect(pages.accessibilityValue == "página 3 de 5")
            #expect(progress.accessibilityLabel == "Progreso")
            #expect(progress.accessibilityValue == "0\u{a0}%")
            #expect(close.accessibilityLabel == "Cerrar")
        }
    }

    @Test("A label that was set takes precedence over a text of the framework")
    func ownLabel() {
        let view = UIView()
        view.builtInAccessibilityLabel = .BuiltIn.close
        #expect(view.accessibilityLabel == "Close")
        view.accessibilityLabel = "Done with it"
        #expect(view.accessibilityLabel == "Done with it")
    }

    @Test("Assistive technologies receive names and actions in the new language")
    func tree() throws {
        try WindowStage.run { stage in
            let slider = stage.add(UISlider(), CGRect(x: 0, y: 0, width: 100, height: 30))
            let button = stage.add(UIButton(type: .close), CGRect(x: 0, y: 40, width: 30, height: 30))
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            stage.window.traitOverrides.language = "it"
            builder.updateTree()
            let nodes = try [slider, button].map { view in
                try #require(builder.id(of: view).flatMap { builder.tree[$0] })
            }
            #expect(nodes[0].actions.map(\.name).starts(with: ["Aumenta", "Diminuisci"]))
            #expect(nodes[1].name == "Chiudi")
        }
    }

    @Test("Types of files are described in the language of the user, and in others")
    func fileTypes() {
        #expect(UTType.png.localizedDescription == "PNG image")
        #expect(UTType.png.localizedDescription(in: "de") == "PNG-Bild")
        #expect(UTType.folder.localizedDescription(in: "ja") == "フォルダ")
    }
}
