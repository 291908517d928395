import ComponentFlow
import ComponentFlowTesting
import FLIC
import FLICComponents
import Testing

/// FLIC views among components, and components in FLIC views, with events that cross the boundary in both directions.
@MainActor
@Suite("Components and FLIC views") struct BridgeTests {
    private enum Event: ViewEvent, Equatable {
        case tapped(String)
        case other
    }

    private final class NameView: FLIC.View<String> {
        let label = UILabel()
        var updates = 0

        override func setUp() {
            super.setUp()
            addSubview(label)
        }

        override func viewModelDidUpdate() {
            super.viewModelDidUpdate()
            updates += 1
            label.text = viewModel
        }
    }

    private final class Recorder: ViewEventHandler {
        var events: [Event] = []

        func handle(event: any ViewEvent, sender: UIView?) {
            if let event = event as? Event { events.append(event) }
        }
    }

    private func show(
        _ name: String, in host: ComponentHostView<Empty>, onEvent: (@MainActor (any ViewEvent) -> Bool)? = nil
    ) throws -> NameView {
        host.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        host.update(
            transition: .immediate,
            component: AnyComponent(EventViewComponent(name, make: { NameView($0) }, onEvent: onEvent)),
            environment: {}, containerSize: host.bounds.size)
        host.layoutIfNeeded()
        return try #require(host.componentView as? NameView)
    }

    @Test("A FLIC view receives the component's model, keeps its identity, and is not updated for an equal model")
    func model() throws {
        let host = ComponentHostView<Empty>()
        let view = try show("Ada", in: host)
        #expect(view.label.text == "Ada")
        #expect(view.bounds.size == CGSize(width: 100, height: 40))
        let updates = view.updates
        #expect(try show("Ada", in: host) === view)
        #expect(view.updates == updates)
        #expect(try show("Grace", in: host) === view)
        #expect(view.label.text == "Grace")
    }

    @Test("The current closure receives FLIC events, and the events it does not handle reach the next handlers")
    func events() throws {
        let (host, recorder) = (ComponentHostView<Empty>(), Recorder())
        let around = EventView(eventHandler: recorder, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        around.addSubview(host)
        var received: [String] = []
        _ = try show("Ada", in: host) { _ in
            received.append("old")
            return true
        }
        let view = try show("Ada", in: host) { event in
            received.append("new")
            return event as? Event == .tapped("Ada")
        }
        view.emit(Event.tapped("Ada"))
        #expect(received == ["new"])
        #expect(recorder.events.isEmpty)
        view.emit(Event.other)
        #expect(received == ["new", "new"])
        #expect(recorder.events == [.other])
        let plain = try show("Grace", in: host)
        plain.emit(Event.tapped("Grace"))
        #expect(recorder.events == [.other, .tapped("Grace")])
    }

    @Test("A component in a FLIC view displays each model and emits events")
    func component() throws {
        let recorder = Recorder()
        let view = ComponentContentView(viewModel: "Ada", eventHandler: recorder) { name, emit in
            Button(content: AnyComponent(Text(text: name)), action: { emit(Event.tapped(name)) })
        }
        let stage = Stage(size: CGSize(width: 200, height: 100))
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stage.show(view)
        stage.tap(at: CGPoint(x: 10, y: 8))
        #expect(recorder.events == [.tapped("Ada")])
        view.viewModel = "Grace Hopper"
        stage.tap(at: CGPoint(x: 10, y: 8))
        #expect(recorder.events == [.tapped("Ada"), .tapped("Grace Hopper")])
        #expect(view.sizeThatFits(CGSize(width: 200, height: 100)).width > 80)
    }

    @Test("FLIC views and components in each other are presented to assistive technologies, and described by modifiers")
    func accessibility() {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        let name = EventViewComponent("Ada") { NameView($0) }
        stage.show(name)
        #expect(stage.accessibilityOutline == [#"label "Ada""#])
        stage.show(name.accessibilityLabel("Person"))
        #expect(stage.accessibilityOutline == [#"group "Person""#, #"  label "Ada""#])
        let (recorder, other) = (Recorder(), Stage(size: CGSize(width: 200, height: 100)))
        other.show(
            ComponentContentView(viewModel: "Grace", eventHandler: recorder) { name, _ in
                Button(name) {}.accessibilityHint("Calls")
            })
        #expect(other.accessibilityOutline == [#"button "Grace" hint "Calls""#])
    }

    @Test("The content of a component does not retain its FLIC view")
    func lifetime() {
        weak var released: UIView?
        do {
            let view = ComponentContentView(viewModel: 1) { number, emit in
                Button(content: AnyComponent(Text(text: "\(number)")), action: { emit(Event.other) })
            }
            view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            view.layoutIfNeeded()
            released = view
        }
        #expect(released == nil)
    }
}
