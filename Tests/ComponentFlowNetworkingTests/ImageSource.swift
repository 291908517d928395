import ComponentFlow
import ComponentFlowNetworking
import Foundation
import Synchronization

/// A source of data whose answers a test sends one by one.
final class ImageSource: Sendable {
    private struct State {
        var urls: [URL] = []
        var waiting: [CheckedContinuation<Data, any Error>] = []
        var cancelled = 0
    }

    private let state = Mutex(State())
    private let changes: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)

    init() {
        changes = AsyncStream.makeStream(of: Void.self)
    }

    /// The URLs that were requested.
    var urls: [URL] { state.withLock(\.urls) }

    func fetch(_ url: URL) async throws -> Data {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { state in
                    state.urls.append(url)
                    state.waiting.append(continuation)
                }
                changes.continuation.yield()
            }
        } onCancel: {
            answer(.failure(CancellationError()))
            state.withLock { $0.cancelled += 1 }
            changes.continuation.yield()
        }
    }

    /// Answers the oldest request.
    func answer(_ result: Result<Data, any Error>) {
        let next = state.withLock { state in state.waiting.isEmpty ? nil : state.waiting.removeFirst() }
        next?.resume(with: result)
    }

    /// Waits until the source has received a number of requests.
    func requests(_ count: Int) async {
        await wait { $0.urls.count >= count }
    }

    /// Waits until a number of requests were cancelled.
    func cancellations(_ count: Int) async {
        await wait { $0.cancelled >= count }
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
