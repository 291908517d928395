import Foundation

/// A failing case in its stored form: comments with an explanation, followed by the decisions.
package struct FuzzCase: CustomStringConvertible {
    package let target: String
    package let reason: String
    package let notes: [String]
    package let choices: [UInt64]

    package init(target: String, reason: String, notes: [String], choices: [UInt64]) {
        self.target = target
        self.reason = reason
        self.notes = notes
        self.choices = choices
    }

    /// Parses a stored case.
    ///
    /// - Throws: ``FuzzFailure`` if the text is malformed.
    package init(text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
        guard let target = lines.first(where: { $0.hasPrefix("# target ") }) else {
            throw FuzzFailure("a stored case needs a line \"# target NAME\"")
        }
        let numbers = lines.filter { !$0.hasPrefix("#") }.joined(separator: " ").split(separator: " ")
        choices = try numbers.map { number in
            guard let choice = UInt64(number) else { throw FuzzFailure("\"\(number)\" is not a number") }
            return choice
        }
        self.target = String(target.dropFirst("# target ".count))
        reason = ""
        notes = []
    }

    /// The text to store.
    package var text: String {
        let explanation = (reason.split(separator: "\n") + notes.map { $0[...] }).map { "# \($0)" }
        let numbers = choices.map(String.init).joined(separator: " ")
        return (["# target \(target)"] + explanation + [numbers]).joined(separator: "\n") + "\n"
    }

    package var description: String {
        "\(target): \(reason)\n" + notes.map { "  \($0)\n" }.joined()
            + "choices: \(choices.map(String.init).joined(separator: " "))"
    }

    /// A file name that is unique to the case.
    package var fileName: String {
        // FNV-1a, 64 bits.
        let hash = choices.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ $1) &* 0x100_0000_01b3 }
        return "\(target)-\(String(hash, radix: 16)).case"
    }
}
