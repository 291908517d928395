/// What clicks and drags do.
extension UITextField {
    func beginSelecting(_ touch: UITouch, _ event: UIEvent?) {
        editor.endSelecting()
        guard becomeFirstResponder() else { return }
        lineView.layoutIfNeeded()
        let offset = offset(of: touch)
        if event?.buttonMask == .secondary { return placeCaret(forMenuAt: offset) }
        let isExtending = event?.modifierFlags.contains(.shift) == true
        editor.beginSelecting(at: offset, by: TextPointerUnit(tapCount: touch.tapCount), extending: isExtending)
        showCaret()
    }

    /// Selects from where the touch began to where it is, in whole units.
    func goOnSelecting(_ touch: UITouch) {
        if isFirstResponder { editor.continueSelecting(to: offset(of: touch)) }
    }

    /// A menu is about what is selected, if it is asked for there.
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
