import Foundation
import OpenCoreGraphics
import OpenUIKitCore
import Testing
import UIKitTestSupport

/// The opportunities to break lines of Unicode's test file (UAX #14).
@Suite("Unicode's test file for line breaks") @MainActor struct UnicodeLineTests {
    /// The rules of ICU that differ from those of the file.
    ///
    /// Both are part of Unicode since version 16.
    private enum Tailoring {
        /// No break after a hyphen before a letter if the hyphen begins a word: LB20a.
        case hyphenAtStart
        /// No break between a period or comma and a digit, but one before a decimal point that follows a space: LB25, LB15c.
        case decimalPoint

        init?(_ testCase: UnicodeBreakFile.Case) {
            let scalars = Array(testCase.text.unicodeScalars).filter { $0 != "\u{308}" }
            let separators = zip(scalars, scalars.dropFirst()).filter {
                ($0 == "." || $0 == ",") && $1.properties.numericType == .decimal
            }
            if scalars.first == "-" {
                self = .hyphenAtStart
            } else if !separators.isEmpty {
                self = .decimalPoint
            } else {
                return nil
            }
        }
    }

    private static func ends(of text: String) -> [Int] {
        Array(text.utf8).withUnsafeBufferPointer { TextBreaks.lines.ends(in: $0) }
    }

    private static func failures() throws -> [UnicodeBreakFile.Case] {
        try UnicodeBreakFile.lines.cases().filter { testCase in
            var end = 0
            let expected = testCase.units.map { unit in
                end += unit.utf8.count
                return end
            }
            return ends(of: testCase.text) != expected
        }
    }

    @Test("The opportunities to break lines are those of LineBreakTest, except for two rules of later versions")
    func allCases() throws {
        #expect(try UnicodeBreakFile.lines.cases().count == 7654)
        let failures = try Self.failures()
        #expect(failures.count { Tailoring($0) == .hyphenAtStart } == 8)
        #expect(failures.count { Tailoring($0) == .decimalPoint } == 14)
        #expect(failures.filter { Tailoring($0) == nil }.map(\.units) == [])
    }

    // MARK: Layout

    private func lines(of text: String, width: CGFloat) -> [String] {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lines: [String] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            _, _, _, range, _ in lines.append((text as NSString).substring(with: range))
        }
        return lines
    }

    private func width(of text: String) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)]).width
    }

    /// Returns the width of a line that is followed by another: without the spaces at its end.
    private func shownWidth(of line: String) -> CGFloat {
        var scalars = line.unicodeScalars
        if scalars.last == " " {
            while scalars.last == " " { scalars.removeLast() }
        } else if scalars.last?.properties.isWhitespace == true {
            scalars.removeLast()
        }
        return width(of: String(scalars))
    }

    /// Describes the widths in which the first line of a text ends elsewhere than expected.
    ///
    /// The text follows a word and a zero width space, after which every line may end, so that no unit of the text has to be divided.
    private func wrongLines(of units: [String]) -> [String] {
        let prefix = "xxxxxx\u{200B}"
        let text = prefix + units.joined()
        var starts = [prefix]
        for unit in units { starts.append((starts.last ?? "") + unit) }
        let widths = starts.map(shownWidth)
        var part = prefix
        return units.joined().unicodeScalars.compactMap { scalar -> String? in
            defer { part.unicodeScalars.append(scalar) }
            let availableWidth = width(of: part) + 0.2
            // Where two positions are that near, their order depends on kerning.
            if widths.contains(where: { abs($0 - availableWidth) < 0.19 }) { return nil }
            let expected = zip(starts, widths).reversed().first { $0.1 <= availableWidth }?.0
            let found = lines(of: text, width: availableWidth).first
            return found == expected ? nil : "\(units) in \(availableWidth): \(found.debugDescription)"
        }
    }

    /// Whether a paragraph cannot be compared after a zero width space: it has tabs, soft hyphens or objects, whose width is
    /// another one there, or zero width spaces or spaces, after which a line may end only there.
    private func dependsOnPrefix(_ text: String) -> Bool {
        text.unicodeScalars.first == " "
            || text.unicodeScalars.contains { "\t\u{AD}\u{200B}\u{FFFC}".unicodeScalars.contains($0) }
    }

    /// A difference between layout and the file.
    private enum Difference {
        /// Pango regards conjoining Hangul letters as one character even if a space is between them.
        case lettersAroundSpace
        /// The glyphs of a text depend on the following characters, so that the expected widths are not exact.
        case glyphs
        /// Another white space before the spaces at the end of a text hangs, too.
        case whiteSpace

        init?(_ units: [String]) {
            let scalars = units.joined().unicodeScalars.map(\.value)
            let isHangul = scalars.allSatisfy {
                $0 == 0x20 || (0x1100...0x11FF).contains($0) || (0xAC00...0xD7A3).contains($0)
            }
            if isHangul, units.count == 2, units[0].last == " " {
                self = .lettersAroundSpace
            } else if units.first?.hasPrefix("bug(s)") == true {
                self = .glyphs
            } else if units.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
                self = .whiteSpace
            } else {
                return nil
            }
        }
    }

    @Test("The lines of a text end where LineBreakTest allows it, but not inside a character")
    func layout() throws {
        var (compared, differences) = (0, [Difference]())
        for testCase in try UnicodeBreakFile.lines.cases() where Tailoring(testCase) == nil {
            let paragraphs = testCase.joiningCharacters.units.split { $0.contains(where: \.isNewline) }.map(Array.init)
            for units in paragraphs where !dependsOnPrefix(units.joined()) {
                compared += units.count
                let wrong = wrongLines(of: units)
                if !wrong.isEmpty, let difference = Difference(units) {
                    differences.append(difference)
                } else {
                    #expect(wrong.isEmpty, "\(wrong)")
                }
            }
        }
        #expect(compared > 8000)
        #expect(differences.count { $0 == .lettersAroundSpace } == 10)
        #expect(differences.count { $0 == .glyphs } == 1)
        #expect(differences.count { $0 == .whiteSpace } == 1)
    }

    @Test(
        "Lines of scripts without spaces end between words",
        arguments: [
            ["ភាសាខ្មែរ", "ជា", "ភាសា", "កំណើត"], ["ພາສາ", "ລາວ", "ເປັນ", "ພາສາ"], ["မြန်မာဘာသာ", "စကား", "သည်"],
            ["ภาษา", "ไทย(ภาษา", "ไทย)"],
        ])
    func dictionaries(words: [String]) {
        let widest = words.map(width).max() ?? 0
        var ends: Set<Int> = []
        for word in words { ends.insert((ends.max() ?? 0) + word.utf16.count) }
        var end = 0
        let lines = lines(of: words.joined(), width: widest + 1)
        #expect(lines.count > 1)
        for line in lines {
            end += line.utf16.count
            #expect(ends.contains(end), "\(lines)")
        }
    }
}
