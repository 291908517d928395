import ComponentFlow
import InspectorProtocol

/// The types of components of a frame, ranked by the time of their updates.
struct ComponentTable: CompositeComponent {
    let totals: [ComponentTotal]

    var content: some Component<Empty> {
        LazyList(totals, id: \.id) { ComponentTableRow(total: $0, share: share(of: $0)) }
            .emptyContent {
                Text("No component was updated.").font(.subheadline).foregroundColor(.secondaryLabel).padding(16)
            }
    }

    private func share(of total: ComponentTotal) -> CGFloat {
        guard let most = totals.first?.total, most > 0 else { return 0 }
        return CGFloat(total.total / most)
    }
}

/// The updates of a type of components.
private struct ComponentTableRow: CompositeComponent {
    let total: ComponentTotal
    /// The length of the bar, from 0 to 1.
    let share: CGFloat

    var content: some Component<Empty> {
        HStack(spacing: 10) {
            ShareBar(color: TimelinePhase.updates.color, length: 64, share: share)
            VStack(alignment: .leading, spacing: 1) {
                Text(
                    text: DisplayText.concise(total.id), font: .footnote, maximumNumberOfLines: 1,
                    lineBreakMode: .byTruncatingTail)
                Text(caption).font(.caption).foregroundColor(.secondaryLabel)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .flexible()
            Text(UpdateEntry.text(milliseconds: total.total * 1000)).font(.footnote).fixedSize()
        }
        .padding(UIEdgeInsets(top: 4, left: 14, bottom: 4, right: 14))
        .accessibilityElement(children: .combine)
        .help(total.id)
    }

    private var caption: String {
        let count = total.count == 1 ? "1 update" : "\(total.count) updates"
        return "\(count), the longest \(UpdateEntry.text(milliseconds: total.longest * 1000))"
    }
}
