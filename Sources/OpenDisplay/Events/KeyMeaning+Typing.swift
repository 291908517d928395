extension KeyEvent.Meaning {
    /// The X keysym `VoidSymbol`, which stands for no key.
    private static let noSymbol: UInt32 = 0xff_ffff

    /// What the key produces that types a character.
    ///
    /// Newlines, tabs, backspaces, escapes and deletes are typed by the keys of these names. A character of several
    /// Unicode scalars is typed as one character by a key without a symbol.
    package init(typing character: Character) {
        let text = String(character)
        self.init(keySymbol: Self.noSymbol, characters: text)
        if character.isNewline { (keySymbol, characters) = (0xff0d, "\r") }
        guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first, !character.isNewline else {
            return
        }
        switch scalar.value {
        case 0x08: (keySymbol, characters) = (0xff08, "")
        case 0x09: keySymbol = 0xff09
        case 0x1b: (keySymbol, characters) = (0xff1b, "")
        case 0x7f: (keySymbol, characters) = (0xffff, "")
        case 0x20...0x7e, 0xa0...0xff: keySymbol = scalar.value
        // Other control characters have no keysym.
        case 0x00...0x9f: break
        default: keySymbol = 0x0100_0000 + scalar.value
        }
    }
}
