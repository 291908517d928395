import Testing

import Accessibility
@testable import OpenUIControls
@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("Texts and links of views as assistive technologies read them") @MainActor struct AccessibilityTextTests {
    private func run(_ body: (WindowStage, AccessibilityTreeBuilder) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            try body(stage, AccessibilityTreeBuilder.activate(for: stage.window))
        }
    }

    private func id(_ view: UIView, _ builder: AccessibilityTreeBuilder) throws -> AccessibilityID {
        builder.updateTree()
        return try #require(builder.id(of: view))
    }

    private func children(_ view: UIView, _ builder: AccessibilityTreeBuilder) throws -> [AccessibilityNode] {
        let node = builder.tree[try id(view, builder)]
        return (node?.children ?? []).compactMap { builder.tree[$0] }
    }

    private func label(_ text: String, in stage: WindowStage) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return stage.add(label, CGRect(x: 20, y: 30, width: 200, height: 100))
    }

    /// Returns the text "See GNOME and www.example.org", in which GNOME is a link.
    private var linked: NSAttributedString {
        let text = NSMutableAttributedString(string: "See GNOME and www.example.org")
        let url = URL(string: "https://gnome.org")
        if let url { text.addAttribute(.link, value: url, range: NSRange(location: 4, length: 5)) }
        return text
    }

    // MARK: Rectangles

    @Test("The characters of a label follow each other from left to right")
    func characters() throws {
        try run { stage, builder in
            let id = try id(label("Hello", in: stage), builder)
            let frames = (0..<5).compactMap { builder.frame(ofText: $0..<$0 + 1, in: id) }
            #expect(frames.count == 5)
            #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.6 })
            #expect(frames.first?.minX == 20)
        }
    }

    @Test("The rectangle of a text is within its label, and its parts are within it")
    func range() throws {
        try run { stage, builder in
            let label = label("Hello you", in: stage)
            let id = try id(label, builder)
            let whole = try #require(builder.frame(ofText: 0..<9, in: id))
            let part = try #require(builder.frame(ofText: 6..<9, in: id))
            #expect(label.frame.contains(whole))
            #expect(part.maxX == whole.maxX)
            #expect(part.minX > whole.midX)
        }
    }

    @Test("The second paragraph of a label is below the first one")
    func paragraphs() throws {
        try run { stage, builder in
            let id = try id(label("One\nTwo", in: stage), builder)
            let first = try #require(builder.frame(ofText: 0..<1, in: id))
            let second = try #require(builder.frame(ofText: 4..<5, in: id))
            #expect(second.minY >= first.maxY - 1)
            #expect(second.minX == first.minX)
        }
    }

    @Test("The character at a point of a label is found", arguments: ["Hello", "e\u{301}e\u{301}e\u{301}", "😀x😀"])
    func point(text: String) throws {
        try run { stage, builder in
            let id = try id(label(text, in: stage), builder)
            var offset = 0
            for character in text {
                let length = character.unicodeScalars.count
                let frame = try #require(builder.frame(ofText: offset..<offset + length, in: id))
                let found = builder.textOffset(at: CGPoint(x: frame.midX, y: frame.midY), in: id)
                #expect(found == offset, "\(character)")
                offset += length
            }
        }
    }

    @Test("There is no character beside the text of a label")
    func pointOutside() throws {
        try run { stage, builder in
            let id = try id(label("Hello", in: stage), builder)
            #expect(builder.textOffset(at: CGPoint(x: 219, y: 31), in: id) == nil)
        }
    }

    @Test("The lines of a label are those of its layout")
    func lines() throws {
        try run { stage, builder in
            let id = try id(label("One\nTwo", in: stage), builder)
            #expect(builder.lineRange(at: 1, in: id) == 0..<4)
            #expect(builder.lineRange(at: 5, in: id) == 4..<7)
        }
    }

    @Test("Offsets beyond the text have no rectangle, or an empty one", arguments: [9..<20, 1_000_000..<2_000_000])
    func beyond(range: Range<Int>) throws {
        try run { stage, builder in
            let id = try id(label("Hello you", in: stage), builder)
            #expect(builder.frame(ofText: range, in: id)?.width ?? 0 == 0)
        }
    }

    // MARK: Attributes

    @Test("A label has the attributes of its font, color and alignment")
    func defaultAttributes() throws {
        try run { stage, builder in
            let label = label("Hello", in: stage)
            label.font = .boldSystemFont(ofSize: 20)
            label.textColor = .red
            label.textAlignment = .center
            let attributes = builder.defaultTextAttributes(of: try id(label, builder))
            #expect(attributes["size"] == "20")
            #expect(attributes["weight"] == "700")
            #expect(attributes["fg-color"] == "65535,0,0")
            #expect(attributes["justification"] == "center")
        }
    }

    @Test("A misspelled word has the attribute invalid, and a run of its own")
    func misspelled() throws {
        try withSpelling(["good", "word"]) { _ in
            try run { stage, builder in
                let view = stage.addEditedText("👍 good wrod word")
                let id = try id(view, builder)
                let found = try #require(builder.textAttributes(at: 8, in: id))
                #expect(found.attributes["invalid"] == "spelling")
                #expect(found.range == 7..<11)
                #expect(builder.textAttributes(at: 0, in: id)?.range == 0..<7)
                #expect(builder.textAttributes(at: 12, in: id)?.attributes["invalid"] == nil)
                #expect(builder.textAttributes(at: 12, in: id)?.range == 11..<16)
            }
        }
    }

    @Test("A change of the marks of misspelled words changes the version of the attributes")
    func misspelledVersion() throws {
        try withSpelling(["good"]) { _ in
            try run { stage, builder in
                let view = stage.addEditedText("good wrod")
                let id = try id(view, builder)
                let old = builder.tree[id]?.text?.attributesVersion
                view.spellChecker?.ignore("wrod")
                stage.checkSpelling(of: view)
                builder.updateTree()
                #expect(builder.tree[id]?.text?.attributesVersion != old)
            }
        }
    }

    @Test("A part of a label with attributes has those that differ")
    func attributes() throws {
        try run { stage, builder in
            let label = label("", in: stage)
            let text = NSMutableAttributedString(string: "a 😀 bold end")
            let bold: [NSAttributedString.Key: Any] = [
                .font: UIFont.boldSystemFont(ofSize: 17), .underlineStyle: NSUnderlineStyle.single.rawValue,
            ]
            text.addAttributes(bold, range: NSRange(location: 5, length: 4))
            label.attributedText = text
            let id = try id(label, builder)
            let found = try #require(builder.textAttributes(at: 5, in: id))
            #expect(found.range == 4..<8)
            #expect(found.attributes["weight"] == "700")
            #expect(found.attributes["underline"] == "single")
            #expect(builder.textAttributes(at: 0, in: id)?.attributes["underline"] == nil)
        }
    }

    @Test("A text view has the attributes of its text")
    func textViewAttributes() throws {
        try run { stage, builder in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            let text = NSMutableAttributedString(string: "One two")
            text.addAttribute(.backgroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 3))
            view.attributedText = text
            let found = try #require(builder.textAttributes(at: 4, in: try id(view, builder)))
            #expect(found.range == 4..<7)
            #expect(found.attributes["bg-color"] == "0,0,65535")
        }
    }

    @Test("The attributes of a secret text are not known")
    func secret() throws {
        try run { stage, builder in
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 30))
            field.text = "secret"
            field.isSecureTextEntry = true
            let id = try id(field, builder)
            #expect(builder.textAttributes(at: 0, in: id) == nil)
        }
    }

    // MARK: Lists

    /// Adds a label with the list items "one" and "two", of which "two" is a link; they are read as "• one\n• two".
    private func labelWithList(in stage: WindowStage) -> UILabel {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        let text = NSMutableAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: style])
        let url = URL(string: "https://gnome.org")
        if let url { text.addAttribute(.link, value: url, range: NSRange(location: 4, length: 3)) }
        let label = label("", in: stage)
        label.attributedText = text
        return label
    }

    @Test("The lines of a label with a list include the markers")
    func linesOfList() throws {
        try run { stage, builder in
            let id = try id(labelWithList(in: stage), builder)
            #expect(builder.lineRange(at: 0, in: id) == 0..<6)
            #expect(builder.lineRange(at: 9, in: id) == 6..<11)
        }
    }

    @Test("Offsets in a label with a list count the markers")
    func offsetsInList() throws {
        try run { stage, builder in
            let label = labelWithList(in: stage)
            let id = try id(label, builder)
            let first = try #require(builder.frame(ofText: 2..<3, in: id))
            let last = try #require(builder.frame(ofText: 10..<11, in: id))
            #expect(last.minY >= first.maxY - 1)
            #expect(builder.textOffset(at: CGPoint(x: first.midX, y: first.midY), in: id) == 2)
            #expect(builder.textOffset(at: CGPoint(x: last.midX, y: last.midY), in: id) == 10)
        }
    }

    @Test("A link in a label with a list is where its text is")
    func linkInList() throws {
        try run { stage, builder in
            let label = labelWithList(in: stage)
            let link = try #require(try children(label, builder).first)
            let text = try #require(label.frame(ofBytes: 4..<7))
            #expect(link.link?.range == 8..<11)
            #expect(builder.frame(of: link.id) == label.convert(text, to: nil))
        }
    }

    // MARK: Links

    @Test("The links of a text view are elements in it, with their ranges and addresses")
    func links() throws {
        try run { stage, builder in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 280, height: 100))
            view.isEditable = false
            view.dataDetectorTypes = .link
            view.attributedText = linked
            let links = try children(view, builder)
            #expect(links.map(\.role) == [.link, .link])
            #expect(links.map(\.name) == ["GNOME", "www.example.org"])
            #expect(links.map(\.link?.range) == [4..<9, 14..<29])
            #expect(links.map(\.link?.address) == ["https://gnome.org", "http://www.example.org"])
        }
    }

    @Test("A link is where its text is")
    func linkFrame() throws {
        try run { stage, builder in
            let view = stage.add(UITextView(), CGRect(x: 10, y: 10, width: 280, height: 100))
            view.isEditable = false
            view.attributedText = linked
            let link = try #require(try children(view, builder).first)
            let text = try #require(builder.frame(ofText: 4..<9, in: try id(view, builder)))
            #expect(builder.frame(of: link.id) == text)
        }
    }

    private final class Opening: NSObject, UITextViewDelegate {
        var opened: [URL] = []

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            opened.append(URL)
            return false
        }
    }

    @Test("Activating a link opens it as a click does")
    func followLink() throws {
        try run { stage, builder in
            let opening = Opening()
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 280, height: 100))
            view.isEditable = false
            view.delegate = opening
            view.attributedText = linked
            let link = try #require(try children(view, builder).first)
            #expect(link.actions.map(\.kind) == [.activate])
            #expect(builder.perform(.activate, on: link.id))
            #expect(opening.opened.map(\.absoluteString) == ["https://gnome.org"])
        }
    }

    @Test("A label presents its links, also those of a later text")
    func labelLinks() throws {
        try run { stage, builder in
            let label = label("Plain", in: stage)
            let before = try children(label, builder)
            #expect(before.isEmpty)
            label.attributedText = linked
            let links = try children(label, builder)
            #expect(links.map(\.name) == ["GNOME"])
            label.text = "Plain"
            let after = try children(label, builder)
            #expect(after.isEmpty)
        }
    }

    @Test("A link that remains when the text changes keeps its identity")
    func stableLinks() throws {
        try run { stage, builder in
            let label = label("", in: stage)
            label.attributedText = linked
            let before = try children(label, builder).map(\.id)
            let longer = NSMutableAttributedString(attributedString: linked)
            longer.append(NSAttributedString(string: "."))
            label.attributedText = longer
            let after = try children(label, builder).map(\.id)
            #expect(after == before)
        }
    }
}
