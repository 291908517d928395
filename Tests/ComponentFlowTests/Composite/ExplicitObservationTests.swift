import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class Volume {
    var level = 3
    var other = 0
}

/// An explicit component that shows the value of a binding as its width.
private struct LevelMeter: Component {
    @Binding var level: Int

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.tag += 1
        return CGSize(width: level, height: 4)
    }
}

/// An explicit component that shows a property of a model as its width.
private struct ModelMeter: Component {
    @Bindable var volume: Volume

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.tag += 1
        return CGSize(width: volume.level, height: 4)
    }
}

/// A combined component that reads its binding, and shows a child that reads a local value.
private struct LevelPanel: CombinedComponent {
    @Binding var level: Int

    static var body: Body {
        let child = Child(Dial.self)
        return { context in
            context.view?.tag += 1
            let level = context.component.level
            let child = child.update(
                component: Dial(), availableSize: context.availableSize, transition: context.transition)
            context.add(child)
            return CGSize(width: CGFloat(level), height: child.size.height)
        }
    }
}

/// A component with a local value, which a tap increments.
private struct Dial: CompositeComponent {
    @Local var turns = 0

    var content: some Component<Empty> {
        Rectangle(color: .red, width: 20, height: 20).opacity(turns > 0 ? 0.5 : 1).onTap { turns += 1 }
    }
}

/// The owner of a value, which it passes to a component without reading it.
private struct LevelOwner: CompositeComponent {
    @Local var level = 3
    let shows: (Binding<Int>) -> AnyComponent<Empty>

    static func == (lhs: LevelOwner, rhs: LevelOwner) -> Bool { true }

    var content: some Component<Empty> {
        VStack(alignment: .leading) { AnyComponentWithIdentity(id: "shown", component: shows($level)) }
    }
}

@Suite("Explicit components that read bindings and models")
@MainActor
struct ExplicitObservationTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))

    /// The binding that the shown component received.
    private let held = HeldBinding()

    private func shownView(_ content: @escaping (Binding<Int>) -> AnyComponent<Empty>) throws -> UIView {
        stage.show(
            LevelOwner { [held] binding in
                held.binding = binding
                return content(binding)
            })
        stage.advance(by: 0)
        return try #require(stage.window.firstView { (view: UIView) in view.tag > 0 })
    }

    private func increment() {
        held.binding.wrappedValue += 1
        stage.advance(by: 0)
    }

    @Test("An explicit component is updated when the value of its binding changes")
    func binding() throws {
        let view = try shownView { AnyComponent(LevelMeter(level: $0)) }
        increment()
        #expect(view.bounds.width == 4)
    }

    @Test("An explicit component is updated when a property of its model that it read changes")
    func model() throws {
        let volume = Volume()
        let view = try shownView { _ in AnyComponent(ModelMeter(volume: volume)) }
        volume.level = 9
        stage.advance(by: 0)
        #expect(view.bounds.width == 9)
    }

    @Test("An explicit component is not updated when a property of its model that it did not read changes")
    func unreadProperty() throws {
        let volume = Volume()
        let view = try shownView { _ in AnyComponent(ModelMeter(volume: volume)) }
        volume.other = 9
        stage.advance(by: 0)
        #expect(view.tag == 1)
    }

    @Test("An explicit component with a binding to a model follows the property")
    func modelBinding() throws {
        let volume = Volume()
        let view = try shownView { _ in AnyComponent(LevelMeter(level: Bindable(volume).level)) }
        volume.level = 7
        stage.advance(by: 0)
        #expect(view.bounds.width == 7)
    }

    @Test("A combined component is updated when the value of its binding changes")
    func combined() throws {
        let view = try shownView { AnyComponent(LevelPanel(level: $0)) }
        increment()
        #expect(view.bounds.width == 4)
    }

    @Test("A combined component is not updated when a value that only its child reads changes")
    func valueOfChild() throws {
        let view = try shownView { AnyComponent(LevelPanel(level: $0)) }
        let updates = view.tag
        stage.tap(at: view.convert(CGPoint(x: 2, y: 2), to: stage.window))
        stage.advance(by: 0)
        #expect(view.tag == updates)
    }
}
