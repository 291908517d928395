import Foundation
internal import CGTK

/// A list of the files that the user has opened, which all programs of the desktop share.
@MainActor
package protocol RecentFileList: AnyObject {
    /// The existing files that this program has added, the last one first.
    var urls: [URL] { get }
    /// Adds a file as the most recent one; returns `false` if that is impossible.
    func add(_ url: URL) -> Bool
    /// Removes the files of this program.
    func removeAll()
}

/// The list of recent files, implemented with `GtkRecentManager`.
@MainActor
package final class RecentFiles: RecentFileList {
    private let manager: UnsafeMutablePointer<GtkRecentManager>
    private let program: String

    /// Creates the list of the user, or returns `nil` without a display.
    package init?() {
        guard DisplaySystem.isConnected, let manager = gtk_recent_manager_get_default() else { return nil }
        self.manager = manager
        program = ProgramIdentity.identifier
    }

    package var urls: [URL] {
        let files: [(url: URL, date: Int64)] = ownItems { item in
            guard gtk_recent_info_exists(item) != 0, let uri = gtk_recent_info_get_uri(item) else { return nil }
            return URL(string: String(cString: uri)).map { ($0, date(of: item)) }
        }
        return files.sorted { $0.date > $1.date }.map(\.url)
    }

    /// Returns when a program has added the item last, in microseconds since 1970.
    private func date(of item: OpaquePointer) -> Int64 {
        guard let date = gtk_recent_info_get_modified(item) else { return 0 }
        return Int64(g_date_time_to_unix(date)) * 1_000_000 + Int64(g_date_time_get_microsecond(date))
    }

    /// Returns what a closure returns for the items of this program.
    private func ownItems<Result>(_ body: (OpaquePointer) -> Result?) -> [Result] {
        var results: [Result] = []
        let list = gtk_recent_manager_get_items(manager)
        var node = list
        while let current = node {
            if let data = current.pointee.data {
                let item = OpaquePointer(data)
                if gtk_recent_info_has_application(item, program) != 0, let result = body(item) {
                    results.append(result)
                }
                gtk_recent_info_unref(item)
            }
            node = current.pointee.next
        }
        g_list_free(list)
        return results
    }

    package func add(_ url: URL) -> Bool {
        let type = g_content_type_guess(url.lastPathComponent, nil, 0, nil)
        let mimeType = type.flatMap { g_content_type_get_mime_type($0) }
        let (name, command) = (strdup(program), strdup("\(CommandLine.arguments.first ?? program) %u"))
        defer { for text in [type, mimeType, name, command] { free(text) } }
        var data = GtkRecentData()
        data.mime_type = mimeType ?? type
        data.app_name = name
        data.app_exec = command
        return gtk_recent_manager_add_full(manager, url.absoluteString, &data) != 0
    }

    package func removeAll() {
        let uris = ownItems { item in gtk_recent_info_get_uri(item).map { String(cString: $0) } }
        for uri in uris { gtk_recent_manager_remove_item(manager, uri, nil) }
    }
}
