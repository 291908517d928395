import ComponentFlow
import ComponentFlowTesting

/// A row of a list, with an identifier.
private struct Row: Identifiable {
    let id: Int
}

/// Measures scrolling in a list of a million rows with a picture, two texts and a number each.
@MainActor
func measureListScrolling(_ harness: Harness) {
    let name = "list-scroll"
    guard harness.wants("frame.\(name)") else { return }
    let stage = Stage(size: frameSize)
    stage.show(
        LazyList(rows: (0..<1_000_000).map(Row.init)) { row in
            HStack(spacing: 12) {
                Circle(fillColor: .systemBlue, size: CGSize(width: 36, height: 36))
                VStack(alignment: .left, spacing: 2) {
                    Text(text: "Row number \(row.id)")
                    Text(
                        text: "What it says below, which differs: \(row.id % 977)", font: .systemFont(ofSize: 13),
                        color: .secondaryLabel)
                }
                Text(text: "\(row.id % 100)", font: .systemFont(ofSize: 13), color: .tertiaryLabel)
            }
            .padding(6)
        })
    stage.measureScrolling(
        harness, name, "a LazyList of a million rows (a disc and three texts each) scrolls by 40 points", by: 40)
}
