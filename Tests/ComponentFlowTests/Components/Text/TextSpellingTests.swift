import ComponentFlowTesting
import Testing

import ComponentFlow

@Suite("Spelling of text components") @MainActor struct TextSpellingTests {
    private func view<View: UIView>(_ type: View.Type, in stage: Stage) throws -> View {
        func find(_ view: UIView) -> View? { view as? View ?? view.subviews.lazy.compactMap(find).first }
        return try #require(find(stage.window))
    }

    @Test("A text area passes the type and the language to its view, and resets both")
    func textArea() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        stage.show(TextArea(text: "") { _ in }.spellChecking(.yes, language: "de-DE"))
        let view = try view(UITextView.self, in: stage)
        #expect(view.spellCheckingType == .yes)
        #expect(view.textInputMode?.primaryLanguage == "de-DE")
        stage.show(TextArea(text: "") { _ in })
        #expect(try self.view(UITextView.self, in: stage).spellCheckingType == .default)
        #expect(try self.view(UITextView.self, in: stage).textInputMode?.primaryLanguage != "de-DE")
    }

    @Test("A text field passes the type and the language to its view")
    func textField() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        stage.show(TextField(text: "") { _ in }.spellChecking(.no, language: "fr-FR"))
        let view = try view(UITextField.self, in: stage)
        #expect(view.spellCheckingType == .no)
        #expect(view.textInputMode?.primaryLanguage == "fr-FR")
    }

    @Test("Components with different settings of spelling are not equal")
    func equality() {
        let area = TextArea(text: "") { _ in }
        #expect(area != area.spellChecking(.no))
        #expect(area != area.spellChecking(.default, language: "de"))
        let field = TextField(text: "") { _ in }
        #expect(field != field.spellChecking(.yes))
        #expect(field != field.spellChecking(.default, language: "de"))
    }
}
