import OpenDisplay
import OpenQuartzCore
import TestSupport
import Testing

@testable import OpenUIControls
@testable import OpenUIKitCore
import UIKitTestSupport

/// Tests dragging of selected text with the pointer.
@MainActor @Suite final class TextDragTests {
    // Created lazily by the test itself: another test may install its clock between the suite's initialization and the
    // test.
    private lazy var stage = WindowStage(CGSize(width: 300, height: 300))
    private lazy var field = makeField()
    private lazy var view = makeView()

    private func makeField() -> UITextField {
        let field = stage.add(UITextField(), CGRect(x: 10, y: 10, width: 280, height: 30))
        field.text = "alpha beta"
        stage.frame()
        return field
    }

    private func makeView() -> UITextView {
        let view = stage.add(UITextView(), CGRect(x: 10, y: 60, width: 280, height: 100))
        view.font = .systemFont(ofSize: 15)
        view.text = "one two three"
        stage.frame()
        return view
    }

    private func select(_ range: NSRange, in owner: any TextDragView) {
        owner.becomeFirstResponder()
        owner.editor.select(range)
        stage.frame()
        // Waits so that the next press is not counted as a second click.
        stage.advance(by: 1)
    }

    /// The center of a caret rectangle, in window coordinates.
    private func point(_ owner: any TextDragView, _ offset: Int) -> CGPoint {
        let caret = owner.caretRect(for: .at(offset))
        return owner.convert(CGPoint(x: caret.minX, y: caret.midY), to: nil)
    }

    private func send(_ phase: PointerEvent.Phase, _ point: CGPoint, _ modifiers: KeyModifiers = []) {
        let button = phase == .pressed || phase == .released ? 1 : 0
        stage.surface.send(
            .pointer(
                PointerEvent(
                    phase: phase, location: point, button: button, modifiers: modifiers,
                    timestamp: stage.clock.now)))
        stage.frame()
    }

    /// Presses within the selection and drags to a point without releasing the button.
    private func lift(_ owner: any TextDragView, to end: CGPoint, _ modifiers: KeyModifiers = []) {
        let selected = owner.editor.selection.range
        let start = point(owner, selected.location + selected.length / 2)
        send(.pressed, start)
        send(.moved, CGPoint(x: start.x + 9, y: start.y))
        send(.moved, end, modifiers)
    }

    private func drag(_ owner: any TextDragView, to end: CGPoint, _ modifiers: KeyModifiers = []) {
        lift(owner, to: end, modifiers)
        send(.released, end, modifiers)
    }

    private var caret: DropCaret { stage.window.drags.caret }

    private func finish() {
        stage.close()
    }

    /// Releases the views on the main actor.
    isolated deinit {}

    @Test("A press inside the selection has no effect until its release places the caret")
    func click() {
        select(NSRange(location: 4, length: 3), in: view)
        let place = point(view, 5)
        send(.pressed, place)
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        send(.moved, CGPoint(x: place.x + 3, y: place.y))
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        #expect(!caret.isShown)
        send(.released, place)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        select(NSRange(location: 0, length: 5), in: field)
        send(.pressed, point(field, 2))
        #expect(field.editor.selection.range.length == 5)
        send(.released, point(field, 2))
        #expect(field.editor.selection.range == NSRange(location: 2, length: 0))
        finish()
    }

    @Test("Text that is dragged within a view moves and stays selected, and one undo reverts the move")
    func move() {
        select(NSRange(location: 4, length: 4), in: view)
        lift(view, to: point(view, 0))
        #expect(caret.isShown)
        #expect(caret.view === view)
        #expect(caret.offset == 0)
        #expect(view.text == "one two three")
        send(.released, point(view, 0))
        #expect(view.text == "two one three")
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
        #expect(!caret.isShown)
        view.undoManager?.undo()
        #expect(view.text == "one two three")
        stage.advance(by: 1)
        send(.pressed, point(view, 0))
        send(.moved, point(view, 3))
        send(.released, point(view, 3))
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
        finish()
    }

    @Test("A drag moves text within a text field, and a drop onto the dragged text has no effect")
    func withinField() {
        select(NSRange(location: 0, length: 6), in: field)
        lift(field, to: point(field, 3))
        #expect(!caret.isShown)
        send(.moved, point(field, 10))
        #expect(caret.view === field)
        #expect(caret.offset == 10)
        send(.released, point(field, 10))
        #expect(field.text == "betaalpha ")
        field.undoManager?.undo()
        #expect(field.text == "alpha beta")
        finish()
    }

    @Test("Control copies dragged text, whether it is pressed before or during the drag")
    func copy() {
        select(NSRange(location: 4, length: 4), in: view)
        drag(view, to: point(view, 0), .control)
        #expect(view.text == "two one two three")
        view.undoManager?.undo()
        select(NSRange(location: 4, length: 4), in: view)
        lift(view, to: point(view, 6))
        #expect(!caret.isShown, "a drop here has no effect")
        stage.key(.pressed, 0xffe3)
        #expect(caret.isShown, "a copy has an effect here")
        stage.key(.released, 0xffe3)
        #expect(!caret.isShown)
        stage.key(.pressed, 0xffe3)
        send(.released, point(view, 6), .control)
        #expect(view.text == "one twtwo o three")
        finish()
    }

    @Test("Text dragged into another view is copied, or moved with Shift, and each view undoes its own change")
    func otherView() {
        select(NSRange(location: 4, length: 3), in: view)
        drag(view, to: point(field, 5))
        #expect(field.text == "alphatwo beta")
        #expect(view.text == "one two three")
        #expect(field.isFirstResponder)
        #expect(field.editor.selection.range == NSRange(location: 5, length: 3))
        field.undoManager?.undo()
        #expect(field.text == "alpha beta")
        select(NSRange(location: 4, length: 3), in: view)
        drag(view, to: point(field, 0), .shift)
        #expect(field.text == "twoalpha beta")
        #expect(view.text == "one  three")
        field.undoManager?.undo()
        view.undoManager?.undo()
        #expect(field.text == "alpha beta")
        #expect(view.text == "one two three")
        finish()
    }

    @Test("Text of a read-only view is dragged as a copy, and the view accepts no drop")
    func readOnly() {
        view.isEditable = false
        select(NSRange(location: 4, length: 3), in: view)
        lift(view, to: point(view, 0))
        #expect(!caret.isShown)
        send(.moved, point(field, 0), .shift)
        #expect(!caret.isShown, "it cannot move")
        send(.moved, point(field, 0))
        send(.released, point(field, 0))
        #expect(field.text == "twoalpha beta")
        #expect(view.text == "one two three")
        finish()
    }

    @Test("Escape or a cancelled pointer ends a drag without changes")
    func cancelling() {
        select(NSRange(location: 4, length: 4), in: view)
        lift(view, to: point(view, 0))
        let layers = stage.window.layer.sublayers?.count ?? 0
        stage.press(0xff1b)
        #expect(!caret.isShown)
        #expect(stage.window.layer.sublayers?.count == layers - 1)
        send(.released, point(view, 0))
        #expect(view.text == "one two three")
        #expect(view.selectedRange == NSRange(location: 4, length: 4))
        stage.advance(by: 1)
        lift(view, to: point(view, 0))
        send(.cancelled, point(view, 0))
        send(.released, point(view, 0))
        #expect(view.text == "one two three")
        #expect(!caret.isShown)
        finish()
    }

    @Test("Secure text cannot be dragged, but a secure field accepts a drop")
    func secrets() {
        field.isSecureTextEntry = true
        select(NSRange(location: 0, length: 5), in: field)
        lift(field, to: point(view, 0))
        #expect(!caret.isShown)
        send(.released, point(view, 0))
        #expect(view.text == "one two three")
        select(NSRange(location: 0, length: 3), in: view)
        drag(view, to: point(field, 0))
        #expect(field.text == "onealpha beta")
        finish()
    }

    private final class Refusal: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var requested: [String] = []
        var allows: (String) -> Bool = { _ in true }

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            requested.append("\(range.location)+\(range.length) \(text)")
            return allows(text)
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            requested.append("\(range.location)+\(range.length) \(string)")
            return allows(string)
        }
    }

    @Test("Delegates approve both changes of a drag, and a rejected insertion keeps the dragged text in its source")
    func delegates() {
        let refusal = Refusal()
        (view.delegate, field.delegate) = (refusal, refusal)
        select(NSRange(location: 4, length: 4), in: view)
        drag(view, to: point(view, 0))
        #expect(refusal.requested == ["4+4 ", "0+0 two "])
        view.undoManager?.undo()
        refusal.allows = { $0.isEmpty }
        select(NSRange(location: 4, length: 3), in: view)
        drag(view, to: point(field, 0), .shift)
        #expect(field.text == "alpha beta")
        #expect(view.text == "one two three")
        stage.advance(by: 1)
        select(NSRange(location: 4, length: 4), in: view)
        drag(view, to: point(view, 0))
        #expect(view.text == "one two three")
        #expect(view.selectedRange == NSRange(location: 4, length: 4))
        finish()
    }

    @Test("Text dropped into a text field loses its attributes, and its line breaks become spaces")
    func fitting() {
        view.attributedText = NSAttributedString(
            string: "one\ntwo", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
        select(NSRange(location: 0, length: 7), in: view)
        drag(view, to: point(field, 0))
        #expect(field.text == "one twoalpha beta")
        #expect(field.isPlain)
        finish()
    }

    @Test("A drag near an edge scrolls to the end of the content")
    func scrolling() {
        view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
        select(NSRange(location: 0, length: 6), in: view)
        lift(view, to: CGPoint(x: 60, y: 155))
        let offset = caret.offset
        stage.advance(by: 1)
        #expect(view.contentOffset.y > 100)
        #expect(caret.offset > offset)
        stage.advance(by: 60)
        let end = view.contentOffset.y
        expectNear(end, view.contentSize.height - 100, within: 1)
        send(.released, CGPoint(x: 60, y: 155))
        #expect(view.text.hasPrefix("\nLine 1"))
        #expect(view.text.contains("Line 0"))
        field.text = String(repeating: "long ", count: 40)
        select(NSRange(location: 0, length: 4), in: field)
        drag(field, to: CGPoint(x: 285, y: 25))
        lift(field, to: CGPoint(x: 285, y: 25))
        let place = caret.offset
        stage.advance(by: 2)
        #expect(caret.view === field)
        #expect(caret.offset > place)
        stage.press(0xff1b)
        finish()
    }

    @Test("Dragged text is drawn under the pointer, and a caret shows the drop position", arguments: [false, true])
    func picture(isDark: Bool) throws {
        stage.surface.setAppearance(isDark ? .dark : .light)
        stage.window.backgroundColor = .systemBackground
        view.backgroundColor = .secondarySystemBackground
        select(NSRange(location: 4, length: 9), in: view)
        lift(view, to: CGPoint(x: 40, y: 75))
        let image = try stage.screenshot("drag_\(isDark ? "dark" : "light")")
        let plate = try #require(image.pixel(x: 56, y: 92))
        #expect(isDark ? plate.red < 60 : plate.red > 220)
        stage.press(0xff1b)
        #expect(stage.surface.renderImage()?.pixel(x: 56, y: 92) != plate)
        finish()
    }

    // MARK: Drags from other applications

    /// The text that another application drags over the window.
    private final class Drop: IncomingDrop {
        var mimeTypes = ["text/plain;charset=utf-8"]
        var actions: DragActions = [.copy, .move]
        var owner: AnyObject?
        var text = "from afar"
        var finished: DragActions?
        var completion: (@MainActor (Data?) -> Void)?

        func read(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void) {
            self.completion = completion
        }

        func finish(_ action: DragActions) { finished = action }
    }

    @Test("A drag from another application shows a caret, inserts its text on arrival and reports a copy")
    func foreign() {
        let drop = Drop()
        let handler = stage.surface.dropHandler
        #expect(handler?.dropMoved(drop, to: CGPoint(x: 150, y: 250)) == [])
        #expect(handler?.dropMoved(drop, to: point(view, 4)) == .copy)
        #expect(caret.offset == 4)
        handler?.dropLeft(drop)
        #expect(!caret.isShown)
        #expect(handler?.dropPerformed(drop, at: point(view, 4)) == true)
        #expect(drop.finished == nil)
        drop.completion?(Data(drop.text.utf8))
        #expect(view.text == "one from afartwo three")
        #expect(drop.finished == .copy)
        #expect(view.isFirstResponder)
        let picture = Drop()
        picture.mimeTypes = ["image/png"]
        #expect(handler?.dropMoved(picture, to: point(view, 4)) == [])
        #expect(handler?.dropPerformed(picture, at: point(view, 4)) == false)
        let refusal = Refusal()
        refusal.allows = { _ in false }
        view.delegate = refusal
        let unwanted = Drop()
        #expect(handler?.dropPerformed(unwanted, at: point(view, 0)) == true)
        unwanted.completion?(Data(unwanted.text.utf8))
        #expect(refusal.requested == ["0+0 from afar"])
        #expect(unwanted.finished == [])
        finish()
    }

    /// Drops a list of URLs, as a file manager does, and returns what was inserted and the reported action.
    private func drop(_ urls: [URL], actions: DragActions = [.copy, .move]) -> (text: String, action: DragActions?) {
        stage.window.drags.loadFiles = { files, completion in completion(DroppedFiles.insertion(for: files)) }
        view.text = ""
        let drop = Drop()
        drop.mimeTypes = ["text/uri-list", "text/plain;charset=utf-8"]
        drop.actions = actions
        #expect(stage.surface.dropHandler?.dropPerformed(drop, at: point(view, 0)) == true)
        drop.completion?(PasteboardCoding.data(ofURLs: urls))
        if drop.finished == nil { drop.completion?(Data("as text".utf8)) }
        return (view.text ?? "", drop.finished)
    }

    /// Calls a closure with the URL of a temporary file.
    private func withFile(_ content: Data, _ body: (URL) -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try content.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        body(url)
    }

    @Test("A dropped text file inserts its text instead of its path, and is never moved")
    func textFile() throws {
        try withFile(Data("first\nsecond".utf8)) { file in
            let both = drop([file, file])
            #expect(both.text == "first\nsecond\nfirst\nsecond")
            #expect(both.action == .copy)
            #expect(drop([file], actions: .move).action == .copy)
        }
        finish()
    }

    @Test("A dropped file that contains no text or is too large inserts its path")
    func otherFiles() throws {
        for content in [
            Data([0x89, 0x50, 0, 1]), Data([0xff, 0xfe]), Data(repeating: 0x61, count: DroppedFiles.limit + 1),
        ] {
            try withFile(content) { file in
                let result = drop([file])
                #expect(result.text == file.path)
                #expect(result.action == .copy)
            }
        }
        finish()
    }

    @Test("Dropped files that do not exist or are no regular files insert nothing and are reported as refused")
    func noFiles() {
        #expect(drop([URL(fileURLWithPath: "/does/not/exist")]).action == [])
        #expect(drop([URL(fileURLWithPath: "/dev/zero")]).action == [])
        finish()
    }

    @Test("A dropped link inserts its text")
    func link() throws {
        let url = try #require(URL(string: "https://example.org/"))
        let result = drop([url])
        #expect(result.text == "as text")
        #expect(result.action == .copy)
        finish()
    }
}
