import ComponentFlow
import InspectorProtocol

/// The selected frame in words, and the selected phase or update of it.
struct FrameHeader: CompositeComponent {
    let frame: TimelineFrame
    let span: TimelineSpan?
    let isComplete: Bool

    var content: some Component<Empty> {
        HStack(spacing: 10) {
            if frame.isLong {
                Image(image: Icon.warning.image, tintColor: .systemRed, size: CGSize(width: 15, height: 15))
                    .accessibilityHidden()
            }
            Text(frame.summary).font(.footnote).fixedSize().accessibilityHeading()
            Text(
                text: detail, font: .footnote, color: .secondaryLabel, maximumNumberOfLines: 1,
                lineBreakMode: .byTruncatingTail
            )
            .frame(maxWidth: .infinity, alignment: .leading)
            .flexible()
        }
        .padding(UIEdgeInsets(top: 4, left: 14, bottom: 4, right: 14))
        .frame(minHeight: 26)
    }

    private var detail: String {
        if let span { return span.detail }
        return isComplete ? "" : "Older phases and updates are no longer stored."
    }
}

extension TimelineFrame {
    /// The number, the duration and the budget.
    var summary: String {
        "Frame \(id): \(UpdateEntry.text(milliseconds: duration * 1000)) \(isLong ? "exceeds" : "of") "
            + UpdateEntry.text(milliseconds: interval * 1000)
    }
}

extension TimelineSpan {
    /// The name and the duration; of a component also its path.
    fileprivate var detail: String {
        guard let update else { return "\(title), \(durationText)" }
        let component = update.component.map { " \($0)" } ?? ""
        return DisplayText.concise("\(update.type)\(component), \(durationText), \(update.path ?? "removed")")
    }
}
