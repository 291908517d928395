import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Disclosure groups") @MainActor
struct DisclosureGroupTests {
    @Observable
    final class Model {
        var isExpanded = false
        @ObservationIgnored var presses = 0
    }

    /// A group whose content is shown while a property of the model is `true`.
    private struct Group: CompositeComponent {
        @Bindable var model: Model

        var content: some Component<Empty> {
            DisclosureGroup("More", isExpanded: $model.isExpanded) {
                Button("Count") { model.presses += 1 }
            }
        }
    }

    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let model = Model()

    private func label(_ text: String) -> UILabel? {
        stage.window.views(of: UILabel.self).first { $0.text == text }
    }

    private func tap(_ text: String) throws {
        stage.tap(on: try #require(label(text)))
        stage.advance(by: 1)
    }

    @Test("A tap on the title shows the content and hides it again, and changes the binding")
    func tapped() throws {
        stage.show(Group(model: model))
        #expect(label("Count") == nil)
        try tap("More")
        #expect(label("Count") != nil)
        #expect(model.isExpanded)
        try tap("More")
        #expect(label("Count") == nil)
        #expect(!model.isExpanded)
    }

    @Test("A change of the binding shows the content, which reacts to taps")
    func binding() throws {
        stage.show(Group(model: model))
        model.isExpanded = true
        stage.advance(by: 1)
        try tap("Count")
        #expect(model.presses == 1)
    }

    @Test("A group without a binding expands by itself")
    func ownState() throws {
        stage.show(DisclosureGroup("More") { Text("hidden row") })
        try tap("More")
        #expect(label("hidden row") != nil)
    }

    @Test("The title and the content begin at the leading edge, the content below the title")
    func layout() throws {
        stage.show(DisclosureGroup("More", isExpanded: .constant(true)) { Text("hidden row") })
        let title = try #require(label("More"))
        let row = try #require(label("hidden row"))
        #expect(title.convert(title.bounds, to: nil).minX == 0)
        #expect(row.convert(row.bounds, to: nil).minX == 0)
        #expect(title.convert(title.bounds, to: nil).maxY < row.convert(row.bounds, to: nil).minY)
    }

    @Test("Assistive technologies present the title as a button whose value is the state of the group")
    func accessibility() {
        stage.show(DisclosureGroup("More", isExpanded: .constant(true)) { Text("Row") })
        #expect(stage.accessibilityOutline == [#"button "More" expanded"#, #"label "Row""#])
    }

    @Test("The mark of a group grows with the text size")
    func textSize() {
        stage.show(Group(model: model))
        stage.setTextScale(3.1)
        let mark = stage.window.views(of: Shape.View.self).first
        #expect(mark?.bounds.width ?? 0 > 24)
    }
}
