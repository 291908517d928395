import ComponentFlow
import ComponentFlowTesting
import OpenDisplay
import TestSupport
import Testing

@Suite("Finding in text areas") @MainActor struct TextFindTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))

    private func area(_ view: UIView? = nil) -> UITextView? {
        let view = view ?? stage.componentView
        if let area = view as? UITextView { return area }
        return view?.subviews.lazy.compactMap { self.area($0) }.first
    }

    private var isPresented: Bool? { area()?.findInteraction?.isFindNavigatorVisible }

    @MainActor private final class Model {
        var isPresented = false
        var text = "one two one"
        var changes: [Bool] = []
        var binding: Binding<Bool> {
            Binding {
                self.isPresented
            } set: {
                self.isPresented = $0
                self.changes.append($0)
            }
        }
    }

    private func show(_ model: Model) {
        stage.show(
            TextArea(text: model.text) { model.text = $0 }.findNavigator(isPresented: model.binding))
        stage.advance(by: 0.1)
    }

    @Test("Text can be found in a text area, and replaced if it is editable", arguments: [true, false])
    func isEnabled(isEditable: Bool) {
        stage.show(TextArea(text: "one", isEditable: isEditable) { _ in })
        area()?.becomeFirstResponder()
        area()?.findAndReplace(nil)
        #expect(isPresented == true)
        #expect(area()?.canPerformAction(.findAndReplace, withSender: nil) == isEditable)
    }

    @Test("The find navigator follows the binding")
    func binding() {
        let model = Model()
        show(model)
        #expect(isPresented == false)
        model.isPresented = true
        show(model)
        #expect(isPresented == true)
        model.isPresented = false
        show(model)
        #expect(isPresented == false)
    }

    @Test("Text can be found, and not replaced, in a selectable text, which is then as wide as proposed")
    func selectableText() {
        let model = Model()
        model.isPresented = true
        @MainActor func show() -> CGSize {
            stage.show(SelectableText("one two one").findNavigator(isPresented: model.binding))
        }
        let height = stage.show(SelectableText("one two one")).height
        _ = show()
        stage.advance(by: 0.1)
        #expect(isPresented == true)
        #expect(area()?.canPerformAction(.findAndReplace, withSender: nil) == false)
        let size = show()
        #expect(size.width == 300)
        #expect(size.height > height)
        area()?.findInteraction?.searchText = "one"
        stage.advance(by: 0.5)
        #expect(area()?.findInteraction?.activeFindSession?.resultCount == 2)
        area()?.findInteraction?.dismissFindNavigator()
        stage.advance(by: 0.1)
        #expect(!model.isPresented)
        #expect(show().width < 300)
    }

    @Test("The find navigator of a rich text editor follows the binding")
    func richText() {
        let model = Model()
        model.isPresented = true
        let text = NSAttributedString(string: "one")
        stage.show(RichTextEditor(text: text) { _ in }.findNavigator(isPresented: model.binding))
        stage.advance(by: 0.1)
        #expect(isPresented == true)
    }

    @Test("The find navigator of several texts is that of the first editable one in which finding is enabled")
    func severalTexts() {
        let model = Model()
        model.isPresented = true
        stage.show(
            VStack {
                SelectableText("a caption")
                TextArea(text: "not found") { _ in }.findDisabled()
                TextArea(text: "one") { _ in }
            }
            .findNavigator(isPresented: model.binding))
        stage.advance(by: 0.1)
        let texts = stage.window.views(of: UITextView.self)
        #expect(texts.map(\.text) == ["a caption", "not found", "one"])
        #expect(texts.map { $0.findInteraction?.isFindNavigatorVisible } == [false, nil, true])
    }

    @Test("A find navigator that is specified initially is presented")
    func initialValue() {
        let model = Model()
        model.isPresented = true
        show(model)
        #expect(isPresented == true)
    }

    @Test("The binding follows the user, who presents and dismisses the find navigator")
    func user() {
        let model = Model()
        show(model)
        area()?.find(nil)
        area()?.findInteraction?.dismissFindNavigator()
        #expect(model.changes == [true, false])
    }

    @Test("The binding is reset if finding is disabled")
    func disabledBinding() {
        let model = Model()
        model.isPresented = true
        stage.show(
            TextArea(text: model.text) { _ in }.findNavigator(isPresented: model.binding).findDisabled())
        stage.advance(by: 0.1)
        #expect(!model.isPresented)
    }

    @Test("A text area in a component for which finding is disabled has no find interaction", arguments: [true, false])
    func findDisabled(isInner: Bool) {
        stage.show(VStack { TextArea(text: "one") { _ in }.findDisabled(isInner) }.findDisabled(!isInner))
        #expect(area() != nil)
        #expect(area()?.findInteraction == nil)
    }

    @Test("While replacing is disabled, text can only be found")
    func replaceDisabled() {
        stage.show(TextArea(text: "one") { _ in }.replaceDisabled())
        #expect(area()?.canPerformAction(.find, withSender: nil) == true)
        #expect(area()?.canPerformAction(.findAndReplace, withSender: nil) == false)
    }

    @Test("A text area grows by the height of the find navigator, and shrinks again")
    func height() {
        let model = Model()
        show(model)
        let old = area()?.bounds.height ?? 0
        model.isPresented = true
        show(model)
        let inset = area()?.adjustedContentInset.top ?? 0
        #expect(inset > 20)
        expectNear((area()?.bounds.height ?? 0) - old, inset, within: 1)
        area()?.findInteraction?.dismissFindNavigator()
        stage.advance(by: 0.1)
        expectNear((area()?.bounds.height ?? 0) - old, 0, within: 1)
    }

    @Test("Replacing all results reports the new text once")
    func replaceAll() {
        var received: [String] = []
        stage.show(TextArea(text: "one two one") { received.append($0) })
        area()?.replaceAll(queryString: "one", options: UITextSearchOptions(), withText: "1")
        #expect(received == ["1 two 1"])
    }
}
