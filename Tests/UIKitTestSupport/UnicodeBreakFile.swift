import Foundation

/// A test file of Unicode, which lists texts with the boundaries of their units.
///
/// The files are in Debian's package `unicode-data`, which `Scripts/setup.sh test` installs.
package enum UnicodeBreakFile: String {
    case characters = "GraphemeBreakTest"
    case words = "WordBreakTest"
    case sentences = "SentenceBreakTest"
    case lines = "LineBreakTest"

    package struct Case {
        package var text: String
        /// The scalars of each unit.
        package var units: [String]

        /// The units with their offsets in UTF-16 units.
        package var ranges: [(unit: String, range: NSRange)] {
            var start = 0
            return units.map { unit in
                defer { start += unit.utf16.count }
                return (unit, NSRange(location: start, length: unit.utf16.count))
            }
        }
    }

    package func cases() throws -> [Case] {
        let path = "/usr/share/unicode/auxiliary/\(rawValue).txt"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        return lines.compactMap { line in
            let fields = line.prefix { $0 != "#" }.split { $0.isWhitespace }
            return fields.isEmpty ? nil : Case(fields)
        }
    }
}

extension UnicodeBreakFile.Case {
    /// The case with joined units where they divide a character, which is possible in sequences of flags and before marks.
    package var joiningCharacters: UnicodeBreakFile.Case {
        var result = self
        result.units = []
        for unit in units {
            if let last = result.units.last, (last + unit).count < last.count + unit.count {
                result.units[result.units.count - 1] += unit
            } else {
                result.units.append(unit)
            }
        }
        return result
    }

    /// Parses scalars in hexadecimal digits with `÷` at boundaries and `×` elsewhere.
    fileprivate init(_ fields: [Substring]) {
        var units = [String.UnicodeScalarView()]
        for field in fields {
            if field == "÷", units.last?.isEmpty == false { units.append(String.UnicodeScalarView()) }
            guard let scalar = UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) else { continue }
            units[units.count - 1].append(scalar)
        }
        self.units = units.filter { !$0.isEmpty }.map { String($0) }
        text = self.units.joined()
    }
}

/// The emoji sequences of Unicode's test file.
package enum EmojiTestFile {
    /// Returns the sequences, fully qualified and not.
    package static func sequences() throws -> [String] {
        let file = try String(contentsOfFile: "/usr/share/unicode/emoji/emoji-test.txt", encoding: .utf8)
        return file.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: ";", maxSplits: 1)
            guard fields.count == 2, !line.hasPrefix("#") else { return nil }
            var scalars = String.UnicodeScalarView()
            scalars.append(
                contentsOf: fields[0].split(separator: " ").compactMap {
                    UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
                })
            return String(scalars)
        }
    }
}
