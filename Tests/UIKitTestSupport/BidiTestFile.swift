import Foundation

/// The test files of Unicode for the order of text in two directions (UAX #9).
///
/// The files are in Debian's package `unicode-data`, which `Scripts/setup.sh test` installs.
package enum BidiTestFile: String {
    /// Texts of characters.
    case characters = "BidiCharacterTest"
    /// Texts of classes of characters, each of which has one character here.
    case classes = "BidiTest"

    /// A text on one line, and the order in which its characters are shown.
    package struct Case {
        package enum Direction: Int {
            case leftToRight
            case rightToLeft
            /// The direction of the first letter; left to right if there is none.
            case natural
        }

        package var text: String
        package var direction: Direction
        /// The indices of the visible characters, from left to right.
        package var order: [Int]
    }

    /// Returns one case out of `stride`.
    package func cases(stride: Int = 1) throws -> [Case] {
        let file = try String(contentsOfFile: "/usr/share/unicode/\(rawValue).txt", encoding: .utf8)
        let lines = file.split(separator: "\n").lazy.filter { !$0.hasPrefix("#") }
        switch self {
        case .characters: return lines.enumerated().filter { $0.offset % stride == 0 }.compactMap { Case($0.element) }
        case .classes: return Self.classCases(lines, stride: stride)
        }
    }

    private static func classCases(_ lines: some Sequence<Substring>, stride: Int) -> [Case] {
        var order: [Int] = []
        var (cases, count) = ([Case](), 0)
        for line in lines {
            if line.hasPrefix("@Reorder:") {
                order = line.dropFirst("@Reorder:".count).split { $0.isWhitespace }.compactMap { Int($0) }
            }
            guard !line.hasPrefix("@") else { continue }
            count += 1
            let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard count % stride == 0, fields.count == 2, let directions = Int(fields[1]) else { continue }
            let scalars = fields[0].split(separator: " ").compactMap { representatives[String($0)] }
            let text = String(String.UnicodeScalarView(scalars))
            for (bit, direction) in [Case.Direction.natural, .leftToRight, .rightToLeft].enumerated()
            where directions & 1 << bit != 0 {
                cases.append(Case(text: text, direction: direction, order: order))
            }
        }
        return cases
    }

    /// A character of each class.
    private static let representatives: [String: Unicode.Scalar] = [
        "L": "a", "R": "\u{5D0}", "AL": "\u{62F}", "EN": "1", "ES": "-", "ET": "%", "AN": "\u{661}", "CS": ",",
        "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
        "RLE": "\u{202B}", "LRO": "\u{202D}", "RLO": "\u{202E}", "PDF": "\u{202C}", "LRI": "\u{2066}",
        "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
    ]
}

extension BidiTestFile.Case {
    /// Parses a line of `BidiCharacterTest.txt`.
    fileprivate init?(_ line: Substring) {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false)
        guard fields.count == 5, let direction = Int(fields[1]).flatMap(Direction.init) else { return nil }
        let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
        text = String(String.UnicodeScalarView(scalars))
        self.direction = direction
        order = fields[4].split(separator: " ").compactMap { Int($0) }
    }
}
