internal import OpenDisplay

extension TextInputKind {
    /// Converts the traits of a view to the content type of input methods.
    @MainActor init(_ traits: any UITextInputTraits) {
        self.init(purpose: Self.purpose(of: traits), hints: Self.hints(of: traits))
    }

    @MainActor private static func purpose(of traits: any UITextInputTraits) -> Purpose {
        let isNumeric: Bool = [.numberPad, .asciiCapableNumberPad].contains(traits.keyboardType)
        if traits.isSecureTextEntry { return isNumeric ? .pin : .password }
        return switch traits.keyboardType {
        case .numberPad, .asciiCapableNumberPad: .digits
        case .numbersAndPunctuation, .decimalPad: .number
        case .phonePad: .phone
        case .namePhonePad: .name
        case .URL: .url
        case .emailAddress: .email
        case .default: purpose(of: traits.textContentType)
        case .asciiCapable, .twitter, .webSearch: .freeForm
        }
    }

    private static func purpose(of type: UITextContentType?) -> Purpose {
        guard let type else { return .freeForm }
        return switch type {
        case .name, .givenName, .middleName, .familyName, .nickname: .name
        case .telephoneNumber: .phone
        case .emailAddress: .email
        case .URL: .url
        case .creditCardNumber: .digits
        case .password, .newPassword: .password
        default: .freeForm
        }
    }

    @MainActor private static func hints(of traits: any UITextInputTraits) -> Hints {
        guard !traits.isSecureTextEntry else { return [.private, .noSpellChecking] }
        var hints: Hints = []
        switch traits.autocapitalizationType {
        case .none: break
        case .words: hints.insert(.capitalWords)
        case .sentences: hints.insert(.capitalSentences)
        case .allCharacters: hints.insert(.capitalCharacters)
        }
        if traits.autocorrectionType == .yes { hints.insert(.wordCompletion) }
        if traits.autocorrectionType == .no || traits.spellCheckingType == .no {
            hints.insert(.noSpellChecking)
        } else if traits.spellCheckingType == .yes {
            hints.insert(.spellChecking)
        }
        return hints
    }
}
