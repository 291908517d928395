import ComponentFlow
import ComponentFlowMarkdown
import ComponentFlowTesting
import Testing

@Suite("What Markdown presents to assistive technologies") @MainActor
struct MarkdownAccessibilityTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func outline(_ text: String) -> [String] {
        stage.show(Markdown(text))
        return stage.accessibilityOutline
    }

    @Test("Headings are headings with their level")
    func headings() {
        #expect(outline("## Title") == [#"heading "Title" level 2 read-only"#])
    }

    @Test("Links are links in their text")
    func links() {
        #expect(
            outline("See [the map](https://example.org).") == [
                #"textView text "See the map." read-only"#, #"  link "the map""#,
            ])
    }

    @Test("Lists are texts with their marks")
    func lists() {
        #expect(outline("- a\n- b") == ["textView text \"\t•\ta\n\t•\tb\" read-only"])
    }

    @Test("The cells of a table are texts")
    func table() {
        #expect(outline("a|b\n-|-\nc|d") == ["a", "b", "c", "d"].map { "textView text \"\($0)\" read-only" })
    }

    @Test("Marks of items beside code are texts, and bars are not presented")
    func gutters() {
        #expect(outline("> 1. ```\n>    a\n>    ```") == [#"label "1.""#, #"textView text "a" read-only"#])
    }
}
