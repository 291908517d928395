import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Suite("Lists and tables of trees") @MainActor
struct OutlineListTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))
    private let model = TreeModel()

    /// The texts of the rows, from top to bottom.
    private var texts: [String] {
        let list = stage.window.firstView { (_: LazyList<Empty>.View) in true }
        let rows = list.map { list in list.rows.values.sorted { $0.entry < $1.entry }.compactMap(\.host.view) } ?? []
        return rows.compactMap { $0.views(of: UILabel.self).first?.text }
    }

    private func frame(of view: UIView?) -> CGRect? {
        view.map { $0.bounds.applying($0.onScreenTransform) }
    }

    private func label(_ text: String) -> UILabel? {
        stage.window.firstView { (label: UILabel) in label.text == text }
    }

    private var triangles: [OutlineTriangleView] {
        stage.window.views(of: OutlineTriangleView.self).sorted { frame(of: $0)?.minY ?? 0 < frame(of: $1)?.minY ?? 0 }
    }

    private func click(_ view: UIView?) {
        stage.advance(by: 0.5)
        let frame = frame(of: view) ?? .zero
        stage.click(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 0.5)
    }

    // MARK: - Expanding

    @Test("A collapsed tree shows the elements at the root, with triangles before those with children")
    func collapsed() {
        stage.show(TreeList(model: model))
        #expect(texts == ["1", "2", "3"])
        #expect(triangles.count == 2)
    }

    @Test("A click on a triangle expands its row, and a second one collapses it", arguments: [true, false])
    func toggle(isStored: Bool) {
        stage.show(TreeList(model: model, isStored: isStored))
        click(triangles.first)
        #expect(texts == ["1", "11", "12", "2", "3"])
        #expect(model.expanded == (isStored ? [1] : []))
        click(triangles.first)
        #expect(texts == ["1", "2", "3"])
    }

    @Test("A row that is collapsed and expanded again shows what was expanded in it")
    func nested() {
        model.expanded = [1, 11]
        stage.show(TreeList(model: model))
        #expect(texts == ["1", "11", "111", "112", "12", "2", "3"])
        model.expanded = [11]
        stage.advance(by: 0.5)
        #expect(texts == ["1", "2", "3"])
        model.expanded = [1, 11]
        stage.advance(by: 0.5)
        #expect(texts == ["1", "11", "111", "112", "12", "2", "3"])
    }

    @Test("Rows are indented by their depth")
    func indentation() {
        model.expanded = [1, 11]
        stage.show(TreeList(model: model))
        #expect(["1", "11", "111"].map { frame(of: label($0))?.minX } == [24, 40, 56])
    }

    @Test("The triangle turns while its row is expanded")
    func turn() {
        stage.show(TreeList(model: model))
        stage.advance(by: 0.5)
        let frame = frame(of: triangles.first) ?? .zero
        stage.click(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 0.1)
        let mark = triangles.first?.subviews.first
        let angle = mark.map { atan2($0.onScreenTransform.b, $0.onScreenTransform.a) } ?? 0
        #expect(angle > 0.1)
        #expect(angle < 1.5)
    }

    @Test("From right to left, rows are indented from the right")
    func rightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        model.expanded = [1]
        stage.show(TreeList(model: model))
        #expect(["1", "11"].map { frame(of: label($0))?.maxX } == [176, 160])
    }

    @Test("The triangle of a row grows with the text size")
    func textSize() {
        stage.show(TreeList(model: model))
        stage.setTextScale(3.1)
        stage.advance(by: 0.1)
        #expect(triangles.first?.bounds.height ?? 0 > 40)
    }

    @Test("The children of collapsed elements that are not visible are not requested")
    func lazyChildren() {
        let counter = RequestCounter()
        stage.show(
            LazyList<Empty>(
                (0..<1_000).map { CountedNode(id: $0, counter: counter) }, children: \.children
            ) { node in Text("\(node.id)") })
        #expect(counter.count < 100)
    }

    // MARK: - Keys

    @Test("The Right key expands the selected row, then moves to its first child")
    func right() {
        stage.show(TreeList(model: model))
        click(label("1"))
        stage.press(KeySymbol.right)
        #expect(model.expanded == [1])
        #expect(model.selected == 1)
        stage.press(KeySymbol.right)
        #expect(model.selected == 11)
    }

    @Test("The Left key moves to the parent, then collapses it")
    func left() {
        model.expanded = [1, 11]
        stage.show(TreeList(model: model))
        click(label("112"))
        stage.press(KeySymbol.left)
        #expect(model.selected == 11)
        stage.press(KeySymbol.left)
        #expect(model.expanded == [1])
        stage.press(KeySymbol.left)
        #expect(model.selected == 1)
    }

    @Test("From right to left, the Left key expands")
    func mirroredKeys() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(TreeList(model: model))
        click(label("1"))
        stage.press(KeySymbol.left)
        #expect(model.expanded == [1])
    }

    @Test("The keys do nothing in rows that cannot be expanded and have no parent")
    func harmlessKeys() {
        stage.show(TreeList(model: model))
        click(label("2"))
        stage.press(KeySymbol.right)
        stage.press(KeySymbol.left)
        #expect(model.expanded == [])
        #expect(model.selected == 2)
    }

    // MARK: - Tables

    @Test("A table of a tree has the triangles and the indentation in its first column")
    func table() {
        model.expanded = [1]
        stage.show(TreeTable(model: model))
        #expect(texts == ["1", "11", "12", "2", "3"])
        #expect(frame(of: label("11"))?.minX == 48)
        click(triangles.first)
        #expect(texts == ["1", "2", "3"])
    }

    @Test("An assistive technology expands a row with its triangle")
    func accessibility() {
        stage.show(TreeList(model: model))
        #expect(triangles.first?.accessibilityLabel == "Expand")
        #expect(triangles.first?.accessibilityActivate() == true)
        #expect(model.expanded == [1])
        stage.advance(by: 0.5)
        #expect(triangles.first?.accessibilityLabel == "Collapse")
    }
}

/// Counts how often the children of elements are requested.
private final class RequestCounter: @unchecked Sendable {
    var count = 0
}

private struct CountedNode: Identifiable {
    let id: Int
    let counter: RequestCounter

    var children: [CountedNode]? {
        counter.count += 1
        return [CountedNode(id: id + 10_000, counter: counter)]
    }
}
