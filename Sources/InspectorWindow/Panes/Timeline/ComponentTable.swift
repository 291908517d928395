import ComponentFlow
import InspectorProtocol

/// The types of components of a frame, ranked by the time of their updates.
struct ComponentTable: CompositeComponent {
    let totals: [ComponentTotal]

    var content: some Component<Empty> {
        VStack(fillWidth: true) {
            ComponentTableRow(
                name: "Component", texts: ["Updates", "Total", "Longest"], share: nil, color: .secondaryLabel
            )
            .accessibilityHidden()
            LazyList(totals, id: \.id) { total in
                ComponentTableRow(
                    name: DisplayText.concise(total.id),
                    texts: [
                        "\(total.count)", UpdateEntry.text(milliseconds: total.total * 1000),
                        UpdateEntry.text(milliseconds: total.longest * 1000),
                    ], share: share(of: total), color: .label
                )
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(DisplayText.concise(total.id))
                .accessibilityValue(value(of: total))
            }
            .emptyContent {
                Text("No component was updated.").font(.subheadline).foregroundColor(.secondaryLabel).padding(16)
            }
            .flexible()
        }
    }

    private func share(of total: ComponentTotal) -> CGFloat {
        guard let most = totals.first?.total, most > 0 else { return 0 }
        return CGFloat(total.total / most)
    }

    private func value(of total: ComponentTotal) -> String {
        "\(total.count) updates, \(UpdateEntry.text(milliseconds: total.total * 1000)) in total, "
            + "\(UpdateEntry.text(milliseconds: total.longest * 1000)) the longest"
    }
}

/// A row of the table, or its header.
private struct ComponentTableRow: CompositeComponent {
    private static let barLength: CGFloat = 48

    let name: String
    let texts: [String]
    /// The length of the bar, from 0 to 1; `nil` for none.
    let share: CGFloat?
    let color: UIColor

    var content: some Component<Empty> {
        HStack(spacing: 8) {
            HStack {
                RoundedRectangle(
                    color: share == nil ? .clear : TimelinePhase.updates.color, cornerRadius: 3,
                    size: CGSize(width: max(2, Self.barLength * (share ?? 0)), height: 8))
                Spacer()
            }
            .frame(width: Self.barLength)
            Text(text: name, font: .footnote, color: color, maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail)
                .frame(maxWidth: .infinity, alignment: .leading)
                .flexible()
            for (index, text) in texts.enumerated() {
                Text(text).font(.footnote).foregroundColor(color)
                    .frame(width: index == 0 ? 54 : 72, alignment: .trailing)
                    .id(index)
            }
        }
        .padding(UIEdgeInsets(top: 3, left: 14, bottom: 3, right: 14))
        .frame(minHeight: 24)
    }
}
