internal import CSecret
import Foundation

/// Performs requests on another thread, each with a session of its own.
///
/// A request can take minutes, while the desktop prompts for a password. Others do not wait for it.
struct SecretWorker: Sendable {
    /// The address of the bus; `nil` is the session bus.
    let address: String?

    private static let queue = DispatchQueue(
        label: "ComponentFlowSecrets", qos: .userInitiated, attributes: .concurrent)

    func perform<Result: Sendable>(
        _ body: @escaping @Sendable (SecretSession) throws(SecretStoreError) -> Result
    ) async throws(SecretStoreError) -> Result {
        let (address, cancellation) = (address, Cancellation())
        let result: Swift.Result<Result, SecretStoreError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Self.queue.async {
                    continuation.resume(returning: Self.run(address, cancellation, body))
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
        return try result.get()
    }

    private static func run<Result>(
        _ address: String?, _ cancellation: Cancellation, _ body: (SecretSession) throws(SecretStoreError) -> Result
    ) -> Swift.Result<Result, SecretStoreError> {
        do throws(SecretStoreError) {
            return .success(try body(try SecretSession(address: address, cancellation)))
        } catch {
            return .failure(cancellation.isCancelled ? .cancelled : error)
        }
    }
}

/// Cancels a request; may be used on any thread.
final class Cancellation: @unchecked Sendable {
    // Sendable: a GCancellable may be used on any thread, and the pointer never changes.
    let pointer: UnsafeMutablePointer<GCancellable>?

    init() {
        pointer = g_cancellable_new()
    }

    deinit {
        if let pointer { g_object_unref(pointer) }
    }

    func cancel() {
        g_cancellable_cancel(pointer)
    }

    var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }
}
