import ComponentFlowTesting
import Testing

@testable import ComponentFlow

/// An object that closures of a component capture; it outlives the test if a closure leaks.
final class LeakToken {
    var uses = 0
    let namespace = GeometryNamespace()
}

/// Two values of a component between which it is updated, with closures that capture a token.
struct LeakCase: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable (LeakToken, _ isSecond: Bool) -> AnyComponent<Empty>

    init<ComponentType: Component>(
        _ name: String, _ make: @escaping @MainActor @Sendable (LeakToken, Bool) -> ComponentType
    ) where ComponentType.EnvironmentType == Empty {
        self.name = name
        self.make = { AnyComponent(make($0, $1)) }
    }

    var testDescription: String { name }
}

/// Tests that hosts of every component are released after creation, updates and removal during animations.
@Suite @MainActor
struct LeakTests {
    private struct Weak {
        let name: String
        weak var object: AnyObject?
    }

    /// Weak references to all objects that must be released with a host.
    private final class WeakReferences {
        private var all: [Weak] = []

        @MainActor func add(_ object: AnyObject, _ name: String? = nil) {
            all.append(Weak(name: name ?? "\(type(of: object))", object: object))
        }

        @MainActor func add(tree view: UIView) {
            add(view)
            add(view.layer, "layer of \(type(of: view))")
            if let node = view.mountedNode { add(node) }
            view.gestureRecognizers?.forEach { add($0) }
            view.subviews.forEach { add(tree: $0) }
        }

        var leakedNames: [String] {
            all.filter { $0.object != nil }.map(\.name)
        }
    }

    @Test("Host, views, states and closures of a component are released during animations", arguments: LeakCase.all)
    func isReleased(leakCase: LeakCase) {
        let stage = Stage(size: CGSize(width: 160, height: 160))
        let witnesses = WeakReferences()
        useAndDrop(leakCase, on: stage, witnesses)
        stage.advance(by: 0)
        #expect(witnesses.leakedNames == [])
    }

    @Test("Host, views, states and closures of a component are released after animations", arguments: LeakCase.all)
    func isReleasedAfterAnimations(leakCase: LeakCase) {
        let stage = Stage(size: CGSize(width: 160, height: 160))
        let witnesses = WeakReferences()
        useAndDrop(leakCase, on: stage, witnesses, rests: true)
        stage.advance(by: 0)
        #expect(witnesses.leakedNames == [])
    }

    @Test("The objects of a component are released when its host shows another component", arguments: LeakCase.all)
    func replaced(leakCase: LeakCase) {
        let stage = Stage(size: CGSize(width: 160, height: 160))
        let witnesses = WeakReferences()
        let host = ComponentHostView<Empty>()
        stage.show(host as UIView)
        useAndReplace(leakCase, host, stage, witnesses)
        stage.advance(by: 0)
        #expect(witnesses.leakedNames == [])
    }

    /// A separate function, so that no local variable retains an object.
    @inline(never)
    private func useAndDrop(_ leakCase: LeakCase, on stage: Stage, _ witnesses: WeakReferences, rests: Bool = false) {
        let host = ComponentHostView<Empty>()
        host.frame = stage.window.bounds
        stage.show(host as UIView)
        use(leakCase, host, stage, witnesses)
        if rests { stage.settle(limit: 3) }
        witnesses.add(host)
        host.removeFromSuperview()
    }

    @inline(never)
    private func useAndReplace(
        _ leakCase: LeakCase, _ host: ComponentHostView<Empty>, _ stage: Stage, _ witnesses: WeakReferences
    ) {
        use(leakCase, host, stage, witnesses)
        host.update(component: AnyComponent(LeakEnd()), containerSize: CGSize(width: 160, height: 160))
    }

    private func use(
        _ leakCase: LeakCase, _ host: ComponentHostView<Empty>, _ stage: Stage, _ witnesses: WeakReferences
    ) {
        let token = LeakToken()
        let size = CGSize(width: 160, height: 160)
        host.update(component: leakCase.make(token, false), containerSize: size)
        stage.tap(at: CGPoint(x: 8, y: 8))
        stage.advance(by: 0.05)
        host.componentView.map { witnesses.add(tree: $0) }
        host.update(
            transition: .spring(duration: 0.5), component: leakCase.make(token, true), containerSize: size)
        stage.advance(by: 0.1)
        host.componentView.map { witnesses.add(tree: $0) }
        host.update(
            transition: .easeInOut(duration: 0.5), component: leakCase.make(token, false), containerSize: size)
        stage.advance(by: 0.1)
        host.componentView.map { witnesses.add(tree: $0) }
        witnesses.add(token)
    }
}

/// The component that replaces the tested component.
private struct LeakEnd: Component {
    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        .zero
    }
}
