import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct SelectableTextTests {
    private let stage = Stage(size: CGSize(width: 120, height: 200))

    private func link(_ text: String, to address: String) throws -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.link: try #require(URL(string: address))])
    }

    private var view: SelectableText.View? { stage.componentView?.firstDescendant() }

    @Test("A selectable text has the size of a text in one line")
    func size() {
        #expect(stage.show(SelectableText("word")) == stage.show(Text("word")))
    }

    @Test("A selectable text wraps at the proposed width and is as high as its lines")
    func wraps() {
        let line = stage.show(SelectableText("word")).height
        let size = stage.show(SelectableText("word word word word word word word word"))
        #expect(size.width <= 120)
        #expect(size.height >= line * 2)
    }

    @Test("A selectable text has the font of a modifier around it where it specifies none")
    func inheritedFont() {
        let small = stage.show(SelectableText("word"))
        #expect(stage.show(SelectableText("word").font(.systemFont(ofSize: 40))).height > small.height * 2)
        #expect(stage.show(SelectableText("word", font: .body).font(.systemFont(ofSize: 40))) == small)
    }

    @Test("A font of a text style in the attributes follows a change of the text size, and a fixed one does not")
    func styledFont() {
        #expect(enlargedSize(of: .body) > 25)
        #expect(enlargedSize(of: .systemFont(ofSize: 17)) == 17)
    }

    /// Returns the size in which a text with a font is shown if the user prefers texts of double size.
    private func enlargedSize(of font: UIFont) -> CGFloat {
        stage.setTextScale(1)
        stage.show(SelectableText(attributedText: NSAttributedString(string: "word", attributes: [.font: font])))
        stage.setTextScale(2)
        let shown = view?.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        return shown?.pointSize ?? 0
    }

    @Test("A click on a link calls the closure with its URL")
    func openLink() throws {
        var opened: [String] = []
        let text = SelectableText(attributedText: try link("a link", to: "https://example.org/a"))
        stage.show(
            text.onOpenLink { url in
                opened.append(url.absoluteString)
                return true
            })
        stage.tap(on: try #require(view))
        #expect(opened == ["https://example.org/a"])
    }

    @Test("A click calls the closure of the last update")
    func currentClosure() throws {
        var opened: [Int] = []
        let text = SelectableText(attributedText: try link("a link", to: "https://example.org"))
        for number in 1...2 {
            stage.show(
                text.onOpenLink { _ in
                    opened.append(number)
                    return true
                })
        }
        stage.tap(on: try #require(view))
        #expect(opened == [2])
    }

    @Test("An address in the text is a link only if links are detected", arguments: [false, true])
    func detectedLink(detectsLinks: Bool) throws {
        var count = 0
        stage.show(
            SelectableText("www.example.org", font: .systemFont(ofSize: 10), detectsLinks: detectsLinks).onOpenLink {
                _ in
                count += 1
                return true
            })
        stage.tap(on: try #require(view))
        #expect(count == (detectsLinks ? 1 : 0))
    }

    @Test("The selection remains when the text is shown again")
    func selection() throws {
        stage.show(SelectableText("some words"))
        let shown = try #require(view)
        shown.selectedRange = NSRange(location: 0, length: 4)
        stage.show(SelectableText("some words", detectsLinks: true))
        #expect(shown.selectedRange == NSRange(location: 0, length: 4))
    }

    @Test("The text cannot be edited")
    func isReadOnly() throws {
        stage.show(SelectableText("some words"))
        #expect(try !#require(view).isEditable)
    }
}

extension UIView {
    /// The first view of a type among this view and its descendants.
    fileprivate func firstDescendant<View: UIView>() -> View? {
        (self as? View) ?? subviews.lazy.compactMap { $0.firstDescendant() }.first
    }
}
