import ComponentFlow
import ComponentFlowTesting
import Testing

/// The content of a button.
private func face() -> AnyComponent<Empty> {
    AnyComponent(Rectangle(color: .red, width: 50, height: 20))
}

/// A component whose body captures the value of its closure instead of the context.
private struct Card: CombinedComponent {
    let title: String
    let onTap: () -> Void

    static func == (lhs: Card, rhs: Card) -> Bool {
        lhs.title == rhs.title
    }

    static var body: Body {
        let button = Child(Button.self)
        return { context in
            let onTap = context.component.onTap
            let child = button.update(
                component: Button(content: face()) { onTap() }, availableSize: context.availableSize,
                transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

/// A component that stores another one as a concrete property.
private struct Panel: CombinedComponent {
    let title: String
    let button: Button

    static var body: Body {
        let button = Child(Button.self)
        return { context in
            let child = button.update(
                component: context.component.button, availableSize: context.availableSize,
                transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

/// A component that stores others in a dictionary.
private struct Board: CombinedComponent {
    let parts: [String: AnyComponent<Empty>]

    static var body: Body {
        let children = ChildMap(environment: Empty.self, keyedBy: String.self)
        return { context in
            var size = CGSize.zero
            for name in context.component.parts.keys.sorted() {
                guard let part = context.component.parts[name] else { continue }
                let child = children[name].update(
                    component: part, availableSize: context.availableSize, transition: context.transition)
                context.add(child.position(CGPoint(x: child.size.width / 2, y: size.height + child.size.height / 2)))
                size = CGSize(width: child.size.width, height: size.height + child.size.height)
            }
            return size
        }
    }
}

/// A component that stores another one in a case of an enumeration.
private struct Choice: CombinedComponent {
    enum Part: Equatable {
        case none
        case button(Button)
    }

    let part: Part

    static var body: Body {
        let button = Child(Button.self)
        return { context in
            guard case .button(let component) = context.component.part else { return .zero }
            let child = button.update(
                component: component, availableSize: context.availableSize, transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

/// A component that is never equal, so that its children are updated in every pass.
private struct Root: CombinedComponent {
    let child: AnyComponent<Empty>

    static func == (lhs: Root, rhs: Root) -> Bool {
        false
    }

    static var body: Body {
        let child = Child(environment: Empty.self)
        return { context in
            let child = child.update(
                component: context.component.child, availableSize: context.availableSize,
                transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

@Suite("Closures of equal components") @MainActor
struct StaleClosureTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    /// How a component stores a closure that its `==` ignores.
    enum Form: CaseIterable {
        case capturedByBody
        case concreteProperty
        case dictionary
        case enumeration
        case stack
        case gesture
        case scrollView
        case lazyList
        case modifiers
    }

    private func component(_ form: Form, turn: Int) -> AnyComponent<Empty> {
        let log = log
        let action = { log.note("\(turn)") }
        let button = Button(content: face(), action: action)
        return switch form {
        case .capturedByBody: AnyComponent(Card(title: "card", onTap: action))
        case .concreteProperty: AnyComponent(Panel(title: "panel", button: button))
        case .dictionary: AnyComponent(Board(parts: ["first": AnyComponent(button)]))
        case .enumeration: AnyComponent(Choice(part: .button(button)))
        case .stack: AnyComponent(VStack { HStack { button } })
        case .gesture: AnyComponent(Rectangle(color: .red, width: 50, height: 20).onTap(action))
        case .scrollView: AnyComponent(ScrollView(content: AnyComponent(button)))
        case .lazyList:
            AnyComponent(LazyList(rows: [Item(id: 1)]) { _ in button }.frame(width: 100, height: 100))
        case .modifiers: AnyComponent(button.padding(1).opacity(0.9).cornerRadius(3))
        }
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
    }

    @Test("A tap calls the closure of the last pass", arguments: Form.allCases)
    func tapCallsCurrentClosure(form: Form) {
        for turn in 1...3 {
            stage.show(Root(child: component(form, turn: turn)))
            stage.tap(at: CGPoint(x: 25, y: 10))
        }
        #expect(log.take() == ["1", "2", "3"])
    }

    @Test("A tap calls the closure of the last pass if the host receives the equal component", arguments: Form.allCases)
    func hostReceivesEqualComponent(form: Form) {
        let host = ComponentHostView<Empty>()
        stage.show(host)
        for turn in 1...3 {
            let size = CGSize(width: 100, height: 100)
            host.frame.size = host.update(component: component(form, turn: turn), containerSize: size)
        }
        stage.tap(at: CGPoint(x: 25, y: 10))
        #expect(log.take() == ["3"])
    }

    @Test("A pass over an equal component with closures does not run its body")
    func passDoesNotRunBody() {
        let runs = UpdateLog()
        func counted(_ turn: Int) -> Counted {
            Counted(runs: runs) { _ = turn }
        }
        for turn in 0..<5 { stage.show(Root(child: AnyComponent(counted(turn)))) }
        #expect(runs.take() == ["body"])
    }

    @Test("Text that the user typed survives the update of closures")
    func typedTextSurvives() {
        struct Form: CombinedComponent {
            let action: () -> Void

            static func == (lhs: Form, rhs: Form) -> Bool { true }

            static var body: Body {
                let field = Child(TextField.self)
                return { context in
                    let action = context.component.action
                    let child = field.update(
                        component: TextField(text: "") { _ in action() }, availableSize: context.availableSize,
                        transition: context.transition)
                    context.add(child)
                    return child.size
                }
            }
        }
        let log = log
        stage.show(Root(child: AnyComponent(Form { log.note("1") })))
        stage.tap(at: CGPoint(x: 25, y: 10))
        stage.type("a")
        stage.show(Root(child: AnyComponent(Form { log.note("2") })))
        stage.type("b")
        #expect(stage.componentView?.firstTextField?.text == "ab")
        #expect(log.take() == ["1", "2"])
    }
}

extension UIView {
    fileprivate var firstTextField: UITextField? {
        self as? UITextField ?? subviews.lazy.compactMap(\.firstTextField).first
    }
}

/// A component with a closure that counts how often its body runs.
private struct Counted: CombinedComponent {
    let runs: UpdateLog
    let action: () -> Void

    static func == (lhs: Counted, rhs: Counted) -> Bool {
        true
    }

    static var body: Body {
        { context in
            context.component.runs.note("body")
            return CGSize(width: 10, height: 10)
        }
    }
}
