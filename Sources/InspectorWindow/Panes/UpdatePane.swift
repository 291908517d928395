import ComponentFlow

/// The bottom pane: updates with their causes, and the types that cost most.
struct UpdatePane: CompositeComponent {
    @Bindable var model: InspectorModel
    @Local var tab = 0

    @MainActor private var history: HistoryModel { model.history }

    var content: some Component<Empty> {
        VStack {
            bar
            Divider()
            if tab == 0 {
                HStack {
                    UpdateList(model: model).flexible()
                    Divider(.vertical)
                    CauseChain(history: history).frame(width: 420)
                }
                .flexible()
            } else {
                RankingList(history: history).flexible()
            }
        }
        .background(.systemBackground)
    }

    @MainActor private var bar: some Component<Empty> {
        HStack(spacing: 14) {
            SegmentedControl(titles: ["Updates", "Components by Cost"], selectedIndex: $tab)
                .accessibilityLabel("List")
            if tab == 0 {
                HStack(spacing: 6) {
                    Toggle(isOn: Bindable(history).isFiltered).accessibilityLabel("Only the selected component")
                    Text("Only the selected component").font(.footnote).accessibilityHidden()
                }
            } else {
                SegmentedControl(titles: ["Time", "Count"], selectedIndex: order).accessibilityLabel("Order")
            }
            Spacer()
        }
        .padding(UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14))
        .background(.secondarySystemBackground)
    }

    @MainActor private var order: Binding<Int> {
        Binding(get: { history.order.rawValue }, set: { history.order = HistoryModel.Order(rawValue: $0) ?? .time })
    }
}
