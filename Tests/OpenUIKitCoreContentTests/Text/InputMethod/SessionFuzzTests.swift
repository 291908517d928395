import Fuzzing
import OpenDisplay
import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Sends random input method events through a window to a text view, and compares it with a model of an editor.
@MainActor @Suite struct SessionFuzzTests {
    @MainActor private final class Fixture {
        let stage = WindowStage()
        let view: UITextView
        var model = EditorModel()
        var generator: SeededRandom
        var history: [String] = []

        init(seed: UInt64) {
            generator = SeededRandom(seed: seed)
            view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            let start = DifficultTexts.text(upTo: 4, &generator)
            view.text = start
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: start.utf16.count, length: 0)
            model.state.units = Array(start.utf16)
            model.state.marks = Array(repeating: 0, count: start.utf16.count)
            model.setSelection(start.utf16.count, start.utf16.count)
        }

        func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

        private var client: (any TextInputClient)? { stage.surface.textInputClient }

        func run() {
            let steps = model.undo.count
            change(DifficultTexts.piece(&generator))
            UndoEventGrouping.end()
            model.joinSteps(from: steps)
        }

        private func change(_ piece: String) {
            switch random(0...9) {
            case 0...2:
                history.append("commit \(piece.debugDescription)")
                client?.commit(piece)
                if model.composition != nil { return model.commit(piece) }
                model.edit(model.state.selected, piece, mark: 0, .typing)
            case 3, 4: compose(piece)
            case 5, 6: deleteAround()
            case 7: placeCaret()
            case 8:
                history.append("undo")
                view.editor.perform(.undo)
                model.undoStep()
            default:
                history.append("redo")
                view.editor.perform(.redo)
                model.redoStep()
            }
        }

        private func compose(_ piece: String) {
            let caret = random(0...piece.utf16.count)
            history.append("compose \(piece.debugDescription) \(caret)")
            client?.setMarkedText(piece, selectedRange: NSRange(location: caret, length: 0), attributes: [])
            model.setMarked(piece, caret..<caret)
        }

        private func placeCaret() {
            let place = random(0...model.state.units.count)
            history.append("caret \(place)")
            view.selectedRange = NSRange(location: place, length: 0)
            model.select(place, place)
        }

        /// Deletes before or after the caret; skipped if text is selected, because the offset is then undefined.
        private func deleteAround() {
            guard model.state.selected.isEmpty || model.composition != nil else { return }
            let count = random(1...3)
            let isBefore = random(0...1) == 0
            history.append("delete \(count) \(isBefore ? "before" : "after")")
            _ = client?.deleteSurrounding(offset: isBefore ? -count : 0, count: count)
            model.deleteAround(before: isBefore ? count : 0, after: isBefore ? 0 : count)
        }

        var difference: String? {
            if Array(view.text.utf16) != model.state.units { return "text \(view.text.debugDescription)" }
            let selection = view.editor.selection
            if selection.anchor != model.state.anchor || selection.head != model.state.head {
                return "selection \(selection) instead of \(model.state.anchor) \(model.state.head)"
            }
            if view.editor.markedRange.flatMap({ Range($0) }) != model.composition?.range { return "marked range" }
            return seenByInputMethod == model.seen ? nil : "surroundings \(seenByInputMethod ?? "none")"
        }

        private var seenByInputMethod: String? {
            client?.surroundingText().map { "\($0.text.debugDescription) \($0.anchor) \($0.cursor)" }
        }
    }

    @Test(
        "Random input method events in a window leave the text view in the state of the editor model", arguments: 0..<4)
    func events(batch: Int) {
        for seed in 0..<25 {
            let fixture = Fixture(seed: UInt64(batch * 1000 + seed + 1))
            defer { fixture.stage.close() }
            for _ in 0..<80 {
                fixture.run()
                if let difference = fixture.difference {
                    Issue.record("seed \(batch * 1000 + seed + 1): \(difference) after \(fixture.history.suffix(10))")
                    return
                }
            }
        }
    }
}

extension EditorModel {
    /// The text without the composition, with the bounds of the selection.
    fileprivate var seen: String {
        var units = state.units
        if let range = composition?.range { units.removeSubrange(range) }
        let selected = composition.map { $0.range.lowerBound..<$0.range.lowerBound } ?? state.selected
        return
            "\(String(decoding: units, as: UTF16.self).debugDescription) \(selected.lowerBound) \(selected.upperBound)"
    }
}
