import Dispatch
import Testing

@testable import Accessibility

/// The time passes only by counted work.
@Suite("The queue of requests") @MainActor struct RequestQueueTests {
    private final class Clock {
        var time = 0.0
    }

    private let clock = Clock()
    private let queue: RequestQueue<Int>
    /// The longest delay of a frame that requests may cause, in seconds.
    private static let longestDelay = 0.004

    init() {
        let clock = clock
        queue = RequestQueue { clock.time }
    }

    /// Runs a turn in which each request takes some time; returns the requests and the pause.
    private func turn(cost: Double) -> (answered: [Int], pause: Double?) {
        var answered: [Int] = []
        let pause = queue.runTurn { request in
            answered.append(request)
            clock.time += cost
            return true
        }
        return (answered, pause)
    }

    @Test("Requests are answered in their order, in one turn if they are few")
    func order() {
        for number in 0..<5 { #expect(queue.add(number, from: ":1.1")) }
        let (answered, pause) = turn(cost: 0.0001)
        #expect(answered == [0, 1, 2, 3, 4])
        #expect(pause == nil)
    }

    @Test("A turn ends when its time is spent, and the rest is answered after a pause")
    func slice() throws {
        for number in 0..<100 { _ = queue.add(number, from: ":1.1") }
        let (first, pause) = turn(cost: 0.000_45)
        #expect(first == [0, 1])
        clock.time += try #require(pause)
        #expect(turn(cost: 0.000_45).answered == [2, 3])
    }

    @Test("What precedes the requests of a turn takes a part of its time, or all of it")
    func preparation() throws {
        for number in 0..<100 { _ = queue.add(number, from: ":1.1") }
        var answered: [Int] = []
        let pause = queue.runTurn { request in
            answered.append(request)
            return true
        } preparedBy: {
            clock.time += 0.002
        }
        #expect(answered == [])
        clock.time += try #require(pause)
        #expect(turn(cost: 0.000_45).answered == [0, 1])
    }

    @Test("Turns without pauses between them do not answer more than the share of time permits")
    func allowance() {
        for number in 0..<100 { _ = queue.add(number, from: ":1.1") }
        for _ in 0..<10 { _ = turn(cost: 0.000_45) }
        #expect(clock.time <= Self.longestDelay)
    }

    @Test(
        "10,000 requests a second never delay a frame by more than 4 ms, whatever they cost",
        arguments: [1, 20, 400, 1900])
    func flood(microseconds: Int) {
        let cost = Double(microseconds) / 1_000_000
        var longest = 0.0
        // Ten requests arrive per millisecond; frames are painted between the turns.
        for step in 0..<3_000 {
            for number in 0..<10 { _ = queue.add(step * 10 + number, from: ":1.1") }
            let start = clock.time
            let pause = turn(cost: cost).pause ?? 0
            longest = max(longest, clock.time - start)
            clock.time += max(0.001, pause)
        }
        #expect(longest <= Self.longestDelay)
    }

    @Test("Clients are served alternately, so a flood from one does not delay another")
    func fairness() {
        for number in 0..<200 { _ = queue.add(number, from: ":1.1") }
        _ = queue.add(1_000, from: ":1.2")
        #expect(turn(cost: 0.0003).answered == [0, 1_000])
    }

    @Test("A client with too many waiting requests is refused, and another one is not")
    func limit() {
        let limit = RequestQueue<Int>.limit
        let results = (0..<limit + 50).map { queue.add($0, from: ":1.1") }
        #expect(results.count { $0 } == limit)
        #expect(queue.add(0, from: ":1.2"))
    }

    @Test("A client that was refused is accepted again when some of its requests were answered")
    func recovery() {
        let limit = RequestQueue<Int>.limit
        for number in 0...limit { _ = queue.add(number, from: ":1.1") }
        _ = turn(cost: 0.001)
        #expect(queue.add(7, from: ":1.1"))
    }

    @Test("A long request delays the following ones by a bounded pause")
    func longRequest() throws {
        _ = queue.add(1, from: ":1.1")
        _ = queue.add(2, from: ":1.1")
        let pause = try #require(turn(cost: 0.5).pause)
        #expect(pause <= (RequestQueue<Int>.slice + RequestQueue<Int>.debt) / RequestQueue<Int>.share)
    }

    @Test("A request that runs the main loop lets the others be answered meanwhile")
    func nested() {
        for number in 0..<3 { _ = queue.add(number, from: ":1.1") }
        var answered: [Int] = []
        _ = queue.runTurn { request in
            if request == 0 {
                _ = queue.runTurn { inner in
                    answered.append(inner); return true
                }
            }
            answered.append(request)
            return true
        }
        #expect(answered == [1, 2, 0])
    }

    @Test(
        "A request that is not finished is continued before the others of its client, and others are served meanwhile")
    func unfinished() {
        for number in 0..<2 { _ = queue.add(number, from: ":1.1") }
        _ = queue.add(10, from: ":1.2")
        var (answered, left) = ([Int](), 3)
        _ = queue.runTurn { request in
            answered.append(request)
            if request == 0 { left -= 1 }
            return request != 0 || left == 0
        }
        #expect(answered == [0, 10, 0, 0, 1])
        #expect(queue.isEmpty)
    }

    @Test("A request that takes long, but in parts, never delays a frame by more than 4 ms")
    func parts() {
        _ = queue.add(1, from: ":1.1")
        var (left, longest) = (1_000, 0.0)
        while !queue.isEmpty {
            let start = clock.time
            let pause = queue.runTurn { _ in
                clock.time += 0.0003
                left -= 1
                return left == 0
            }
            longest = max(longest, clock.time - start)
            clock.time += pause ?? 0
        }
        #expect(longest <= Self.longestDelay)
    }

    @Test("An answered request is released at once, although others of its client wait")
    func release() {
        final class Marker: Sendable {}
        let queue = RequestQueue<Marker> { 0 }
        weak var first: Marker?
        do {
            let marker = Marker()
            first = marker
            _ = queue.add(marker, from: ":1.1")
        }
        for _ in 0..<3 { _ = queue.add(Marker(), from: ":1.1") }
        var answered = 0
        _ = queue.runTurn { _ in
            answered += 1
            if answered == 2 { #expect(first == nil) }
            return true
        }
        #expect(answered == 4)
    }

    @Test("Requests that several threads add are answered once, and those of a thread in their order")
    func threads() {
        let queue = RequestQueue<Int> { 0 }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<100 { _ = queue.add(thread * 1_000 + number, from: ":1.\(thread)") }
        }
        var answered: [Int] = []
        _ = queue.runTurn { request in
            answered.append(request)
            return true
        }
        for thread in 0..<8 {
            #expect(answered.filter { $0 / 1_000 == thread } == (0..<100).map { thread * 1_000 + $0 })
        }
    }

    @Test("All removed requests are returned once")
    func removal() {
        for number in 0..<3 { _ = queue.add(number, from: ":1.\(number % 2)") }
        #expect(queue.removeAll().sorted() == [0, 1, 2])
        #expect(queue.isEmpty)
        #expect(queue.removeAll().isEmpty)
    }
}
