internal import CGStreamer

/// The library, which is initialized on first use.
///
/// Initialization can take a second the first time on a computer, because it examines the installed plug-ins. It is therefore
/// done on the queue of a pipeline.
enum GStreamerLibrary {
    /// The reason why the library cannot be used; `nil` if it can.
    static let problem: String? = {
        var error: UnsafeMutablePointer<GError>?
        guard gst_init_check(nil, nil, &error) == 0 else { return nil }
        defer { g_clear_error(&error) }
        return text(error) ?? "GStreamer cannot be initialized."
    }()

    /// Creates an element; `nil` if its plug-in is not installed.
    static func make(_ name: String) -> UnsafeMutablePointer<GstElement>? {
        gst_element_factory_make(name, nil)
    }

    static func text(_ error: UnsafeMutablePointer<GError>?) -> String? {
        error?.pointee.message.map { String(cString: $0) }
    }
}
