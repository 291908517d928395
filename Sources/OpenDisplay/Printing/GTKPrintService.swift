internal import CGTK
import Foundation
internal import OpenCoreGraphics

/// The print dialog of the desktop, shown by `GtkPrintOperation`; in a sandbox by the portal.
@MainActor
package final class GTKPrintService: PrintService {
    private let file: URL?

    /// - Parameter file: A file to which documents are written in the format PDF instead of showing a dialog, which requires
    ///   no display.
    package init(exportingTo file: URL? = nil) {
        self.file = file
    }

    package var isAvailable: Bool { file != nil || DisplaySystem.isConnected }

    package func print(
        _ request: PrintRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (PrintResult) -> Void
    ) {
        guard isAvailable else {
            return completion(
                .failed(.unavailable("There is no display on which a print dialog can be shown.")))
        }
        guard let operation = gtk_print_operation_new() else {
            return completion(.failed(.failed("The print dialog could not be created.")))
        }
        GTKPrintJob(operation, request, completion: completion).run(over: parent as? WindowSurface, exportingTo: file)
    }
}

/// An operation of GTK, which stays in memory until it ends.
@MainActor
private final class GTKPrintJob {
    /// The settings that the user has made last, such as the printer.
    private static var lastSettings: OpaquePointer?

    private let operation: UnsafeMutablePointer<GtkPrintOperation>
    private let request: PrintRequest
    private let completion: @MainActor (PrintResult) -> Void
    private var connections = SignalConnections()
    private var hasNoPages = false
    /// Keeps the job in memory while it runs.
    private var running: GTKPrintJob?

    /// Takes ownership of the operation.
    init(
        _ operation: UnsafeMutablePointer<GtkPrintOperation>, _ request: PrintRequest,
        completion: @escaping @MainActor (PrintResult) -> Void
    ) {
        (self.operation, self.request, self.completion) = (operation, request, completion)
        gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
        // The origin is the corner of the paper, not that of the margins.
        gtk_print_operation_set_use_full_page(operation, 1)
        gtk_print_operation_set_embed_page_setup(operation, 1)
        gtk_print_operation_set_job_name(operation, request.jobName)
        setSettings()
        setPage()
        connect()
    }

    func run(over window: WindowSurface?, exportingTo file: URL?) {
        running = self
        if let file {
            gtk_print_operation_set_export_filename(operation, file.path)
        } else {
            gtk_print_operation_set_allow_async(operation, 1)
        }
        let action = file == nil ? GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG : GTK_PRINT_OPERATION_ACTION_EXPORT
        finish(gtk_print_operation_run(operation, action, window?.gtkWindow, nil))
    }

    // MARK: Set-up

    private func setSettings() {
        let last = Self.lastSettings.flatMap { gtk_print_settings_copy($0) }
        guard let settings = last ?? gtk_print_settings_new() else { return }
        defer { g_object_unref(gpointer(settings)) }
        gtk_print_settings_set_orientation(settings, request.orientation)
        gtk_print_settings_set_use_color(settings, request.usesColor ? 1 : 0)
        if let duplex = request.duplex { gtk_print_settings_set_duplex(settings, duplex.gtk) }
        if let printer = request.printer { gtk_print_settings_set_printer(settings, printer) }
        gtk_print_operation_set_print_settings(operation, settings)
    }

    private func setPage() {
        guard let page = gtk_page_setup_new() else { return }
        defer { g_object_unref(gpointer(page)) }
        gtk_page_setup_set_orientation(page, request.orientation)
        gtk_print_operation_set_default_page_setup(operation, page)
    }

    private func connect() {
        let begin: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, context, data in
            nonisolated(unsafe) let context = context
            withOwner(GTKPrintJob.self, of: data, otherwise: ()) { job in context.map { job.begin($0) } }
        }
        let draw: @convention(c) (gpointer?, OpaquePointer?, gint, gpointer?) -> Void = { _, context, page, data in
            nonisolated(unsafe) let context = context
            withOwner(GTKPrintJob.self, of: data, otherwise: ()) { job in context.map { job.draw(Int(page), $0) } }
        }
        let done: @convention(c) (gpointer?, GtkPrintOperationResult, gpointer?) -> Void = { _, result, data in
            withOwner(GTKPrintJob.self, of: data, otherwise: ()) { $0.finish(result) }
        }
        connect("begin-print", unsafeBitCast(begin, to: GCallback.self))
        connect("draw-page", unsafeBitCast(draw, to: GCallback.self))
        connect("done", unsafeBitCast(done, to: GCallback.self))
    }

    private func connect(_ signal: String, _ function: GCallback) {
        connections.connect(gpointer(operation), signal, data: self, function: function)
    }

    // MARK: Pages

    private func begin(_ context: OpaquePointer) {
        let count = request.pages.prepare(for: PrintPaper(context))
        hasNoPages = count <= 0
        // GTK does not accept zero.
        gtk_print_operation_set_n_pages(operation, gint(clamping: max(count, 1)))
        if hasNoPages { gtk_print_operation_cancel(operation) }
    }

    private func draw(_ page: Int, _ context: OpaquePointer) {
        guard !hasNoPages, let cairo = gtk_print_context_get_cairo_context(context) else { return }
        request.pages.drawPage(page, in: CGContext(cairo: cairo))
    }

    // MARK: Result

    /// Reports the result once; GTK returns it and emits a signal.
    private func finish(_ result: GtkPrintOperationResult) {
        guard running != nil, result != GTK_PRINT_OPERATION_RESULT_IN_PROGRESS else { return }
        if result == GTK_PRINT_OPERATION_RESULT_APPLY { keepSettings() }
        let outcome = self.outcome(result)
        connections.disconnectAll()
        g_object_unref(gpointer(operation))
        running = nil
        completion(outcome)
    }

    private func outcome(_ result: GtkPrintOperationResult) -> PrintResult {
        if hasNoPages { return .failed(.noPages) }
        switch result {
        case GTK_PRINT_OPERATION_RESULT_APPLY: return .printed
        case GTK_PRINT_OPERATION_RESULT_CANCEL: return .cancelled
        default: return .failed(.failed(errorMessage))
        }
    }

    private var errorMessage: String {
        var error: UnsafeMutablePointer<GError>?
        gtk_print_operation_get_error(operation, &error)
        guard let error else { return "The document could not be printed." }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }

    private func keepSettings() {
        guard let settings = gtk_print_operation_get_print_settings(operation) else { return }
        g_object_ref(gpointer(settings))
        if let old = Self.lastSettings { g_object_unref(gpointer(old)) }
        Self.lastSettings = settings
    }
}

extension PrintPaper {
    /// Creates a description of the paper of a `GtkPrintContext`.
    fileprivate init(_ context: OpaquePointer) {
        let (width, height) = (gtk_print_context_get_width(context), gtk_print_context_get_height(context))
        let setup = gtk_print_context_get_page_setup(context)
        let left = gtk_page_setup_get_left_margin(setup, GTK_UNIT_POINTS)
        let top = gtk_page_setup_get_top_margin(setup, GTK_UNIT_POINTS)
        let right = gtk_page_setup_get_right_margin(setup, GTK_UNIT_POINTS)
        let bottom = gtk_page_setup_get_bottom_margin(setup, GTK_UNIT_POINTS)
        self.init(
            size: CGSize(width: width, height: height),
            printableRect: CGRect(x: left, y: top, width: width - left - right, height: height - top - bottom))
    }
}

extension PrintRequest {
    fileprivate var orientation: GtkPageOrientation {
        isLandscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT
    }
}

extension PrintRequest.Duplex {
    fileprivate var gtk: GtkPrintDuplex {
        switch self {
        case .oneSide: GTK_PRINT_DUPLEX_SIMPLEX
        case .longEdge: GTK_PRINT_DUPLEX_HORIZONTAL
        case .shortEdge: GTK_PRINT_DUPLEX_VERTICAL
        }
    }
}
