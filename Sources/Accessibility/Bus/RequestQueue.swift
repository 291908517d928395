internal import OpenCoreGraphics

/// The requests of clients that wait for an answer.
///
/// Requests are added on the thread that receives them, and answered on the main thread.
///
/// A turn of the main loop answers only as many as an allowance of time permits, which grows by a share of the time that
/// passes, so that no number of requests delays a frame by more than 4 ms. Clients are served alternately, one request
/// each, and the requests of a client in their order. A client with too many waiting requests is refused.
final class RequestQueue<Request: Sendable>: Sendable {
    /// The largest allowance, in seconds; a turn exceeds it by at most one request.
    static var slice: Double { 0.0005 }
    /// The largest time, in seconds, by which a long request reduces the following allowances.
    static var debt: Double { 0.004 }
    /// The share of the time for which requests may be answered.
    static var share: Double { 1.0 / 3 }
    /// The largest number of waiting requests of a client.
    static var limit: Int { 256 }

    private let waiting = OrderedMutex(WaitingRequests<Request>())
    @MainActor private var allowance = RequestQueue.slice
    @MainActor private var lastRefill: Double
    @MainActor private let now: () -> Double

    /// Creates an empty queue.
    ///
    /// - Parameter now: Returns the time in seconds.
    @MainActor init(now: @escaping () -> Double) {
        self.now = now
        lastRefill = now()
    }

    var isEmpty: Bool { waiting.withLock { $0.clients.isEmpty } }

    /// Adds a request, on any thread; returns `false` if too many requests of the client wait.
    func add(_ request: Request, from client: String) -> Bool {
        waiting.withLock { $0.add(request, from: client, limit: Self.limit) }
    }

    /// Answers requests until the allowance is spent or no request waits.
    ///
    /// - Parameters:
    ///   - answer: Returns whether the request is answered; it is continued in a later turn of its client if not.
    ///     The closure may add requests, and may start another turn.
    ///   - prepare: Does what precedes the first request. If it takes all of the allowance, no request is answered.
    /// - Returns: The seconds until the allowance is complete again; `nil` if no request waits.
    @MainActor func runTurn(_ answer: (Request) -> Bool, preparedBy prepare: () -> Void = {}) -> Double? {
        refill()
        spend(prepare)
        while allowance > 0, let (request, client) = waiting.withLock({ $0.popFirst() }) {
            spend { if !answer(request) { waiting.withLock { $0.putBack(request, of: client) } } }
        }
        return isEmpty ? nil : (Self.slice - allowance) / Self.share
    }

    /// Removes all requests and returns them.
    func removeAll() -> [Request] {
        waiting.withLock { $0.removeAll() }
    }

    /// Reduces the allowance by the time that a closure takes.
    @MainActor private func spend(_ body: () -> Void) {
        let start = now()
        body()
        allowance = max(allowance - (now() - start), -Self.debt)
    }

    @MainActor private func refill() {
        let time = now()
        allowance = min(allowance + (time - lastRefill) * Self.share, Self.slice)
        lastRefill = time
    }
}

/// The requests of a queue, by client.
private struct WaitingRequests<Request: Sendable>: Sendable {
    private var lines: [String: Line] = [:]
    /// The clients with waiting requests, in the order in which they are served.
    private(set) var clients: [String] = []

    /// The waiting requests of a client; those before `start` are answered and released.
    private struct Line: Sendable {
        var requests: [Request?] = []
        var start = 0

        var count: Int { requests.count - start }

        mutating func popFirst() -> Request? {
            guard start < requests.count else { return nil }
            // Requests that are released together with their line would delay a frame by tens of milliseconds.
            defer {
                requests[start] = nil
                start += 1
            }
            return requests[start]
        }

        mutating func putBack(_ request: Request) {
            guard start > 0 else { return requests.insert(request, at: 0) }
            start -= 1
            requests[start] = request
        }
    }

    /// Adds a request; returns `false` if `limit` requests of the client wait.
    mutating func add(_ request: Request, from client: String, limit: Int) -> Bool {
        guard var line = lines.removeValue(forKey: client) else {
            lines[client] = Line(requests: [request])
            clients.append(client)
            return true
        }
        defer { lines[client] = line }
        guard line.count < limit else { return false }
        if line.start == limit {
            line.requests.removeFirst(line.start)
            line.start = 0
        }
        line.requests.append(request)
        return true
    }

    mutating func removeAll() -> [Request] {
        defer {
            lines = [:]
            clients = []
        }
        return clients.flatMap { client in lines[client].map { $0.requests[$0.start...].compactMap { $0 } } ?? [] }
    }

    /// Removes the next request, and moves its client to the end of the order.
    mutating func popFirst() -> (request: Request, client: String)? {
        guard !clients.isEmpty else { return nil }
        let client = clients.removeFirst()
        guard var line = lines.removeValue(forKey: client), let request = line.popFirst() else { return nil }
        if line.count > 0 {
            lines[client] = line
            clients.append(client)
        }
        return (request, client)
    }

    /// Adds an unfinished request before the other ones of its client.
    mutating func putBack(_ request: Request, of client: String) {
        guard var line = lines.removeValue(forKey: client) else {
            lines[client] = Line(requests: [request])
            return clients.append(client)
        }
        line.putBack(request)
        lines[client] = line
    }
}
