/// Maps X keysyms, which surfaces report, to UIKit's keys.
enum KeySymbols {
    /// The keys that play or pause media: `XKB_KEY_XF86AudioPlay` and `XKB_KEY_XF86AudioPause`.
    static let playing: Set<UInt32> = [0x1008_ff14, 0x1008_ff31]
    /// The keys that produce no visible text, each with one keysym.
    private static let special: [UInt32: UIKeyboardHIDUsage] = [
        0xff08: .keyboardDeleteOrBackspace, 0xff09: .keyboardTab, 0xff0d: .keyboardReturnOrEnter,
        0xff1b: .keyboardEscape, 0xff50: .keyboardHome, 0xff51: .keyboardLeftArrow, 0xff52: .keyboardUpArrow,
        0xff53: .keyboardRightArrow, 0xff54: .keyboardDownArrow, 0xff55: .keyboardPageUp, 0xff56: .keyboardPageDown,
        0xff57: .keyboardEnd, 0xff63: .keyboardInsert, 0xff8d: .keypadEnter, 0xffff: .keyboardDeleteForward,
        0xffe1: .keyboardLeftShift, 0xffe2: .keyboardRightShift, 0xffe3: .keyboardLeftControl,
        0xffe4: .keyboardRightControl, 0xffe5: .keyboardCapsLock, 0xffe9: .keyboardLeftAlt, 0xffea: .keyboardRightAlt,
        0xffeb: .keyboardLeftGUI, 0xffec: .keyboardRightGUI, 0xff67: .keyboardApplication,
    ]

    /// Other keysyms of the same keys: Tab with Shift, and the keypad without Num Lock.
    private static let alternatives: [UInt32: UIKeyboardHIDUsage] = [
        0xfe20: .keyboardTab,
        0xff95: .keyboardHome, 0xff96: .keyboardLeftArrow, 0xff97: .keyboardUpArrow, 0xff98: .keyboardRightArrow,
        0xff99: .keyboardDownArrow, 0xff9a: .keyboardPageUp, 0xff9b: .keyboardPageDown, 0xff9c: .keyboardEnd,
        0xff9e: .keyboardInsert, 0xff9f: .keyboardDeleteForward,
    ]

    /// The numeric keypad with Num Lock.
    private static let keypad: [UInt32: UIKeyboardHIDUsage] = [
        0xff7f: .keypadNumLock, 0xff9d: .keypad5, 0xffaa: .keypadAsterisk, 0xffab: .keypadPlus, 0xffac: .keypadComma,
        0xffad: .keypadHyphen, 0xffae: .keypadPeriod, 0xffaf: .keypadSlash, 0xffbd: .keypadEqualSign,
        0xffb0: .keypad0, 0xffb1: .keypad1, 0xffb2: .keypad2, 0xffb3: .keypad3, 0xffb4: .keypad4, 0xffb5: .keypad5,
        0xffb6: .keypad6, 0xffb7: .keypad7, 0xffb8: .keypad8, 0xffb9: .keypad9,
    ]

    /// The keys of special keyboards: those for functions, of multimedia keyboards, and of Japanese and Korean ones.
    private static let functions: [UInt32: UIKeyboardHIDUsage] = [
        0xff13: .keyboardPause, 0xff14: .keyboardScrollLock, 0xff15: .keyboardSysReqOrAttention,
        0xff0b: .keyboardClear, 0xff60: .keyboardSelect, 0xff61: .keyboardPrintScreen, 0xff62: .keyboardExecute,
        0xff65: .keyboardUndo, 0xff66: .keyboardAgain, 0xff68: .keyboardFind, 0xff69: .keyboardCancel,
        0xff6a: .keyboardHelp, 0x1008_ff57: .keyboardCopy, 0x1008_ff58: .keyboardCut, 0x1008_ff6d: .keyboardPaste,
        0x1008_ff28: .keyboardStop, 0x1008_ff2a: .keyboardPower, 0x1008_ff12: .keyboardMute,
        0x1008_ff11: .keyboardVolumeDown, 0x1008_ff13: .keyboardVolumeUp,
        0xff27: .keyboardInternational2, 0xff23: .keyboardInternational4, 0xff22: .keyboardInternational5,
        0xff31: .keyboardHangul, 0xff34: .keyboardHanja, 0xff26: .keyboardKatakana, 0xff25: .keyboardHiragana,
        0xff2a: .keyboardZenkakuHankakuKanji,
    ]

    private static let printable: [Character: UIKeyboardHIDUsage] = [
        " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
        "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
        "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
        "0": .keyboard0,
    ]

    private static let inputs: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: "UIKeyInputUpArrow", .keyboardDownArrow: "UIKeyInputDownArrow",
        .keyboardLeftArrow: "UIKeyInputLeftArrow", .keyboardRightArrow: "UIKeyInputRightArrow",
        .keyboardEscape: "UIKeyInputEscape", .keyboardPageUp: "UIKeyInputPageUp",
        .keyboardPageDown: "UIKeyInputPageDown", .keyboardHome: "UIKeyInputHome", .keyboardEnd: "UIKeyInputEnd",
        .keyboardReturnOrEnter: "\r", .keyboardTab: "\t", .keyboardDeleteOrBackspace: "\u{8}",
        .keyboardDeleteForward: "UIKeyInputDelete",
    ]

    private static let symbols: [String: UInt32] = Dictionary(
        uniqueKeysWithValues: special.compactMap { symbol, usage in inputs[usage].map { ($0, symbol) } })

    static func usage(for symbol: UInt32) -> UIKeyboardHIDUsage {
        if let key = special[symbol] ?? alternatives[symbol] ?? keypad[symbol] ?? functions[symbol] { return key }
        if let number = functionKey(symbol) {
            return UIKeyboardHIDUsage(rawValue: (number < 13 ? 57 : 91) + number) ?? .keyboardErrorUndefined
        }
        guard symbol < 0x80, let scalar = Unicode.Scalar(symbol) else { return .keyboardErrorUndefined }
        let character = Character(Character(scalar).lowercased())
        if let letter = character.asciiValue, (97...122).contains(letter) {
            return UIKeyboardHIDUsage(rawValue: 4 + Int(letter) - 97) ?? .keyboardErrorUndefined
        }
        if let digit = character.wholeNumberValue, digit > 0 {
            return UIKeyboardHIDUsage(rawValue: 29 + digit) ?? .keyboardErrorUndefined
        }
        return printable[character] ?? .keyboardErrorUndefined
    }

    /// Returns the number of a function key, from 1 to 24, or `nil` for other keys.
    private static func functionKey(_ symbol: UInt32) -> Int? {
        (0xffbe...0xffd5).contains(symbol) ? Int(symbol - 0xffbe) + 1 : nil
    }

    static func input(for symbol: UInt32) -> String {
        input(for: usage(for: symbol))
    }

    /// Returns the input string by which key commands identify a key that produces no visible text.
    static func input(for key: UIKeyboardHIDUsage) -> String {
        inputs[key] ?? ""
    }

    /// Returns the keysym of the key that key commands identify by an input string, or `nil` if the string is a character.
    static func symbol(forInput input: String) -> UInt32? {
        if let symbol = symbols[input] { return symbol }
        guard input.hasPrefix("UIKeyInputF"), let number = UInt32(input.dropFirst(11)), (1...12).contains(number) else {
            return nil
        }
        return 0xffbe + number - 1
    }
}
