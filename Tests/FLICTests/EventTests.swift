import FLIC
import Testing

@MainActor
@Suite("FLIC events")
struct EventTests {
    private func makeErrorView(handler: (any ViewEventHandler)? = nil) -> ErrorView {
        ErrorView(
            viewModel: SampleError(text: "offline"), eventHandler: handler,
            frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("A tap in a view calls its handler with the view as the sender")
    func assignedHandler() {
        let recorder = Recorder()
        let view = makeErrorView(handler: recorder)
        view.button.sendActions(for: .touchUpInside)
        #expect(recorder.events as? [SampleEvent] == [.retry])
        #expect(recorder.senders.first == view)
    }

    @Test("The handler of a view handles the events of its descendants, even below plain views")
    func inheritedHandler() {
        let recorder = Recorder()
        let outer = EventView(eventHandler: recorder, frame: .zero)
        let plain = UIView()
        let inner = makeErrorView()
        plain.addSubview(inner)
        outer.addSubview(plain)
        #expect(inner.eventHandler === recorder)
        inner.emit(SampleEvent.open(3))
        #expect(recorder.events as? [SampleEvent] == [.open(3)])
    }

    @Test("An event passes views of the same class until one of them has a handler")
    func sameClass() throws {
        let recorder = Recorder()
        let outer = EventView(eventHandler: recorder, frame: .zero)
        let views = [EventView(frame: .zero), UIView(), UIView(), EventView(frame: .zero), outer]
        for (inner, superview) in zip(views, views.dropFirst()) { superview.addSubview(inner) }
        let first = try #require(views.first as? EventView)
        first.emit(SampleEvent.open(5))
        #expect(recorder.events as? [SampleEvent] == [.open(5)])
    }

    @Test("A view keeps its own handler when it is added to another view")
    func ownHandlerWins() {
        let (own, other) = (Recorder(), Recorder())
        let inner = makeErrorView(handler: own)
        EventView(eventHandler: other, frame: .zero).addSubview(inner)
        inner.emit(SampleEvent.retry)
        #expect(own.events.count == 1)
        #expect(other.events.isEmpty)
    }

    @Test("A superview and a controller that are handlers are found in the responder chain")
    func responderChain() {
        let controller = RecordingController()
        let picky = PartialHandlerView(0)
        let inner = makeErrorView()
        picky.addSubview(inner)
        controller.view.addSubview(picky)
        inner.emit(SampleEvent.retry)
        inner.emit(SampleEvent.open(1))
        #expect(picky.handled == [.retry])
        #expect(controller.recorder.events as? [SampleEvent] == [.open(1)])
        #expect(controller.recorder.senders == [inner])
    }

    @Test("A view that is its own handler forwards events to the next handler")
    func selfHandler() {
        let recorder = Recorder()
        let outer = EventView(eventHandler: recorder, frame: .zero)
        let picky = PartialHandlerView(0)
        picky.eventHandler = picky
        outer.addSubview(picky)
        picky.emit(SampleEvent.open(2))
        #expect(recorder.events as? [SampleEvent] == [.open(2)])
    }

    @Test("An unhandled event is reported with the views it passed")
    func unhandled() throws {
        let outer = EventView(frame: .zero)
        let picky = PartialHandlerView(0)
        let inner = makeErrorView()
        picky.addSubview(inner)
        outer.addSubview(picky)
        let reports = Diagnostics.record { inner.emit(SampleEvent.open(7)) }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.rule == "flic.unhandled-event")
        #expect(
            report.message
                == "The event open(7) of type SampleEvent reached the root of the view hierarchy without being "
                + "handled; it is discarded.")
        #expect(report.subject == "PartialHandlerView → EventView")
    }

    @Test("Handlers are referenced weakly, and an event after their release is reported")
    func deadHandler() {
        let view = makeErrorView()
        var recorder: Recorder? = Recorder()
        view.eventHandler = recorder
        recorder = nil
        #expect(view.eventHandler == nil)
        let reports = Diagnostics.record { view.emit(SampleEvent.retry) }
        #expect(reports.map(\.subject) == ["ErrorView"])
    }
}
