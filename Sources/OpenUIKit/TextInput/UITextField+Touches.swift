/// What clicks and drags do.
extension UITextField {
    /// What a touch selects by.
    enum TouchUnit {
        case character
        case word
        case everything
    }

    func beginSelecting(_ touch: UITouch, isExtending: Bool) {
        touchSelection = nil
        guard becomeFirstResponder() else { return }
        lineView.layoutIfNeeded()
        let place = place(of: touch)
        if isExtending {
            touchSelection = (.character, content.anchor..<content.anchor)
            return select(from: content.anchor, to: place)
        }
        let unit: TouchUnit = touch.tapCount >= 3 ? .everything : touch.tapCount == 2 ? .word : .character
        let range = range(of: unit, around: place)
        touchSelection = (unit, range)
        select(from: range.lowerBound, to: range.upperBound)
    }

    /// Selects from where the touch began to where it is, in whole units.
    func goOnSelecting(_ touch: UITouch) {
        guard let (unit, first) = touchSelection, isFirstResponder else { return }
        let last = range(of: unit, around: place(of: touch))
        if last.lowerBound < first.lowerBound {
            select(from: first.upperBound, to: last.lowerBound)
        } else {
            select(from: first.lowerBound, to: max(last.upperBound, first.upperBound))
        }
    }

    private func range(of unit: TouchUnit, around place: Int) -> Range<Int> {
        switch unit {
        case .character: place..<place
        case .word: isSecureTextEntry ? 0..<content.count : content.word(around: place)
        case .everything: 0..<content.count
        }
    }

    private func place(of touch: UITouch) -> Int {
        lineView.place(at: touch.location(in: lineView))
    }
}
