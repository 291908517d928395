import Foundation
import Testing

/// The files that `Scripts/record-languages.py` records from ICU.
enum Reference {
    static func lines(of name: String) throws -> [String] {
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Reference")
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        return text.split(separator: "\n").map(String.init)
    }

    /// Expands letters with the lengths of runs: `ox3` is `oxxx`.
    static func expand(_ runs: Substring) -> [Character] {
        var result: [Character] = []
        var rest = runs
        while let letter = rest.popFirst() {
            let digits = rest.prefix(while: \.isNumber)
            rest = rest[digits.endIndex...]
            result += Array(repeating: letter, count: Int(digits) ?? 1)
        }
        return result
    }
}
