import Fuzzing
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Performs random edits, selections, undo, redo and input method events on an editor and on a model of it.
@Suite @MainActor struct EditorFuzzTests {
    private static let mark = NSAttributedString.Key("mark")

    /// An editor and its model.
    @MainActor private final class Fixture {
        let client = EditorClient()
        let editor: TextEditor
        var model = EditorModel()
        var generator: SeededRandom
        var history: [String] = []
        var isVetoed = false

        init(seed: UInt64) {
            generator = SeededRandom(seed: seed)
            editor = TextEditor(storage: NSTextStorage(string: ""))
            editor.client = client
            client.allows = { [weak self] _, _ in self?.isVetoed != true }
            let start = DifficultTexts.text(upTo: 5, &generator)
            editor.setText(NSAttributedString(string: start))
            model.state.units = Array(start.utf16)
            model.state.marks = Array(repeating: 0, count: start.utf16.count)
            model.setSelection(start.utf16.count, start.utf16.count)
        }

        func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

        /// Performs one random step on both.
        func run() {
            isVetoed = random(0...11) == 0
            if random(0...23) == 0 { return typeWord() }
            let steps = model.undo.count
            if random(0...15) == 0 {
                drop(DifficultTexts.piece(&generator))
            } else {
                change(DifficultTexts.piece(&generator))
            }
            UndoEventGrouping.end()
            model.joinSteps(from: steps)
            client.log = []
        }

        private func change(_ piece: String) {
            switch random(0...23) {
            case 0...5: type(piece)
            case 6, 7: delete(forward: false)
            case 8: delete(forward: true)
            case 9, 10: select()
            case 11: selectAll()
            case 12: stepSideways()
            case 13: moveFreely()
            case 14: paste(piece)
            case 15: cut()
            case 16: replace(piece)
            case 17: undoStep()
            case 18: redoStep()
            case 19, 20: setMarked(piece)
            case 21: unmark()
            case 22: type(piece)
            default: random(0...1) == 0 ? changeFromOutside(piece) : setTyping()
            }
        }

        private func type(_ piece: String) {
            history.append("type \(piece.debugDescription) veto \(isVetoed)")
            editor.insertText(piece)
            if model.composition != nil { return model.commit(isVetoed ? nil : piece) }
            if !isVetoed { model.edit(model.state.selected, piece, mark: model.typing, .typing) }
        }

        private func typeWord() {
            for letter in "on " {
                type(String(letter))
                UndoEventGrouping.end()
            }
        }

        private func delete(forward: Bool) {
            history.append("delete \(forward) veto \(isVetoed)")
            editor.perform(.delete(forward ? .forward : .backward))
            model.unmark()
            guard !isVetoed else { return }
            let state = model.state
            if !state.selected.isEmpty { return model.edit(state.selected, "", mark: 0, .other) }
            if forward {
                let end = state.places.first { $0 > state.head } ?? state.units.count
                model.edit(state.head..<end, "", mark: 0, .forward)
            } else {
                let start = state.places.last { $0 < state.head } ?? 0
                model.edit(start..<state.head, "", mark: 0, .backward)
            }
        }

        private func select() {
            let (anchor, head) = (random(-2...model.state.units.count + 2), random(-2...model.state.units.count + 2))
            history.append("select \(anchor) \(head)")
            editor.select(TextSelection(anchor: anchor, head: head))
            model.select(max(anchor, 0), max(head, 0))
        }

        private func selectAll() {
            history.append("all")
            editor.perform(.selectAll)
            model.select(0, model.state.units.count)
        }

        private func stepSideways() {
            let (forward, extending) = (random(0...1) == 0, random(0...1) == 0)
            history.append("step \(forward) \(extending)")
            let movement: TextMovement = forward ? .forward : .backward
            editor.perform(extending ? .select(movement) : .move(movement))
            model.step(forward: forward, extending: extending)
        }

        /// The model does not know word boundaries; it checks only that the selection lies between characters.
        private func moveFreely() {
            let movements: [TextMovement] = [
                .left, .right, .wordLeft, .wordRight, .wordForward, .wordBackward, .up, .down, .lineStart,
                .paragraphStart, .paragraphEnd, .pageUp, .pageDown,
            ]
            let movement = movements[random(0...movements.count - 1)]
            history.append("move \(movement)")
            editor.perform(random(0...1) == 0 ? .move(movement) : .select(movement))
            model.unmark()
            model.select(editor.selection.anchor, editor.selection.head)
        }

        private func paste(_ piece: String) {
            history.append("paste \(piece.debugDescription) veto \(isVetoed)")
            UIPasteboard.general.string = piece
            editor.perform(.paste)
            model.unmark()
            if !isVetoed, !piece.isEmpty { model.edit(model.state.selected, piece, mark: model.typing, .other) }
        }

        private func cut() {
            history.append("cut veto \(isVetoed)")
            let selected = model.state.selected
            editor.perform(.cut)
            guard !selected.isEmpty else { return }
            model.unmark()
            if !isVetoed { model.edit(selected, "", mark: 0, .other) }
        }

        private func replace(_ piece: String) {
            let ends = (0..<2).map { _ in DifficultTexts.scalarPlace(model.state.units, &generator) }.sorted()
            history.append("replace \(ends) \(piece.debugDescription)")
            editor.replace(NSRange(ends[0]..<ends[1]), with: piece)
            if piece.isEmpty, let range = model.composition?.range, ends[0] < ends[1],
                ends[1] == range.lowerBound || ends[0] == range.upperBound
            {
                return model.deleteAround(ends[0]..<ends[1])
            }
            model.unmark()
            let source = ends[0] == ends[1] ? max(ends[0] - 1, 0) : ends[0]
            let mark = source < model.state.units.count ? model.state.marks[source] : model.typing
            model.edit(ends[0]..<ends[1], piece, mark: mark, .other)
        }

        private func undoStep() {
            history.append("undo veto \(isVetoed)")
            editor.perform(.undo)
            if isVetoed {
                model.unmark()
                if !model.undo.isEmpty { model.isOpen = false }
            } else {
                model.undoStep()
                forgetTypingOfEmptyText()
            }
        }

        private func redoStep() {
            history.append("redo veto \(isVetoed)")
            editor.perform(.redo)
            if isVetoed {
                model.unmark()
                if !model.redo.isEmpty { model.isOpen = false }
            } else {
                model.redoStep()
                forgetTypingOfEmptyText()
            }
        }

        /// Merged steps pass through intermediate text, whose attributes remain the typing attributes of an empty text.
        func forgetTypingOfEmptyText() {
            guard model.state.units.isEmpty else { return }
            model.typing = editor.typingAttributes[EditorFuzzTests.mark] as? Int ?? 0
        }

        private func setMarked(_ piece: String) {
            let start = random(0...piece.utf16.count + 1)
            let range = start..<start + random(0...2)
            history.append("mark \(piece.debugDescription) \(range) veto \(isVetoed)")
            editor.setMarkedText(piece, selectedRange: NSRange(range))
            if !isVetoed { model.setMarked(piece, range) }
        }

        private func unmark() {
            history.append("unmark")
            editor.unmarkText()
            model.unmark()
        }

        private func changeFromOutside(_ piece: String) {
            guard model.composition == nil else { return }
            let ends = (0..<2).map { _ in DifficultTexts.scalarPlace(model.state.units, &generator) }.sorted()
            history.append("outside \(ends) \(piece.debugDescription)")
            editor.storage.replaceCharacters(in: NSRange(ends[0]..<ends[1]), with: piece)
            model.changeFromOutside(ends[0]..<ends[1], piece)
        }

        /// Drops a part of the text, or external text, at a random position.
        private func drop(_ piece: String) {
            let place = random(-1...model.state.units.count + 1)
            guard random(0...2) > 0 else {
                history.append("drop \(piece.debugDescription) at \(place) veto \(isVetoed)")
                let isDone = editor.drop(piece, at: place)
                #expect(isDone == model.drop(piece, at: place, isVetoed: isVetoed))
                return
            }
            let ends = (0..<2).map { _ in model.state.places.randomElement(using: &generator) ?? 0 }.sorted()
            // Reject the removal, only the insertion, or neither.
            let desired = isVetoed ? 0 : random(0...5) == 0 ? 1 : 2
            history.append("drop \(ends) at \(place) requested \(desired)")
            var requested = 0
            isVetoed = false
            client.allows = { _, _ in
                requested += 1
                return requested <= desired
            }
            let isDone = editor.drop(at: place, from: NSRange(ends[0]..<ends[1]))
            client.allows = { [weak self] _, _ in self?.isVetoed != true }
            #expect(isDone == model.move(ends[0]..<ends[1], to: place, desired: desired))
        }

        private func setTyping() {
            guard model.composition == nil else { return }
            let number = random(1...3)
            history.append("typing \(number)")
            editor.typingAttributes = [EditorFuzzTests.mark: number]
            model.typing = number
        }

        // MARK: Comparison

        /// A description of the first difference from the model, or `nil`.
        var difference: String? {
            let (storage, state) = (editor.storage, model.state)
            if Array(storage.string.utf16) != state.units { return "text \(storage.string.debugDescription)" }
            if marks != state.marks { return "attributes \(marks) instead of \(state.marks)" }
            let selection = editor.selection
            if selection.anchor != state.anchor || selection.head != state.head {
                return "selection \(selection) instead of \(state.anchor) \(state.head)"
            }
            if ![selection.anchor, selection.head].allSatisfy(state.places.contains) { return "selection inside" }
            if editor.markedRange.flatMap({ Range($0) }) != model.composition?.range { return "marked range" }
            if underlined != Array(model.composition?.range ?? 0..<0) { return "underlines" }
            let typing = editor.typingAttributes[EditorFuzzTests.mark] as? Int ?? 0
            if typing != model.typing { return "typing \(typing) instead of \(model.typing)" }
            if client.undoManager?.canUndo != !model.undo.isEmpty { return "can undo" }
            if client.undoManager?.canRedo != !model.redo.isEmpty { return "can redo" }
            return client.unapprovedChangeCount > 0 ? "the change differs from the one that the client approved" : nil
        }

        private var marks: [Int] {
            (0..<editor.storage.length).map {
                editor.storage.attribute(EditorFuzzTests.mark, at: $0, effectiveRange: nil) as? Int ?? 0
            }
        }

        private var underlined: [Int] {
            (0..<editor.storage.length).filter {
                editor.storage.attribute(.underlineStyle, at: $0, effectiveRange: nil) != nil
            }
        }
    }

    @Test("Thousands of random events leave the editor in the state of its model", arguments: 0..<6)
    func events(batch: Int) {
        for seed in 0..<40 {
            let fixture = Fixture(seed: UInt64(batch * 1000 + seed + 1))
            for _ in 0..<100 {
                fixture.run()
                if let difference = fixture.difference {
                    Issue.record("seed \(batch * 1000 + seed + 1): \(difference) after \(fixture.history.suffix(12))")
                    return
                }
            }
            if let difference = unwind(fixture) {
                Issue.record("seed \(batch * 1000 + seed + 1), at the end: \(difference)")
                return
            }
        }
    }

    /// Undoes and redoes all steps: each must restore its state exactly.
    private func unwind(_ fixture: Fixture) -> String? {
        fixture.isVetoed = false
        while !fixture.model.undo.isEmpty || fixture.model.composition != nil {
            fixture.editor.perform(.undo)
            fixture.model.undoStep()
            fixture.forgetTypingOfEmptyText()
            if let difference = fixture.difference {
                return
                    "undo of \(fixture.model.redo.last.map(describe) ?? "-"): \(difference) after \(fixture.history.suffix(12))"
            }
        }
        while !fixture.model.redo.isEmpty {
            fixture.editor.perform(.redo)
            fixture.model.redoStep()
            fixture.forgetTypingOfEmptyText()
            if let difference = fixture.difference {
                return
                    "redo of \(fixture.model.undo.last.map(describe) ?? "-"): \(difference) after \(fixture.history.suffix(12))"
            }
        }
        return nil
    }

    private func describe(_ step: EditorModel.Step) -> String {
        func text(_ units: [UInt16]) -> String { String(decoding: units, as: UTF16.self).debugDescription }
        return "\(step.kind) \(text(step.removed)) to \(text(step.inserted)) at \(step.location), "
            + "\(text(step.before.units)) to \(text(step.after.units))"
    }
}
