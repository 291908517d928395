#if INSPECTOR

internal import Foundation
internal import InspectorProtocol

/// A signal that wakes a thread which waits for descriptors.
final class WakeUp: Sendable {
    /// The descriptor that can be read while the signal is set.
    let descriptor: Int32
    private let sender: Int32

    init() throws(UnixSocket.Failure) {
        (descriptor, sender) = try UnixSocket.makePair()
    }

    deinit {
        close(descriptor)
        close(sender)
    }

    /// Sets the signal; may be called on any thread.
    func signal() {
        // Fails only if the signal is set many times already.
        _ = send(sender, [1], 1, UnixSocket.noSignal)
    }

    /// Clears the signal.
    func reset() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while recv(descriptor, &bytes, bytes.count, 0) == bytes.count {}
    }
}

#endif
