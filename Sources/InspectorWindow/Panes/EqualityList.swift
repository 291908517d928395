import ComponentFlow

/// The components that compare equal although they would show something else.
struct EqualityList: CompositeComponent {
    @Bindable var history: HistoryModel

    var content: some Component<Empty> {
        LazyList(history.findings) { finding in
            FindingRow(finding: finding)
        }
        .separators(inset: 14)
        .emptyContent {
            Text("No component compares equal although it would show something else.")
                .font(.subheadline)
                .foregroundColor(.secondaryLabel)
                .padding(24)
        }
    }
}

/// A component with a wrong equality, and what its update would have changed.
private struct FindingRow: CompositeComponent {
    let finding: EqualityFinding

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 2) {
            Text(text: finding.path, font: .footnote, maximumNumberOfLines: 2, lineBreakMode: .byTruncatingHead)
            Text(
                text: finding.summary, font: .caption, color: .secondaryLabel,
                maximumNumberOfLines: 3, lineBreakMode: .byTruncatingTail)
        }
        .padding(UIEdgeInsets(top: 4, left: 14, bottom: 4, right: 14))
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}
