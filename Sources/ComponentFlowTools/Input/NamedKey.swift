#if INSPECTOR

internal import OpenDisplay

/// The keys that requests name.
enum NamedKey {
    /// The X keysyms of keys that type no text.
    private static let symbols: [String: UInt32] = [
        "home": 0xff50, "left": 0xff51, "up": 0xff52, "right": 0xff53, "down": 0xff54, "pageup": 0xff55,
        "pagedown": 0xff56, "end": 0xff57, "insert": 0xff63, "menu": 0xff67,
    ]

    /// The characters that keys with names type.
    private static let characters: [String: Character] = [
        "return": "\r", "enter": "\r", "tab": "\t", "escape": "\u{1b}", "backspace": "\u{8}", "delete": "\u{7f}",
        "space": " ",
    ]

    private static let modifiers: [String: KeyModifiers] = [
        "shift": .shift, "control": .control, "alt": .alternate, "super": .command,
    ]

    /// Returns the key with a name, or the one that types a character.
    static func key(_ name: String) -> KeyEvent.Meaning? {
        if name.count == 1, let character = name.first { return KeyEvent.Meaning(typing: character) }
        let name = name.lowercased()
        if let character = characters[name] { return KeyEvent.Meaning(typing: character) }
        if let symbol = symbols[name] { return KeyEvent.Meaning(keySymbol: symbol, characters: "") }
        guard name.hasPrefix("f"), let number = UInt32(name.dropFirst()), (1...12).contains(number) else { return nil }
        return KeyEvent.Meaning(keySymbol: 0xffbd + number, characters: "")
    }

    /// Returns the modifiers whose names are separated by plus signs, or `nil` if one of them is unknown.
    static func modifiers(_ names: String) -> KeyModifiers? {
        var result: KeyModifiers = []
        for name in names.split(separator: "+") {
            guard let modifier = modifiers[name.lowercased()] else { return nil }
            result.insert(modifier)
        }
        return result
    }
}

#endif
