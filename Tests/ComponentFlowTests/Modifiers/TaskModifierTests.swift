import ComponentFlowTesting
import Testing

import ComponentFlow

@Suite("Tasks of components") @MainActor
struct TaskModifierTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    /// The events of the tasks, in order.
    private let events: AsyncStream<String>
    private let eventSink: AsyncStream<String>.Continuation

    init() {
        (events, eventSink) = AsyncStream.makeStream(of: String.self)
    }

    /// A component with a task that runs until it is cancelled.
    private func component(id: Int, name: String? = nil) -> Attached<Empty> {
        let events = eventSink
        let name = name ?? "\(id)"
        return Rectangle(color: .red, width: 20, height: 20).task(id: id) {
            events.yield("start \(name)")
            let (never, sink) = AsyncStream.makeStream(of: Int.self)
            // Ends when the task is cancelled.
            for await _ in never {}
            withExtendedLifetime(sink) {}
            events.yield("end \(name)")
        }
    }

    private func next(_ count: Int) async -> [String] {
        var found: [String] = []
        for await event in events {
            found.append(event)
            if found.count == count { break }
        }
        return found
    }

    @Test("A task starts when its component appears, and ends when the component is removed")
    func removal() async {
        stage.show(component(id: 1))
        #expect(await next(1) == ["start 1"])
        stage.show(Rectangle(color: .blue))
        #expect(await next(1) == ["end 1"])
    }

    @Test("A changed id cancels the task and starts another one, and an equal one does not")
    func identity() async {
        stage.show(component(id: 1))
        #expect(await next(1) == ["start 1"])
        stage.show(component(id: 1, name: "other"))
        stage.show(component(id: 2))
        let following = await next(2)
        #expect(following.sorted() == ["end 1", "start 2"])
    }

    @Test("A task whose id changes in the update in which its component appears starts once, for the last id")
    func identityBeforeAppearance() async {
        ComponentState.batch {
            stage.show(component(id: 1))
            stage.show(component(id: 2))
        }
        stage.show(component(id: 3))
        let following = await next(3)
        #expect(following == ["start 2", "end 2", "start 3"] || following == ["start 2", "start 3", "end 2"])
    }

    @Test("A task ends when the host of its component leaves the window, and starts again when it returns")
    func window() async throws {
        stage.show(component(id: 1))
        #expect(await next(1) == ["start 1"])
        let host = try #require(stage.componentView?.superview)
        host.removeFromSuperview()
        #expect(await next(1) == ["end 1"])
        stage.window.addSubview(host)
        #expect(await next(1) == ["start 1"])
    }

    @Test("A task ends when the modifier is removed and the component remains")
    func modifier() async {
        stage.show(component(id: 1).help("a"))
        #expect(await next(1) == ["start 1"])
        stage.show(Rectangle(color: .red, width: 20, height: 20).help("a"))
        #expect(await next(1) == ["end 1"])
    }

    /// An object that the closure of a task captures.
    private final class Token {}

    @Test("The closure of a task is released when it has ended")
    func release() async {
        let events = eventSink
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            stage.show(
                Rectangle(color: .red).task {
                    withExtendedLifetime(token) {}
                    events.yield("done")
                })
        }
        #expect(await next(1) == ["done"])
        stage.show(Rectangle(color: .red))
        await Task.yield()
        #expect(weakToken == nil)
    }

    @Test("A refresh performs the current action, and the indicator is hidden when it returns")
    func refresh() async throws {
        let events = eventSink
        func show(_ turn: Int) {
            stage.show(
                ScrollView { Rectangle(color: .red, height: 20) }.refreshable { events.yield("refresh \(turn)") })
        }
        show(1)
        show(2)
        let scrollView = try #require(stage.componentView?.subviews.first as? UIScrollView)
        let control = try #require(scrollView.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        #expect(await next(1) == ["refresh 2"])
        for _ in 0..<100_000 where control.isRefreshing { await Task.yield() }
        #expect(!control.isRefreshing)
    }

    @Test("A horizontal scroll view cannot be refreshed")
    func horizontal() {
        stage.show(ScrollView(.horizontal) { Rectangle(color: .red, width: 20) }.refreshable {})
        #expect((stage.componentView?.subviews.first as? UIScrollView)?.refreshControl == nil)
    }
}
