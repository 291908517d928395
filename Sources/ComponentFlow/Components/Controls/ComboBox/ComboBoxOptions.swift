/// The values of a ``ComboBox``, and which of them a typed text matches.
struct ComboBoxOptions: Equatable {
    let values: [String]
    /// The values without case and accents.
    private let folded: [String]

    init(_ values: [String]) {
        self.values = values
        folded = values.map(Self.fold)
    }

    static func == (lhs: ComboBoxOptions, rhs: ComboBoxOptions) -> Bool {
        lhs.values == rhs.values
    }

    private static func fold(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// Returns the values that a text matches; see ``indices(matching:)``.
    func matches(_ text: String) -> [String] {
        indices(matching: text).map { values[$0] }
    }

    /// Returns the indices of the values that contain a text regardless of case and accents: first those that begin with
    /// it, then those with a word that does, then the others, each in the order of the list.
    func indices(matching text: String) -> [Int] {
        let desired = Self.fold(text.trimmingCharacters(in: .whitespaces))
        guard !desired.isEmpty else { return Array(values.indices) }
        var groups: [[Int]] = [[], [], []]
        for (index, folded) in folded.enumerated() {
            guard let found = folded.range(of: desired) else { continue }
            let isPrefix = found.lowerBound == folded.startIndex
            groups[isPrefix ? 0 : folded.contains(" " + desired) ? 1 : 2].append(index)
        }
        return groups.flatMap { $0 }
    }

    /// Returns the value that equals a text regardless of case and accents.
    func value(equalTo text: String) -> String? {
        index(equalTo: text).map { values[$0] }
    }

    /// Returns the index of the value that equals a text regardless of case and accents.
    func index(equalTo text: String) -> Int? {
        values.firstIndex(of: text) ?? folded.firstIndex(of: Self.fold(text.trimmingCharacters(in: .whitespaces)))
    }
}
