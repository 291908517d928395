import ComponentFlowTesting
import OpenDisplay
import Testing

import ComponentFlow

@Suite("Rich text editors and format bars") @MainActor struct RichTextEditorTests {
    private let stage = Stage(size: CGSize(width: 500, height: 300))
    private let formatting = TextFormatting()

    /// An editor below a bar.
    private struct Letter: CompositeComponent {
        let formatting: TextFormatting
        let initial: NSAttributedString
        var isDisabled = false
        @Local var changed: NSAttributedString?

        static func == (lhs: Letter, rhs: Letter) -> Bool {
            lhs.formatting === rhs.formatting && lhs.initial == rhs.initial && lhs.isDisabled == rhs.isDisabled
        }

        var content: some Component<Empty> {
            VStack(alignment: .leading) {
                FormatBar(formatting)
                RichTextEditor("Letter", text: changed ?? initial) { changed = $0 }
                    .formatting(formatting)
                    .disabled(isDisabled)
            }
        }
    }

    private func show(_ text: NSAttributedString, selecting range: NSRange) {
        stage.show(Letter(formatting: formatting, initial: text))
        editor?.becomeFirstResponder()
        editor?.selectedRange = range
        stage.advance(by: 0.1)
    }

    private func show(_ text: String, selecting range: NSRange) {
        show(NSAttributedString(string: text), selecting: range)
    }

    private var editor: UITextView? { all(UITextView.self).first }

    private func all<Found: UIView>(_ type: Found.Type) -> [Found] {
        func find(in view: UIView) -> [Found] {
            (view as? Found).map { [$0] } ?? view.subviews.flatMap { find(in: $0) }
        }
        return find(in: stage.window)
    }

    private func button(_ name: String) -> UIButton? {
        all(UIButton.self).first { $0.accessibilityLabel == name }
    }

    private func tap(_ name: String) {
        guard let button = button(name) else {
            Issue.record("There is no button \(name)")
            return
        }
        stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.advance(by: 0.1)
    }

    private func attribute(_ key: NSAttributedString.Key, at place: Int) -> Any? {
        editor?.textStorage.attribute(key, at: place, effectiveRange: nil)
    }

    private func isBold(at place: Int) -> Bool {
        (attribute(.font, at: place) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }

    private func alignment(at place: Int) -> NSTextAlignment? {
        (attribute(.paragraphStyle, at: place) as? NSParagraphStyle)?.alignment
    }

    // MARK: The editor

    @Test("The closure receives edits with their attributes")
    func edits() {
        var received: [NSAttributedString] = []
        stage.show(RichTextEditor(text: NSAttributedString(string: "ab")) { received.append($0) })
        editor?.becomeFirstResponder()
        editor?.selectedRange = NSRange(location: 0, length: 2)
        stage.press(0x75, "u", with: .control)
        #expect(received.last?.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
    }

    @Test("Text without a font has the font of the component")
    func defaultFont() {
        stage.show(RichTextEditor(text: NSAttributedString(string: "ab")) { _ in }.font(.systemFont(ofSize: 21)))
        #expect((attribute(.font, at: 0) as? UIFont)?.pointSize == 21)
    }

    @Test("An update from the parent replaces the text and keeps the caret position")
    func parentDecides() {
        stage.show(RichTextEditor(text: NSAttributedString(string: "abcd")) { _ in })
        editor?.becomeFirstResponder()
        editor?.selectedRange = NSRange(location: 2, length: 0)
        stage.show(RichTextEditor(text: NSAttributedString(string: "ABCD")) { _ in })
        #expect(editor?.text == "ABCD")
        #expect(editor?.selectedRange == NSRange(location: 2, length: 0))
    }

    @Test("An editor is as high as its text, but at least its minimum number of lines")
    func size() {
        func height(_ text: String) -> CGFloat {
            stage.show(RichTextEditor(text: NSAttributedString(string: text)) { _ in }.minimumNumberOfLines(2)).height
        }
        #expect(height("a") == height("a\nb"))
        #expect(height("a\nb\nc") > height("a\nb"))
        #expect(height(String(repeating: "a\n", count: 100)) == 300)
    }

    // MARK: The bar

    @Test("A button formats the selection, which stays selected, and is on")
    func bold() {
        show("one two", selecting: NSRange(location: 4, length: 3))
        tap("Bold")
        #expect(isBold(at: 4))
        #expect(!isBold(at: 0))
        #expect(editor?.selectedRange == NSRange(location: 4, length: 3))
        #expect(editor?.isFirstResponder == true)
        #expect(button("Bold")?.isSelected == true)
    }

    @Test("A button that is on removes the attribute")
    func boldTwice() {
        show("one", selecting: NSRange(location: 0, length: 3))
        tap("Bold")
        tap("Bold")
        #expect(!isBold(at: 0))
        #expect(button("Bold")?.isSelected == false)
    }

    @Test("A button whose attribute a part of the selection has is off and has the value Mixed")
    func mixed() {
        show("one two", selecting: NSRange(location: 4, length: 3))
        tap("Underline")
        editor?.selectedRange = NSRange(location: 0, length: 7)
        stage.advance(by: 0.1)
        #expect(button("Underline")?.isSelected == false)
        #expect(button("Underline")?.accessibilityValue == "Mixed")
        #expect(formatting.format.isUnderlined == nil)
    }

    @Test("A change is one undo step")
    func undo() {
        show("one two", selecting: NSRange(location: 0, length: 7))
        tap("Strikethrough")
        #expect(attribute(.strikethroughStyle, at: 0) as? Int == 1)
        stage.press(0x7a, "z", with: .control)
        #expect(attribute(.strikethroughStyle, at: 0) == nil)
        #expect(editor?.text == "one two")
    }

    @Test("Without a selection, a button applies to the text that is typed next")
    func typing() {
        show("one", selecting: NSRange(location: 3, length: 0))
        tap("Bold")
        #expect(button("Bold")?.isSelected == true)
        stage.pressKey(symbol: 0x61, characters: "a")
        #expect(isBold(at: 3))
        #expect(!isBold(at: 2))
    }

    @Test("Control-B, Control-I and Control-U change the state of the buttons")
    func keys() {
        show("one", selecting: NSRange(location: 0, length: 3))
        stage.press(0x62, "b", with: .control)
        stage.press(0x69, "i", with: .control)
        stage.press(0x75, "u", with: .control)
        stage.advance(by: 0.1)
        #expect(["Bold", "Italic", "Underline"].map { button($0)?.isSelected } == [true, true, true])
    }

    @Test("The alignment applies to all paragraphs of the selection")
    func alignment() {
        show("one\ntwo\nthree", selecting: NSRange(location: 1, length: 4))
        #expect(button("Align left")?.isSelected == true)
        tap("Center")
        #expect(alignment(at: 0) == .center)
        #expect(alignment(at: 6) == .center)
        #expect(alignment(at: 8) != .center)
        #expect(button("Center")?.isSelected == true)
        #expect(button("Align left")?.isSelected == false)
    }

    @Test("Without a selection, the alignment applies to the paragraph of the caret", arguments: [0, 3, 4, 7])
    func alignmentAtCaret(place: Int) {
        show("one\ntwo", selecting: NSRange(location: place, length: 0))
        tap("Center")
        #expect(alignment(at: place < 4 ? 0 : 4) == .center)
        #expect(alignment(at: place < 4 ? 4 : 0) != .center)
        #expect(button("Center")?.isSelected == true)
    }

    @Test("The button of an alignment that is on restores the natural alignment")
    func naturalAlignment() {
        show("one", selecting: NSRange(location: 0, length: 3))
        tap("Center")
        tap("Center")
        #expect(button("Center")?.isSelected == false)
        #expect(button("Align left")?.isSelected == true)
    }

    private func lists(at place: Int) -> [NSTextList]? {
        (attribute(.paragraphStyle, at: place) as? NSParagraphStyle)?.textLists
    }

    @Test("The buttons of lists make items of the selected paragraphs, are on, and end the list")
    func lists() {
        show("one\ntwo", selecting: NSRange(location: 0, length: 7))
        tap("Bulleted list")
        #expect(lists(at: 0)?.map(\.markerFormat) == [.disc])
        #expect(button("Bulleted list")?.isSelected == true)
        #expect(button("Numbered list")?.isSelected == false)
        tap("Numbered list")
        #expect(lists(at: 5)?.map(\.markerFormat) == ["{decimal}."])
        #expect(button("Bulleted list")?.isSelected == false)
        tap("Numbered list")
        #expect(lists(at: 5)?.isEmpty == true)
    }

    @Test("The button of a list of which a part is selected has the value Mixed")
    func mixedLists() {
        show("one\ntwo", selecting: NSRange(location: 0, length: 0))
        tap("Bulleted list")
        editor?.selectedRange = NSRange(location: 0, length: 7)
        stage.advance(by: 0.1)
        #expect(button("Bulleted list")?.accessibilityValue == "Mixed")
    }

    @Test("The level of list items changes, and items leave the outermost list")
    func listLevels() {
        show("one", selecting: NSRange(location: 0, length: 0))
        formatting.toggleList(.disc)
        formatting.changeListLevel(by: 2)
        #expect(lists(at: 0)?.map(\.markerFormat) == [.disc, .circle, .square])
        formatting.changeListLevel(by: -2)
        #expect(lists(at: 0)?.map(\.markerFormat) == [.disc])
        formatting.changeListLevel(by: -1)
        #expect(formatting.format.isBulleted == false)
    }

    @Test("The bar formats an editor that has not had the focus", arguments: ["Bold", "Center"])
    func withoutFocus(name: String) {
        stage.show(Letter(formatting: formatting, initial: NSAttributedString(string: "one")))
        stage.advance(by: 0.1)
        tap(name)
        #expect(button(name)?.isSelected == true)
    }

    @Test("Sizes and colors are set for the selection, and are nil if parts differ")
    func sizesAndColors() {
        show("one two", selecting: NSRange(location: 0, length: 3))
        formatting.setSize(30)
        formatting.setColor(.red)
        #expect(formatting.format.size == 30)
        #expect(formatting.format.color == .red)
        editor?.selectedRange = NSRange(location: 0, length: 7)
        #expect(formatting.format.size == nil)
        #expect(formatting.format.color == nil)
    }

    @Test("Sizes that cannot be displayed are limited", arguments: [(1e9, 288), (-5, 4)] as [(CGFloat, CGFloat)])
    func limits(size: CGFloat, shown: CGFloat) {
        show("one", selecting: NSRange(location: 0, length: 3))
        formatting.setSize(size)
        #expect(formatting.format.size == shown)
    }

    @Test("Without an editor, and for one that cannot be edited, the bar is disabled")
    func disabled() {
        stage.show(FormatBar(formatting))
        #expect(button("Bold")?.isEnabled == false)
        stage.show(Letter(formatting: formatting, initial: NSAttributedString(string: "a"), isDisabled: true))
        stage.advance(by: 0.1)
        #expect(button("Bold")?.isEnabled == false)
    }

    @Test("Shift-Tab moves the focus to the bar, whose buttons then format the retained selection")
    func keyboard() {
        show("one two", selecting: NSRange(location: 4, length: 3))
        let bold = button("Bold")
        for _ in 0..<20 where !(UIFocusSystem.focusSystem(for: stage.window)?.focusedItem === bold) {
            stage.press(0xfe20, with: .shift)
        }
        stage.pressKey(symbol: 0x20, characters: " ")
        stage.advance(by: 0.1)
        #expect(isBold(at: 4))
        #expect(!isBold(at: 0))
        #expect(editor?.selectedRange == NSRange(location: 4, length: 3))
    }

    @Test("The selection is displayed in gray while the bar has the focus")
    func inactiveSelection() {
        show("a word", selecting: NSRange(location: 2, length: 4))
        let selected = pixels
        editor?.selectedRange = NSRange(location: 6, length: 0)
        editor?.resignFirstResponder()
        stage.advance(by: 0.1)
        let unselected = pixels
        show("a word", selecting: NSRange(location: 2, length: 4))
        editor?.resignFirstResponder()
        stage.advance(by: 0.1)
        #expect(pixels != unselected)
        #expect(pixels != selected)
    }

    /// The pixels of the editor inside of its border.
    private var pixels: [UInt32] {
        guard let image = stage.image()?.cgImage, let editor else { return [] }
        let scale = CGFloat(image.width) / stage.window.bounds.width
        let rect = editor.convert(editor.bounds.insetBy(dx: 4, dy: 4), to: nil)
        let part = image.cropping(
            to: CGRect(
                x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale))
        return part?.withPixels { Array($0) } ?? []
    }

    @Test("Assistive technologies present toggle buttons with their state")
    func accessibility() {
        show("one", selecting: NSRange(location: 0, length: 3))
        tap("Bold")
        let lines = stage.accessibilityOutline.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains { $0.hasPrefix(#"toggleButton "Bold""#) && $0.contains("checked") })
        #expect(lines.contains { $0.hasPrefix(#"toggleButton "Italic""#) })
    }

    @Test("A bar shows the chosen items")
    func items() {
        stage.show(FormatBar(formatting, items: [.bold, .alignment]))
        #expect(
            all(UIButton.self).map(\.accessibilityLabel) == ["Bold", "Align left", "Center", "Align right", "Justify"])
    }

    @Test("A narrow bar continues in another row")
    func narrowBar() {
        let wide = stage.show(FormatBar(formatting)).height
        let narrow = stage.show(FormatBar(formatting).frame(width: 150)).height
        #expect(narrow > wide)
    }
}
