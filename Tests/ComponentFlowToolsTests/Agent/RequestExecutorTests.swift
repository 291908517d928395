import ComponentFlow
import InspectorProtocol
import OpenQuartzCore
import TestSupport
import Testing

@testable import ComponentFlowTools

/// The time for requests in a frame.
@MainActor
@Suite("Execution of requests")
struct RequestExecutorTests {
    /// Requests that take a known time, and what was scheduled.
    @MainActor
    private final class Program {
        let queue = RequestQueue()
        let clock = ManualMediaClock(now: 100)
        private(set) var performed: [Int] = []
        private(set) var scheduled: [(delay: Double, run: @MainActor () -> Void)] = []
        private(set) lazy var executor = RequestExecutor(
            queue, clock: clock, scheduler: { [unowned self] in scheduled.append(($0, $1)) },
            perform: { [unowned self] entry, executor in
                performed.append(entry.client)
                clock.advance(by: duration)
                if entry.client == suspendingClient { executor.suspend() }
            })
        /// The duration of each request, in seconds.
        var duration = 0.0
        var suspendingClient: Int?

        init(requests: Int, duration: Double) {
            self.duration = duration
            for client in 0..<requests {
                _ = queue.add(RequestQueue.Entry(request: RPCRequest(id: 1, method: "hello"), client: client))
            }
        }
    }

    @Test("Requests that fit into the time of a frame are executed at once")
    func few() {
        let program = Program(requests: 3, duration: 0.001)
        program.executor.run()
        #expect(program.performed == [0, 1, 2])
        #expect(program.scheduled.isEmpty)
    }

    @Test("Further requests wait for the next frame")
    func many() throws {
        let program = Program(requests: 5, duration: 0.003)
        program.executor.run()
        let next = try #require(program.scheduled.first)
        #expect(program.performed == [0, 1])
        expectNear(next.delay, 1.0 / 60 - 0.006, within: 0.000_001)
        program.clock.advance(by: next.delay + 0.001)
        next.run()
        #expect(program.performed == [0, 1, 2, 3])
    }

    @Test("After a slow request others wait as long as it has taken")
    func slow() throws {
        let program = Program(requests: 2, duration: 0.5)
        program.executor.run()
        #expect(program.performed == [0])
        expectNear(try #require(program.scheduled.first).delay, 0.5, within: 0.000_001)
    }

    @Test("Requests that arrive one after the other share the time of a frame")
    func successive() {
        let program = Program(requests: 1, duration: 0.005)
        program.executor.run()
        _ = program.queue.add(RequestQueue.Entry(request: RPCRequest(id: 1, method: "hello"), client: 1))
        program.executor.run()
        #expect(program.performed == [0])
    }

    @Test("A client with one request does not wait for all requests of another one")
    func turns() throws {
        let program = Program(requests: 0, duration: 0.0001)
        for client in [0, 0, 0, 0, 1, 2, 1] {
            _ = program.queue.add(RequestQueue.Entry(request: RPCRequest(id: 1, method: "hello"), client: client))
        }
        program.executor.run()
        #expect(program.performed == [0, 1, 2, 0, 1, 0, 0])
    }

    @Test("The requests of a client are performed in their order")
    func order() {
        let queue = RequestQueue()
        for id in 1...5 {
            _ = queue.add(RequestQueue.Entry(request: RPCRequest(id: JSONValue(id), method: "hello"), client: id % 2))
        }
        let ids = (1...5).compactMap { _ in queue.next()?.request.id }
        #expect(ids == [1, 2, 3, 4, 5])
    }

    @Test("The requests of a client that has disconnected are not performed")
    func removal() {
        let queue = RequestQueue()
        for client in [0, 0, 1, 0] {
            _ = queue.add(RequestQueue.Entry(request: RPCRequest(id: 1, method: "hello"), client: client))
        }
        queue.removeAll(of: 0)
        #expect(queue.next()?.client == 1)
        #expect(queue.next() == nil)
    }

    @Test("While a request is completed on another thread, others wait")
    func suspension() {
        let program = Program(requests: 2, duration: 0.001)
        program.suspendingClient = 0
        program.executor.run()
        #expect(program.performed == [0])
        program.executor.resume()
        #expect(program.performed == [0, 1])
    }
}
