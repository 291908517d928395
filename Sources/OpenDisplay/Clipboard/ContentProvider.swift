internal import CGTK
internal import OpenCoreGraphics

/// A subclass of GDK's content provider that requests data from a `ClipboardContent` when another program pastes.
///
/// GDK sends the data in parts, at the pace of the receiver, however large it is.
@MainActor
enum ContentProvider {
    /// The offset of the stored pointer, after the parent class's instance.
    private nonisolated static let slotOffset: Int = {
        var query = GTypeQuery()
        g_type_query(gdk_content_provider_get_type(), &query)
        return Int(query.instance_size)
    }()

    private nonisolated static let type: GType = {
        var query = GTypeQuery()
        g_type_query(gdk_content_provider_get_type(), &query)
        var info = GTypeInfo()
        info.class_size = guint16(query.class_size)
        info.instance_size = guint16(Int(query.instance_size) + MemoryLayout<UnsafeMutableRawPointer?>.stride)
        info.class_init = { table, _ in
            guard let table else { return }
            installOverrides(in: table.assumingMemoryBound(to: GdkContentProviderClass.self))
        }
        return g_type_register_static(
            gdk_content_provider_get_type(), "ComponentFlowContent", &info, GTypeFlags(rawValue: 0))
    }()

    /// Creates a provider that retains the content; the caller owns a reference to it.
    static func make(_ content: ClipboardContent) -> UnsafeMutablePointer<GdkContentProvider>? {
        guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
        let provider = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GdkContentProvider.self)
        slot(of: provider).pointee = Unmanaged.passRetained(content).toOpaque()
        return provider
    }

    private nonisolated static func slot(
        of provider: UnsafeMutablePointer<GdkContentProvider>
    ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        (UnsafeMutableRawPointer(provider) + slotOffset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }

    private static func content(of provider: UnsafeMutablePointer<GdkContentProvider>) -> ClipboardContent? {
        slot(of: provider).pointee.map { Unmanaged<ClipboardContent>.fromOpaque($0).takeUnretainedValue() }
    }

    private nonisolated static func installOverrides(in table: UnsafeMutablePointer<GdkContentProviderClass>) {
        table.pointee.ref_formats = { provider in
            nonisolated(unsafe) let source = provider
            return MainActor.assumeIsolated { Unowned(ContentProvider.formats(of: source)) }.pointer
        }
        table.pointee.write_mime_type_async = { provider, type, stream, priority, cancellable, done, data in
            guard let provider, let type, let stream else { return }
            let task = g_task_new(provider, cancellable, done, data)
            nonisolated(unsafe) let (source, target, running) = (provider, stream, task)
            let name = String(cString: type)
            MainActor.assumeIsolated {
                ContentProvider.write(name, of: source, to: target, priority: priority, task: running)
            }
        }
        table.pointee.write_mime_type_finish = { _, result, error in
            g_task_propagate_boolean(result, error)
        }
        table.pointee.parent_class.finalize = { object in
            guard let object else { return }
            let provider = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GdkContentProvider.self)
            ContentProvider.slot(of: provider).pointee.map { Unmanaged<ClipboardContent>.fromOpaque($0).release() }
            ContentProvider.slot(of: provider).pointee = nil
            ContentProvider.finalizeParent(object)
        }
    }

    private nonisolated static func finalizeParent(_ object: UnsafeMutablePointer<GObject>) {
        guard let table = g_type_class_peek(gdk_content_provider_get_type()) else { return }
        table.assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(object)
    }

    /// A wrapper that passes a pointer out of code isolated to the main actor, on the main thread.
    private struct Unowned: @unchecked Sendable {
        let pointer: OpaquePointer?

        init(_ pointer: OpaquePointer?) {
            self.pointer = pointer
        }
    }

    private static func formats(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> OpaquePointer? {
        let builder = gdk_content_formats_builder_new()
        for type in provider.flatMap(content)?.mimeTypes ?? [] {
            gdk_content_formats_builder_add_mime_type(builder, type)
        }
        return gdk_content_formats_builder_free_to_formats(builder)
    }

    /// Writes the content's data to a stream, as soon as the content has created it.
    private static func write(
        _ mimeType: String, of provider: UnsafeMutablePointer<GdkContentProvider>,
        to stream: UnsafeMutablePointer<GOutputStream>, priority: Int32, task: OpaquePointer?
    ) {
        guard let content = content(of: provider) else { return fail(task) }
        g_object_ref(gpointer(stream))
        content.load(mimeType) { data in
            if let data { send(data, to: stream, priority: priority, task: task) } else { fail(task) }
            g_object_unref(gpointer(stream))
        }
    }

    private static func fail(_ task: OpaquePointer?) {
        g_task_return_error(
            task,
            g_error_new_literal(
                g_io_error_quark(), gint(G_IO_ERROR_NOT_SUPPORTED.rawValue), "The content is not available."))
        g_object_unref(task.map { gpointer($0) })
    }

    /// Not isolated, because GIO may release the task on another thread.
    private nonisolated static let releaseBytes: GDestroyNotify = { bytes in
        g_bytes_unref(bytes.map { OpaquePointer($0) })
    }

    /// Writes data to a stream; the task retains the data until it is written.
    private static func send(
        _ data: Data, to stream: UnsafeMutablePointer<GOutputStream>, priority: Int32, task: OpaquePointer?
    ) {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        g_task_set_task_data(task, bytes.map { gpointer($0) }, releaseBytes)
        var size: gsize = 0
        let start = g_bytes_get_data(bytes, &size)
        let written: GAsyncReadyCallback = { stream, result, data in
            var error: UnsafeMutablePointer<GError>?
            let target = UnsafeMutableRawPointer(stream)?.assumingMemoryBound(to: GOutputStream.self)
            let isWritten = g_output_stream_write_all_finish(target, result, nil, &error) != 0
            let task = data.map { OpaquePointer($0) }
            if isWritten { g_task_return_boolean(task, 1) } else { g_task_return_error(task, error) }
            g_object_unref(data)
        }
        g_output_stream_write_all_async(
            stream, start, size, priority, g_task_get_cancellable(task), written, task.map { gpointer($0) })
    }
}
