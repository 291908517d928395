import ComponentFlow

/// The types of components, ranked by what their updates cost.
struct RankingList: CompositeComponent {
    @Bindable var history: HistoryModel

    var content: some Component<Empty> {
        LazyList(history.ranking, id: \.id) { type in
            RankedRow(type: type, share: share(of: type))
        }
        .separators(inset: 14)
        .emptyContent {
            Text(message).font(.subheadline).foregroundColor(.secondaryLabel).padding(24)
        }
    }

    /// Returns the cost in relation to that of the most expensive type.
    @MainActor private func share(of type: RankedType) -> CGFloat {
        guard let most = history.ranking.first.map(history.rank(of:)), most > 0 else { return 0 }
        return CGFloat(history.rank(of: type) / most)
    }

    @MainActor private var message: String {
        history.order == .unnecessary && !history.types.isEmpty
            ? "No update has run without a change." : "Nothing has been updated yet."
    }
}

/// The cost of a type.
private struct RankedRow: CompositeComponent {
    let type: RankedType
    let share: CGFloat

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 2, fillWidth: true) {
            if contentSizeCategory.isAccessibilityCategory {
                HStack(spacing: 12) {
                    name.flexible()
                    duration
                }
                numbers
            } else {
                HStack(spacing: 12) {
                    ShareBar(color: .systemBlue, length: 120, share: share)
                    name.flexible()
                    duration
                    numbers.frame(width: scaledMetric(280, relativeTo: .footnote), alignment: .leading)
                }
            }
        }
        .padding(UIEdgeInsets(top: 4, left: 14, bottom: 4, right: 14))
        .frame(minHeight: 26)
        .accessibilityElement(children: .combine)
        // Types that differ only in their environments have equal short names.
        .help(type.id)
    }

    @MainActor private var name: some Component<Empty> {
        Text(
            text: DisplayText.concise(type.id), font: .footnote, maximumNumberOfLines: 1,
            lineBreakMode: .byTruncatingTail
        )
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @MainActor private var duration: some Component<Empty> {
        Text(UpdateEntry.text(milliseconds: type.milliseconds)).font(.footnote.monospacedDigit()).fixedSize()
    }

    @MainActor private var numbers: some Component<Empty> {
        Text(text: caption, font: .footnote, color: .secondaryLabel)
    }

    private var caption: String {
        "\(type.updates) updates, \(type.unnecessary) without change, \(type.skipped) skipped"
    }
}
