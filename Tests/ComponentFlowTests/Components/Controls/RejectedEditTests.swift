import ComponentFlow
import ComponentFlowTesting
import Testing

/// A component that describes its content again in each update.
private struct Page: CombinedComponent {
    typealias State = ComponentState

    let content: () -> AnyComponent<Empty>
    @Behavior var pageState: ComponentState

    static func == (lhs: Page, rhs: Page) -> Bool {
        true
    }

    func makeState() -> ComponentState {
        pageState
    }

    static var body: Body {
        let content = Child(environment: Empty.self)
        return { context in
            let child = content.update(
                component: context.component.content(), availableSize: context.availableSize,
                transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

/// A component around a text field.
private struct Form: CombinedComponent {
    let text: String
    let textUpdated: (String) -> Void

    static func == (lhs: Form, rhs: Form) -> Bool {
        lhs.text == rhs.text
    }

    static var body: Body {
        let field = Child(TextField.self)
        return { context in
            let component = context.component
            let child = field.update(
                component: TextField(text: component.text, textUpdated: component.textUpdated),
                availableSize: context.availableSize, transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

/// A component around a text field that stores no closure.
private struct PlainForm: CombinedComponent {
    let text: String

    static var body: Body {
        let field = Child(TextField.self)
        return { context in
            let child = field.update(
                component: TextField(text: context.component.text) { _ in },
                availableSize: context.availableSize, transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

private struct Row: Identifiable, Equatable {
    let id: Int
    let text: String
}

@Suite("Rejected edits") @MainActor
struct RejectedEditTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let state = ComponentState()

    /// What is between a text field and the component that specifies its text.
    enum Nesting: CaseIterable {
        case nothing
        case modifiers
        case stacks
        case component
        case scrollView
        case forEach
    }

    private func content(_ nesting: Nesting, textUpdated: @escaping (String) -> Void) -> AnyComponent<Empty> {
        let field = TextField(text: "", textUpdated: textUpdated)
        return switch nesting {
        case .nothing: AnyComponent(field)
        case .modifiers: AnyComponent(field.padding(1).opacity(0.9))
        case .stacks: AnyComponent(VStack { HStack { field } })
        case .component: AnyComponent(Form(text: "", textUpdated: textUpdated))
        case .scrollView: AnyComponent(ScrollView(content: AnyComponent(field)))
        case .forEach:
            AnyComponent(
                VStack { ForEach([Row(id: 1, text: "")]) { TextField(text: $0.text, textUpdated: textUpdated) } })
        }
    }

    private func show(_ nesting: Nesting, textUpdated: @escaping (String) -> Void) {
        stage.show(Page(content: { content(nesting, textUpdated: textUpdated) }, pageState: state))
        stage.componentView?.firstTextField?.becomeFirstResponder()
    }

    private var text: String? {
        stage.componentView?.firstTextField?.text
    }

    @Test("A component that specifies its text again immediately reverts an edit", arguments: Nesting.allCases)
    func immediateRejection(nesting: Nesting) {
        show(nesting) { [state] _ in state.updated() }
        stage.type("b")
        #expect(text == "")
    }

    @Test("A component that specifies its text again later reverts an edit", arguments: Nesting.allCases)
    func lateRejection(nesting: Nesting) {
        show(nesting) { _ in }
        stage.type("b")
        state.updated()
        #expect(text == "")
    }

    @Test("A component that specifies its text again later reverts an edit in a component without closures")
    func lateRejectionWithoutClosures() {
        stage.show(Page(content: { AnyComponent(PlainForm(text: "")) }, pageState: state))
        stage.componentView?.firstTextField?.becomeFirstResponder()
        stage.type("b")
        state.updated()
        #expect(text == "")
    }

    @Test("An update that does not specify a text again keeps an edit", arguments: Nesting.allCases)
    func otherUpdate(nesting: Nesting) {
        show(nesting) { _ in }
        stage.type("b")
        let other = ComponentState()
        let host = ComponentHostView<Empty>()
        host.update(
            component: AnyComponent(Page(content: { AnyComponent(Rectangle(color: .red)) }, pageState: other)),
            containerSize: CGSize(width: 10, height: 10))
        withExtendedLifetime(host) { other.updated() }
        #expect(text == "b")
    }
}

extension UIView {
    fileprivate var firstTextField: UITextField? {
        self as? UITextField ?? subviews.lazy.compactMap(\.firstTextField).first
    }
}
