import Foundation
import Fuzzing
import OpenUIControls
import TestSupport
import Testing
import UIKitTestSupport

/// Spaces at the ends of lines, and characters that end lines.
@Suite @MainActor struct HangingSpaceTests {
    private struct Text {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container: NSTextContainer

        init(_ text: String, width: CGFloat, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
            storage = NSTextStorage(string: text, attributes: attributes.merging([.font: font]) { $1 })
            container = NSTextContainer(size: CGSize(width: width, height: 0))
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
        }

        /// The lines and the frames of their visible text.
        var lines: [(text: String, frame: CGRect)] {
            var lines: [(text: String, frame: CGRect)] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
                _, used, _, range, _ in lines.append(((storage.string as NSString).substring(with: range), used))
            }
            return lines
        }
    }

    private static let letter =
        ("x" as NSString).size(withAttributes: [.font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)])

    private static func style(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        change(style)
        return [.paragraphStyle: style]
    }

    /// The attributes of the texts, most of which Pango lays out.
    private static let attributes: [[NSAttributedString.Key: Any]] = [
        [:], [.shadow: NSShadow()], style { $0.alignment = .right }, style { $0.alignment = .justified },
        style { $0.baseWritingDirection = .rightToLeft }, style { $0.hyphenationFactor = 1 },
    ]

    /// Returns the lines of words of a fixed width, each with the spaces after it.
    private static func lines(of words: [(length: Int, spaces: Int)], columns: Int) -> [String] {
        var lines: [String] = []
        var column = Int.max
        for word in words {
            if column > columns - word.length {
                lines.append("")
                column = 0
            }
            lines[lines.count - 1] += String(repeating: "x", count: word.length)
            lines[lines.count - 1] += String(repeating: " ", count: word.spaces)
            column += word.length + word.spaces
        }
        return lines
    }

    @Test("A word moves to the next line only if it does not fit without the spaces after it", arguments: 0..<6)
    func wrapping(style: Int) {
        var random = SeededRandom(seed: UInt64(style) + 40)
        for _ in 0..<60 {
            let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                (length: Int.random(in: 1...6, using: &random), spaces: Int.random(in: 1...4, using: &random))
            }
            let columns = Int.random(in: 6...14, using: &random)
            let expected = Self.lines(of: words, columns: columns)
            let text = Text(
                expected.joined(), width: (CGFloat(columns) + 0.5) * Self.letter.width, Self.attributes[style])
            #expect(text.lines.map(\.text) == expected, "\(columns) columns")
        }
    }

    @Test("Spaces at the end of a line that is followed by another do not affect its place", arguments: 0..<6)
    func places(style: Int) {
        let width = 10.5 * Self.letter.width
        let spaced = Text("xxx xxxxx   xx", width: width, Self.attributes[style]).lines
        let usual = Text("xxx xxxxx xx", width: width, Self.attributes[style]).lines
        #expect(spaced.map(\.text) == ["xxx xxxxx   ", "xx"])
        #expect(usual.map(\.text) == ["xxx xxxxx ", "xx"])
        for (line, other) in zip(spaced, usual) {
            expectNear(line.frame.minX, other.frame.minX, within: 0.01)
            expectNear(line.frame.width, other.frame.width, within: 0.01)
        }
    }

    @Test("Spaces at the end of a paragraph do not begin a line, and are not wider than the text")
    func trailingSpaces() {
        for spaces in 0..<12 {
            for attributes in Self.attributes {
                let text = "xxxx" + String(repeating: " ", count: spaces)
                let lines = Text(text, width: 8.5 * Self.letter.width, attributes).lines
                #expect(lines.map(\.text) == [text])
                expectNear(lines[0].frame.width, CGFloat(min(4 + spaces, 8)) * Self.letter.width, within: 0.01)
            }
        }
    }

    @Test("Tabs at the end of a line are not wider than its container, and not measured if another line follows")
    func tabs() {
        let lines = Text("xxxx\t\t\txx", width: 5.5 * Self.letter.width).lines
        #expect(lines.first?.text.hasPrefix("xxxx\t\t") == true)
        expectNear(lines.first?.frame.width ?? 0, 4 * Self.letter.width, within: 0.01)
        let last = Text("xxxx\t\t\t", width: 5.5 * Self.letter.width).lines
        #expect(last.map(\.frame.width).max() ?? .infinity <= 5.5 * Self.letter.width + 0.01)
    }

    @Test(
        "No line is wider than its container, whatever white space follows words that fit", arguments: [0, 1, 2, 3, 5])
    func mixedWhiteSpace(style: Int) {
        var random = SeededRandom(seed: UInt64(style) + 90)
        let gaps = [" ", "  ", "\t", "\t\t", "\t\t\t", " \t", "\t ", "\t  \t"]
        for _ in 0..<60 {
            let columns = Int.random(in: 6...14, using: &random)
            let text = (0..<Int.random(in: 1...10, using: &random)).map { _ in
                String(repeating: "x", count: Int.random(in: 1...6, using: &random))
                    + gaps[Int.random(in: 0..<gaps.count, using: &random)]
            }
            .joined()
            let width = (CGFloat(columns) + 0.5) * Self.letter.width
            let widest = Text(text, width: width, Self.attributes[style]).lines.map(\.frame.width).max() ?? 0
            #expect(widest <= width + 0.01, "\(text.debugDescription), \(columns) columns")
        }
    }

    @Test("The caret stays on its line while spaces are inserted at the end", arguments: 0..<6)
    func caret(style: Int) {
        let width = 8.5 * Self.letter.width
        var last: CGFloat?
        for spaces in 0..<12 {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
            view.textContainerInset = .zero
            view.textContainer.lineFragmentPadding = 0
            let text = Text("xxxx" + String(repeating: " ", count: spaces), width: width, Self.attributes[style])
            view.attributedText = text.storage
            view.layoutIfNeeded()
            let caret = view.caretRect(for: view.endOfDocument)
            #expect(caret.minY < 5)
            if spaces > 6, let last { expectNear(caret.minX, last, within: 0.01) }
            last = caret.minX
        }
    }

    @Test("A label with two spaces between words has the height of its lines without the second space")
    func label() {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        let available = CGSize(width: 8.5 * Self.letter.width, height: 1000)
        label.text = "xxxxxxxx  xxxxxxxx"
        let spaced = label.sizeThatFits(available)
        label.text = "xxxxxxxx xxxxxxxx"
        #expect(spaced == label.sizeThatFits(available))
    }

    @Test("Lines do not end after spaces before punctuation that belongs to the word before them")
    func keptTogether() {
        let lines = Text("xx xxxxxx  ! xx", width: 9.5 * Self.letter.width).lines.map(\.text)
        #expect(lines == ["xx ", "xxxxxx  ! ", "xx"])
    }

    @Test(
        "Form feed, vertical tab and next line end a line and take no width", arguments: ["\u{B}", "\u{C}", "\u{85}"])
    func forcedLines(end: String) {
        let lines = Text("xx\(end)xxx", width: 1000).lines
        #expect(lines.map(\.text) == ["xx\(end)", "xxx"])
        expectNear(lines[0].frame.width, 2 * Self.letter.width, within: 0.01)
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        label.text = "xx\(end)xxx"
        let size = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        label.text = "xx\nxxx"
        #expect(size == label.sizeThatFits(CGSize(width: 1000, height: 1000)))
    }

    @Test("The Right key passes each character of texts with marks without a base on its own")
    func marksWithoutBase() {
        WindowStage.run { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            view.becomeFirstResponder()
            for text in Self.texts(of: ["a", "\u{301}", "\t", "\n", "\u{903}"], upTo: isDebugBuild ? 3 : 4) {
                view.text = text
                view.selectedRange = NSRange(location: 0, length: 0)
                let passed = text.map { _ -> Int in
                    stage.press(KeySymbol.right)
                    return view.selectedRange.location
                }
                let expected = text.indices.dropFirst().map { $0.utf16Offset(in: text) } + [text.utf16.count]
                #expect(passed == expected, "\(text.debugDescription)")
            }
        }
    }

    /// Returns all texts of up to a number of units.
    private static func texts(of units: [String], upTo count: Int) -> [String] {
        guard count > 1 else { return units }
        return units + texts(of: units, upTo: count - 1).flatMap { text in units.map { $0 + text } }
    }
}
