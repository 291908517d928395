import ComponentFlow
import ComponentFlowMarkdown

extension Page {
    static let markdown = Page(
        "markdown", title: "Markdown", topic: .content,
        about: Localized(
            "Headings, lists, quotes, code and tables from Markdown. Edit the text at the left.",
            de: "Überschriften, Listen, Zitate, Code und Tabellen aus Markdown. Der Text links lässt sich ändern.",
            ja: "Markdown から見出し、リスト、引用、コード、表を表示します。左の文章は編集できます。"),
        demo: MarkdownDemo())
}

// <code>
private struct MarkdownDemo: CompositeComponent {
    @Local var text = notes

    var content: some Component<Surroundings> {
        ZStack {
            if contentSizeCategory.isAccessibilityCategory {
                VStack(spacing: 12) {
                    editor(lines: 6...6)
                    page.flexible()
                }
            } else {
                HStack(alignment: .top, spacing: 12) {
                    editor(lines: 30...38).frame(width: 134)
                    page.frame(width: 214)
                }
            }
        }
    }

    @MainActor private func editor(
        lines: ClosedRange<Int>
    ) -> Modified<Empty> {
        TextArea(
            text: text, font: code(10), color: theme.text,
            minimumNumberOfLines: lines.lowerBound,
            maximumNumberOfLines: lines.upperBound
        ) { text = $0 }
        .accessibilityLabel("Markdown")
    }

    @MainActor private var page: some Component<Empty> {
        ScrollView {
            Markdown(text).style(style).padding(.bottom, 12)
        }
    }

    private func code(_ size: CGFloat) -> UIFont {
        let font = UIFont.monospacedSystemFont(
            ofSize: size, weight: .regular)
        return UIFontMetrics(forTextStyle: .footnote)
            .scaledFont(for: font)
    }

    @MainActor private var style: MarkdownStyle {
        var style = MarkdownStyle()
        style.font = .preferredFont(forTextStyle: .footnote)
        style.headingFonts = [
            .preferredFont(forTextStyle: .title3),
            .preferredFont(forTextStyle: .callout),
        ]
        style.codeFont = code(11)
        style.color = theme.text
        style.lineSpacing = 2
        style.blockSpacing = 9
        style.headingSpacing = 16
        style.listIndent = 22
        style.cellPadding = CGSize(width: 8, height: 4)
        return style
    }
}

private let notes = """
    # Rain gauge

    Reports **hourly** totals, with *gusts*
    and `status`. See [the manual][1].

    > Empty it before frost.

    ## Setup

    1. Mount it level
    2. Connect it
       - red: 12 V
       - black: ground
    3. Read a value

    ```
    let mm = gauge.read()
    ```

    | Month | mm  |
    |-------|----:|
    | May   |  71 |
    | June  | 104 |

    - [x] calibrated
    - [ ] ~~painted~~ cleaned

    ---

    [1]: https://example.org/manual
    """
// </code>
