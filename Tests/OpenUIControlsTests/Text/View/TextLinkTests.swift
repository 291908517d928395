import OpenDisplay
import Testing

@testable import OpenText
@testable import OpenUIControls
import UIKitTestSupport

/// Tests clicks on links and attachments of a text view.
@MainActor @Suite struct TextLinkTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var links: [(URL, NSRange)] = []
        var attachments: [(NSTextAttachment, NSRange)] = []
        var allowsAttachment = true

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            links.append((URL, characterRange))
            return false
        }

        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            attachments.append((textAttachment, characterRange))
            return allowsAttachment
        }
    }

    private func run(_ text: NSAttributedString, _ body: (WindowStage, UITextView, Listener) throws -> Void) rethrows {
        try WindowStage.run { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            view.attributedText = text
            let listener = Listener()
            view.delegate = listener
            stage.frame()
            try body(stage, view, listener)
        }
    }

    private var linked: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Read the manual first.", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        text.addAttribute(.link, value: "https://example.org/manual", range: NSRange(location: 5, length: 10))
        return text
    }

    private func click(_ stage: WindowStage, _ view: UITextView, _ offset: Int, _ modifiers: KeyModifiers = []) {
        stage.advance(by: 1)
        let caret = view.caretRect(for: .at(offset))
        for phase in [PointerEvent.Phase.pressed, .released] {
            stage.surface.send(
                .pointer(
                    PointerEvent(
                        phase: phase, location: CGPoint(x: caret.minX + 2, y: caret.midY), button: 1,
                        modifiers: modifiers, timestamp: stage.clock.now)))
        }
    }

    @Test("In an editable text view a click on a link places the caret, and a Control-click opens the link")
    func editable() {
        run(linked) { stage, view, listener in
            click(stage, view, 8)
            #expect(listener.links.isEmpty)
            #expect(view.selectedRange == NSRange(location: 8, length: 0))
            click(stage, view, 12, .control)
            #expect(listener.links.count == 1)
            #expect(listener.links.first?.1 == NSRange(location: 5, length: 10))
            #expect(view.selectedRange == NSRange(location: 8, length: 0))
            click(stage, view, 18, .control)
            #expect(listener.links.count == 1)
            #expect(view.selectedRange.location == 18)
        }
    }

    @Test("A click on an attachment calls the delegate, which decides whether its link is opened")
    func attachments() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let text = NSMutableAttributedString(string: "A ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " z", attributes: [.font: UIFont.systemFont(ofSize: 15)]))
        text.addAttribute(.link, value: "https://example.org/", range: NSRange(location: 2, length: 1))
        run(text) { stage, view, listener in
            view.isEditable = false
            click(stage, view, 2)
            #expect(listener.attachments.count == 1)
            #expect(listener.attachments.first?.0 === attachment)
            #expect(listener.attachments.first?.1 == NSRange(location: 2, length: 1))
            #expect(listener.links.count == 1)
            listener.allowsAttachment = false
            click(stage, view, 2)
            #expect(listener.attachments.count == 2)
            #expect(listener.links.count == 1)
            click(stage, view, 0)
            #expect(listener.attachments.count == 2)
        }
    }

    @Test("A click on a detected address calls the delegate unless the text view is editable or detects nothing")
    func detection() throws {
        let text = NSAttributedString(
            string: "First line\nWrite to me@example.org.", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        let address = (text.string as NSString).range(of: "me@example.org")
        try run(text) { stage, view, listener in
            view.isEditable = false
            click(stage, view, address.location + 3)
            #expect(listener.links.isEmpty)
            view.dataDetectorTypes = .link
            stage.frame()
            click(stage, view, address.location + 3)
            let link = try #require(listener.links.first)
            #expect(link.0.absoluteString == "mailto:me@example.org")
            #expect(link.1 == address)
            #expect(view.textStorage.attribute(.link, at: address.location, effectiveRange: nil) == nil)
            view.isEditable = true
            click(stage, view, address.location + 3)
            #expect(listener.links.count == 1)
        }
    }

    @Test("Detected links are displayed in the link color")
    func detectedColor() {
        let text = NSAttributedString(string: "See www.example.org", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        run(text) { stage, view, _ in
            view.linkTextAttributes = [.foregroundColor: UIColor.red]
            view.isEditable = false
            view.dataDetectorTypes = .all
            stage.frame()
            let runs = view.document?.layout(of: 0).typeset.runs ?? []
            #expect(runs.contains { $0.color == UIColor.red.cgColor })
            view.dataDetectorTypes = []
            let plain = view.document?.layout(of: 0).typeset.runs ?? []
            #expect(!plain.contains { $0.color == UIColor.red.cgColor })
        }
    }

    @Test(
        "URLs and e-mail addresses are found without the punctuation around them",
        arguments: [
            ("Go to https://example.org/a?b=c.", ["https://example.org/a?b=c"]),
            ("(see http://example.org/a_(b))", ["http://example.org/a_(b)"]),
            ("<HTTPS://example.org>,\"ftp://example.org/x\"", ["HTTPS://example.org", "ftp://example.org/x"]),
            ("url=https://example.org!", ["https://example.org"]),
            ("www.example.org/path, www.", ["www.example.org/path"]),
            ("Mail a.b+c@mail.example.org; or mailto:x@y.de", ["a.b+c@mail.example.org", "mailto:x@y.de"]),
            ("a@b, @c.de, a@@b.de, a@b.c, https://, xhttp://a.b, 10:30, e.g. this", []),
            ("Grüße 👍 an me@example.org", ["me@example.org"]),
        ] as [(String, [String])])
    func detector(_ text: String, _ expected: [String]) {
        let found = LinkDetector.matches(in: text).map { (text as NSString).substring(with: $0.range) }
        #expect(found == expected)
    }

    @Test("A hundred thousand closing brackets after a URL are not part of the link, and are read in linear time")
    func manyBrackets() {
        let url = "https://example.org/(a)"
        let found = LinkDetector.matches(in: url + String(repeating: ")", count: 100_000))
        #expect(found.map(\.url.absoluteString) == [url])
    }

    @Test("Without a desktop session a URL cannot be opened, and open(_:) reports false")
    func opening() throws {
        let url = try #require(URL(string: "https://example.org/"))
        #expect(!UIApplication.shared.canOpenURL(url))
        var answers: [Bool] = []
        UIApplication.shared.open(url) { answers.append($0) }
        #expect(answers == [false])
    }

    @Test("A text view remains editable after its container's layout manager is replaced")
    func replacing() {
        run(linked) { stage, view, _ in
            let (old, new) = (view.layoutManager, NSLayoutManager())
            view.textContainer.replaceLayoutManager(new)
            #expect(view.layoutManager === new)
            #expect(new.textStorage === view.textStorage)
            #expect(old.textContainers.isEmpty)
            #expect(old.textStorage == nil)
            stage.frame()
            let place = view.caretRect(for: .at(5))
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)
            view.insertText("Now ")
            stage.frame()
            #expect(view.text == "Now Read the manual first.")
            #expect(view.caretRect(for: .at(9)).minX > place.minX)
            #expect(view.contentSize.height > 15)
            view.insertText("\n\n\n")
            let height = view.contentSize.height
            stage.frame()
            #expect(view.contentSize.height > height)
        }
    }
}
