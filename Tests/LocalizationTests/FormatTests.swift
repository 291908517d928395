import Fuzzing
import Testing

@testable import Localization

@Suite("Placeholders")
struct FormatTests {
    private func kinds(_ text: String) -> [String] {
        FormatText(text).parts.map { part in
            switch part {
            case .literal(let text): text
            case .placeholder(let specifier): "<\(specifier.position ?? 0)\(specifier.conversion)>"
            case .substitution(let name): "<#\(name)>"
            case .argument: "<arg>"
            }
        }
    }

    @Test("A text is divided into literal parts and placeholders")
    func parts() {
        #expect(kinds("a %@ b") == ["a ", "<0@>", " b"])
        #expect(kinds("%2$lld of %1$@") == ["<2d>", " of ", "<1@>"])
        #expect(kinds("%-08.3f%%") == ["<0f>", "%"])
        #expect(kinds("%#@count@ and %1$#@x@") == ["<#count>", " and ", "<#x>"])
        #expect(kinds("%arg tasks") == ["<arg>", " tasks"])
        #expect(kinds("100%") == ["100%"])
        #expect(kinds("50% off") == ["50% off"])
        #expect(kinds("") == [])
    }

    @Test("Percent signs that begin no placeholder are found")
    func strays() {
        #expect(FormatText("100% of %d").strays.count == 1)
        #expect(FormatText("%n %0$d %999d %*d").strays.count == 4)
        #expect(FormatText("%% %@").strays.isEmpty)
    }

    @Test("Positions of arguments follow the previous placeholder")
    func positions() {
        #expect(FormatText("%@ %@").placeholders.map(\.position) == [1, 2])
        #expect(FormatText("%2$@ %@").placeholders.map(\.position) == [2, 3])
    }

    @Test("Any text is divided into parts, and texts without percent signs are literal", arguments: 0..<200)
    func random(seed: Int) {
        let choices = Choices(seed: UInt64(seed))
        let characters = Array("%%%%@$#.-+0123456789ldfgexasr* é日\u{301}\n")
        let text = String((0..<choices.int(in: 0...40)).map { _ in characters[choices.below(characters.count)] })
        let parts = FormatText(text).parts
        #expect(!parts.contains { if case .literal("") = $0 { true } else { false } })
        if !text.contains("%") { #expect(parts == (text.isEmpty ? [] : [.literal(text)])) }
    }
}
