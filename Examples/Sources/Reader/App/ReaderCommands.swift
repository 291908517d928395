import ComponentFlow
import ReaderCore

/// The commands in the menus of the program.
struct ReaderCommands {
    let library: Library?

    @CommandsBuilder @MainActor var commands: CommandList {
        CommandGroup(after: .newItem) {
            Button(text(.addFeed)) { library?.activeWindow?.isAddingFeed = true }
                .keyboardShortcut("n", modifiers: [.control, .shift])
            Button(text(.newFolder)) { library?.activeWindow?.isAddingFolder = true }
            Divider()
            Button(text(.importSubscriptions)) { library?.activeWindow?.isImporting = true }
                .keyboardShortcut("o", modifiers: [.control])
            recentFiles
            Button(text(.exportSubscriptions)) { library?.activeWindow?.isExporting = true }
        }
        CommandGroup(replacing: .printItem) {
            Button(text(.print)) { library?.activeWindow?.printArticle() }
                .keyboardShortcut("p", modifiers: [.control])
                .disabled(library?.activeWindow?.article == nil)
        }
        CommandMenu(text(.article)) {
            Button(text(.refresh)) { library?.refreshAll() }.keyboardShortcut("r", modifiers: [.control])
            Button(text(.markAllRead)) { library?.activeWindow?.markAllRead() }
                .keyboardShortcut("k", modifiers: [.control])
            Divider()
            Button(text(.star)) { library?.activeWindow?.toggleStar() }
                .keyboardShortcut("d", modifiers: [.control])
            Button(text(.openInBrowser)) { library?.activeWindow?.openInBrowser() }
            Button(text(.openInWindow)) { library?.activeWindow?.openInWindow() }
        }
    }

    /// The files that were imported last, which are requested whenever the menu is opened.
    @MainActor private var recentFiles: UIMenu {
        let entries = UIDeferredMenuElement.uncached { show in
            let application = UIApplication.shared
            let files = application.recentDocumentURLs.prefix(10).map { file in
                UIAction(title: file.lastPathComponent) { _ in library?.importFiles([file]) }
            }
            let clear = UIAction(
                title: text(.clearRecent), attributes: files.isEmpty ? .disabled : []
            ) { _ in application.clearRecentDocuments() }
            show(files + [UIMenu(options: .displayInline, children: [clear])])
        }
        return UIMenu(title: text(.openRecent), children: [entries])
    }

    /// Returns a text in the language of the program, in which the menus are described before any window exists.
    @MainActor private func text(_ string: LocalizedString) -> String {
        String(localized: string, language: library?.language ?? StringTable.localizable.preferredLanguage)
    }
}
