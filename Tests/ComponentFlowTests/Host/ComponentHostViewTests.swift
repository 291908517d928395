import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct ComponentHostViewTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    @Test("A component host view passes through touches beside its component")
    func hitTest() throws {
        let host = ComponentHostView<Empty>()
        host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let below = UIView(frame: host.frame)
        stage.show(below)
        stage.show(host)
        host.update(
            component: AnyComponent(Rectangle(color: .red, width: 40, height: 40)),
            containerSize: CGSize(width: 100, height: 100))
        #expect(stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === host.componentView)
        #expect(stage.window.hitTest(CGPoint(x: 80, y: 80), with: nil) === below)
    }

    @Test("A host's first update animates nothing")
    func firstUpdate() {
        stage.show(Rectangle(color: .red, width: 40, height: 40), transition: .spring(duration: 1))
        #expect(!stage.isMoving)
        stage.show(Rectangle(color: .blue, width: 60, height: 40), transition: .spring(duration: 1))
        #expect(stage.isMoving)
    }

    @Test("Releasing a host releases its views and states during animations")
    func noLeaks() throws {
        weak var view: UIView?
        weak var state: ComponentState?
        weak var context: AnyObject?
        do {
            let log = UpdateLog()
            let host = ComponentHostView<Empty>()
            stage.show(host)
            func update(_ value: Int, transition: ComponentTransition) {
                host.update(
                    transition: transition,
                    component: AnyComponent(
                        VStack(spacing: CGFloat(value)) {
                            Probe(name: "probe", value: value, log: log)
                            Button(content: AnyComponent(Text(text: "\(value)"))) { _ = log }
                            if value > 0 { Rectangle(color: .red, width: 5, height: 5) }
                        }), containerSize: CGSize(width: 100, height: 100))
            }
            update(0, transition: .immediate)
            update(5, transition: .spring(duration: 1))
            stage.advance(by: 0.2)
            update(0, transition: .spring(duration: 1))
            view = host.componentView
            state = host.probe("probe")?.state
            context = host
            #expect(stage.isMoving)
            host.removeFromSuperview()
        }
        stage.advance(by: 0.1)
        #expect(context == nil)
        #expect(view == nil)
        #expect(state == nil)
        #expect(!stage.isMoving)
    }

    @Test("Updating only a host's environment skips components that do not read it")
    func updateEnvironment() throws {
        struct Named: Component {
            typealias EnvironmentType = String

            func update(
                view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<String>,
                transition: ComponentTransition
            ) -> CGSize {
                CGSize(width: CGFloat(environment[String.self].value.count), height: 1)
            }
        }
        let host = ComponentHostView<String>()
        #expect(host.updateEnvironment(transition: .immediate, environment: { "none" }) == nil)
        host.update(
            transition: .immediate, component: AnyComponent(Named()), environment: { "one" },
            containerSize: CGSize(width: 10, height: 10))
        #expect(host.updateEnvironment(transition: .immediate, environment: { "three" }) == CGSize(width: 5, height: 1))
        #expect(host.componentView?.frame.size == CGSize(width: 5, height: 1))
    }
}
