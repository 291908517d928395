import ComponentFlowTesting
import Render
import Testing

@testable import Todo

@MainActor
@Suite("The to-do list")
struct TodoTests {
    private let stage = Stage(size: CGSize(width: 360, height: 560))
    private let controller = TodoViewController()

    init() {
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
    }

    private var table: UITableView? { views(UITableView.self, in: controller.view).first }

    private var rows: [String] {
        let cells = (table?.visibleCells ?? []).sorted { $0.frame.minY < $1.frame.minY }
        return cells.compactMap { cell in views(UILabel.self, in: cell.contentView).last?.text }
    }

    private var screen: TodoScreen? { controller.component }

    private func tap(_ view: UIView?) {
        guard let view else { return }
        stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(by: 0.6)
    }

    private func button(_ title: String) -> UIButton? {
        views(UIButton.self, in: controller.view).first { $0.text == title }
    }

    @Test("Rows of the to-do list are as tall as their texts, and the table fills the remaining space")
    func layout() throws {
        let table = try #require(table)
        #expect(rows.map { $0.prefix(5) } == ["Water", "Write", "Bread"])
        let heights = table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.height)
        #expect(heights[0] == heights[2])
        #expect(heights[1] > heights[0] + 15)
        #expect(abs(table.frame.maxY - (560 - 48)) < 0.01)
        #expect(table.frame.width == 360)
    }

    @Test("Adding a task inserts the text of the field at the top of the to-do list and clears the field")
    func adding() throws {
        let field = try #require(views(UITextField.self, in: controller.view).first)
        tap(field)
        field.insertText("Milk")
        tap(button("Add"))
        #expect(rows.first == "Milk")
        #expect(field.text == "")
        #expect(screen?.state.tasks.count == 4)
    }

    @Test("A tap checks a task, the filter shows completed tasks, and they can be cleared")
    func checking() throws {
        tap(table?.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(screen?.state.tasks[2].isDone == true)
        #expect(views(UILabel.self, in: controller.view).contains { $0.text == "2 are left" })
        let filter = try #require(views(UISegmentedControl.self, in: controller.view).first)
        filter.selectedSegmentIndex = 2
        filter.sendActions(for: .valueChanged)
        stage.advance(by: 0.6)
        #expect(rows == ["Bread"])
        tap(button("Clear done"))
        #expect(rows.isEmpty)
        screen?.show(.all)
        stage.advance(by: 0.6)
        #expect(rows.count == 2)
    }

    @Test("A swipe to the left deletes a task")
    func deleting() throws {
        let table = try #require(table)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let middle = cell.convert(CGPoint(x: 300, y: cell.bounds.midY), to: nil)
        stage.drag(from: middle, to: CGPoint(x: middle.x - 280, y: middle.y), duration: 0.3)
        stage.advance(by: 1)
        #expect(rows.map { $0.prefix(5) } == ["Write", "Bread"])
        #expect(screen?.state.tasks.count == 2)
    }
}
