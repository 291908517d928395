import ComponentFlow
import ComponentFlowTesting
import Testing

private struct Presenter: CompositeComponent {
    let isDialog: Bool

    var content: some Component<Empty> {
        if isDialog {
            Text("base").confirmationDialog("Which?", isPresented: .constant(true)) { Button("One") {} }
        } else {
            Text("base").alert("Saved", isPresented: .constant(true)) {}
        }
    }
}

private struct Controls: CompositeComponent {
    @Bindable var model: LanguageModel
    @Local private var text = ""

    var content: some Component<Empty> {
        VStack(fillWidth: true) {
            MainMenuButton()
        }
        .searchable(text: $text)
        .language(model.language)
    }
}

@MainActor
@Suite("Texts of the framework in components")
struct BuiltInTextTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let model = LanguageModel()

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    private func actions<Content: Component>(_ component: Content) throws -> [String]
    where Content.EnvironmentType == Empty {
        let controller = ComponentViewController(component)
        stage.window.rootViewController = controller
        stage.advance(by: 1)
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        return alert.actions.compactMap(\.title)
    }

    @Test("The button of an alert without actions is in the language of the component")
    func alert() throws {
        #expect(try actions(Presenter(isDialog: false).language("es")) == ["Aceptar"])
    }

    @Test("The button that cancels a dialog is in the language of the window")
    func dialog() throws {
        stage.window.traitOverrides.language = "de"
        #expect(try actions(Presenter(isDialog: true)) == ["One", "Abbrechen"])
    }

    @Test("Components show and name their parts in another language when it changes")
    func controls() {
        stage.show(Controls(model: model))
        #expect(views(UISearchTextField.self, in: stage.window).map(\.placeholder) == ["Search"])
        model.language = "de"
        stage.advance(by: 0.1)
        #expect(views(UISearchTextField.self, in: stage.window).map(\.placeholder) == ["Suchen"])
        #expect(views(UILabel.self, in: stage.window).compactMap(\.text).contains("Menü"))
    }
}
