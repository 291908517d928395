import Foundation

/// The languages of the program.
enum Language: String, CaseIterable {
    case english = "en"
    case german = "de"
    case japanese = "ja"
    case arabic = "ar"

    var isRightToLeft: Bool { self == .arabic }

    /// The first language of the user that the program has; English if there is none.
    static var preferred: Language {
        let environment = ProcessInfo.processInfo.environment
        let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        let codes = names.flatMap { $0.split(separator: ":") }.map { String($0.prefix(2)) }
        return codes.lazy.compactMap { Language(rawValue: $0) }.first ?? .english
    }

    /// The category of a number in the language (Unicode CLDR, "Language Plural Rules").
    func plural(_ number: Int) -> Plural {
        switch self {
        case .english, .german: number == 1 ? .one : .other
        case .japanese: .other
        case .arabic:
            switch (number, number % 100) {
            case (0, _): .zero
            case (1, _): .one
            case (2, _): .two
            case (_, 3...10): .few
            case (_, 11...99): .many
            default: .other
            }
        }
    }
}

/// A category of numbers with a form of words of its own.
enum Plural {
    case zero, one, two, few, many, other
}
