internal import CGStreamer
internal import Synchronization

/// Receives the messages of a pipeline on the threads that post them.
final class BusReader: Sendable {
    enum Notice: Sendable {
        case prepared
        case isPlaying(Bool)
        case durationChanged
        case buffering(Int)
        case ended
        case failed(MediaError)
    }

    private let usesNetwork: Bool
    private let notify: @Sendable (Notice) -> Void
    /// The decoder that is missing, which is reported before the error.
    private let missing = Mutex<String?>(nil)
    /// Orders the initialization before the messages, for the thread sanitizer: GStreamer's lock, which orders them, is not
    /// instrumented.
    private let isAttached = Atomic(false)

    init(usesNetwork: Bool, notify: @escaping @Sendable (Notice) -> Void) {
        self.usesNetwork = usesNetwork
        self.notify = notify
    }

    /// Receives the messages of a bus until another handler is set.
    func attach(to bus: UnsafeMutablePointer<GstBus>) {
        isAttached.store(true, ordering: .releasing)
        gst_bus_set_sync_handler(
            bus,
            { _, message, data in
                guard let message, let data else { return GST_BUS_PASS }
                Unmanaged<BusReader>.fromOpaque(data).takeUnretainedValue().read(message)
                cgst_unref_message(message)
                return GST_BUS_DROP
            }, Unmanaged.passRetained(self).toOpaque(),
            { data in if let data { Unmanaged<BusReader>.fromOpaque(data).release() } })
    }

    private func read(_ message: UnsafeMutablePointer<GstMessage>) {
        _ = isAttached.load(ordering: .acquiring)
        switch message.pointee.type {
        case GST_MESSAGE_ASYNC_DONE: notify(.prepared)
        case GST_MESSAGE_EOS: notify(.ended)
        case GST_MESSAGE_DURATION_CHANGED: notify(.durationChanged)
        case GST_MESSAGE_STATE_CHANGED: readState(message)
        case GST_MESSAGE_ERROR: readError(message)
        case GST_MESSAGE_ELEMENT:
            if let name = cgst_missing_element(message) { missing.withLock { $0 = String(cString: name) } }
        case GST_MESSAGE_BUFFERING:
            var percent: gint = 0
            gst_message_parse_buffering(message, &percent)
            notify(.buffering(Int(percent)))
        default: break
        }
    }

    private func readState(_ message: UnsafeMutablePointer<GstMessage>) {
        // The states of the elements in the pipeline follow from its own.
        guard let source = message.pointee.src, source.pointee.parent == nil else { return }
        var (old, new) = (GST_STATE_NULL, GST_STATE_NULL)
        gst_message_parse_state_changed(message, &old, &new, nil)
        if old != new { notify(.isPlaying(new == GST_STATE_PLAYING)) }
    }

    private func readError(_ message: UnsafeMutablePointer<GstMessage>) {
        var error: UnsafeMutablePointer<GError>?
        gst_message_parse_error(message, &error, nil)
        defer { g_clear_error(&error) }
        guard let error else { return }
        let isOfConnection = usesNetwork && cgst_is_from_source(message) != 0
        notify(.failed(MediaError(error, missing: missing.withLock { $0 }, isOfConnection: isOfConnection)))
    }
}
