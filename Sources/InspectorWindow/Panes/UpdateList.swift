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
        HStack(spacing: 8) {
            Text("#\(update.id)").font(.caption).foregroundColor(.secondaryLabel).frame(width: 52, alignment: .leading)
            Text(
                text: update.type, font: .footnote, maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail
            )
            .frame(width: 150, alignment: .leading)
            Text(
                text: update.summary, font: .footnote, color: .secondaryLabel, maximumNumberOfLines: 1,
                lineBreakMode: .byTruncatingTail
            )
            .frame(maxWidth: .infinity, alignment: .leading)
            .flexible()
            if update.isUnnecessary {
                Text("no change").font(.caption).foregroundColor(.secondaryLabel).fixedSize()
            }
            Text(update.duration).font(.caption).foregroundColor(.secondaryLabel).fixedSize()
        }
        .padding(UIEdgeInsets(top: 3, left: 14, bottom: 3, right: 14))
        .frame(minHeight: 26)
        .accessibilityElement(children: .combine)
        .help("\(update.path)\n\(update.summary)")
    }
}
