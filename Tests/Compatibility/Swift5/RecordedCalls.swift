import Foundation

/// The calls of generated overrides, as `Class.member`.
private final class CallLog: @unchecked Sendable {
    static let shared = CallLog()
    private let lock = NSLock()
    private var calls: Set<String> = []

    func insert(_ call: String) {
        lock.lock()
        calls.insert(call)
        lock.unlock()
    }

    func take() -> Set<String> {
        lock.lock()
        defer { lock.unlock() }
        let taken = calls
        calls = []
        return taken
    }
}

/// Records the call of a generated override.
func recordCall(_ call: String) {
    CallLog.shared.insert(call)
}

/// Returns the members of the generated subclass of a class that were called since the last call of this function.
func takeCalls(of name: String) -> Set<String> {
    let prefix = "Custom\(name)."
    return Set(CallLog.shared.take().filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
}
