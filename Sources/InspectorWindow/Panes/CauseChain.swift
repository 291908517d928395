import ComponentFlow

/// What led to an update, from the event to the update.
struct CauseChain: CompositeComponent {
    /// The updates, from cause to effect.
    let chain: [UpdateEntry]
    /// What is shown instead of an empty chain.
    let message: String

    var content: some Component<Empty> {
        VStack(alignment: .leading, fillWidth: true) {
            if let first = chain.first {
                ScrollView {
                    VStack(alignment: .leading, spacing: 10, fillWidth: true) {
                        if let event = first.event { CauseStep(title: "Input", lines: [event]) }
                        for update in chain {
                            CauseStep(
                                title: update.title, lines: update.reasons, effects: update.effects, cost: update.cost
                            )
                            .id(update.id)
                        }
                    }
                    .padding(14)
                }
                .flexible()
            } else {
                ScrollView {
                    Text(message)
                        .font(.subheadline)
                        .foregroundColor(.secondaryLabel)
                        .padding(24)
                        .frame(maxWidth: .infinity)
                }
                .flexible()
            }
        }
    }
}

/// A step of a chain: an event, or an update with its reasons, effects and cost.
private struct CauseStep: CompositeComponent {
    let title: String
    let lines: [String]
    var effects: [String] = []
    var cost = ""

    var content: some Component<Empty> {
        HStack(alignment: .top, spacing: 10) {
            Circle(fillColor: cost.isEmpty ? .systemOrange : .systemBlue, size: CGSize(width: 8, height: 8))
                .padding(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
            VStack(alignment: .leading, spacing: 2) {
                Text(text: title, font: .subheadline, maximumNumberOfLines: 2, lineBreakMode: .byTruncatingMiddle)
                for (index, line) in lines.enumerated() {
                    Text(text: line, font: .footnote, maximumNumberOfLines: 4, lineBreakMode: .byTruncatingTail)
                        .id(index)
                }
                for (index, effect) in effects.enumerated() {
                    Text(
                        text: effect, font: .caption, color: .secondaryLabel, maximumNumberOfLines: 3,
                        lineBreakMode: .byTruncatingTail
                    )
                    .id("effect \(index)")
                }
                if !cost.isEmpty { Text(text: cost, font: .caption, color: .secondaryLabel) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .flexible()
        }
        .accessibilityElement(children: .combine)
    }
}
