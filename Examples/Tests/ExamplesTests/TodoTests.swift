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
        #expect((511.99...512.01).contains(frame.maxY))
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

    @Test(
        "The texts of the to-do list are in the language of the settings",
        arguments: [
            ("en", "3 are left"), ("de", "3 sind noch offen"), ("ja", "残り 3 件"), ("ar", "٣ مهام متبقية"),
            ("pl", "Pozostały 3 zadania"), ("en-XA", "[3 åŕé ļéƒţ]"), ("en-XD", "3 are are left left"),
        ])
    func languages(language: String, summary: String) {
        let settings = TodoSettings()
        stage.window.rootViewController = ComponentViewController(TodoWindow(list: list, settings: settings))
        stage.advance(by: 0.1)
        settings.language = Language(language)
        stage.advance(by: 0.1)
        #expect(label(summary) != nil)
    }

    @Test("The to-do list is mirrored in Arabic, and is not in the language chosen afterwards")
    func mirroring() throws {
        let settings = TodoSettings()
        stage.window.rootViewController = ComponentViewController(TodoWindow(list: list, settings: settings))
        stage.advance(by: 0.1)
        func left() throws -> CGFloat {
            let row = try #require(rows.last)
            return row.convert(row.bounds, to: nil).minX
        }
        let before = try left()
        settings.language = "ar"
        stage.advance(by: 0.1)
        #expect(try left() > before)
        settings.language = "en"
        stage.advance(by: 0.1)
        #expect(try left() == before)
    }

    @Test(
        "Polish has a form for each number of tasks",
        arguments: [(1, "Pozostało 1 zadanie"), (2, "Pozostały 2 zadania"), (5, "Pozostało 5 zadań")])
    func plurals(count: Int, summary: String) {
        let settings = TodoSettings()
        settings.language = "pl"
        let list = TodoList((0..<count).map { "Task \($0)" })
        stage.window.rootViewController = ComponentViewController(TodoWindow(list: list, settings: settings))
        stage.advance(by: 0.1)
        #expect(label(summary) != nil)
    }

    @Test("The recorded state of a list contains its tasks and its filter")
    func recording() throws {
        list.toggle(1)
        list.filter = .open
        let replayed = TodoList([])
        try replayed.apply(recording: list.encodeForRecording())
        #expect(replayed.state == list.state)
    }

    /// Writes pictures in all languages if `TODO_PICTURES` names a folder.
    @Test("The to-do list can be rendered in all languages")
    func pictures() throws {
        let folder = ProcessInfo.processInfo.environment["TODO_PICTURES"].map { URL(fileURLWithPath: $0) }
        let list = TodoList(["Water the plants", "Bread", "Milk"])
        list.toggle(2)
        for (_, language) in TodoSettings.languages {
            let settings = TodoSettings()
            settings.language = language
            stage.window.rootViewController = ComponentViewController(TodoWindow(list: list, settings: settings))
            stage.advance(by: 0.5)
            let data = try #require(stage.image()?.pngData())
            if let folder { try data.write(to: folder.appendingPathComponent("todo_\(language).png")) }
        }
    }
}
