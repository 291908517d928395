internal import Synchronization

/// A mutex that the thread sanitizer knows.
///
/// The part of `Mutex` that waits for another thread is in the standard library, which is not instrumented, so the
/// sanitizer would not know that accesses under the lock follow each other. On x86-64 the additional accesses are plain
/// loads and stores.
///
/// The compiler does not specialize it in other modules, where a call takes hundreds of instructions. Use `Mutex` in other
/// modules for code that runs for each view or layer.
package struct OrderedMutex<Value>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let order = Atomic(false)

    package init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// Calls a closure while holding the lock, which is not reentrant.
    package borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock { value throws(Failure) -> sending Result in
            _ = order.load(ordering: .acquiring)
            defer { order.store(true, ordering: .releasing) }
            return try body(&value)
        }
    }
}
