import Accessibility
import OpenUIKitCore
import Testing
import UIKitTestSupport

/// A view that draws a page itself.
private final class Page: UIView, UIAccessibilityReadingContent {
    static let lineHeight: CGFloat = 20
    var lines = ["Two lines of", "a ünïcode 😀 text."]
    var page: String?

    func accessibilityLineNumber(for point: CGPoint) -> Int {
        let y = convert(point, from: nil).y
        return bounds.contains(CGPoint(x: 1, y: y)) ? Int(y / Self.lineHeight) : NSNotFound
    }

    func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
        lines.indices.contains(lineNumber) ? lines[lineNumber] : nil
    }

    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
        convert(
            CGRect(x: 0, y: CGFloat(lineNumber) * Self.lineHeight, width: bounds.width, height: Self.lineHeight),
            to: nil)
    }

    func accessibilityPageContent() -> String? { page }

    func accessibilityAttributedPageContent() -> NSAttributedString? {
        page.map { NSAttributedString(string: $0, attributes: [.languageIdentifier: "fr"]) }
    }
}

@Suite("Pages that views draw themselves as assistive technologies read them") @MainActor
struct ReadingContentTests {
    /// Runs a body with a page on a stage, its node and the source.
    private func run(
        page: String? = "Two lines of a ünïcode 😀 text.",
        _ body: (Page, AccessibilityNode, AccessibilityTreeBuilder) throws -> Void
    ) throws {
        try WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            let view = Page()
            view.page = page
            view.isAccessibilityElement = true
            stage.add(view, CGRect(x: 10, y: 100, width: 200, height: 40))
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            try body(view, try #require(builder.id(of: view).flatMap { builder.tree[$0] }), builder)
        }
    }

    @Test("A page is a text that cannot be edited, also without a label")
    func role() throws {
        try run { _, node, _ in
            #expect(node.role == .textView)
            #expect(node.states.isSuperset(of: [.readOnly, .multiLine]))
            #expect(node.text?.string == "Two lines of a ünïcode 😀 text.")
        }
    }

    @Test("Lines adjoin, and the end of the text belongs to the last one")
    func lines() throws {
        try run { _, node, builder in
            #expect(builder.lineRange(at: 0, in: node.id) == 0..<13)
            #expect(builder.lineRange(at: 12, in: node.id) == 0..<13)
            #expect(builder.lineRange(at: 13, in: node.id) == 13..<30)
            #expect(builder.lineRange(at: 30, in: node.id) == 13..<30)
            #expect(builder.lineRange(at: 31, in: node.id) == nil)
            #expect(builder.lineRange(at: -1, in: node.id) == nil)
        }
    }

    @Test("A text has the frames of its lines")
    func frames() throws {
        try run { _, node, builder in
            #expect(builder.frame(ofText: 2..<3, in: node.id) == CGRect(x: 10, y: 100, width: 200, height: 20))
            #expect(builder.frame(ofText: 12..<14, in: node.id) == CGRect(x: 10, y: 100, width: 200, height: 40))
            #expect(builder.frame(ofText: 30..<30, in: node.id) == CGRect(x: 10, y: 120, width: 200, height: 20))
            #expect(builder.frame(ofText: 40..<50, in: node.id) == nil)
        }
    }

    @Test("The text at a point begins with its line")
    func points() throws {
        try run { _, node, builder in
            #expect(builder.textOffset(at: CGPoint(x: 50, y: 125), in: node.id) == 13)
            #expect(builder.textOffset(at: CGPoint(x: 50, y: 10), in: node.id) == nil)
        }
    }

    @Test("The attributes are those of the page")
    func attributes() throws {
        try run { _, node, builder in
            let (attributes, range) = try #require(builder.textAttributes(at: 3, in: node.id))
            #expect(attributes["language"] == "fr")
            #expect(range == 0..<30)
        }
    }

    @Test("A page that does not consist of its lines presents the lines", arguments: [nil, "Another text"])
    func onlyLines(page: String?) throws {
        try run(page: page) { _, node, builder in
            #expect(node.text?.string == "Two lines of\na ünïcode 😀 text.")
            #expect(builder.lineRange(at: 12, in: node.id) == 0..<13)
            #expect(builder.lineRange(at: 13, in: node.id) == 13..<30)
        }
    }

    @Test("A page without lines presents its text")
    func onlyPage() throws {
        try run { view, node, builder in
            view.lines = []
            view.page = "A text"
            view.accessibilityDidChange(.content)
            builder.updateTree()
            #expect(builder.tree[node.id]?.text?.string == "A text")
            #expect(builder.lineRange(at: 0, in: node.id) == nil)
            #expect(builder.frame(ofText: 0..<1, in: node.id) == nil)
        }
    }

    // MARK: Carets that views draw

    @Test("A moved zoom focus is reported as the caret, whose place is the reported one")
    func zoomFocus() throws {
        try run { view, node, builder in
            var carets: [Int] = []
            builder.tree.onEvent = { if case .caretMoved(let offset, node.id) = $0 { carets.append(offset) } }
            let place = CGRect(x: 30, y: 104, width: 2, height: 12)
            UIAccessibility.zoomFocusChanged(zoomType: .insertionPoint, toFrame: place, in: view)
            #expect(carets == [0])
            #expect(builder.frame(ofText: 0..<1, in: node.id) == place)
            #expect(builder.frame(ofText: 1..<2, in: node.id) == CGRect(x: 10, y: 100, width: 200, height: 20))
        }
    }

    @Test("A zoom focus with an infinite frame, or in a view without a window, is ignored")
    func invalidZoomFocus() throws {
        try run { view, _, builder in
            var count = 0
            builder.tree.onEvent = { _ in count += 1 }
            let infinite = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
            UIAccessibility.zoomFocusChanged(zoomType: .insertionPoint, toFrame: infinite, in: view)
            UIAccessibility.zoomFocusChanged(zoomType: .insertionPoint, toFrame: .zero, in: UIView())
            #expect(count == 0)
        }
    }
}
