/// The letters by which users reach titled elements: menus, rows of menus and controls.
enum MnemonicLetters {
    private static let maximumLength = 100

    /// Returns a letter for each title that no other one has, or `nil` if none of its letters is left.
    ///
    /// The first letter of a title's words is preferred to others, and earlier titles choose first. Letters are in
    /// lowercase. The complexity is linear in the lengths of the titles, of which the first 100 characters count.
    static func assign(to titles: [String], excluding used: Set<Character> = []) -> [Character?] {
        var used = used
        return titles.map { title in
            let letter = candidates(title).first { !used.contains($0) }
            if let letter { used.insert(letter) }
            return letter
        }
    }

    /// The letters and digits of a title: first those that begin its words.
    private static func candidates(_ title: String) -> [Character] {
        let words = title.prefix(maximumLength).lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.compactMap(\.first) + words.joined()
    }

    /// Returns the range of a letter in a title, preferably at the beginning of a word.
    static func range(of letter: Character, in title: String) -> Range<String.Index>? {
        var found: String.Index?
        var beginsWord = true
        for index in title.indices {
            let character = title[index]
            if character.lowercased() == String(letter) {
                if beginsWord { return index..<title.index(after: index) }
                found = found ?? index
            }
            beginsWord = !character.isLetter && !character.isNumber
        }
        return found.map { $0..<title.index(after: $0) }
    }
}

extension UILabel {
    /// Sets a title, one letter of which is underlined.
    final func show(_ title: String, underlining letter: Character?) {
        guard let letter, let range = MnemonicLetters.range(of: letter, in: title) else {
            attributedText = nil
            return text = title
        }
        let string = NSMutableAttributedString(string: title)
        string.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(range, in: title))
        attributedText = string
    }
}
