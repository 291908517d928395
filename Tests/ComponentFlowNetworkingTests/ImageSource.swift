import ComponentFlow
import ComponentFlowNetworking
import Foundation
import Synchronization

/// A source of data whose answers a test sends one by one.
final class ImageSource: Sendable {
    private struct Request {
        var number: Int
        var continuation: CheckedContinuation<Data, any Error>
    }

    private struct State {
        var urls: [URL] = []
        var waiting: [Request] = []
        /// The numbers of the requests that were cancelled, possibly before they began to wait.
        var cancelled: Set<Int> = []
        var count = 0
    }

    private let state = Mutex(State())
    private let changes: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)

    init() {
        changes = AsyncStream.makeStream(of: Void.self)
    }

    /// The URLs that were requested.
    var urls: [URL] { state.withLock(\.urls) }

    func fetch(_ url: URL) async throws -> Data {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { begin(Request(number: number, continuation: $0), url) }
        } onCancel: {
            cancel(number)
        }
    }

    private func begin(_ request: Request, _ url: URL) {
        let isCancelled = state.withLock { state in
            state.urls.append(url)
            if state.cancelled.contains(request.number) { return true }
            state.waiting.append(request)
            return false
        }
        if isCancelled { request.continuation.resume(throwing: CancellationError()) }
        changes.continuation.yield()
    }

    private func cancel(_ number: Int) {
        let request = state.withLock { state in
            state.cancelled.insert(number)
            return state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
        }
        request?.continuation.resume(throwing: CancellationError())
        changes.continuation.yield()
    }

    /// Answers the oldest request.
    func answer(_ result: Result<Data, any Error>) {
        let next = state.withLock { state in state.waiting.isEmpty ? nil : state.waiting.removeFirst() }
        next?.continuation.resume(with: result)
    }

    /// Waits until the source has received a number of requests.
    func requests(_ count: Int) async {
        await wait { $0.urls.count >= count }
    }

    /// Waits until a number of requests were cancelled.
    func cancellations(_ count: Int) async {
        await wait { $0.cancelled.count >= count }
    }

    private func wait(_ condition: (borrowing State) -> Bool) async {
        if state.withLock({ condition($0) }) { return }
        for await _ in changes.stream where state.withLock({ condition($0) }) { return }
    }
}

/// Returns the data of a PNG file.
func pngData(_ color: UIColor = .red, width: CGFloat = 8, height: CGFloat = 8) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}

func url(_ name: String) -> URL {
    URL(string: "https://images.test/\(name).png") ?? URL(fileURLWithPath: "/")
}
