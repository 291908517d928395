/// The requests of clients that wait for an answer.
///
/// A turn of the main loop answers only as many as an allowance of time permits, which grows by a share of the time that
/// passes, so that no number of requests delays a frame by more than 4 ms. Clients are served alternately, one request
/// each, and the requests of a client in their order. A client with too many waiting requests is refused.
@MainActor final class RequestQueue<Request> {
    /// The largest allowance, in seconds; a turn exceeds it by at most one request.
    nonisolated static var slice: Double { 0.002 }
    /// The share of the time for which requests may be answered.
    nonisolated static var share: Double { 1.0 / 3 }
    /// The largest number of waiting requests of a client.
    nonisolated static var limit: Int { 256 }

    private var waiting: [String: Line] = [:]
    /// The clients with waiting requests, in the order in which they are served.
    private var clients: [String] = []
    private var allowance = RequestQueue.slice
    private var lastRefill: Double
    private let now: () -> Double

    /// The waiting requests of a client; those before `start` are answered.
    private struct Line {
        var requests: [Request] = []
        var start = 0

        var count: Int { requests.count - start }

        mutating func popFirst() -> Request? {
            guard start < requests.count else { return nil }
            start += 1
            return requests[start - 1]
        }

        mutating func putBack(_ request: Request) {
            guard start > 0 else { return requests.insert(request, at: 0) }
            start -= 1
            requests[start] = request
        }
    }

    /// Creates an empty queue.
    ///
    /// - Parameter now: Returns the time in seconds.
    init(now: @escaping () -> Double) {
        self.now = now
        lastRefill = now()
    }

    var isEmpty: Bool { clients.isEmpty }

    /// Adds a request; returns `false` if too many requests of the client wait.
    func add(_ request: Request, from client: String) -> Bool {
        guard var line = waiting.removeValue(forKey: client) else {
            waiting[client] = Line(requests: [request])
            clients.append(client)
            return true
        }
        defer { waiting[client] = line }
        guard line.count < Self.limit else { return false }
        if line.start == Self.limit {
            line.requests.removeFirst(line.start)
            line.start = 0
        }
        line.requests.append(request)
        return true
    }

    /// Answers requests until the allowance is spent or no request waits.
    ///
    /// - Parameter answer: Returns whether the request is answered; it is continued in a later turn of its client if not.
    ///   The closure may add requests, and may start another turn.
    /// - Returns: The seconds until the allowance is complete again; `nil` if no request waits.
    func runTurn(_ answer: (Request) -> Bool) -> Double? {
        refill()
        while allowance > 0, let (request, client) = popFirst() {
            let start = now()
            if !answer(request) { putBack(request, of: client) }
            allowance = max(allowance - (now() - start), -Self.slice)
        }
        return isEmpty ? nil : (Self.slice - allowance) / Self.share
    }

    /// Removes all requests and returns them.
    func removeAll() -> [Request] {
        defer {
            waiting = [:]
            clients = []
        }
        return clients.flatMap { client in waiting[client].map { Array($0.requests[$0.start...]) } ?? [] }
    }

    private func refill() {
        let time = now()
        allowance = min(allowance + (time - lastRefill) * Self.share, Self.slice)
        lastRefill = time
    }

    /// Removes the next request, and moves its client to the end of the order.
    private func popFirst() -> (request: Request, client: String)? {
        guard !clients.isEmpty else { return nil }
        let client = clients.removeFirst()
        guard var line = waiting.removeValue(forKey: client), let request = line.popFirst() else { return nil }
        if line.count > 0 {
            waiting[client] = line
            clients.append(client)
        }
        return (request, client)
    }

    /// Adds an unfinished request before the other ones of its client.
    private func putBack(_ request: Request, of client: String) {
        guard var line = waiting.removeValue(forKey: client) else {
            waiting[client] = Line(requests: [request])
            return clients.append(client)
        }
        line.putBack(request)
        waiting[client] = line
    }
}
