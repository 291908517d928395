import ComponentFlow
import ComponentFlowTesting

/// Measures a window full of wrapping text whose width changes.
@MainActor
func measureTextResizing(_ harness: Harness) {
    let name = "text-resize"
    guard harness.wants("frame.\(name)") else { return }
    let stage = Stage(size: frameSize)
    let paragraphs = (0..<12).map { (number: $0, text: paragraph($0).joined(separator: " ")) }
    stage.window.rootViewController = ComponentViewController(
        VStack(alignment: .left, spacing: 12) {
            for paragraph in paragraphs {
                Text(text: paragraph.text, font: .systemFont(ofSize: 15)).id(paragraph.number)
            }
        }
        .padding(20))
    stage.advance(by: 0)
    harness.measureFrames(
        name, "a window full of text, 12 paragraphs of 60 to 140 words, becomes a point narrower or wider", on: stage
    ) { frame in
        let step = frame % 600
        stage.resize(to: CGSize(width: frameSize.width - CGFloat(min(step, 600 - step)), height: frameSize.height))
    }
}
