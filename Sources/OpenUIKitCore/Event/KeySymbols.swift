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
        if let key = special[symbol] ?? alternatives[symbol] { return key }
        if (0xffbe...0xffc9).contains(symbol) {
            return UIKeyboardHIDUsage(rawValue: 58 + Int(symbol - 0xffbe)) ?? .keyboardErrorUndefined
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
