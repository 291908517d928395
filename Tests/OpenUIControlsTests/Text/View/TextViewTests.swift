import OpenQuartzCore
import TestSupport
import Testing

@testable import OpenText
@testable import OpenUIControls
import UIKitTestSupport

/// Records the calls to a text view's delegate.
@MainActor private final class Recorder: UITextViewDelegate {
    var log: [String] = []
    var allows = true
    var opened: [(URL, NSRange)] = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log.append("shouldBegin")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        log.append("shouldEnd")
        return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("should \(range.location),\(range.length) \(text)")
        return allows
    }
    func textViewDidChange(_ textView: UITextView) { log.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        opened.append((URL, characterRange))
        return false
    }
}

@MainActor @Suite struct TextViewTests {
    private func make(_ stage: WindowStage, _ text: String, size: CGSize = CGSize(width: 200, height: 100))
        -> UITextView
    {
        let view = stage.add(UITextView(), CGRect(origin: .zero, size: size))
        view.font = .systemFont(ofSize: 15)
        view.text = text
        stage.frame()
        return view
    }

    private static let lines = (0..<5000).map { "Line number \($0)" }.joined(separator: "\n")

    @Test("A view that is created with either text system has a layout manager")
    func layoutManager() {
        for usesTextLayoutManager in [false, true] {
            let view = UITextView(usingTextLayoutManager: usesTextLayoutManager)
            #expect(view.layoutManager.textStorage === view.textStorage)
        }
    }

    @Test(
        "From right to left, paragraphs without letters begin at the right, others at the side of their first letter",
        arguments: [("", true), ("12", true), ("ab", false), ("של", true)])
    func neutralParagraph(text: String, isAtRight: Bool) {
        WindowStage.run { stage in
            let view = make(stage, text)
            view.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            #expect((view.caretRect(for: view.beginningOfDocument).minX > 100) == isAtRight)
        }
    }

    @Test(
        "The Page Down key moves to the end of a text in a view that is higher than any display",
        arguments: [1e4, 1e18, 1e30, 1e300] as [CGFloat])
    func pageOfHighView(height: CGFloat) {
        WindowStage.run { stage in
            let view = make(stage, "One\ntwo\nthree")
            view.frame.size.height = height
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.press(0xff56)
            #expect(view.selectedRange == NSRange(location: 13, length: 0))
        }
    }

    @Test("The attributed text has the characters of the text")
    func attributedTextCharacters() {
        WindowStage.run { stage in
            #expect(make(stage, "One\ntwo").attributedText.string == "One\ntwo")
        }
    }

    @Test("The attributed text has the attributes of the text")
    func attributedTextAttributes() {
        WindowStage.run { stage in
            let font = make(stage, "One").attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            #expect(font == .systemFont(ofSize: 15))
        }
    }

    @Test("A new text view has UIKit's default property values")
    func defaults() {
        let view = UITextView()
        #expect(view.isEditable)
        #expect(view.isSelectable)
        #expect(view.text.isEmpty)
        #expect(view.font == nil)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.textContainer.widthTracksTextView)
        #expect(view.layoutManager.textStorage === view.textStorage)
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
        #expect(view.isScrollEnabled)
    }

    @Test("A text view that is created with a text container shows the container's text")
    func ownContainer() {
        let storage = NSTextStorage(string: "given")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 1e7))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        #expect(view.text == "given")
        #expect(view.textStorage === storage)
        #expect(view.layoutManager === manager)
    }

    @Test("A text view has layers only for visible paragraphs at every scroll position")
    func layers() {
        WindowStage.run { stage in
            let view = make(stage, Self.lines)
            let height = view.contentSize.height
            #expect(height > 5000 * 15)
            #expect(view.contentSize.width == 200)
            for offset in [0, 40_000, 20_000, 70_000] as [CGFloat] {
                view.contentOffset.y = offset
                stage.frame()
                #expect((4...20).contains(view.layers.partCount))
            }
            #expect(view.layoutManager.document?.count == 5000)
        }
    }

    @Test("An edit calls the text view's delegate in UIKit's order, and the delegate can reject it")
    func delegateOrder() {
        WindowStage.run { stage in
            let view = make(stage, "abc")
            let recorder = Recorder()
            view.delegate = recorder
            view.becomeFirstResponder()
            #expect(recorder.log == ["shouldBegin", "didBegin"])
            recorder.log = []
            view.insertText("d")
            #expect(recorder.log == ["should 3,0 d", "selection", "change"])
            #expect(view.text == "abcd")
            recorder.log = []
            recorder.allows = false
            view.deleteBackward()
            #expect(recorder.log == ["should 3,1 "])
            #expect(view.text == "abcd")
            recorder.log = []
            view.selectedRange = NSRange(location: 1, length: 2)
            #expect(recorder.log == ["selection"])
            recorder.log = []
            view.text = "new"
            #expect(!recorder.log.contains("change"))
            recorder.log = []
            view.resignFirstResponder()
            #expect(recorder.log == ["shouldEnd", "didEnd"])
            recorder.log = []
            view.text = Self.lines
            stage.frame()
            view.contentOffset.y = 50
            #expect(recorder.log == ["scroll"])
        }
    }

    @Test("A text view shows edits of its text storage and keeps the selection on the same characters")
    func storageEdits() {
        WindowStage.run { stage in
            let view = make(stage, "one two three")
            view.selectedRange = NSRange(location: 4, length: 3)
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "zero and one")
            stage.frame()
            #expect(view.text == "zero and one two three")
            #expect(view.selectedRange == NSRange(location: 13, length: 3))
            let before = view.contentSize.height
            view.textStorage.append(NSAttributedString(string: "\nx\ny\nz", attributes: [.font: view.font as Any]))
            stage.frame()
            #expect(view.contentSize.height > before + 40)
        }
    }

    @Test("Arrow keys move the caret through lines and scroll it into view")
    func keys() {
        WindowStage.run { stage in
            let view = make(stage, Self.lines)
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.frame()
            for _ in 0..<30 { view.editor.perform(.move(.down)) }
            stage.frame()
            #expect(view.textStorage.paragraphIndex(at: view.selectedRange.location) == 30)
            let caret = view.caretRect(for: .at(view.selectedRange.location))
            #expect(view.bounds.contains(caret))
            view.editor.perform(.move(.documentEnd))
            stage.frame()
            let last = view.caretRect(for: view.endOfDocument)
            #expect(view.selectedRange.location == view.textStorage.length)
            #expect(view.bounds.minY <= last.minY)
            #expect(view.bounds.maxY >= last.maxY)
            view.insertText("\nmore")
            stage.frame()
            #expect(view.bounds.maxY >= view.caretRect(for: view.endOfDocument).maxY)
        }
    }

    @Test("scrollRangeToVisible scrolls to a range at any distance")
    func scrollRangeToVisible() {
        WindowStage.run { stage in
            let view = make(stage, Self.lines)
            let range = (view.text as NSString).range(of: "number 3456")
            view.scrollRangeToVisible(range)
            stage.frame()
            let rect = view.firstRect(for: .of(range))
            #expect(view.bounds.minY <= rect.minY + 1)
            #expect(view.bounds.maxY >= rect.maxY - 1)
        }
    }

    @Test("The fitting height of a text view without scrolling is the height of its text")
    func fitting() {
        WindowStage.run { stage in
            let view = make(stage, "some words that need more than a single line of text here")
            view.isScrollEnabled = false
            let size = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
            #expect(size.width <= 200)
            #expect(size.height > 16 + 2 * 15)
            #expect(view.intrinsicContentSize == size)
            let narrow = view.sizeThatFits(CGSize(width: 100, height: 0))
            #expect(narrow.height > size.height)
            #expect(narrow.width <= 100)
            #expect(view.sizeThatFits(CGSize(width: 200, height: 0)) == size)
        }
    }

    @Test(
        "The fitting width follows the text when its widest paragraph becomes shorter, is removed or has another font",
        arguments: ["", "i", "i\nii", "a wide line\ni", "i\nanother line\nii"])
    func fittingWidthAfterChanges(text: String) {
        WindowStage.run { stage in
            let limit = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
            let view = make(stage, "i\na line of words\nii")
            view.isScrollEnabled = false
            stage.frame()
            _ = view.sizeThatFits(limit)
            for font in [UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 9)] {
                view.attributedText = NSAttributedString(string: text, attributes: [.font: font])
                let fresh = make(stage, "")
                fresh.isScrollEnabled = false
                fresh.attributedText = view.attributedText
                #expect(view.sizeThatFits(limit).width == fresh.sizeThatFits(limit).width)
            }
        }
    }

    @Test("An emptied text view has the height of one line of its font")
    func emptied() {
        WindowStage.run { stage in
            let view = make(stage, "x")
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 40)
            stage.frame()
            let limit = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
            let line = view.sizeThatFits(limit).height
            view.text = "one\ntwo\nthree"
            stage.frame()
            view.text = ""
            expectNear(view.sizeThatFits(limit).height, line, within: 1)
            expectNear(view.intrinsicContentSize.height, line, within: 1)
            stage.frame()
            expectNear(view.contentSize.height, line, within: 1)
        }
    }

    @Test("An empty text view without a width has the content height of one line")
    func emptyWithoutWidth() {
        WindowStage.run { stage in
            let view = make(stage, "x")
            let line = view.contentSize.height
            view.text = "one\ntwo\nthree"
            stage.frame()
            view.frame.size.width = 0
            view.text = ""
            stage.frame()
            expectNear(view.contentSize.height, line, within: 1)
        }
    }

    @Test("A text view that constraints make 0 wide does not wrap its text after every character")
    func constrainedToNoWidth() {
        WindowStage.run { stage in
            let view = make(stage, "x")
            view.isScrollEnabled = false
            let line = view.intrinsicContentSize.height
            view.text = "some words"
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 0),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            ])
            stage.frame()
            #expect(view.bounds.width == 0)
            expectNear(view.bounds.height, line, within: 1)
        }
    }

    @Test("A read-only text view rejects input, and one without selection cannot become first responder")
    func abilities() {
        WindowStage.run { stage in
            let view = make(stage, "text")
            view.isEditable = false
            view.insertText("x")
            #expect(view.text == "text")
            #expect(view.canBecomeFirstResponder)
            view.isSelectable = false
            #expect(!view.canBecomeFirstResponder)
            #expect(!view.becomeFirstResponder())
        }
    }

    @Test("A text view that becomes read-only while it is edited notifies its delegate that editing ended, once")
    func readOnlyWhileEditing() {
        WindowStage.run { stage in
            let (view, recorder) = (make(stage, "text"), Recorder())
            view.delegate = recorder
            view.becomeFirstResponder()
            recorder.log = []
            view.isEditable = false
            #expect(recorder.log == ["didEnd"])
            view.resignFirstResponder()
            #expect(recorder.log == ["didEnd"])
        }
    }

    @Test("A selectable text view that becomes editable while it has the keyboard notifies its delegate")
    func editableWhileSelected() {
        WindowStage.run { stage in
            let (view, recorder) = (make(stage, "text"), Recorder())
            view.delegate = recorder
            view.isEditable = false
            view.becomeFirstResponder()
            recorder.log = []
            view.isEditable = true
            #expect(recorder.log == ["didBegin"])
        }
    }

    @Test("Font, color and alignment count for all of the text and what is written next")
    func uniformAttributes() {
        WindowStage.run { stage in
            let view = make(stage, "text")
            view.font = .boldSystemFont(ofSize: 20)
            view.textColor = .red
            view.textAlignment = .right
            view.becomeFirstResponder()
            view.insertText("!")
            for place in [0, 4] {
                let attributes = view.textStorage.attributes(at: place, effectiveRange: nil)
                #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
                #expect(attributes[.foregroundColor] as? UIColor == .red)
                #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
            }
            stage.frame()
            let caret = view.caretRect(for: view.endOfDocument)
            #expect(caret.minX > 180)
        }
    }

    @Test("Caret positions and rectangles are in the text view's coordinates")
    func coordinates() {
        WindowStage.run { stage in
            let view = make(stage, "abc\ndef")
            let caret = view.caretRect(for: .at(4))
            expectNear(caret.minX, 5, within: 0.01)
            #expect(caret.minY > 8 + 14)
            #expect(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY))?.offset == 4)
            let rects = view.selectionRects(for: .of(NSRange(location: 1, length: 4)))
            #expect(rects.count == 2)
            #expect(rects.first?.containsStart == true)
            #expect(rects.last?.containsEnd == true)
            expectNear(rects[0].rect.maxX, 195, within: 0.01)
            expectNear(rects[1].rect.minX, 5, within: 0.01)
        }
    }

    @Test("Input methods compose marked text in a text view")
    func composing() {
        WindowStage.run { stage in
            let view = make(stage, "ab")
            view.becomeFirstResponder()
            view.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
            #expect(view.text == "abにほ")
            #expect(view.markedTextRange?.nsRange == NSRange(location: 2, length: 2))
            stage.frame()
            view.insertText("日本")
            #expect(view.text == "ab日本")
            #expect(view.markedTextRange == nil)
            view.undoManager?.undo()
            #expect(view.text == "ab")
        }
    }
}
