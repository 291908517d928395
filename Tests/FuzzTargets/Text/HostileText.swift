import Foundation
import Fuzzing
import OpenUIKit

/// Texts that are expensive or difficult to lay out.
enum HostileText {
    /// Units that defeat a fast path when they are repeated.
    static let units: [(name: String, text: String)] = [
        ("letters", "a"), ("words", "The quick brown fox jumps. "), ("NULs", "\0"), ("ligatures", "ﷺ"),
        ("emoji", "😀"), ("families", "👨‍👩‍👧‍👦"), ("flags", "🇩🇪"), ("marks", "\u{301}"), ("right to left", "שלום"),
        ("joined letters", "السلام"), ("both directions", "abc אבג "), ("both in words", "abcאבג"), ("tabs", "\t"),
        ("spaces", " "), ("no-break spaces", "\u{A0}"), ("hyphens", "-"), ("soft hyphens", "\u{AD}"),
        ("URL", "/a/b?c=d&e=f%20"), ("controls", "\u{1}"), ("unassigned", "\u{378}"), ("digits", "0123456789"),
        ("numbers", "12 3,5 "), ("ideographs", "漢字"), ("zero-width spaces", "\u{200B}"), ("overrides", "\u{202E}a"),
        ("conjuncts", "नमस्ते"), ("thai", "ภาษา"), ("jamo", "\u{1100}\u{1161}"), ("joiners", "a\u{200D}"),
        ("objects", "\u{FFFC}"), ("line separators", "\u{2028}"), ("breaks", "\n"), ("wide breaks", "x\r\n"),
        ("brackets", "([{"), ("variations", "☀\u{FE0F}"), ("prepended", "\u{600}1"),
    ]

    /// Repeats a unit up to a size in bytes.
    static func repeated(_ unit: String, bytes: Int) -> String {
        String(repeating: unit, count: max(bytes / max(unit.utf8.count, 1), 1))
    }

    /// Returns a text whose paragraphs are items of a numbered list.
    static func list(_ text: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: "{decimal}.", options: 0)]
        return NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    }

    /// Returns some units, each repeated at most a few times.
    static func short(_ choices: Choices) -> String {
        choices.list(upTo: 4) {
            String(repeating: choices.element(of: units).text, count: choices.int(in: 1...6))
        }.joined()
    }

    /// Returns some units, some of them repeated so often that paragraphs are split.
    static func long(_ choices: Choices) -> String {
        choices.list(upTo: 5) {
            let unit = choices.element(of: units).text
            let bytes = choices.isTrue(onceIn: 3) ? choices.int(in: 1...14_000) : choices.int(in: 1...60)
            return repeated(unit, bytes: bytes)
        }.joined()
    }
}

/// The processor time of this thread in seconds, which other processes hardly affect.
func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Runs a closure and returns the processor time of the thread, in seconds.
@MainActor func measured(_ body: @MainActor () -> Void) -> Double {
    let start = threadTime()
    body()
    return threadTime() - start
}
