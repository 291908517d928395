import ComponentFlow
import ReaderCore

/// The commands in the menus of the program.
struct ReaderCommands {
    let library: Library?

    @CommandsBuilder @MainActor var commands: CommandList {
        let strings = library?.strings ?? Strings(.english)
        CommandGroup(after: .newItem) {
            Button(strings[.addFeed]) { library?.activeWindow?.isAddingFeed = true }
                .keyboardShortcut("n", modifiers: [.control, .shift])
            Button(strings[.newFolder]) { library?.activeWindow?.isAddingFolder = true }
            Divider()
            Button(strings[.importSubscriptions]) { library?.activeWindow?.isImporting = true }
                .keyboardShortcut("o", modifiers: [.control])
            Button(strings[.exportSubscriptions]) { library?.activeWindow?.isExporting = true }
        }
        CommandGroup(replacing: .printItem) {
            Button(strings[.print]) { library?.activeWindow?.printArticle() }
                .keyboardShortcut("p", modifiers: [.control])
                .disabled(library?.activeWindow?.article == nil)
        }
        CommandMenu(strings[.article]) {
            Button(strings[.refresh]) { library?.refreshAll() }.keyboardShortcut("r", modifiers: [.control])
            Button(strings[.markAllRead]) { library?.activeWindow?.markAllRead() }
                .keyboardShortcut("k", modifiers: [.control])
            Divider()
            Button(strings[.star]) { library?.activeWindow?.toggleStar() }
                .keyboardShortcut("d", modifiers: [.control])
            Button(strings[.openInBrowser]) { library?.activeWindow?.openInBrowser() }
            Button(strings[.openInWindow]) { library?.activeWindow?.openInWindow() }
        }
    }
}
