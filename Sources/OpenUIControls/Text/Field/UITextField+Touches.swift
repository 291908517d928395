/// Selection with a pointer.
extension UITextField {
    func beginSelecting(_ touch: UITouch, _ event: UIEvent?) {
        editor.endSelecting()
        possibleDragStart = TextDrag.mayBegin(in: self, with: touch, event) ? touch.location(in: nil) : nil
        guard possibleDragStart == nil, becomeFirstResponder() else { return }
        lineView.layoutIfNeeded()
        let offset = offset(of: touch)
        if event?.buttonMask == .secondary { return placeCaret(forMenuAt: offset) }
        let isExtending = event?.modifierFlags.contains(.shift) == true
        editor.beginSelecting(at: offset, by: TextPointerUnit(tapCount: touch.tapCount), extending: isExtending)
        showCaret()
    }

    /// Extends the selection from the start of the touch to its current location, in whole units, or begins a drag of
    /// the selection.
    func extendSelection(to touch: UITouch) {
        if let start = possibleDragStart {
            let location = touch.location(in: nil)
            guard location.distance(to: start) >= TextDrag.threshold else { return }
            possibleDragStart = nil
            TextDrag.begin(from: self, at: location)
            return
        }
        if isFirstResponder { editor.continueSelecting(to: offset(of: touch)) }
    }

    /// Ends the selection; a press inside the selection that did not become a drag places the caret.
    func endSelecting(_ touch: UITouch?) {
        editor.endSelecting()
        guard possibleDragStart != nil, let touch else { return }
        possibleDragStart = nil
        editor.select(NSRange(location: offset(of: touch), length: 0))
        showCaret()
    }

    /// Places the caret for a context menu, unless the menu is requested inside the selection, which it then applies
    /// to.
    private func placeCaret(forMenuAt offset: Int) {
        let selected = editor.selection.range
        if offset < selected.location || offset > NSMaxRange(selected) || selected.length == 0 {
            editor.select(NSRange(location: offset, length: 0))
        }
    }

    private func offset(of touch: UITouch) -> Int {
        lineView.closestOffset(to: touch.location(in: lineView)).offset
    }
}
