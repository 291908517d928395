import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import OpenUIKit

/// Random edits of text views and fields, compared with arrays and with new views.
package let textEditingTarget = FuzzTarget(
    "text-editing", "random edits of text views and fields, compared with a model and with new views",
    shortRun: 25, secondsPerCase: 60, megabytes: 600
) { choices in
    let stage = Stage(size: CGSize(width: 260, height: 180))
    let text = HostileText.long(choices)
    let fixture: any TextFixture =
        choices.isTrue(onceIn: 3) ? FieldFixture(text, stage: stage) : ViewFixture(text, stage: stage)
    choices.note("\(type(of: fixture)) of \(text.utf8.count) bytes: \(text.prefix(40).debugDescription)")
    try choices.steps(upTo: 10) {
        try fixture.step(choices)
        stage.advance(by: 1.0 / 60)
        try fixture.check()
    }
    try fixture.compareWithNew(choices)
}

/// A text view or field that is edited.
@MainActor private protocol TextFixture {
    var input: any UITextInput & UIView { get }
    var stage: Stage { get }
    var storage: NSTextStorage { get }
    func allowed(_ text: String) -> String
    func compareWithNew(_ choices: Choices) throws
    func editBehindItsBack(_ choices: Choices)
}

extension TextFixture {
    private var units: [UInt16] { Array(storage.string.utf16) }

    private var selection: NSRange {
        get {
            guard let range = input.selectedTextRange else { return NSRange(location: 0, length: 0) }
            let start = input.offset(from: input.beginningOfDocument, to: range.start)
            return NSRange(location: start, length: input.offset(from: range.start, to: range.end))
        }
        nonmutating set {
            let start = input.position(from: input.beginningOfDocument, offset: newValue.location)
            let end = input.position(from: input.beginningOfDocument, offset: NSMaxRange(newValue))
            guard let start, let end else { return }
            input.selectedTextRange = input.textRange(from: start, to: end)
        }
    }

    func step(_ choices: Choices) throws {
        let before = units
        let kind = choices.int(in: 0...7)
        switch kind {
        case 0, 1:
            try insert(choices.isTrue(onceIn: 6) ? HostileText.long(choices) : HostileText.short(choices), choices)
        case 2: try deleteBackward(choices)
        case 3, 4:
            var start = choices.int(in: 0...before.count)
            if kind == 4 { start = nearBlockBoundary(start) }
            let length = choices.isTrue(onceIn: 3) ? choices.int(in: 0...before.count - start) : 0
            choices.note("select \(start), \(length)")
            selection = NSRange(location: start, length: length)
        case 5:
            let key = choices.element(of: [0xff51, 0xff53, 0xff52, 0xff54, 0xff50, 0xff57, 0xff55, 0xff56] as [UInt32])
            choices.note("key \(String(key, radix: 16))")
            stage.pressKey(symbol: key)
            try require(units == before, "a key that moves the caret changes the text")
        case 6: try undo(choices)
        default: editBehindItsBack(choices)
        }
    }

    /// Returns an offset near the start of the block that contains another offset.
    private func nearBlockBoundary(_ offset: Int) -> Int {
        let start = storage.blockRange(storage.blockIndex(at: offset)).location
        return min(max(start + offset % 5 - 2, 0), storage.length)
    }

    private func insert(_ text: String, _ choices: Choices) throws {
        choices.note("insert \(text.utf8.count) bytes: \(text.prefix(20).debugDescription)")
        var expected = units
        let (selected, written) = (selection, Array(allowed(text).utf16))
        expected.replaceSubrange(selected.location..<NSMaxRange(selected), with: written)
        input.insertText(text)
        try require(units == expected, "the text is another one after an insertion")
    }

    private func deleteBackward(_ choices: Choices) throws {
        choices.note("delete")
        let (before, selected) = (units, selection)
        let start = selected.length > 0 ? selected.location : characterStart(before: selected.location)
        input.deleteBackward()
        var expected = before
        expected.removeSubrange(start..<NSMaxRange(selected))
        try require(units == expected, "the text is another one after a deletion")
        // The deletion may have joined the characters around it.
        let caret = NSRange(location: storage.boundary(notBefore: start), length: 0)
        try require(selection == caret, "the caret is at \(selection) after a deletion, not at \(caret.location)")
    }

    /// Returns the start of the character before a boundary.
    ///
    /// The characters are those of the boundary's block: a longer one counts as several.
    private func characterStart(before offset: Int) -> Int {
        let storage = storage
        let blocks = (0..<storage.blockCount).map(storage.blockRange)
        guard let block = blocks.last(where: { $0.location < offset }) else { return 0 }
        var start = block.location
        for character in String(decoding: units[start..<NSMaxRange(block)], as: UTF16.self) {
            let end = start + character.utf16.count
            if end >= offset { break }
            start = end
        }
        return start
    }

    private func undo(_ choices: Choices) throws {
        guard let manager = input.undoManager, manager.canUndo else { return }
        choices.note("undo and redo")
        let before = units
        manager.undo()
        guard manager.canRedo else { return }
        manager.redo()
        try require(units == before, "undo and redo give another text")
    }

    /// Verifies the invariants after each step.
    func check() throws {
        let selection = selection
        try require(selection.location >= 0 && NSMaxRange(selection) <= storage.length, "the selection is outside")
        try require(storage.isBoundary(selection.location), "the selection starts inside of a character")
        try require(storage.isBoundary(NSMaxRange(selection)), "the selection ends inside of a character")
        if let range = input.selectedTextRange {
            try require(input.caretRect(for: range.start).isFinite, "the caret is nowhere")
        }
        try compareBlocks()
    }

    /// Verifies that blocks and paragraphs do not depend on the sequence of edits.
    private func compareBlocks() throws {
        let new = NSTextStorage(string: storage.string)
        let ranges = (0..<storage.blockCount).map(storage.blockRange)
        try require(ranges == (0..<new.blockCount).map(new.blockRange), "the text is divided otherwise when it is new")
        let starts = paragraphStarts(units)
        let found = (0..<storage.paragraphCount).map { storage.paragraphRange($0).location }
        try require(found == starts, "paragraphs start elsewhere")
        let continuations = (0..<storage.blockCount).filter(storage.isContinuation)
        try require(storage.blockCount - continuations.count == starts.count, "blocks and paragraphs do not fit")
    }

    private func paragraphStarts(_ units: [UInt16]) -> [Int] {
        var starts = [0]
        for (index, unit) in units.enumerated() {
            let isReturn = unit == 0x0D && !(index + 1 < units.count && units[index + 1] == 0x0A)
            if unit == 0x0A || unit == 0x2029 || isReturn { starts.append(index + 1) }
        }
        return starts
    }
}

@MainActor private final class FieldFixture: TextFixture {
    private let field = UITextField()
    let stage: Stage

    init(_ text: String, stage: Stage) {
        self.stage = stage
        field.frame = CGRect(x: 5, y: 5, width: 200, height: 32)
        stage.show(field)
        field.text = text.onOneLine
        field.becomeFirstResponder()
    }

    var input: any UITextInput & UIView { field }
    var storage: NSTextStorage { NSTextStorage(string: field.text ?? "") }
    func allowed(_ text: String) -> String { text.onOneLine }
    func editBehindItsBack(_ choices: Choices) {}

    func compareWithNew(_ choices: Choices) throws {
        field.resignFirstResponder()
        let other = Stage(size: stage.window.bounds.size)
        let new = FieldFixture(storage.string, stage: other)
        new.field.resignFirstResponder()
        for stage in [stage, other] { stage.advance(by: 1) }
        try require(field.intrinsicContentSize == new.field.intrinsicContentSize, "a new field has another size")
        try comparePixels(stage, other)
    }
}

@MainActor private final class ViewFixture: TextFixture {
    private let view = UITextView()
    let stage: Stage

    init(_ text: String, stage: Stage) {
        self.stage = stage
        view.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
        stage.show(view)
        view.font = .systemFont(ofSize: 15)
        view.text = text
        view.becomeFirstResponder()
    }

    var input: any UITextInput & UIView { view }
    var storage: NSTextStorage { view.textStorage }
    func allowed(_ text: String) -> String { text }

    func editBehindItsBack(_ choices: Choices) {
        let start = storage.boundary(notAfter: choices.int(in: 0...storage.length))
        let end = storage.boundary(notAfter: min(start + choices.int(in: 0...5000), storage.length))
        let range = NSRange(location: start, length: max(end - start, 0))
        if choices.isTrue() {
            let style = NSMutableParagraphStyle()
            style.firstLineHeadIndent = CGFloat(choices.int(in: 0...30))
            style.alignment = choices.element(of: [.natural, .justified, .right, .center])
            style.lineBreakMode = choices.element(of: [.byWordWrapping, .byCharWrapping, .byTruncatingTail])
            choices.note("style \(range): \(style.alignment) \(style.lineBreakMode)")
            storage.addAttribute(.paragraphStyle, value: style, range: range)
        } else {
            let text = HostileText.short(choices)
            choices.note("storage \(range): \(text.debugDescription)")
            storage.replaceCharacters(in: range, with: text)
        }
    }

    func compareWithNew(_ choices: Choices) throws {
        guard storage.length > 0 else { return }
        view.resignFirstResponder()
        let other = Stage(size: stage.window.bounds.size)
        let new = ViewFixture("", stage: other)
        new.view.attributedText = storage.attributedSubstring(from: NSRange(location: 0, length: storage.length))
        new.view.resignFirstResponder()
        for view in [view, new.view] { view.layoutManager.ensureLayout(for: view.textContainer) }
        try compareLines(with: new)
        try comparePlaces(with: new, choices)
        let end = max(view.contentSize.height - view.bounds.height, 0)
        let offset = (choices.double(in: 0...1) * Double(end)).rounded()
        for (view, stage) in [(view, stage), (new.view, other)] {
            stage.advance(by: 1)
            view.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
            stage.advance(by: 1)
        }
        choices.note("look at \(offset)")
        try comparePixels(stage, other)
    }

    private func compareLines(with new: ViewFixture) throws {
        var place = 0
        while place < storage.length {
            var (range, newRange) = (NSRange(), NSRange())
            let rect = view.layoutManager.lineFragmentRect(forGlyphAt: place, effectiveRange: &range)
            let other = new.view.layoutManager.lineFragmentRect(forGlyphAt: place, effectiveRange: &newRange)
            try require(range == newRange, "a line is \(range), and \(newRange) in a new view")
            try require(
                rect.isNear(other, within: 0.01), "the line \(range) is at \(rect), and at \(other) in a new view")
            try require(NSMaxRange(range) > place, "a line has no end")
            place = NSMaxRange(range)
        }
    }

    private func comparePlaces(with new: ViewFixture, _ choices: Choices) throws {
        // At the end of a wrapped line, the End key leaves the caret on that line, not at the start of the next one.
        for view in [view, new.view] { view.selectionAffinity = .forward }
        for _ in 0..<8 {
            let offset = storage.boundary(notAfter: choices.int(in: 0...storage.length))
            guard let position = view.position(from: view.beginningOfDocument, offset: offset),
                let newPosition = new.view.position(from: new.view.beginningOfDocument, offset: offset)
            else { throw FuzzFailure("there is no place \(offset)") }
            let (rect, other) = (view.caretRect(for: position), new.view.caretRect(for: newPosition))
            try require(rect.isFinite, "the caret at \(offset) is at \(rect)")
            try require(
                rect.isNear(other, within: 0.01), "the caret at \(offset) is at \(rect), and at \(other) in a new view")
        }
    }
}

@MainActor private func comparePixels(_ first: Stage, _ second: Stage) throws {
    guard let image = first.image(), let otherImage = second.image() else { throw FuzzFailure("there is no picture") }
    let difference = ImageComparison(image, otherImage).differingPixels
    try require(difference == 0, "\(difference) pixels differ from a new view")
}
