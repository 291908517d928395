extension Character {
    /// Whether the character ends a paragraph: a line feed, a carriage return, both, or a paragraph separator.
    package var isParagraphBreak: Bool {
        switch self {
        case "\n", "\r", "\r\n", "\u{2029}": true
        default: false
        }
    }
}
