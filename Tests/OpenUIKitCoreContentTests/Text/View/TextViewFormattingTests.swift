import Testing
import UIKitTestSupport

import OpenUIKitCore

@Suite("Formatting in text views") @MainActor struct TextViewFormattingTests {
    /// Runs a body with a text view that has the keyboard focus and a selection.
    private func run(
        _ text: String, selecting range: NSRange, formats: Bool = true,
        _ body: (WindowStage, UITextView) -> Void
    ) {
        WindowStage.run { stage in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            stage.window.addSubview(view)
            view.text = text
            view.allowsEditingTextAttributes = formats
            view.becomeFirstResponder()
            view.selectedRange = range
            stage.frame()
            body(stage, view)
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
}
