import ComponentFlow
import Foundation
import ReaderCore

extension Component where EnvironmentType == Empty {
    /// Returns the component with the dialogs of a window, and with feeds and files that are dropped on it.
    @MainActor func dialogs(_ window: WindowModel) -> some Component<Empty> {
        let model = Bindable(window)
        let library = window.library
        return sheet(isPresented: model.isAddingFeed) { AddFeedSheet(window: window) }
            .sheet(isPresented: model.isAddingFolder) {
                NameSheet(title: library.text(.newFolder)) { window.addFolder($0) }
            }
            .sheet(item: model.renamed) { entry in
                NameSheet(title: library.text(.rename), name: entry.title) { window.rename(entry, to: $0) }
            }
            .alert(library.text(.removeFeed), isPresented: model.isRemoving, presenting: window.removed) { entry in
                Button(.remove, role: .destructive) { window.remove(entry) }
                Button(.cancel, role: .cancel) {}
            } message: { _ in
                Text(.removeFeedHint)
            }
            .alert(library.problem ?? "", isPresented: Bindable(library).hasProblem) {
                Button(.done, role: .cancel) {}
            }
            .files(window)
            .onOpenURL { library.open($0) }
            .dropTarget(for: URL.self) { urls, _ in for url in urls { library.open(url) } }
    }

    @MainActor private func files(_ window: WindowModel) -> some Component<Empty> {
        let model = Bindable(window)
        return fileImporter(
            isPresented: model.isImporting, allowedContentTypes: UTType.subscriptions, allowsMultipleSelection: true
        ) { window.library.importFiles((try? $0.get()) ?? []) }
        .fileExporter(
            isPresented: model.isExporting, contentType: .opml,
            defaultFilename: window.library.text(.subscriptions)
        ) {
            window.library.exportedSubscriptions()
        } onCompletion: { result in
            if case .failure(let error) = result { window.library.problem = window.library.describe(error) }
        }
    }
}

extension UTType {
    /// Lists of subscriptions.
    static let opml = UTType(filenameExtension: "opml") ?? .xml
    /// The files to which the user can subscribe: lists of subscriptions, and feeds in RSS, Atom and JSON.
    static let subscriptions =
        [opml, .xml, .json] + ["rss", "atom", "rdf"].compactMap { UTType(filenameExtension: $0) }
}

extension Library {
    /// Whether there is a problem to report.
    var hasProblem: Bool {
        get { problem != nil }
        set { if !newValue { problem = nil } }
    }
}

extension WindowModel {
    /// Whether the user is about to remove a feed.
    var isRemoving: Bool {
        get { removed != nil }
        set { if !newValue { removed = nil } }
    }

    func addFolder(_ name: String) {
        library.change { try await $0.addFolder(name) }
    }

    func rename(_ entry: SidebarEntry, to name: String) {
        switch entry.source {
        case .feed(let id): library.change { try await $0.rename(feed: id, to: name) }
        case .folder(let id): library.change { try await $0.rename(folder: id, to: name) }
        default: break
        }
    }

    /// Removes a feed or a folder.
    func remove(_ entry: SidebarEntry) {
        if source == entry.source { source = .unread }
        switch entry.source {
        case .feed(let id): library.change(articles: true) { try await $0.remove(feed: id) }
        case .folder(let id): library.change { try await $0.remove(folder: id) }
        default: break
        }
    }
}
