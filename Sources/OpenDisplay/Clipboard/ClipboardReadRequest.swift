internal import CGTK
internal import OpenCoreGraphics

/// An asynchronous request for another program's content.
///
/// The object retains itself until the request completes.
@MainActor
final class ClipboardReadRequest {
    /// The source of the content.
    enum Source {
        /// A `GdkClipboard *`.
        case clipboard(OpaquePointer)
        /// A `GdkDrop *`.
        case drop(OpaquePointer)
    }

    private let source: Source
    /// Called once; nil afterwards.
    private var completion: (@MainActor (Data?) -> Void)?
    private let cancellable = g_cancellable_new()
    /// The data received so far; nil before the other program has replied.
    private var memory: UnsafeMutablePointer<GMemoryOutputStream>?
    /// The timer that detects that the other program has stopped sending.
    private var watch: guint = 0
    /// The number of bytes received at the last time of the timer.
    private var sizeAtLastCheck: gsize = 0

    /// Requests the first of the types that is available.
    static func start(
        _ mimeTypes: [String], from source: Source, completion: @escaping @MainActor (Data?) -> Void
    ) -> ClipboardReadRequest {
        let reading = ClipboardReadRequest(source, completion)
        var names = mimeTypes.map { strdup($0).map { UnsafePointer($0) } } + [nil]
        let answered: GAsyncReadyCallback = { _, result, data in
            nonisolated(unsafe) let answer = result
            withOwner(ClipboardReadRequest.self, of: data, otherwise: ()) { $0.opened(answer) }
        }
        let data = Unmanaged.passRetained(reading).toOpaque()
        switch source {
        case .clipboard(let clipboard):
            gdk_clipboard_read_async(clipboard, &names, G_PRIORITY_DEFAULT, reading.cancellable, answered, data)
        case .drop(let drop):
            gdk_drop_read_async(drop, &names, G_PRIORITY_DEFAULT, reading.cancellable, answered, data)
        }
        for name in names { free(UnsafeMutablePointer(mutating: name)) }
        reading.startWatching()
        return reading
    }

    private init(_ source: Source, _ completion: @escaping @MainActor (Data?) -> Void) {
        self.source = source
        self.completion = completion
    }

    isolated deinit {
        g_object_unref(cancellable.map { gpointer($0) })
    }

    /// Cancels the request, which then completes soon with nil.
    func cancel() {
        g_cancellable_cancel(cancellable)
    }

    /// Limits the memory to 512 MB, because the other program determines how much data it sends.
    private static let grow: GReallocFunc = { memory, size in size > 1 << 29 ? nil : g_realloc(memory, size) }

    /// The number of seconds without data after which the request fails, because the other program may have stopped.
    private static let timeout: guint = 10

    private func startWatching() {
        guard completion != nil else { return }
        let check: GSourceFunc = { data in
            withOwner(ClipboardReadRequest.self, of: data, otherwise: 0) { $0.checkProgress() ? 1 : 0 }
        }
        watch = g_timeout_add_seconds(Self.timeout, check, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Returns whether the request is to be watched further.
    private func checkProgress() -> Bool {
        guard !NestedWait.isWaiting else { return true }
        let size = memory.map { g_memory_output_stream_get_data_size($0) } ?? 0
        guard size == sizeAtLastCheck else {
            sizeAtLastCheck = size
            return true
        }
        watch = 0
        cancel()
        // GDK may never complete a cancelled request.
        answer(nil)
        return false
    }

    private func stream(_ result: OpaquePointer?) -> UnsafeMutablePointer<GInputStream>? {
        switch source {
        case .clipboard(let clipboard): gdk_clipboard_read_finish(clipboard, result, nil, nil)
        case .drop(let drop): gdk_drop_read_finish(drop, result, nil, nil)
        }
    }

    private func opened(_ result: OpaquePointer?) {
        guard let stream = stream(result) else { return finish(nil) }
        defer { g_object_unref(gpointer(stream)) }
        guard let memory = g_memory_output_stream_new(nil, 0, Self.grow, g_free) else { return finish(nil) }
        self.memory = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: GMemoryOutputStream.self)
        let flags = GOutputStreamSpliceFlags(
            rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
        let spliced: GAsyncReadyCallback = { target, result, data in
            nonisolated(unsafe) let (memory, answer) = (target, result)
            withOwner(ClipboardReadRequest.self, of: data, otherwise: ()) { $0.read(memory, answer) }
        }
        g_output_stream_splice_async(
            memory, stream, flags, G_PRIORITY_DEFAULT, cancellable, spliced,
            Unmanaged.passUnretained(self).toOpaque())
    }

    private func read(_ target: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?) {
        guard let target else { return finish(nil) }
        self.memory = nil
        let stream = UnsafeMutableRawPointer(target).assumingMemoryBound(to: GOutputStream.self)
        defer { g_object_unref(gpointer(target)) }
        guard g_output_stream_splice_finish(stream, result, nil) >= 0 else { return finish(nil) }
        let memory = UnsafeMutableRawPointer(target).assumingMemoryBound(to: GMemoryOutputStream.self)
        let size = Int(g_memory_output_stream_get_data_size(memory))
        finish(g_memory_output_stream_get_data(memory).map { Data(bytes: $0, count: size) } ?? Data())
    }

    private func finish(_ data: Data?) {
        answer(data)
        Unmanaged.passUnretained(self).release()
    }

    private func answer(_ data: Data?) {
        if watch != 0 { g_source_remove(watch) }
        watch = 0
        let completion = completion
        self.completion = nil
        completion?(data)
    }
}
