package import OpenDisplay

extension UIApplication {
    /// The list of recent files; tests replace it.
    package static var recentFiles: (any RecentFileList)? {
        get { RecentDocuments.list ?? RecentDocuments.makeList() }
        set { RecentDocuments.list = newValue }
    }

    /// The existing files that this program has noted as recent, the last one first.
    ///
    /// UIKit has no equivalent; `NSDocumentController` of macOS has one with this name.
    public final var recentDocumentURLs: [URL] { Self.recentFiles?.urls ?? [] }

    /// Adds a file to the recent files, which file managers and other programs of the desktop show, too.
    ///
    /// Without a display, nothing is added.
    public final func noteNewRecentDocumentURL(_ url: URL) {
        guard let list = Self.recentFiles, !list.add(url) else { return }
        Diagnostics.report(
            Diagnostic(
                rule: "application.recent-file", message: "A file could not be added to the recent files.",
                subject: url.absoluteString, hint: "Specify a URL with a scheme."))
    }

    /// Removes the files of this program from the recent files.
    public final func clearRecentDocuments() {
        Self.recentFiles?.removeAll()
    }
}

@MainActor
private enum RecentDocuments {
    static var list: (any RecentFileList)?

    static func makeList() -> (any RecentFileList)? {
        list = RecentFiles()
        return list
    }
}
