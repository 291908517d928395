import Observation
import Testing

@testable import ComponentFlow

private protocol Icon {}

private struct PlainIcon: Icon {
    let number: Int
}

private struct Plain: Equatable {
    let title: String
    let size: CGSize?
    let numbers: [Int]
}

private struct WithClosure {
    let title: String
    let action: () -> Void
}

private struct WithExistential {
    let title: String
    let icon: any Icon
}

private struct WithAnything {
    let value: Any
}

private enum Choice {
    case none
    case action(() -> Void)
}

private struct Nested {
    let plain: Plain
    let rectangle: Rectangle
}

private struct Tree {
    let name: String
    let children: [Tree]
}

@Observable private final class Counter {}

private struct WithModel {
    let title: String
    let model: Counter?
}

/// Returns whether a value of the type can contain closures.
@MainActor private func mayCarryClosures<Value>(_ type: Value.Type) -> Bool {
    StoredContent.of(type, kind(of: type)).mayCarryClosures
}

@MainActor
@Suite("What types of components reveal")
struct StoredContentTests {
    @Test("Numbers, texts, colors and collections of them contain no closures")
    func none() {
        #expect(!mayCarryClosures(Plain.self))
    }

    @Test("A closure can be found")
    func found() {
        #expect(mayCarryClosures(WithClosure.self))
    }

    @Test("An optional can contain a closure")
    func optional() {
        #expect(mayCarryClosures(Optional<() -> Void>.self))
    }

    @Test("An enumeration can contain a closure")
    func enumeration() {
        #expect(mayCarryClosures(Choice.self))
    }

    @Test("An existential can contain a closure")
    func existential() {
        #expect(mayCarryClosures(WithExistential.self))
    }

    @Test("A value of any type can contain a closure")
    func anything() {
        #expect(mayCarryClosures(WithAnything.self))
    }

    @Test("A boxed component can contain closures")
    func boxed() {
        #expect(mayCarryClosures(AnyComponent<Empty>.self))
    }

    @Test("Structures of plain values contain no closures")
    func nested() {
        #expect(!mayCarryClosures(Nested.self))
    }

    @Test("A type that contains itself is assumed to contain closures")
    func recursive() {
        #expect(mayCarryClosures(Tree.self))
    }

    @Test("A class is assumed to contain closures")
    func object() {
        #expect(mayCarryClosures(WithModel.self))
    }

    @Test("An optional model is a model")
    func model() {
        #expect(StoredContent.isModel(Optional<Counter>.self, kind(of: Optional<Counter>.self)))
    }

    @Test("The traits of types are those of the protocols to which they conform")
    func traits() {
        let types: [any Component.Type] = [
            Rectangle.self, Text.self, Image.self, TextField.self, TextArea.self, Spacer.self, Divider.self,
            Modified<Empty>.self, HStack<Empty>.self, VStack<Empty>.self, ZStack<Empty>.self, LazyList<Empty>.self,
            DisclosureGroup<Empty>.self, Composite.self, Combined.self, Own.self,
        ]
        #expect(types.filter { $0._traits != conformances(of: $0) }.map { "\($0)" } == [])
    }

    private func conformances(of type: any Component.Type) -> _ComponentTraits {
        var traits: _ComponentTraits = []
        if type is any StatelessComponent.Type || type is any ContainerComponent.Type
            || type is any CombinedComponent.Type || type is any CompositeComponent.Type
        {
            traits.insert(.keepsNoState)
        }
        if type is any StatelessComponent.Type || type is any ContainerComponent.Type {
            traits.insert(.readsNoModels)
        }
        if type is any ControlledComponent.Type { traits.insert(.isControlled) }
        if type is any CompositeComponent.Type { traits.insert(.subscribes) }
        return traits
    }
}

private struct Composite: CompositeComponent {
    var content: some Component { Rectangle(color: .red) }
}

private struct Combined: CombinedComponent {
    static var body: Body { { _ in .zero } }
}

private struct Own: Component {
    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize { .zero }
}
