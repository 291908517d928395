internal import CGTK

/// Connections of GObject signals to a Swift object, which are disconnected together.
@MainActor
struct SignalConnections {
    private var handlers: [(instance: gpointer, identifier: gulong)] = []

    /// Connects a C function, which receives `data` as its last argument.
    ///
    /// `function` must have the C signature of the signal's handlers, cast to `GCallback`. The instance must not be
    /// deallocated before `disconnectAll()`.
    mutating func connect(_ instance: gpointer, _ signal: String, data: AnyObject, function: GCallback) {
        let pointer = Unmanaged.passUnretained(data).toOpaque()
        let identifier = g_signal_connect_data(instance, signal, function, pointer, nil, GConnectFlags(rawValue: 0))
        handlers.append((instance, identifier))
    }

    /// Disconnects all signals.
    mutating func disconnectAll() {
        for handler in handlers {
            g_signal_handler_disconnect(handler.instance, handler.identifier)
        }
        handlers = []
    }
}

/// Calls `body` with the object in a C callback's user data, and retains the object meanwhile.
///
/// GTK calls back on the thread that runs the main loop, which is that of the main actor.
nonisolated func withOwner<Owner: AnyObject, Result: Sendable>(
    _ type: Owner.Type, of data: gpointer?, otherwise: Result, _ body: @MainActor (Owner) -> Result
) -> Result {
    guard let data else { return otherwise }
    nonisolated(unsafe) let pointer = data
    return MainActor.assumeIsolated {
        body(Unmanaged<Owner>.fromOpaque(pointer).takeUnretainedValue())
    }
}
