import ComponentFlowTesting
import Testing

import ComponentFlow

/// A component of client code that holds other components in properties and contains no closures of its own.
private struct Card: CombinedComponent {
    let title: AnyComponent<Empty>?
    let actions: [AnyComponentWithIdentity<Empty>]
    let log: UpdateLog

    static func == (lhs: Card, rhs: Card) -> Bool {
        lhs.title == rhs.title && lhs.actions == rhs.actions
    }

    static var body: Body {
        let title = Child(environment: Empty.self)
        let actions = ChildMap(environment: Empty.self, keyedBy: AnyHashable.self)
        return { context in
            context.component.log.note("body")
            var y: CGFloat = 0
            if let component = context.component.title {
                let title = title.update(
                    component: component, availableSize: context.availableSize, transition: context.transition)
                context.add(title.position(CGPoint(x: title.size.width / 2, y: title.size.height / 2)))
                y = title.size.height
            }
            for action in context.component.actions {
                let action = actions[action.id].update(
                    component: action.component, availableSize: context.availableSize, transition: context.transition)
                context.add(action.position(CGPoint(x: action.size.width / 2, y: y + action.size.height / 2)))
                y += action.size.height
            }
            return CGSize(width: 50, height: y)
        }
    }
}

@Suite("Closures of components that were skipped as equal") @MainActor
struct BehaviorTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private func button(_ name: String, _ turn: Int) -> Button {
        let log = log
        return Button(
            content: AnyComponent(Rectangle(color: .red, width: 50, height: 20)),
            action: { log.note("\(name) \(turn)") })
    }

    private func card(_ turn: Int) -> Card {
        Card(
            title: AnyComponent(button("title", turn)),
            actions: [AnyComponentWithIdentity(id: 1, component: AnyComponent(button("action", turn)))], log: log)
    }

    @Test("Current closures reach components in properties of other components; a pass does not run their bodies")
    func heldInProperties() {
        stage.show(card(1))
        stage.show(card(2))
        #expect(log.take() == ["body"])
        stage.tap(at: CGPoint(x: 25, y: 10))
        stage.tap(at: CGPoint(x: 25, y: 30))
        #expect(log.take().filter { $0 != "body" } == ["title 2", "action 2"])
    }

    @Test("Current closures reach components at any depth, also below a child of declared type")
    func atAnyDepth() {
        struct Outer: CombinedComponent {
            let card: Card

            static var body: Body {
                let child = Child(Card.self)
                return { context in
                    let card = child.update(
                        component: context.component.card, availableSize: context.availableSize,
                        transition: context.transition)
                    context.add(card)
                    return CGSize(width: context.availableSize.width, height: card.size.height)
                }
            }
        }
        stage.show(Outer(card: card(1)))
        stage.resize(to: CGSize(width: 120, height: 100))
        stage.show(Outer(card: card(2)))
        _ = log.take()
        stage.tap(at: CGPoint(x: 25, y: 10))
        #expect(log.take().filter { $0 != "body" } == ["title 2"])
    }
}

/// A component whose body captures the context in its button's action.
private struct Switch: CombinedComponent {
    let turn: Int
    let log: UpdateLog
    let keep: (@escaping () -> Int) -> Void

    static func == (lhs: Switch, rhs: Switch) -> Bool {
        true
    }

    static var body: Body {
        let button = Child(Button.self)
        return { context in
            context.component.log.note("body")
            context.component.keep { context.component.turn }
            let face = AnyComponent(Rectangle(color: .red, width: 50, height: 20))
            let button = button.update(
                component: Button(content: face) { context.component.log.note("tap \(context.component.turn)") },
                availableSize: context.availableSize, transition: context.transition)
            context.add(button)
            return button.size
        }
    }
}

@Suite("A context that a closure captures") @MainActor
struct KeptContextTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private final class Reader {
        var read: (() -> Int)?
    }

    @Test(
        "A captured context returns the current component after any number of skipped updates",
        arguments: [false, true])
    func newest(isDeclaredByType: Bool) {
        struct Outer: CombinedComponent {
            let inner: Switch
            let isDeclaredByType: Bool

            static func == (lhs: Outer, rhs: Outer) -> Bool { false }

            static var body: Body {
                let (typed, boxed) = (Child(Switch.self), Child(environment: Empty.self))
                return { context in
                    let (inner, size) = (context.component.inner, context.availableSize)
                    let child =
                        context.component.isDeclaredByType
                        ? typed.update(component: inner, availableSize: size, transition: context.transition)
                        : boxed.update(
                            component: AnyComponent(inner), availableSize: size, transition: context.transition)
                    context.add(child)
                    return child.size
                }
            }
        }
        let reader = Reader()
        for turn in 0..<4 {
            let inner = Switch(turn: turn, log: log) { reader.read = $0 }
            stage.show(Outer(inner: inner, isDeclaredByType: isDeclaredByType))
            #expect(reader.read?() == turn)
            #expect(log.take() == (turn == 0 ? ["body"] : []))
            stage.tap(at: CGPoint(x: 25, y: 10))
            #expect(log.take().last == "tap \(turn)")
        }
    }

    @Test("A captured context returns the last component after its removal")
    func last() {
        let reader = Reader()
        stage.show(Switch(turn: 1, log: log) { reader.read = $0 })
        stage.show(Switch(turn: 2, log: log) { reader.read = $0 })
        stage.show(Rectangle(color: .red))
        #expect(reader.read?() == 2)
    }

    @Test("A captured context returns the component that another component updates directly")
    func byHand() {
        struct Wrapper: Component {
            let inner: Switch

            func update(
                view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
                transition: ComponentTransition
            ) -> CGSize {
                inner.update(
                    view: view, availableSize: availableSize, state: state, environment: environment,
                    transition: transition)
            }
        }
        let reader = Reader()
        stage.show(Wrapper(inner: Switch(turn: 1, log: log) { reader.read = $0 }))
        #expect(reader.read?() == 1)
        stage.resize(to: CGSize(width: 120, height: 100))
        stage.show(Rectangle(color: .red))
        #expect(reader.read?() == 1)
    }
}

@Suite("A child that is only measured") @MainActor
struct RemovedChildTests {
    private struct Measuring: CombinedComponent {
        let isRemoved: Bool
        let log: UpdateLog

        static func == (lhs: Measuring, rhs: Measuring) -> Bool {
            lhs.isRemoved == rhs.isRemoved
        }

        static var body: Body {
            let child = Child(Probe.self)
            return { context in
                let child = child.update(
                    component: Probe(name: "probe", log: context.component.log), availableSize: context.availableSize,
                    transition: context.transition)
                context.add(child.removed(context.component.isRemoved))
                return child.size
            }
        }
    }

    @Test("A removed child has a size but no superview, and keeps its view until it is shown")
    func removed() {
        let log = UpdateLog()
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let diagnostics = Diagnostics.record {
            #expect(stage.show(Measuring(isRemoved: true, log: log)) == CGSize(width: 10, height: 10))
            #expect(stage.componentView?.subviews.isEmpty == true)
            stage.show(Measuring(isRemoved: false, log: log))
            #expect(stage.componentView?.subviews.count == 1)
            #expect(log.take() == ["probe"])
            stage.show(Measuring(isRemoved: true, log: log))
            #expect(stage.componentView?.subviews.isEmpty == true)
        }
        #expect(diagnostics.isEmpty)
    }
}
