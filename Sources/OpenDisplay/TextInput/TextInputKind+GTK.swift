internal import CGTK

extension TextInputKind.Purpose {
    var gtk: GtkInputPurpose {
        switch self {
        case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
        case .alphabetic: GTK_INPUT_PURPOSE_ALPHA
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        case .pin: GTK_INPUT_PURPOSE_PIN
        }
    }
}

extension TextInputKind.Hints {
    private static let table: [(hint: TextInputKind.Hints, gtk: GtkInputHints)] = [
        (.spellChecking, GTK_INPUT_HINT_SPELLCHECK), (.noSpellChecking, GTK_INPUT_HINT_NO_SPELLCHECK),
        (.wordCompletion, GTK_INPUT_HINT_WORD_COMPLETION), (.lowercase, GTK_INPUT_HINT_LOWERCASE),
        (.capitalCharacters, GTK_INPUT_HINT_UPPERCASE_CHARS), (.capitalWords, GTK_INPUT_HINT_UPPERCASE_WORDS),
        (.capitalSentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES), (.noEmoji, GTK_INPUT_HINT_NO_EMOJI),
        (.private, GTK_INPUT_HINT_PRIVATE),
    ]

    /// The corresponding flags of GTK.
    var gtk: UInt32 {
        Self.table.reduce(0) { contains($1.hint) ? $0 | $1.gtk.rawValue : $0 }
    }
}
