internal import CGTK

/// The Swift closure that handles the result of an asynchronous call of GIO, which retains it until then.
@MainActor final class GIOCompletion {
    private let body: (_ source: OpaquePointer?, _ result: OpaquePointer?) -> Void

    /// - Parameter body: Called on the main thread with the object of the call and its `GAsyncResult`.
    init(_ body: @escaping (_ source: OpaquePointer?, _ result: OpaquePointer?) -> Void) {
        self.body = body
    }

    /// The user data of the call; the call must be made with ``callback``.
    var data: gpointer { Unmanaged.passRetained(self).toOpaque() }

    static let callback: GAsyncReadyCallback = { source, result, data in
        guard let data else { return }
        nonisolated(unsafe) let call = (owner: data, source: source.map { OpaquePointer($0) }, result: result)
        MainActor.assumeIsolated {
            Unmanaged<GIOCompletion>.fromOpaque(call.owner).takeRetainedValue().body(call.source, call.result)
        }
    }
}
