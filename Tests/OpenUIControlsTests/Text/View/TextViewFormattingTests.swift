import Testing
import UIKitTestSupport

import OpenUIControls

@Suite("Formatting in text views") @MainActor struct TextViewFormattingTests {
    /// Runs a body with a text view that has the keyboard focus and a selection.
    private func run(
        _ text: String, selecting range: NSRange, formats: Bool = true,
        _ body: (WindowStage, UITextView) throws -> Void
    ) rethrows {
        try WindowStage.run { stage in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            stage.window.addSubview(view)
            view.text = text
            view.allowsEditingTextAttributes = formats
            view.becomeFirstResponder()
            view.selectedRange = range
            stage.frame()
            try body(stage, view)
        }
    }

    private func traits(_ view: UITextView, at place: Int) -> UIFontDescriptor.SymbolicTraits {
        let font = view.textStorage.attribute(.font, at: place, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits ?? []
    }

    @Test("Commands make the selection bold and italic, and a second time no longer")
    func toggles() {
        run("one two", selecting: NSRange(location: 0, length: 3)) { _, view in
            view.toggleBoldface(nil)
            view.toggleItalics(nil)
            #expect(traits(view, at: 0).isSuperset(of: [.traitBold, .traitItalic]))
            #expect(traits(view, at: 4).isDisjoint(with: [.traitBold, .traitItalic]))
            view.toggleBoldface(nil)
            #expect(traits(view, at: 0).isDisjoint(with: .traitBold))
        }
    }

    @Test("Attributes are converted as one of the standard commands")
    func conversionCommand() {
        run("one", selecting: NSRange(location: 0, length: 3)) { _, view in
            let commands: any UIResponderStandardEditActions = view
            commands.updateTextAttributes { $0.merging([.kern: 2]) { $1 } }
            #expect(view.textStorage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        }
    }

    @Test("A handler converts the attributes of each part of the selection, as one undo step")
    func conversion() {
        run("one two", selecting: NSRange(location: 0, length: 3)) { stage, view in
            view.toggleBoldface(nil)
            UndoEventGrouping.end()
            view.selectedRange = NSRange(location: 1, length: 5)
            var parts = 0
            view.updateTextAttributes { attributes in
                parts += 1
                return attributes.merging([.kern: 2]) { $1 }
            }
            @MainActor func kern(_ place: Int) -> Int? {
                view.textStorage.attribute(.kern, at: place, effectiveRange: nil) as? Int
            }
            #expect(parts == 2)
            #expect([0, 1, 5, 6].map(kern) == [nil, 2, 2, nil])
            #expect(view.selectedRange == NSRange(location: 1, length: 5))
            stage.press(0x7a, "z", .control)
            #expect([1, 5].map(kern) == [nil, nil])
            #expect(traits(view, at: 1).contains(.traitBold))
        }
    }

    @Test("Without a selection, a handler converts the attributes of text that is typed next")
    func conversionAtCaret() {
        run("one", selecting: NSRange(location: 3, length: 0)) { stage, view in
            view.updateTextAttributes { $0.merging([.kern: 2]) { $1 } }
            stage.press(0x78, "x")
            #expect(view.textStorage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
        }
    }

    @Test("A view that does not allow attributes to be edited ignores the handler")
    func conversionNotAllowed() {
        run("one", selecting: NSRange(location: 0, length: 3), formats: false) { _, view in
            view.updateTextAttributes { $0.merging([.kern: 2]) { $1 } }
            #expect(view.textStorage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        }
    }

    @Test("A selection of which a part is bold becomes bold")
    func mixed() {
        run("one two", selecting: NSRange(location: 0, length: 3)) { _, view in
            view.toggleBoldface(nil)
            view.selectedRange = NSRange(location: 0, length: 7)
            view.toggleBoldface(nil)
            #expect(traits(view, at: 0).contains(.traitBold))
            #expect(traits(view, at: 6).contains(.traitBold))
        }
    }

    @Test("Sizes change by a point, and parts keep their differences")
    func sizes() {
        run("one two", selecting: NSRange(location: 0, length: 3)) { _, view in
            @MainActor func size(_ place: Int) -> CGFloat? {
                (view.textStorage.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.pointSize
            }
            view.increaseSize(nil)
            view.selectedRange = NSRange(location: 0, length: 7)
            view.decreaseSize(nil)
            #expect(size(0) == 12)
            #expect(size(6) == 11)
        }
    }

    @Test("Undo restores the attributes, and redo the change")
    func undo() {
        run("one two", selecting: NSRange(location: 0, length: 3)) { _, view in
            view.toggleBoldface(nil)
            view.undoManager?.undo()
            #expect(traits(view, at: 0).isDisjoint(with: .traitBold))
            view.undoManager?.redo()
            #expect(traits(view, at: 0).contains(.traitBold))
            #expect(view.text == "one two")
        }
    }

    @Test("A change of attributes consults and notifies the delegate and keeps the selection")
    func delegate() {
        final class Recorder: UITextViewDelegate {
            var log: [String] = []
            var allows = true

            func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                log.append("should \(text)")
                return allows
            }

            func textViewDidChange(_ textView: UITextView) { log.append("did") }
        }
        run("one two", selecting: NSRange(location: 0, length: 3)) { _, view in
            let recorder = Recorder()
            view.delegate = recorder
            view.toggleBoldface(nil)
            #expect(recorder.log == ["should one", "did"])
            #expect(view.selectedRange == NSRange(location: 0, length: 3))
            recorder.allows = false
            view.toggleBoldface(nil)
            #expect(traits(view, at: 0).contains(.traitBold))
        }
    }

    @Test("Without a selection, text that is typed next is formatted")
    func typing() {
        run("one", selecting: NSRange(location: 3, length: 0)) { _, view in
            view.toggleUnderline(nil)
            view.insertText("a")
            #expect(view.textStorage.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int == 1)
            #expect(view.textStorage.attribute(.underlineStyle, at: 2, effectiveRange: nil) == nil)
        }
    }

    @Test("Control-B formats only where attributes may be edited", arguments: [true, false])
    func keys(formats: Bool) {
        run("one", selecting: NSRange(location: 0, length: 3), formats: formats) { stage, view in
            stage.press(0x62, "b", .control)
            #expect(traits(view, at: 0).contains(.traitBold) == formats)
            #expect(view.canPerformAction(.toggleBoldface, withSender: nil) == formats)
        }
    }

    // MARK: Pasteboard

    private static let letter: [[String: Any]] = [
        [
            "public.utf8-plain-text": "plain",
            "public.rtf": Data(
                #"{\rtf1{\colortbl;\red0\green0\blue0;\red255\green0\blue0;}\cf1 a{\b b}\cf2 c\par}"#.utf8),
        ]
    ]

    @Test("Copied text is offered to other programs with its attributes")
    func copiedFormats() throws {
        try run("one two", selecting: NSRange(location: 0, length: 3)) { _, view in
            view.toggleBoldface(nil)
            view.selectedRange = NSRange(location: 0, length: 7)
            view.copy(nil)
            let data = try #require(UIPasteboard.general.data(forPasteboardType: "public.rtf"))
            let text = try NSAttributedString(data: data, documentAttributes: nil)
            #expect(text.string == "one two")
            let fonts = [0, 4].map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
            #expect(fonts.map { $0?.fontDescriptor.symbolicTraits.contains(.traitBold) } == [true, false])
            let html = try #require(UIPasteboard.general.data(forPasteboardType: "text/html"))
            #expect(String(decoding: html, as: UTF8.self).contains("<b>one</b>"))
            #expect(UIPasteboard.general.string == "one two")
        }
    }

    @Test("A view without formatting copies plain text only")
    func copiedPlainText() {
        run("one", selecting: NSRange(location: 0, length: 3), formats: false) { _, view in
            view.copy(nil)
            #expect(!UIPasteboard.general.contains(pasteboardTypes: ["public.rtf", "public.html"]))
        }
    }

    @Test("Text of another program is pasted with its attributes, and black text in the color of the view")
    func pastedFormats() {
        run("", selecting: NSRange(location: 0, length: 0)) { _, view in
            view.textColor = .label
            UIPasteboard.general.items = Self.letter
            view.paste(nil)
            #expect(view.text == "abc")
            #expect([0, 1, 2].map { traits(view, at: $0).contains(.traitBold) } == [false, true, false])
            let colors = [0, 1, 2].map {
                view.textStorage.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
            }
            #expect(colors == [.label, .label, UIColor(red: 1, green: 0, blue: 0, alpha: 1)])
        }
    }

    @Test("HTML, which browsers offer without RTF, is pasted with its attributes")
    func pastedHTML() {
        run("", selecting: NSRange(location: 0, length: 0)) { _, view in
            UIPasteboard.general.items = [
                ["public.utf8-plain-text": "plain", "public.html": Data("<p>a<b>b</b></p><p>c</p>".utf8)]
            ]
            view.paste(nil)
            #expect(view.text == "ab\nc")
            #expect([0, 1, 3].map { traits(view, at: $0).contains(.traitBold) } == [false, true, false])
        }
    }

    @Test("A view without formatting, and the command without style, paste the plain text", arguments: [false, true])
    func pastedPlainText(formats: Bool) {
        run("", selecting: NSRange(location: 0, length: 0), formats: formats) { _, view in
            UIPasteboard.general.items = Self.letter
            if formats { view.pasteAndMatchStyle(nil) } else { view.paste(nil) }
            #expect(view.text == "plain")
        }
    }

    @Test("Data that is no document is pasted as plain text")
    func damagedDocument() {
        run("", selecting: NSRange(location: 0, length: 0)) { _, view in
            UIPasteboard.general.items = [["public.utf8-plain-text": "plain", "public.rtf": Data("damaged".utf8)]]
            view.paste(nil)
            #expect(view.text == "plain")
        }
    }
}
