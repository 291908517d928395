extension MenuBarView {
    // MARK: Keys

    /// Opens the first menu with its first row selected, or ends the use of the bar; F10 does this.
    ///
    /// - Returns: Whether the bar has a menu.
    func toggle() -> Bool {
        if isTracking {
            endTracking()
            return true
        }
        refresh()
        guard let first = items.first else { return false }
        open(first, selectsFirst: true)
        return true
    }

    /// Opens the menu with a letter; returns `false` if there is none.
    func open(letter: Character) -> Bool {
        guard let item = items.first(where: { $0.letter == letter }) else { return false }
        open(item, selectsFirst: true)
        return true
    }

    /// The key that moves forward in reading order.
    var forwardKey: UIKeyboardHIDUsage {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
    }

    /// Handles a key while an item is selected and its menu is closed.
    func handle(_ key: UIKey) {
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow: move(key.keyCode == forwardKey ? 1 : -1)
        case .keyboardTab: move(key.modifierFlags.contains(.shift) ? -1 : 1)
        case .keyboardHome: selectEnd(first: true)
        case .keyboardEnd: selectEnd(first: false)
        case .keyboardDownArrow, .keyboardUpArrow, .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            openSelectedItem(key.keyCode)
        case .keyboardEscape, .keyboardF10: endTracking()
        default: if let letter = key.mnemonicLetter { _ = open(letter: letter) }
        }
    }

    private func openSelectedItem(_ key: UIKeyboardHIDUsage) {
        guard let item = selectedItem, open(item, selectsFirst: true) else { return }
        if key == .keyboardUpArrow { hostWindow?.menus.selectLast() }
    }

    /// Opens the menu at a point while another one is open; returns whether the point is in the bar.
    func pointerMoved(toWindow point: CGPoint) -> Bool {
        let point = convert(point, from: nil)
        guard bounds.contains(point) else { return false }
        if let item = item(at: point), item !== openItem { open(item, selectsFirst: false) }
        return true
    }

    /// Handles a press in the bar while a menu is open; returns whether the point is in the bar.
    func pointerPressed(inWindow point: CGPoint) -> Bool {
        let point = convert(point, from: nil)
        guard bounds.contains(point) else { return false }
        if let item = item(at: point), item !== openItem {
            open(item, selectsFirst: false)
        } else {
            endTracking()
        }
        return true
    }
}

extension UIKey {
    /// The letter or digit of the key, in lowercase, which may be pressed together with the Alt key only.
    var mnemonicLetter: Character? {
        let modifiers = modifierFlags.intersection([.control, .command])
        let text = charactersIgnoringModifiers.isEmpty ? characters : charactersIgnoringModifiers
        guard modifiers.isEmpty, text.count == 1, let letter = text.lowercased().first else { return nil }
        return letter.isLetter || letter.isNumber ? letter : nil
    }
}
