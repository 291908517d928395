internal import CGTK

/// The service of the system that warns when little memory is free.
@MainActor package final class MemoryMonitor {
    package static let shared = MemoryMonitor()

    private var connections = SignalConnections()
    private var monitor: OpaquePointer?
    private var onLowMemory: () -> Void = {}

    private init() {}

    /// Calls a closure for each warning, instead of an earlier one.
    ///
    /// The warnings come from Low Memory Monitor, in a sandbox through the portal. GLib does not wait for the service; without it
    /// the closure is never called.
    package func start(_ onLowMemory: @escaping @MainActor () -> Void) {
        self.onLowMemory = onLowMemory
        guard monitor == nil, let monitor = g_memory_monitor_dup_default() else { return }
        self.monitor = monitor
        let handler: @convention(c) (gpointer?, GMemoryMonitorWarningLevel, gpointer?) -> Void = { _, _, data in
            withOwner(MemoryMonitor.self, of: data, otherwise: ()) { $0.onLowMemory() }
        }
        connections.connect(
            UnsafeMutableRawPointer(monitor), "low-memory-warning", data: self,
            function: unsafeBitCast(handler, to: GCallback.self))
    }
}
