import OpenDisplay
import OpenQuartzCore
import OpenText
import TestSupport
import Testing
import UIKitTestSupport

@testable import OpenUIControls

@MainActor @Suite("The find navigator of text views") struct FindNavigatorTests {
    private static let f3: UInt32 = 0xffc0

    /// Shows a text view that has the focus, with the caret at the start.
    private func run(
        _ text: String, isEditable: Bool = true, size: CGSize = CGSize(width: 400, height: 300),
        _ body: (WindowStage, UITextView) throws -> Void
    ) rethrows {
        try WindowStage.run(size) { stage in
            let view = stage.add(UITextView(), CGRect(origin: .zero, size: size))
            view.text = text
            view.isEditable = isEditable
            view.isFindInteractionEnabled = true
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.frame()
            try body(stage, view)
        }
    }

    private func type(_ text: String, _ stage: WindowStage) {
        for character in text { stage.press(character.unicodeScalars.first?.value ?? 0, String(character)) }
        stage.frame()
    }

    private func find(_ text: String, _ stage: WindowStage) {
        stage.press(0x66, "f", .control)
        type(text, stage)
    }

    private func highlighted(_ view: UITextView) -> NSRange? { view.visibleFoundRanges.highlighted.first }

    private func fields(_ view: UIView) -> [UITextField] {
        let navigator = view.subviews.first { $0 is FindNavigatorView }
        return navigator?.subviews.compactMap { $0 as? UITextField }.filter { !$0.isHidden } ?? []
    }

    private func count(_ view: UIView) -> String? { (fields(view).first?.rightView as? UILabel)?.text }

    private func button(_ name: String, _ view: UIView) -> UIButton? {
        view.subviews.first { $0 is FindNavigatorView }?.subviews.compactMap { $0 as? UIButton }
            .first { $0.accessibilityLabel == name }
    }

    @Test("A text view has a find interaction only if it is enabled")
    func isEnabled() {
        let view = UITextView()
        #expect(view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        #expect(view.findInteraction?.view === view)
        view.isFindInteractionEnabled = false
        #expect(view.interactions.contains { $0 is UIFindInteraction } == false)
    }

    @Test("Control-F presents the find navigator with the focus in its field")
    func presentation() {
        run("one two one") { stage, view in
            stage.press(0x66, "f", .control)
            #expect(view.findInteraction?.isFindNavigatorVisible == true)
            #expect(fields(view).map(\.isFirstResponder) == [true])
        }
    }

    @Test("Control-F has no effect while finding is not enabled")
    func disabled() {
        run("one") { stage, view in
            view.isFindInteractionEnabled = false
            stage.press(0x66, "f", .control)
            #expect(view.isFirstResponder)
        }
    }

    @Test("Typing a text finds it, and the first result from the caret on is the current one")
    func typing() {
        run("one two one") { stage, view in
            view.selectedRange = NSRange(location: 3, length: 0)
            find("one", stage)
            #expect(highlighted(view) == NSRange(location: 8, length: 3))
            #expect(view.visibleFoundRanges.found == [NSRange(location: 0, length: 3)])
            #expect(count(view) == "2 of 2")
        }
    }

    @Test("The selected text is searched")
    func selection() {
        run("one two one") { stage, view in
            view.selectedRange = NSRange(location: 8, length: 3)
            stage.press(0x66, "f", .control)
            #expect(fields(view).first?.text == "one")
            #expect(count(view) == "2 of 2")
        }
    }

    @Test("Return and Shift-Return in the field move to the next and the previous result, around the ends")
    func returnKey() {
        run("a b a b a") { stage, view in
            find("a", stage)
            var places = [highlighted(view)?.location]
            for modifiers: KeyModifiers in [[], [], [], .shift, .shift] {
                stage.press(KeySymbol.enter, "\r", modifiers)
                stage.frame()
                places.append(highlighted(view)?.location)
            }
            #expect(places == [0, 4, 8, 0, 8, 4])
        }
    }

    @Test("Control-G and F3 move to the next result, with Shift to the previous one, also while the text has the focus")
    func findNextKeys() {
        run("a b a b a") { stage, view in
            find("a", stage)
            view.becomeFirstResponder()
            var places: [Int?] = []
            let keys: [(UInt32, String, KeyModifiers)] = [
                (0x67, "g", .control), (0x67, "g", [.control, .shift]), (Self.f3, "", []), (Self.f3, "", .shift),
            ]
            for (symbol, characters, modifiers) in keys {
                stage.press(symbol, characters, modifiers)
                stage.frame()
                places.append(highlighted(view)?.location)
            }
            #expect(places == [4, 0, 4, 0])
        }
    }

    @Test("Without wrapping around, the last result stays the current one")
    func noWrapping() {
        run("a b a") { stage, view in
            find("a", stage)
            view.findInteraction?.options.wrapsAround = false
            for _ in 0..<3 { view.findNext(nil) }
            stage.frame()
            #expect(highlighted(view) == NSRange(location: 4, length: 1))
        }
    }

    @Test("Other options find other results")
    func options() {
        run("Word words word") { stage, view in
            find("word", stage)
            #expect(count(view) == "1 of 3")
            view.findInteraction?.options.matchesWholeWords = true
            #expect(count(view) == "1 of 2")
            view.findInteraction?.options.ignoresCase = false
            #expect(count(view) == "1 of 1")
        }
    }

    @Test("Escape closes the navigator, and returns the focus with the current result selected")
    func escape() {
        run("one two one") { stage, view in
            find("two", stage)
            stage.press(KeySymbol.escape)
            stage.frame()
            #expect(view.findInteraction?.isFindNavigatorVisible == false)
            #expect(view.isFirstResponder)
            #expect(view.selectedRange == NSRange(location: 4, length: 3))
            #expect(view.visibleFoundRanges.found.isEmpty)
        }
    }

    @Test("A text that does not occur is reported, and the buttons are disabled")
    func noResults() {
        run("one") { stage, view in
            find("xyz", stage)
            #expect(count(view) == "No results")
            #expect(button("Next result", view)?.isEnabled == false)
        }
    }

    @Test("The content begins below the navigator, which stays at the top while the text is scrolled")
    func place() throws {
        try run(String(repeating: "line\n", count: 200)) { stage, view in
            find("line", stage)
            let navigator = try #require(view.subviews.first { $0 is FindNavigatorView })
            #expect(view.adjustedContentInset.top == navigator.bounds.height)
            view.contentOffset.y = 500
            stage.frame()
            #expect(navigator.frame.minY == view.bounds.minY)
        }
    }

    @Test("A result outside of the visible part is scrolled to")
    func scrolling() {
        run(String(repeating: "line\n", count: 200) + "end") { stage, view in
            find("end", stage)
            #expect(view.contentOffset.y > 1000)
            #expect(highlighted(view) == NSRange(location: 1000, length: 3))
        }
    }

    @Test("Moving the focus in the navigator does not scroll the text")
    func focusInNavigator() {
        run(String(repeating: "line\n", count: 200)) { stage, view in
            find("line", stage)
            view.contentOffset.y = 500
            stage.press(KeySymbol.tab, "\t")
            stage.advance(by: 0.5)
            #expect(view.contentOffset.y == 500)
        }
    }

    @Test("From right to left, the field is at the right")
    func rightToLeft() {
        run("one") { stage, view in
            view.semanticContentAttribute = .forceRightToLeft
            stage.press(0x66, "f", .control)
            stage.frame()
            let navigator = view.subviews.first { $0 is FindNavigatorView }
            navigator?.semanticContentAttribute = .forceRightToLeft
            navigator?.setNeedsLayout()
            stage.frame()
            #expect(fields(view).first.map { $0.frame.maxX > 380 } == true)
        }
    }

    @Test("The number of results is announced when it changes")
    func announcement() {
        run("one two one") { stage, view in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            var texts: [String] = []
            builder.tree.onEvent = { if case .announced(let text, _, _) = $0 { texts.append(text) } }
            find("one", stage)
            stage.press(KeySymbol.enter, "\r")
            #expect(texts.suffix(2) == ["1 of 2", "2 of 2"])
        }
    }

    // MARK: Edits

    @Test("The results follow edits of the text")
    func edits() {
        run("one two") { stage, view in
            find("one", stage)
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 7, length: 0)
            view.insertText(" one")
            stage.advance(by: 0.1)
            #expect(count(view) == "1 of 2")
            #expect(view.visibleFoundRanges.found == [NSRange(location: 8, length: 3)])
        }
    }

    @Test("The current result moves with the text before it")
    func currentMoves() {
        run("one two") { stage, view in
            find("two", stage)
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "zero ")
            stage.frame()
            #expect(highlighted(view) == NSRange(location: 9, length: 3))
        }
    }

    // MARK: Replacing

    @Test("Control-H presents the fields for replacing if the text is editable", arguments: [true, false])
    func replaceRow(isEditable: Bool) {
        run("one", isEditable: isEditable) { stage, view in
            stage.press(0x68, "h", .control)
            #expect(fields(view).count == (isEditable ? 2 : 0))
        }
    }

    @Test("Replacing the current result moves to the next one, and is undone in one step")
    func replace() {
        run("one two one") { stage, view in
            stage.press(0x68, "h", .control)
            type("one", stage)
            view.findInteraction?.replacementText = "three"
            button("Replace", view)?.sendActions(for: .primaryActionTriggered)
            stage.frame()
            #expect(view.text == "three two one")
            #expect(highlighted(view) == NSRange(location: 10, length: 3))
            view.undoManager?.undo()
            #expect(view.text == "one two one")
        }
    }

    @Test("A replacement that contains the text is not found again at the same place")
    func growingReplacement() {
        run("a b a") { stage, view in
            stage.press(0x68, "h", .control)
            type("a", stage)
            view.findInteraction?.replacementText = "aa"
            for _ in 0..<2 { view.findInteraction?.replace() }
            #expect(view.text == "aa b aa")
        }
    }

    @Test("Replacing all results is undone in one step, with all attributes")
    func replaceAll() {
        run("one two\none") { stage, view in
            view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 8, length: 3))
            let old = view.attributedText
            stage.press(0x68, "h", .control)
            type("one", stage)
            view.findInteraction?.replacementText = "1"
            button("Replace all", view)?.sendActions(for: .primaryActionTriggered)
            stage.frame()
            #expect(view.text == "1 two\n1")
            #expect(view.textStorage.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
            #expect(count(view) == "No results")
            view.undoManager?.undo()
            #expect(old.map { view.textStorage.isEqual(to: $0) } == true)
        }
    }

    @Test("The delegate can reject that all results are replaced")
    func rejection() {
        final class Guardian: UITextViewDelegate {
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool { false }
        }
        run("one one") { stage, view in
            let guardian = Guardian()
            view.delegate = guardian
            find("one", stage)
            view.findInteraction?.replaceAll()
            #expect(view.text == "one one")
        }
    }

    @Test(
        "A text of a megabyte with 100,000 results is searched in several frames, and only visible results are decorated"
    )
    func largeText() {
        run("") { stage, view in
            view.text = String(repeating: "abcde abcd\n", count: 100_000)
            find("abcde", stage)
            #expect(view.visibleFoundRanges.found.count < 100)
            var frames = 0
            while view.findInteraction?.activeFindSession?.isSearching == true, frames < 100_000 {
                stage.advance(by: 1.0 / 60)
                frames += 1
            }
            #expect(frames > 0)
            #expect(view.findInteraction?.activeFindSession?.resultCount == 100_000)
        }
    }
}
