/// Selects rows by typing the beginnings of their titles.
///
/// Characters that follow each other within a second form one beginning. The same character typed repeatedly goes from
/// one row that begins with it to the next.
struct TypeSelection {
    /// The time after which a character starts a new beginning, in seconds.
    private static let pause: TimeInterval = 1
    private static let comparison: String.CompareOptions = [
        .anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ]

    private var typed = ""
    private var lastTime = -TimeInterval.infinity

    /// Adds the character of a key, and returns the row to be selected, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - time: The time, in seconds.
    ///   - selected: The row that is selected.
    ///   - count: The number of rows.
    ///   - title: Returns the title of a row.
    mutating func row(
        for key: UIKey, at time: TimeInterval, selected: Int, count: Int, title: (Int) -> String?
    ) -> Int? {
        guard count > 0, let character = character(of: key, at: time) else { return nil }
        typed = time - lastTime > Self.pause ? character : typed + character
        lastTime = time
        let selected = min(max(selected, 0), count - 1)
        let isFirst = typed == character
        if let found = Self.row(from: selected + (isFirst ? 1 : 0), count, beginningWith: typed, title) { return found }
        guard !isFirst, typed.allSatisfy({ String($0) == character }) else { return nil }
        return Self.row(from: selected + 1, count, beginningWith: character, title)
    }

    /// Returns the printable character of a key; a space only continues a beginning.
    private func character(of key: UIKey, at time: TimeInterval) -> String? {
        guard key.characters.count == 1, let scalar = key.characters.unicodeScalars.first,
            scalar.value > 0x20 || scalar.value == 0x20 && time - lastTime <= Self.pause, scalar.value != 0x7f
        else { return nil }
        return key.characters
    }

    private static func row(
        from start: Int, _ count: Int, beginningWith text: String, _ title: (Int) -> String?
    ) -> Int? {
        (0..<count).lazy.map { (start + $0) % count }.first { row in
            title(row)?.range(of: text, options: comparison) != nil
        }
    }
}
