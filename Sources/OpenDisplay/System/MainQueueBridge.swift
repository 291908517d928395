internal import CGTK
import Foundation

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchMainQueueCallback(_ message: UnsafeMutableRawPointer?)

/// Makes the GLib main loop run the blocks of libdispatch's main queue, and therefore main-actor tasks.
///
/// When the main queue has work, libdispatch makes an event descriptor readable, the same one that CFRunLoop polls.
@MainActor
enum MainQueueBridge {
    private static var isInstalled = false
    private static var isDraining = false

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        guard let source = g_unix_fd_source_new(dispatchMainQueueHandle(), G_IO_IN) else { return }
        let callback: @convention(c) (gint, GIOCondition, gpointer?) -> gboolean = { descriptor, _, _ in
            // The queue is not drained while a call waits for another program.
            if MainActor.assumeIsolated({ NestedWait.isWaiting }) { return 1 }
            // The counter must be read, because otherwise the descriptor stays readable and the loop spins.
            var count: UInt64 = 0
            _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
            MainActor.assumeIsolated { MainQueueBridge.drain() }
            return 1
        }
        g_source_set_callback(source, unsafeBitCast(callback, to: GSourceFunc.self), nil, nil)
        g_source_set_priority(source, MainLoopPriority.bridges)
        // Avoids that GLib wakes itself up after every call; see `RunLoopBridge`.
        g_source_set_can_recurse(source, 1)
        g_source_set_static_name(source, "main queue")
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    /// Drains the main queue; a nested main loop inside one of its blocks does not run the other blocks.
    private static func drain() {
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        dispatchMainQueueCallback(nil)
    }
}

/// The priorities of this module's event sources.
enum MainLoopPriority {
    /// The priority of GTK's painting (`GDK_PRIORITY_REDRAW`).
    ///
    /// Neither a chain of tasks nor slow frames can starve the other, because GLib dispatches all ready sources of one
    /// priority in each iteration. Input has precedence over both.
    static let bridges: Int32 = 120
}
