import ComponentFlow
import ComponentFlowTesting
import Testing

@testable import Todo

@MainActor
@Suite("The to-do list")
struct TodoTests {
    private let stage = Stage(size: CGSize(width: 360, height: 560))
    private let list = TodoList(["Water the plants", "Write to Ada, and ask how her sums are coming along", "Bread"])

    init() {
        stage.window.rootViewController = ComponentViewController(TodoScreen(list: list))
        stage.advance(by: 0.1)
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
    }

    private var table: LazyList<Empty>.View? { views(LazyList<Empty>.View.self, in: stage.window).first }

    /// The labels with the titles of the displayed tasks, from top to bottom.
    private var rows: [UILabel] {
        guard let table else { return [] }
        let titles = list.tasks.map(\.title)
        return views(UILabel.self, in: table)
            .filter { titles.contains($0.text ?? "") }
            .sorted { $0.convert($0.bounds, to: table).minY < $1.convert($1.bounds, to: table).minY }
    }

    private var texts: [String] { rows.compactMap(\.text) }

    private func label(_ text: String) -> UILabel? {
        views(UILabel.self, in: stage.window).first { $0.text == text }
    }

    private func tap(_ view: UIView?) {
        guard let view else { return }
        stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(by: 0.6)
    }

    @Test("Rows of the to-do list are as tall as their texts, and the list fills the remaining space")
    func layout() throws {
        let table = try #require(table)
        #expect(texts.map { $0.prefix(5) } == ["Water", "Write", "Bread"])
        let heights = rows.map(\.bounds.height)
        #expect(heights[0] == heights[2])
        #expect(heights[1] > heights[0] + 15)
        let frame = table.convert(table.bounds, to: nil)
        #expect(abs(frame.maxY - (560 - 48)) < 0.01)
        #expect(frame.width == 360)
    }

    @Test("Adding a task inserts the text of the field at the top of the to-do list and clears the field")
    func adding() throws {
        let field = try #require(views(UITextField.self, in: stage.window).first)
        tap(field)
        field.insertText("Milk")
        tap(label("Add"))
        #expect(texts.first == "Milk")
        #expect(field.text == "")
        #expect(list.tasks.count == 4)
    }

    @Test("A tap checks a task, the filter shows completed tasks, and they can be cleared")
    func checking() throws {
        tap(rows.last)
        #expect(list.tasks[2].isDone)
        #expect(label("2 are left") != nil)
        let filter = try #require(views(UISegmentedControl.self, in: stage.window).first)
        filter.selectedSegmentIndex = 2
        filter.sendActions(for: .valueChanged)
        stage.advance(by: 0.6)
        #expect(texts == ["Bread"])
        tap(label("Clear done"))
        #expect(texts.isEmpty)
        list.filter = .all
        stage.advance(by: 0.6)
        #expect(texts.count == 2)
    }

    @Test("A swipe to the left deletes a task")
    func deleting() throws {
        let row = try #require(rows.first)
        let middle = row.convert(CGPoint(x: 0, y: row.bounds.midY), to: nil)
        stage.drag(from: CGPoint(x: 330, y: middle.y), to: CGPoint(x: 20, y: middle.y), duration: 0.3)
        stage.advance(by: 1)
        #expect(texts.map { $0.prefix(5) } == ["Write", "Bread"])
        #expect(list.tasks.count == 2)
    }
}
