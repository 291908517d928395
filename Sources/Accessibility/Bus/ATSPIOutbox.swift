import Dispatch

/// Sends answers and signals in their order, on a thread of its own.
///
/// While clients flood the program, the thread of GIO holds the locks of the connection, for which the main thread waited up to
/// 3 ms.
enum ATSPIOutbox {
    private static let queue = DispatchQueue(label: "accessibility answers")

    /// Calls a closure that sends messages after those of earlier calls.
    static func send(_ messages: @escaping @Sendable () -> Void) {
        queue.async(execute: messages)
    }
}
