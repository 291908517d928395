/// The kind of text that a client expects, in the terms of input methods.
package struct TextInputKind: Sendable, Equatable {
    /// The purpose of the text.
    package enum Purpose: Sendable, Equatable, CaseIterable {
        case freeForm
        case alphabetic
        case digits
        case number
        case phone
        case url
        case email
        case name
        /// Hidden text, from which the input method must not learn.
        case password
        /// Hidden digits.
        case pin
    }

    /// Hints for entering the text.
    package struct Hints: OptionSet, Sendable, Hashable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let spellChecking = Hints(rawValue: 1 << 0)
        package static let noSpellChecking = Hints(rawValue: 1 << 1)
        package static let wordCompletion = Hints(rawValue: 1 << 2)
        package static let lowercase = Hints(rawValue: 1 << 3)
        package static let capitalCharacters = Hints(rawValue: 1 << 4)
        package static let capitalWords = Hints(rawValue: 1 << 5)
        package static let capitalSentences = Hints(rawValue: 1 << 6)
        package static let noEmoji = Hints(rawValue: 1 << 7)
        /// The input method must not learn from the text.
        package static let `private` = Hints(rawValue: 1 << 8)
    }

    package var purpose: Purpose
    package var hints: Hints

    package init(purpose: Purpose = .freeForm, hints: Hints = []) {
        self.purpose = purpose
        self.hints = hints
    }
}
