import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Provided environment values") @MainActor
struct EnvironmentProviderTests {
    private struct Word: Equatable {
        var text: String
    }

    /// Shows the word of the environment.
    private struct WordLabel: CompositeComponent {
        @Behavior var log: UpdateLog

        var content: some Component<Word> {
            log.note("read")
            return VStack { Text(environment[Word.self].text) }
        }
    }

    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    @Test("A component reads the value that the modifier provides")
    func provided() {
        stage.show(WordLabel(log: log).environment(Word(text: "a")))
        #expect(stage.window.shownTexts == ["a"])
    }

    @Test("A changed value updates the component that read it, and an equal one does not")
    func changed() {
        stage.show(WordLabel(log: log).environment(Word(text: "a")))
        stage.show(WordLabel(log: log).environment(Word(text: "a")))
        #expect(log.entries == ["read"])
        stage.show(WordLabel(log: log).environment(Word(text: "b")))
        #expect(log.entries == ["read", "read"])
        #expect(stage.window.shownTexts == ["b"])
    }

    @Test("Equal components with the same value do not share it")
    func independent() {
        let label = WordLabel(log: log).environment(Word(text: "a"))
        func show(second: String) {
            stage.show(
                VStack {
                    label
                    WordLabel(log: log).environment(Word(text: second))
                })
        }
        show(second: "a")
        show(second: "b")
        #expect(stage.window.shownTexts == ["a", "b"])
    }

    @Test("A provided value replaces the one of an ancestor for the component and what is in it")
    func nested() {
        struct Outer: CompositeComponent {
            @Behavior var log: UpdateLog

            var content: some Component<Word> {
                VStack {
                    WordLabel(log: log)
                    WordLabel(log: log).environment(Word(text: "inner"))
                }
            }
        }
        stage.show(Outer(log: log).environment(Word(text: "outer")))
        #expect(stage.window.shownTexts == ["outer", "inner"])
    }
}
