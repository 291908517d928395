import Testing

import OpenText

@Suite("Text on one line") struct OneLineTests {
    @Test("Line breaks and tabs become spaces, other controls are removed, and every other character is kept")
    func characters() {
        let breaks: Set<UInt32> = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
        let wrong = (0...0x1_0FFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }.filter { scalar in
            let replacement =
                breaks.contains(scalar.value)
                ? " " : scalar.properties.generalCategory == .control ? "" : String(scalar)
            return ("a" + String(scalar) + "z").onOneLine != "a" + replacement + "z"
        }
        #expect(wrong.isEmpty)
    }

    @Test("A carriage return and a line feed become one space")
    func carriageReturns() {
        #expect("a\r\nb".onOneLine == "a b")
        #expect("\n\r\n\r".onOneLine == "   ")
        #expect("\r\r\n".onOneLine == "  ")
    }

    @Test("Texts without breaks and controls are unchanged", arguments: ["", "a", "é漢😀", "\u{A0}\u{200B}"])
    func unchanged(text: String) {
        #expect(text.onOneLine == text)
    }
}
