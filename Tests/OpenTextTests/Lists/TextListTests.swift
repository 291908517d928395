import Testing

import OpenText

@Suite("Lists of text") struct TextListTests {
    private func marker(_ format: NSTextList.MarkerFormat, _ number: Int = 1) -> String {
        NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
    }

    @Test(
        "A format without a number has the same marker for all items",
        arguments: [
            (.disc, "•"), (.circle, "◦"), (.square, "▪"), (.hyphen, "⁃"), (.box, "□"), (.check, "✓"), (.diamond, "◆"),
            ("* ", "* "), ("{unknown}", "{unknown}"), ("{", "{"), ("", ""),
        ] as [(NSTextList.MarkerFormat, String)])
    func symbols(format: NSTextList.MarkerFormat, expected: String) {
        #expect(marker(format, 7) == expected)
        #expect(!NSTextList(markerFormat: format, options: 0).isOrdered)
    }

    @Test(
        "A format with a number has a marker for each item",
        arguments: [
            (.decimal, 12, "12"), ("{decimal}.", 3, "3."), ("({decimal})", 3, "(3)"), (.octal, 8, "10"),
            (.lowercaseHexadecimal, 255, "ff"), (.uppercaseHexadecimal, 255, "FF"), (.lowercaseAlpha, 1, "a"),
            (.lowercaseAlpha, 26, "z"), (.lowercaseAlpha, 27, "aa"), (.uppercaseAlpha, 702, "ZZ"),
            (.uppercaseLatin, 703, "AAA"), (.lowercaseRoman, 4, "iv"), (.uppercaseRoman, 1994, "MCMXCIV"),
            (.uppercaseRoman, 3999, "MMMCMXCIX"),
        ] as [(NSTextList.MarkerFormat, Int, String)])
    func numbers(format: NSTextList.MarkerFormat, number: Int, expected: String) {
        #expect(marker(format, number) == expected)
        #expect(NSTextList(markerFormat: format, options: 0).isOrdered)
    }

    @Test(
        "Numbers that letters and Roman numerals cannot express are decimal",
        arguments: [
            (.lowercaseAlpha, 0), (.lowercaseAlpha, -3), (.lowercaseRoman, 0), (.uppercaseRoman, 4000),
            (.lowercaseRoman, .min),
        ] as [(NSTextList.MarkerFormat, Int)])
    func inexpressible(format: NSTextList.MarkerFormat, number: Int) {
        #expect(marker(format, number) == "\(number)")
    }

    @Test("Lists with the same format, options and starting number are equal")
    func equality() {
        let list = NSTextList(markerFormat: .decimal, options: 0)
        #expect(list == NSTextList(markerFormat: .decimal, startingItemNumber: 1))
        #expect(list.hash == NSTextList(markerFormat: .decimal, startingItemNumber: 1).hash)
        #expect(list != NSTextList(markerFormat: .decimal, startingItemNumber: 2))
        #expect(list != NSTextList(markerFormat: .octal, startingItemNumber: 1))
        #expect(list != NSTextList(markerFormat: .decimal, options: 1))
    }

    @Test("Copies of a paragraph style have its lists")
    func styleCopies() throws {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.textLists == style.textLists)
        #expect(copy == style)
        #expect(copy != NSParagraphStyle())
    }

    // MARK: Numbers

    private static let outer = NSTextList(markerFormat: "{decimal}.", options: 0)
    private static let inner = NSTextList(markerFormat: .lowercaseAlpha, options: 0)

    /// Returns the markers of paragraphs; empty for paragraphs that are not list items.
    private func markers(_ paragraphs: [[NSTextList]]) -> [String] {
        var counter = TextListCounter()
        return paragraphs.map { lists in
            counter.count(lists)
            return counter.marker ?? ""
        }
    }

    @Test("Items are counted from the starting number, and again after a paragraph that is not in the list")
    func counting() {
        let list = NSTextList(markerFormat: .decimal, startingItemNumber: 5)
        #expect(markers([[list], [list], [], [list]]) == ["5", "6", "", "5"])
    }

    @Test("A nested list does not interrupt the enclosing one and is counted separately in each item")
    func nesting() {
        let (outer, inner) = (Self.outer, Self.inner)
        #expect(
            markers([[outer], [outer, inner], [outer, inner], [outer], [outer, inner]])
                == ["1.", "a", "b", "2.", "a"])
    }

    @Test("A list that begins with a nested one begins with its first number after it")
    func nestedFirst() {
        #expect(markers([[Self.outer, Self.inner], [Self.outer]]) == ["a", "1."])
    }

    @Test("An option adds the marker of the enclosing list")
    func enclosingMarker() {
        let inner = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 1)
        #expect(
            markers([[Self.outer], [Self.outer, inner], [Self.outer], [Self.outer, inner]]) == [
                "1.", "1.1", "2.", "2.1",
            ])
        #expect(markers([[Self.outer, inner]]) == ["1.1"])
    }

    @Test(
        "Starting numbers at the limits do not overflow",
        arguments: [
            (Int.min, ["\(Int.min)", "\(Int.min + 1)"]), (Int.max, ["\(Int.max)", "\(Int.min)"]),
        ])
    func limits(start: Int, expected: [String]) {
        let list = NSTextList(markerFormat: .decimal, startingItemNumber: start)
        #expect(markers([[list], [list]]) == expected)
    }

    @Test("The smallest starting number is that of an enclosing list whose first item is a nested one")
    func smallestEnclosingMarker() {
        let outer = NSTextList(markerFormat: "{decimal}.", startingItemNumber: .min)
        let inner = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 1)
        #expect(markers([[outer, inner], [outer]]) == ["\(Int.min).1", "\(Int.min)."])
    }

    @Test("The text that is read aloud has the markers")
    func spokenText() {
        let style = NSMutableParagraphStyle()
        style.textLists = [Self.outer]
        let text = NSMutableAttributedString(string: "Intro\n")
        text.append(NSAttributedString(string: "one\r\nzwei 😀\n", attributes: [.paragraphStyle: style]))
        #expect(text.string(with: text.listMarkers(hasItemAtEnd: true)) == "Intro\n1. one\r\n2. zwei 😀\n3. ")
        #expect(text.string(with: text.listMarkers(hasItemAtEnd: false)) == "Intro\n1. one\r\n2. zwei 😀\n")
        #expect(NSAttributedString(string: "a\nb").listMarkers(hasItemAtEnd: true).isEmpty)
    }
}
