/// Texts of the program as they are shown.
enum DisplayText {
    /// The largest number of characters: laying out more takes time, and a pane shows fewer.
    static let limit = 2_000

    /// Returns the beginning of a text that is too long.
    static func limited(_ text: String) -> String {
        text.utf8.count > limit ? text.prefix(limit) + "…" : text
    }

    /// Returns the name of a property with a zero width space between its words, so that lines end between them:
    /// `isUserInteractionEnabled` in front of each capital letter, `layer.zPosition` after the period.
    static func breakable(_ name: String) -> String {
        var result = ""
        for character in name {
            let last = result.last
            let beginsWord = character.isUppercase && last.map { $0.isLowercase || $0.isNumber } == true
            if beginsWord || last == "." { result.append("\u{200B}") }
            result.append(character)
        }
        return result
    }

    /// Returns a text without what distracts from its contents: the environment of components, and more than three decimals.
    static func concise(_ text: String) -> String {
        limited(text).replacing("<Empty>", with: "").replacing(/<\([^<>()]*\)>/, with: "").replacing(/(\d\.\d{3})\d+/) {
            $0.output.1
        }
    }
}
