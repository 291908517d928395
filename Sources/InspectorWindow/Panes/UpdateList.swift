import ComponentFlow

/// The recorded updates, the last first.
struct UpdateList: CompositeComponent {
    @Bindable var model: InspectorModel

    @MainActor private var history: HistoryModel { model.history }

    var content: some Component<Empty> {
        LazyList(history.updates(of: model.trees.selectedComponent), selection: selection) { update in
            UpdateRow(update: update)
        }
        .onActivate { (_: Int) in showComponent() }
        .emptyContent {
            Text(message).font(.subheadline).foregroundColor(.secondaryLabel).padding(24)
        }
    }

    @MainActor private var selection: Binding<Int?> {
        Binding(get: { history.selection }, set: { model.explain($0) })
    }

    /// Selects the component of the selected update in the tree.
    @MainActor private func showComponent() {
        guard let update = history.updates.first(where: { $0.id == history.selection }) else { return }
        if model.trees.tree[update.component] != nil { model.select(update.component) }
    }

    @MainActor private var message: String {
        if !history.isRecording { return "Updates are not recorded." }
        return history.isFiltered ? "The selected component has not been updated." : "Nothing has been updated yet."
    }
}

/// An update in the list.
private struct UpdateRow: CompositeComponent {
    let update: UpdateEntry

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 2, fillWidth: true) {
            if contentSizeCategory.isAccessibilityCategory {
                // Columns of large text would have space for a few letters only.
                HStack(spacing: 8) {
                    type.frame(maxWidth: .infinity, alignment: .leading).flexible()
                    duration
                }
                summary
            } else {
                HStack(spacing: 8) {
                    Text("#\(update.id)").font(.caption.monospacedDigit()).foregroundColor(.secondaryLabel).lineLimit(1)
                        .frame(width: scaledMetric(52, relativeTo: .caption1), alignment: .leading)
                    type.frame(width: scaledMetric(150, relativeTo: .footnote), alignment: .leading)
                    summary.frame(maxWidth: .infinity, alignment: .leading).flexible()
                    if update.isUnnecessary {
                        Text("no change").font(.caption).foregroundColor(.secondaryLabel).fixedSize()
                    }
                    duration
                }
            }
        }
        .padding(UIEdgeInsets(top: 3, left: 14, bottom: 3, right: 14))
        .frame(minHeight: 26)
        .accessibilityElement(children: .combine)
        .help("\(update.path)\n\(update.summary)")
    }

    @MainActor private var type: some Component<Empty> {
        Text(text: update.type, font: .footnote, maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail)
    }

    @MainActor private var summary: some Component<Empty> {
        Text(
            text: update.summary, font: .footnote, color: .secondaryLabel, maximumNumberOfLines: 1,
            lineBreakMode: .byTruncatingTail)
    }

    @MainActor private var duration: some Component<Empty> {
        Text(update.duration).font(.caption.monospacedDigit()).foregroundColor(.secondaryLabel).fixedSize()
    }
}
