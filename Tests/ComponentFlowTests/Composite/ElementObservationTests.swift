import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class Titles {
    var titles = ["a", "b"]
    var suffixes = ["!", "?"]
}

/// Rows whose closure reads a model and a local value, which the body does not read.
private struct TitleColumn: CompositeComponent {
    @Bindable var titles: Titles
    @Behavior var log: UpdateLog
    @Local var number = 1

    var content: some Component<Empty> {
        log.note("body")
        return VStack {
            Button("next") { number += 1 }
            ForEach([0, 1], id: \.self) { index in
                log.note("describe \(index)")
                return Text(index == 0 ? titles.titles[0] : "\(number)")
            }
        }
    }
}

/// Rows of an explicit list, whose closure reads a model.
private struct ModelTitleList: CompositeComponent {
    @Bindable var titles: Titles

    struct Row: Identifiable {
        let id: Int
    }

    var content: some Component<Empty> {
        LazyList(rows: [Row(id: 0), Row(id: 1)]) { row in Text(titles.titles[row.id] + titles.suffixes[row.id]) }
            .separators()
    }
}

/// A stack without an environment, whose element reads a value of the component around it and a model.
private struct TitledColumn: CombinedComponent {
    typealias EnvironmentType = String

    @Bindable var titles: Titles

    static var body: Body {
        let stack = Child(VStack<Empty>.self)
        return { context in
            let (titles, environment) = (context.component.titles, context.environment)
            let child = stack.update(
                component: VStack {
                    ForEach([0], id: \.self) { Text(environment[String.self].value + titles.titles[$0]) }
                }, availableSize: context.availableSize, transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

/// Counts its views, and shows how often it was tapped.
private struct CountedRow: CompositeComponent {
    let title: String
    @Local var taps = 0

    var content: some Component<Empty> {
        Button("\(title) \(taps)") { taps += 1 }
    }
}

/// An element whose closure reads the model, or a local value, only after the element was shown.
private struct LateColumn: CompositeComponent {
    @Bindable var titles: Titles
    @Local var number = 1
    let elements: [String]
    var readsLocal = false
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("body")
        return VStack {
            ForEach(elements, id: \.first) { element in
                CountedRow(title: title(of: element))
            }
            Button("next") { number += 1 }
        }
    }

    @MainActor private func title(of element: String) -> String {
        log.note("describe \(element)")
        guard element.hasSuffix("+") else { return element }
        return readsLocal ? "\(number)" : titles.titles[0]
    }
}

/// A row whose closure reads the model only after the row was shown.
private struct LateList: CompositeComponent {
    @Bindable var titles: Titles
    let elements: [String]

    var content: some Component<Empty> {
        LazyList(elements, id: \.first) { element in
            CountedRow(title: element.hasSuffix("+") ? titles.titles[0] : element)
        }
    }
}

@Suite("Models that descriptions of elements and rows read") @MainActor
struct ElementObservationTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let titles = Titles()
    private let log = UpdateLog()

    @Test("A change of a model updates the element of a ForEach whose closure reads it, and nothing else")
    func forEachModel() {
        stage.show(TitleColumn(titles: titles, log: log))
        _ = log.take()
        titles.titles[0] = "c"
        stage.advance(by: 0.1)
        #expect(stage.window.shownTexts == ["next", "c", "1"])
        #expect(log.take() == ["describe 0"])
    }

    @Test("A change of a local value updates the element of a ForEach whose closure reads it")
    func forEachLocal() throws {
        stage.show(TitleColumn(titles: titles, log: log))
        stage.tap(on: try #require(stage.window.firstView { (label: UILabel) in label.text == "next" }))
        stage.advance(by: 0.5)
        #expect(stage.window.shownTexts == ["next", "a", "2"])
    }

    @Test("Repeated changes update the element each time")
    func repeated() {
        stage.show(TitleColumn(titles: titles, log: log))
        for title in ["c", "d", "e"] {
            titles.titles[0] = title
            stage.advance(by: 0.1)
            #expect(stage.window.shownTexts == ["next", title, "1"])
        }
    }

    @Test("A change of a model updates the rows of a list whose closure reads it")
    func list() {
        stage.show(ModelTitleList(titles: titles))
        #expect(stage.window.shownTexts == ["a!", "b?"])
        titles.titles[1] = "c"
        stage.advance(by: 0.1)
        titles.suffixes[0] = "."
        stage.advance(by: 0.1)
        #expect(stage.window.shownTexts == ["a.", "c?"])
    }

    @Test("An element of a ForEach that reads a model is updated by a change of the environment, too")
    func forEachEnvironment() {
        let column = TitledColumn(titles: titles)
        stage.show(column, environment: { "1" })
        stage.show(column, environment: { "2" })
        #expect(stage.window.shownTexts == ["2a"])
        titles.titles[0] = "c"
        stage.advance(by: 0.1)
        #expect(stage.window.shownTexts == ["2c"])
    }

    // MARK: - Descriptions that begin to read

    private func tap(_ text: String) throws {
        stage.tap(on: try #require(stage.window.firstView { (label: UILabel) in label.text == text }))
        stage.advance(by: 0.5)
    }

    @Test("An element that begins to read a model keeps its views and its state, and is updated by its changes")
    func lateModel() throws {
        stage.show(LateColumn(titles: titles, elements: ["x", "y"], log: log))
        try tap("x 0")
        let label = try #require(stage.window.firstView { (label: UILabel) in label.text == "x 1" })
        stage.show(LateColumn(titles: titles, elements: ["x+", "y"], log: log))
        #expect(label.text == "a 1")
        for title in ["c", "d"] {
            _ = log.take()
            titles.titles[0] = title
            stage.advance(by: 0.1)
            #expect(label.text == "\(title) 1")
            #expect(log.take() == ["describe x+"])
        }
        try tap("d 1")
        #expect(stage.window.shownTexts == ["d 2", "y 0", "next"])
    }

    @Test("An element that begins to read a local value keeps its state, and is updated by changes of the value")
    func lateLocal() throws {
        stage.show(LateColumn(titles: titles, elements: ["x"], readsLocal: true, log: log))
        try tap("x 0")
        stage.show(LateColumn(titles: titles, elements: ["x+"], readsLocal: true, log: log))
        #expect(stage.window.shownTexts == ["1 1", "next"])
        try tap("next")
        #expect(stage.window.shownTexts == ["2 1", "next"])
    }

    @Test("An element that no longer reads a model is not described again when the model changes")
    func readsNoMore() {
        for elements in [["x"], ["x+"], ["x"]] {
            stage.show(LateColumn(titles: titles, elements: elements, log: log))
        }
        _ = log.take()
        titles.titles[0] = "c"
        stage.advance(by: 0.1)
        #expect(log.take() == [])
        #expect(stage.window.shownTexts == ["x 0", "next"])
    }

    @Test("An element that begins to read a model is updated after it was moved and others were inserted")
    func lateAndMoved() throws {
        stage.show(LateColumn(titles: titles, elements: ["x", "y"], log: log))
        try tap("x 0")
        stage.show(LateColumn(titles: titles, elements: ["x+", "y"], log: log))
        stage.show(LateColumn(titles: titles, elements: ["z", "y", "w+", "x+"], log: log))
        titles.titles[0] = "c"
        stage.advance(by: 0.1)
        #expect(stage.window.shownTexts == ["z 0", "y 0", "c 0", "c 1", "next"])
    }

    @Test("A removed element that has begun to read a model no longer updates its stack")
    func removedAfterReading() {
        for elements in [["x", "y"], ["x+", "y"], ["y"]] {
            stage.show(LateColumn(titles: titles, elements: elements, log: log))
        }
        _ = log.take()
        titles.titles[0] = "c"
        stage.advance(by: 0.1)
        #expect(log.take() == [])
    }

    @Test("A change on another thread updates an element that has begun to read the model")
    func lateOffMain() async {
        for elements in [["x"], ["x+"]] { stage.show(LateColumn(titles: titles, elements: elements, log: log)) }
        nonisolated(unsafe) let titles = titles
        await Task.detached { titles.titles[0] = "c" }.value
        await MainActor.run {}
        stage.advance(by: 0.2)
        #expect(stage.window.shownTexts == ["c 0", "next"])
    }

    @Test("A row of a list that begins to read a model keeps its state, and is updated by changes of the model")
    func lateRow() throws {
        stage.show(LateList(titles: titles, elements: ["x", "y"]))
        try tap("x 0")
        stage.show(LateList(titles: titles, elements: ["x+", "y"]))
        #expect(stage.window.shownTexts == ["a 1", "y 0"])
        for title in ["c", "d"] {
            titles.titles[0] = title
            stage.advance(by: 0.1)
            #expect(stage.window.shownTexts == ["\(title) 1", "y 0"])
        }
    }
}
