extension UITextInputTraits {
    /// Whether the traits let the spelling of a text be checked.
    ///
    /// The default checks prose: no secure text, no text of a specific kind such as an address, and none for which
    /// automatic correction is off.
    var checksSpelling: Bool {
        guard !isSecureTextEntry else { return false }
        switch spellCheckingType {
        case .yes: return true
        case .no: return false
        case .default: return autocorrectionType != .no && textContentType == nil && keyboardType.isForProse
        }
    }
}

extension UIKeyboardType {
    fileprivate var isForProse: Bool {
        switch self {
        case .default, .asciiCapable, .twitter: true
        case .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .webSearch,
            .asciiCapableNumberPad:
            false
        }
    }
}

extension SpellCheckedView {
    /// Begins or ends checking after a change of what determines whether the text is checked.
    ///
    /// - Parameter isEdited: Whether the user edits the text.
    func updateSpellChecking(isEdited: Bool) {
        guard Spelling.service != nil, checksSpelling, !isCode else {
            spellChecker?.isActive = false
            spellChecker = nil
            return
        }
        let language = SpellingLanguage.normalized(textInputMode?.primaryLanguage ?? SpellingLanguage.desktop())
        if isEdited, spellChecker?.language != language {
            spellChecker?.isActive = false
            spellChecker = SpellChecker(self, language: language)
        }
        spellChecker?.isActive = isEdited
    }

    /// Whether the text is in a monospaced font, as code is, and is not to be checked explicitly.
    private var isCode: Bool {
        guard spellCheckingType == .default else { return false }
        let font = (editor.client?.defaultTextAttributes ?? [:])[.font] as? UIFont
        return font?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true
    }
}
