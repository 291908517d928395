import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Accessibility tree of a stage") @MainActor
struct AccessibilityTreeTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    private func label(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = text
        return label
    }

    @Test("A label that is added is one more element")
    func addition() {
        let count = stage.updateAccessibilityTree()
        stage.show(label("One"))
        #expect(stage.updateAccessibilityTree() == count + 1)
    }

    @Test("A tree that is kept contains what is added and removed later")
    func kept() {
        stage.presentsAccessibility = true
        // The tree contains the windows of other tests, too, which may still change.
        let changes = (0..<5).lazy.map { _ in changesByAddingAndRemoving() }
        #expect(changes.contains([1, -1]))
    }

    /// Returns by how many elements the tree grows when a label is added, and when it is removed.
    private func changesByAddingAndRemoving() -> [Int] {
        let before = stage.updateAccessibilityTree()
        let view = label("One")
        stage.show(view)
        let between = stage.updateAccessibilityTree()
        view.removeFromSuperview()
        return [between - before, stage.updateAccessibilityTree() - between]
    }

    @Test("A stage that is deallocated does not keep the tree")
    func end() {
        var other: Stage? = Stage(size: CGSize(width: 10, height: 10))
        other?.presentsAccessibility = true
        #expect(AccessibilityTreeBuilder.shared != nil)
        other = nil
        #expect(AccessibilityTreeBuilder.shared == nil)
    }
}
