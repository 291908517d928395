internal import CGTK
import Foundation

/// GTK's own file dialogs, for desktops without a portal.
@MainActor
final class GTKFileChooser: FileChooser {
    func choose(
        _ request: FileChooserRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChooserResult) -> Void
    ) -> any FileDialog {
        GTKFileDialog(request, over: parent as? WindowSurface, completion: completion)
    }
}

/// A dialog of GTK, which stays in memory while it is shown.
@MainActor
private final class GTKFileDialog: FileDialog {
    private var dialog: OpaquePointer?
    private var connections = SignalConnections()
    private var completion: (@MainActor (FileChooserResult) -> Void)?
    /// Keeps the dialog in memory while it is shown.
    private var shown: GTKFileDialog?

    init(
        _ request: FileChooserRequest, over window: WindowSurface?,
        completion: @escaping @MainActor (FileChooserResult) -> Void
    ) {
        self.completion = completion
        guard DisplaySystem.isConnected, let dialog = Self.makeDialog(request, over: window) else {
            fail()
            return
        }
        self.dialog = dialog
        shown = self
        let response: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, response, data in
            withOwner(GTKFileDialog.self, of: data, otherwise: ()) { $0.didRespond(response) }
        }
        connections.connect(
            gpointer(dialog), "response", data: self, function: unsafeBitCast(response, to: GCallback.self))
        gtk_native_dialog_show(Self.asNativeDialog(dialog))
    }

    /// Reports that there is no display, after the caller has the dialog.
    private func fail() {
        Task { finish(.failed(.unavailable("There is no display on which a file dialog can be shown."))) }
    }

    private static func asNativeDialog(_ dialog: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
        UnsafeMutablePointer<GtkNativeDialog>(dialog)
    }

    // MARK: Set-up

    private static func makeDialog(_ request: FileChooserRequest, over window: WindowSurface?) -> OpaquePointer? {
        let title = request.title.isEmpty ? nil : request.title
        guard let dialog = gtk_file_chooser_native_new(title, window?.gtkWindow, request.action, nil, nil) else {
            return nil
        }
        gtk_native_dialog_set_modal(asNativeDialog(dialog), 1)
        gtk_file_chooser_set_select_multiple(dialog, request.allowsMultipleSelection ? 1 : 0)
        if case .save(let name) = request.kind { gtk_file_chooser_set_current_name(dialog, name) }
        setFolder(request.folder, of: dialog)
        addFilters(request.filters, to: dialog)
        return dialog
    }

    private static func setFolder(_ folder: URL?, of dialog: OpaquePointer) {
        guard let folder, folder.isFileURL, let file = g_file_new_for_path(folder.path) else { return }
        // A folder that does not exist leaves the choice to GTK.
        gtk_file_chooser_set_current_folder(dialog, file, nil)
        g_object_unref(gpointer(file))
    }

    private static func addFilters(_ filters: [FileChooserRequest.Filter], to dialog: OpaquePointer) {
        for description in filters {
            guard let filter = gtk_file_filter_new() else { continue }
            gtk_file_filter_set_name(filter, description.name)
            for suffix in description.extensions { gtk_file_filter_add_suffix(filter, suffix) }
            for type in description.mimeTypes { gtk_file_filter_add_mime_type(filter, type) }
            gtk_file_chooser_add_filter(dialog, filter)
            g_object_unref(gpointer(filter))
        }
    }

    // MARK: Response

    private func didRespond(_ response: gint) {
        guard response == GTK_RESPONSE_ACCEPT.rawValue else { return finish(.cancelled) }
        let urls = chosenURLs
        finish(urls.isEmpty ? .failed(.failed("The dialog returned no files.")) : .chosen(urls))
    }

    private var chosenURLs: [URL] {
        guard let dialog, let files = gtk_file_chooser_get_files(dialog) else { return [] }
        defer { g_object_unref(gpointer(files)) }
        return (0..<g_list_model_get_n_items(files)).compactMap { index in
            guard let file = g_list_model_get_item(files, index) else { return nil }
            defer { g_object_unref(file) }
            guard let uri = g_file_get_uri(OpaquePointer(file)) else { return nil }
            defer { g_free(uri) }
            return URL(string: String(cString: uri))
        }
    }

    private func finish(_ result: FileChooserResult) {
        let action = completion
        close()
        action?(result)
    }

    func close() {
        completion = nil
        connections.disconnectAll()
        if let dialog {
            self.dialog = nil
            gtk_native_dialog_destroy(Self.asNativeDialog(dialog))
            g_object_unref(gpointer(dialog))
        }
        shown = nil
    }
}

extension FileChooserRequest {
    fileprivate var action: GtkFileChooserAction {
        switch kind {
        case .openFiles: GTK_FILE_CHOOSER_ACTION_OPEN
        case .openFolders: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        case .save: GTK_FILE_CHOOSER_ACTION_SAVE
        }
    }
}
