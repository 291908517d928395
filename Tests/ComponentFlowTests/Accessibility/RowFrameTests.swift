import Accessibility
import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Suite("Extents of rows as assistive technologies see them") @MainActor
struct RowFrameTests {
    /// Shows a list 200 points wide with a short text in each row, and returns the frames of its rows.
    private func frames(contentInsets: UIEdgeInsets = .zero) -> [CGRect] {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        stage.show(
            LazyList(0..<3, id: \.self, contentInsets: contentInsets) { Text("\($0)") })
        defer { AccessibilityTreeBuilder.deactivate() }
        let builder = AccessibilityTreeBuilder.activate(for: stage.window)
        builder.updateTree()
        let rows = builder.tree.identifiers.filter { builder.tree[$0]?.placement != nil }
        return rows.map { builder.frame(of: $0) }
    }

    @Test("A row is as wide as its list, although its content is smaller")
    func width() {
        let frames = frames()
        #expect(frames.map(\.width) == [200, 200, 200])
        #expect(frames.map(\.minX) == [0, 0, 0])
    }

    @Test("Each row starts where the previous one ends")
    func height() {
        let frames = frames()
        #expect(frames.map(\.minY).dropFirst() == frames.map(\.maxY).dropLast())
    }

    @Test("A row is within the insets of its list")
    func insets() {
        let frames = frames(contentInsets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
        #expect(frames.map(\.width) == [150, 150, 150])
        #expect(frames.map(\.minX) == [20, 20, 20])
    }
}
