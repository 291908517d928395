/// The recorded tables, which are literals in the program and are split on first use.
enum RecordedTable {
    static func text(_ literal: StaticString) -> String {
        literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }

    static func words(_ literal: StaticString) -> [Substring] {
        text(literal).split { $0 == " " || $0 == "\n" }
    }

    /// Returns the lines of the form `name: value value …`.
    static func lines(_ literal: StaticString) -> [(name: Substring, values: [Substring])] {
        text(literal).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (parts[0], parts[1].split(separator: " "))
        }
    }
}
