import ComponentFlow
import ReaderCore

/// A source in the sidebar with its number of unread articles.
struct SidebarRow: CompositeComponent {
    let entry: SidebarEntry
    @Bindable var window: WindowModel
    /// Opens or closes the folder.
    @Behavior var toggle: () -> Void

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 8) {
                icon
                if !hasLargeText { title.flexible() } else { Spacer() }
                if entry.problem != nil {
                    Image(
                        systemName: "exclamationmark.triangle", tintColor: .systemOrange,
                        size: square(16, relativeTo: .subheadline))
                }
                if entry.count > 0 {
                    Text(entry.count.formatted(.number.locale(language.locale)))
                        .font(.footnote)
                        .foregroundColor(.secondaryLabel)
                        .fixedSize()
                }
            }
            if hasLargeText { title }
        }
        .padding(
            NSDirectionalEdgeInsets(
                top: 6, leading: entry.isIndented && !hasLargeText ? 34 : 14, bottom: 6, trailing: 14)
        )
        .accessibilityElement(children: .combine)
        .help(entry.problem.map { "\(localized(.problem)) \($0)" } ?? entry.title)
        .contextMenu { menu }
    }

    @MainActor private var title: some Component<Empty> {
        Text(text: entry.title, font: .subheadline).frame(maxWidth: .infinity, alignment: .leading)
    }

    @MainActor @ComponentBuilder<Empty> private var icon: [AnyComponentWithIdentity<Empty>] {
        switch entry.source {
        case .feed: FeedIcon(title: entry.title)
        case .folder:
            Image(systemName: entry.symbol, tintColor: .secondaryLabel, size: square(20, relativeTo: .subheadline))
                .onTap { toggle() }
        default: Image(systemName: entry.symbol, tintColor: .systemBlue, size: square(20, relativeTo: .subheadline))
        }
    }

    @MainActor @MenuBuilder private var menu: [MenuItem] {
        Button(.markAllRead) { window.library.markAllRead(entry.source, upTo: nil) }
        switch entry.source {
        case .feed(let id):
            Button(.refresh) { window.library.refreshAll([id]) }
            Menu(localized(.moveToFolder)) { folders(id) }
            Divider()
            Button(.rename) { window.renamed = entry }
            Button(.remove, role: .destructive) { window.removed = entry }
        case .folder:
            Button(.rename) { window.renamed = entry }
            Button(.remove, role: .destructive) { window.remove(entry) }
        default: [] as [MenuItem]
        }
    }

    @MainActor @MenuBuilder private func folders(_ feed: Feed.ID) -> [MenuItem] {
        Button(.noFolder) { window.library.change { try await $0.move(feed: feed, to: nil) } }
        for folder in window.library.folders {
            Button(folder.name) { window.library.change { try await $0.move(feed: feed, to: folder.id) } }
        }
    }
}
