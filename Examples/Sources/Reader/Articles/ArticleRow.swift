import ComponentFlow
import ReaderCore

/// An article of the list: its feed and date, its title, and the beginning of its text.
struct ArticleRow: CompositeComponent {
    @Bindable var item: ArticleItem
    @Bindable var window: WindowModel

    @MainActor private var summary: ArticleSummary { item.summary }

    var content: some Component<Empty> {
        HStack(alignment: .top, spacing: 8) {
            Circle(fillColor: summary.isRead ? .clear : .systemBlue, size: square(8, relativeTo: .caption1))
                .accessibilityLabel(localized(.unread))
                .accessibilityHidden(summary.isRead)
                .padding(.top, scaledMetric(5, relativeTo: .caption1))
            VStack(alignment: .leading, spacing: 3) {
                caption
                Text(
                    text: summary.title.isEmpty ? summary.excerpt : summary.title,
                    font: .subheadline.weight(summary.isRead ? .regular : .semibold),
                    maximumNumberOfLines: 2, lineBreakMode: .byTruncatingTail)
                if !summary.title.isEmpty, !summary.excerpt.isEmpty {
                    Text(
                        text: summary.excerpt, font: .footnote, color: .secondaryLabel, maximumNumberOfLines: 2,
                        lineBreakMode: .byTruncatingTail)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .flexible()
        }
        .padding(NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 14))
        .accessibilityElement(children: .combine)
        .contextMenu { menu }
        .swipeActions {
            Button(summary.isRead ? .markUnread : .markRead) {
                window.library.setRead(!summary.isRead, [item.id])
            }
        }
    }

    @MainActor private var caption: some Component<Empty> {
        VStack(alignment: .leading, spacing: 2) {
            if hasLargeText { feed }
            HStack(spacing: 6) {
                if !hasLargeText { feed.flexible() }
                details
                if hasLargeText { Spacer() }
            }
        }
        .font(.caption)
        .foregroundColor(.secondaryLabel)
    }

    @MainActor private var feed: some Component<Empty> {
        Text(text: window.library.feed(summary.feedID)?.title ?? "", font: .caption, color: .secondaryLabel)
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    @MainActor private var details: some Component<Empty> {
        HStack(spacing: 6) {
            if summary.isStarred {
                Image(systemName: "star.fill", tintColor: .systemYellow, size: square(13, relativeTo: .caption1))
                    .accessibilityLabel(localized(.starred))
            }
            Text(DateTexts.short(summary.published, language)).fixedSize()
        }
    }

    @MainActor @MenuBuilder private var menu: [MenuItem] {
        Button(summary.isRead ? .markUnread : .markRead) { window.library.setRead(!summary.isRead, [item.id]) }
        Button(summary.isStarred ? .unstar : .star) {
            window.library.setStarred(!summary.isStarred, [item.id])
        }
        Divider()
        Button(.openInWindow) { openWindow(value: item.id) }
    }
}
