import ComponentFlow
import ReaderCore

/// The column with the sources of articles.
struct Sidebar: CompositeComponent {
    @Bindable var window: WindowModel
    @SceneStorage("closed-folders") var closed: Set<Folder.ID> = []

    @MainActor private var library: Library { window.library }

    var content: some Component<Empty> {
        LazyList(sections: sections)
            .selection(selection)
            .onActivate { (source: ArticleSource) in if case .folder(let id) = source { toggle(id) } }
            .onDelete { (sources: [ArticleSource]) in window.removed = entries.first { sources.contains($0.source) } }
            .typeToSelect { (source: ArticleSource) in entries.first { $0.source == source }?.title ?? "" }
            .background(.secondarySystemBackground)
            .navigationTitle(localized(.library))
            .toolbar {
                Menu<Empty> {
                    addMenu
                } label: {
                    Label(.addFeed, systemImage: "plus")
                }
            }
    }

    @MainActor private var selection: Binding<ArticleSource?> {
        Binding(get: { window.shownSource }, set: { if let source = $0 { window.open(source) } })
    }

    @MainActor private var entries: [SidebarEntry] {
        library.libraryEntries + library.feedEntries(closed: closed) + library.tagEntries
    }

    @MainActor private var sections: [LazyListSection<Empty>] {
        let groups: [(title: String, entries: [SidebarEntry])] = [
            ("", library.libraryEntries), (localized(.feeds), library.feedEntries(closed: closed)),
            (localized(.tags), library.tagEntries),
        ]
        return groups.filter { !$0.entries.isEmpty }.map { title, entries in
            let section = LazyListSection<Empty>(entries, id: \.source, section: title) { entry in
                SidebarRow(entry: entry, window: window) {
                    if case .folder(let id) = entry.source { toggle(id) }
                }
            }
            return title.isEmpty ? section : section.header(SidebarHeader(title: title))
        }
    }

    @MainActor private func toggle(_ id: Folder.ID) {
        closed.formSymmetricDifference([id])
    }

    @MainActor @MenuBuilder private var addMenu: [MenuItem] {
        Button(.addFeed) { window.isAddingFeed = true }
        Button(.newFolder) { window.isAddingFolder = true }
        Divider()
        Button(.importSubscriptions) { window.isImporting = true }
        Button(.exportSubscriptions) { window.isExporting = true }
    }
}

/// The title of a part of the sidebar.
private struct SidebarHeader: CompositeComponent {
    let title: String

    var content: some Component<Empty> {
        Text(title)
            .font(.caption.weight(.semibold))
            .foregroundColor(.secondaryLabel)
            .padding(UIEdgeInsets(top: 14, left: 16, bottom: 4, right: 16))
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.secondarySystemBackground)
            .accessibilityHeading()
    }
}
