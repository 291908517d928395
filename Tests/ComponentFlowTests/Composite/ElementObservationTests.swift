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
}
