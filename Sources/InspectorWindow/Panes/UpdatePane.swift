import ComponentFlow

/// The bottom pane: updates with their causes, the types that cost most, the timeline, the recording and previews.
struct UpdatePane: CompositeComponent {
    @Bindable var model: InspectorModel

    /// What the pane shows.
    enum List: Int {
        case updates
        case costs
        case timeline
        case session
        case previews
    }

    @MainActor private var history: HistoryModel { model.history }

    var content: some Component<Empty> {
        VStack {
            bar
            Divider()
            switch model.list {
            case .updates:
                HStack {
                    UpdateList(model: model).flexible()
                    Divider(.vertical)
                    CauseChain(
                        chain: history.chain, message: history.problem ?? "Select an update to see what led to it."
                    )
                    .frame(width: 420)
                }
                .flexible()
            case .costs:
                HStack {
                    RankingList(history: history).flexible()
                    if history.isVerifying {
                        Divider(.vertical)
                        EqualityList(history: history).frame(width: 420)
                    }
                }
                .flexible()
            case .timeline: TimelinePane(model: model).flexible()
            case .session: SessionPane(model: model).flexible()
            case .previews: PreviewPane(model: model).flexible()
            }
        }
        .background(.systemBackground)
    }

    @MainActor private var bar: some Component<Empty> {
        // In a small window, the bar has a second line.
        Wrap(spacing: 14, lineSpacing: 6) {
            SegmentedControl(
                titles: ["Updates", "Components by Cost", "Timeline", "Session", "Previews"], selectedIndex: list
            )
            .accessibilityLabel("List")
            // As high as the highest control beside it, so that it keeps its place when another list is shown.
            .frame(minHeight: 36)
            switch model.list {
            case .updates:
                HStack(spacing: 6) {
                    Toggle(isOn: Bindable(history).isFiltered).accessibilityLabel("Only the selected component")
                    Text("Only the selected component").font(.footnote).accessibilityHidden()
                }
            case .costs:
                SegmentedControl(titles: ["Time", "Count", "Without Change"], selectedIndex: order)
                    .accessibilityLabel("Order")
                HStack(spacing: 6) {
                    Toggle(isOn: verification).accessibilityLabel("Verify equality")
                    Text("Verify equality").font(.footnote).accessibilityHidden()
                }
                .help(
                    "Runs skipped updates, too, and lists the components for which they would have changed something.")
                if let problem = history.verificationProblem {
                    Text(problem).font(.footnote).foregroundColor(.secondaryLabel)
                }
            case .timeline: TimelineBar(model: model)
            case .session: SessionBar(model: model)
            case .previews: PreviewBar(model: model)
            }
        }
        .padding(UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14))
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.secondarySystemBackground)
    }

    @MainActor private var list: Binding<Int> {
        Binding(get: { model.list.rawValue }, set: { model.show(List(rawValue: $0) ?? .updates) })
    }

    @MainActor private var verification: Binding<Bool> {
        Binding(get: { history.isVerifying }, set: { model.verify($0) })
    }

    @MainActor private var order: Binding<Int> {
        Binding(get: { history.order.rawValue }, set: { history.order = HistoryModel.Order(rawValue: $0) ?? .time })
    }
}
