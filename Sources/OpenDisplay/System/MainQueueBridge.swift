internal import CGTK
import Foundation

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchMainQueueCallback(_ message: UnsafeMutableRawPointer?)

/// Lets the GLib main loop run the blocks of libdispatch's main queue, and so main-actor tasks.
///
/// libdispatch makes an event descriptor readable when the main queue has work, the same one CFRunLoop waits for.
@MainActor
enum MainQueueBridge {
    private static var isInstalled = false

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        let handle = dispatchMainQueueHandle()
        g_unix_fd_add_full(
            MainLoopPriority.bridges, handle, G_IO_IN,
            { descriptor, _, _ in
                // The counter must be read, or the descriptor stays readable and the loop spins.
                var count: UInt64 = 0
                _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
                dispatchMainQueueCallback(nil)
                return 1
            }, nil, nil)
    }
}

/// The priorities of our own event sources.
enum MainLoopPriority {
    /// The same as that of GTK's painting (`GDK_PRIORITY_REDRAW`).
    ///
    /// So neither a chain of tasks nor slow frames can starve the other, because GLib serves all ready sources of one
    /// priority in each turn. Input goes before both.
    static let bridges: Int32 = 120
}
