import Foundation
import Fuzzing
import OpenText
import TestSupport
import Testing
import UIKitTestSupport

/// Typesetters, paragraph styles, run delegates and glyphs of Core Text.
@Suite struct CoreTextPartsTests {
    private static let font = UIFont.systemFont(ofSize: 17)

    private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: attributes.merging([.font: Self.font]) { own, _ in own })
    }

    private func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

    // MARK: Typesetters

    @Test("Lines that a typesetter suggests are those of a frame of the same width", arguments: 0..<40)
    func suggestedLines(seed: Int) {
        var samples = TextSamples(seed: UInt64(seed))
        let string = text(samples.text(words: 1..<40, paragraphs: true))
        let width = Double(samples.next(60..<300))
        let typesetter = CTTypesetterCreateWithAttributedString(string)
        var (suggested, start): ([CFRange], CFIndex) = ([], 0)
        while start < string.length, suggested.count < 1000 {
            let count = CTTypesetterSuggestLineBreak(typesetter, start, width)
            suggested.append(CFRangeMake(start, count))
            start += count
        }
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 1e6), transform: nil)
        let frame = CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(string), CFRange(), path, nil)
        let lines = (CTFrameGetLines(frame) as? [CTLine] ?? []).map { CTLineGetStringRange($0) }
        // A frame has a line for the empty paragraph at the end of a text.
        #expect(suggested == lines.filter { $0.length > 0 })
    }

    @Test("A suggested line fits into the width, but not with one more word", arguments: 0..<20)
    func longestLine(seed: Int) {
        var samples = TextSamples(seed: UInt64(seed))
        let string = text(samples.text(words: 5..<20, paragraphs: false))
        let typesetter = CTTypesetterCreateWithAttributedString(string)
        let all = CTLineCreateWithAttributedString(string)
        let half = width(all) / 2
        let count = CTTypesetterSuggestLineBreak(typesetter, 0, half)
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(0, count))
        #expect(width(line) - CTLineGetTrailingWhitespaceWidth(line) <= half + 0.01 || count == 1)
    }

    @Test("A line of a typesetter has the indices of the whole text")
    func lineIndices() {
        let typesetter = CTTypesetterCreateWithAttributedString(text("one two three"))
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3))
        #expect(CTLineGetStringRange(line) == CFRangeMake(4, 3))
        #expect(CTLineGetStringIndexForPosition(line, .zero) == 4)
        #expect(CTLineGetOffsetForStringIndex(line, 7, nil) == CGFloat(width(line)))
    }

    @Test("A cluster break may be inside a word, a line break is before it")
    func clusterBreak() {
        let string = text("a extraordinary")
        let typesetter = CTTypesetterCreateWithAttributedString(string)
        let most = width(CTLineCreateWithAttributedString(string)) * 0.7
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, most) == 2)
        #expect((5..<15).contains(CTTypesetterSuggestClusterBreak(typesetter, 0, most)))
    }

    @Test("A typesetter suggests at least one character, and none after the end")
    func narrowLine() {
        let typesetter = CTTypesetterCreateWithAttributedString(text("wide"))
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, -5) == 1)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 4, 100) == 0)
        #expect(CTTypesetterSuggestLineBreak(typesetter, -1, 100) == 0)
    }

    // MARK: Paragraph styles

    @Test("A paragraph style has the properties of its settings")
    func paragraphStyle() {
        var (alignment, mode, direction) = (
            CTTextAlignment.right, CTLineBreakMode.byTruncatingTail, CTWritingDirection.rightToLeft
        )
        var (indent, height): (CGFloat, CGFloat) = (12, 1.5)
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &mode) { mode in
                withUnsafePointer(to: &direction) { direction in
                    withUnsafePointer(to: &indent) { indent in
                        withUnsafePointer(to: &height) { height in
                            let length = MemoryLayout<CGFloat>.size
                            return CTParagraphStyleCreate(
                                [
                                    CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
                                    CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: mode),
                                    CTParagraphStyleSetting(
                                        spec: .baseWritingDirection, valueSize: 1, value: direction),
                                    CTParagraphStyleSetting(spec: .headIndent, valueSize: length, value: indent),
                                    CTParagraphStyleSetting(
                                        spec: .lineHeightMultiple, valueSize: length, value: height),
                                    CTParagraphStyleSetting(spec: .tailIndent, valueSize: 4, value: indent),
                                ], 6)
                        }
                    }
                }
            }
        }
        #expect(style.alignment == .right)
        #expect(style.lineBreakMode == .byTruncatingTail)
        #expect(style.baseWritingDirection == .rightToLeft)
        #expect(style.headIndent == 12)
        #expect(style.lineHeightMultiple == 1.5)
        #expect(style.tailIndent == 0)
        var read: CGFloat = 0
        #expect(CTParagraphStyleGetValueForSpecifier(style, .headIndent, MemoryLayout<CGFloat>.size, &read))
        #expect(read == 12)
        #expect(!CTParagraphStyleGetValueForSpecifier(style, .headIndent, 4, &read))
    }

    // MARK: Run delegates

    private final class Space {
        let (ascent, descent, width): (CGFloat, CGFloat, CGFloat)

        init(_ ascent: CGFloat, _ descent: CGFloat, _ width: CGFloat) {
            (self.ascent, self.descent, self.width) = (ascent, descent, width)
        }

        /// A delegate with this size, which owns the object.
        func makeDelegate() -> CTRunDelegate? {
            var callbacks = CTRunDelegateCallbacks(
                version: kCTRunDelegateVersion1, dealloc: { Unmanaged<Space>.fromOpaque($0).release() },
                getAscent: { Unmanaged<Space>.fromOpaque($0).takeUnretainedValue().ascent },
                getDescent: { Unmanaged<Space>.fromOpaque($0).takeUnretainedValue().descent },
                getWidth: { Unmanaged<Space>.fromOpaque($0).takeUnretainedValue().width })
            return CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(self).toOpaque())
        }
    }

    private func spaced(_ before: String, _ space: Space, _ after: String) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text(before))
        let key = NSAttributedString.Key(kCTRunDelegateAttributeName)
        result.append(text(" ", space.makeDelegate().map { [key: $0] } ?? [:]))
        result.append(text(after))
        return result
    }

    @Test("A run delegate reserves its width, and raises the line")
    func reservedSpace() {
        let line = CTLineCreateWithAttributedString(spaced("ab", Space(50, 30, 40), "cd"))
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let all = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(ascent == 50)
        #expect(descent == 30)
        let letters =
            width(CTLineCreateWithAttributedString(text("ab"))) + width(CTLineCreateWithAttributedString(text("cd")))
        expectNear(CGFloat(all), CGFloat(letters) + 40, within: 0.01)
    }

    @Test("The run of a delegate has its attributes, its size and its place between the other runs")
    func reservedRun() throws {
        let line = CTLineCreateWithAttributedString(spaced("ab", Space(50, 30, 40), "cd"))
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.count == 3)
        #expect(CTLineGetGlyphCount(line) == 5)
        let run = try #require(
            runs.first { CTRunGetAttributes($0)[kCTRunDelegateAttributeName] is CTRunDelegate })
        #expect(run === runs[1])
        #expect(CTRunGetStringRange(run) == CFRangeMake(2, 1))
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        #expect(CTRunGetTypographicBounds(run, CFRange(), &ascent, &descent, nil) == 40)
        #expect(ascent == 50)
        #expect(descent == 30)
        var position = CGPoint.zero
        CTRunGetPositions(run, CFRange(), &position)
        expectNear(position.x, CTLineGetOffsetForStringIndex(line, 2, nil), within: 0.01)
    }

    @Test("A frame reserves space for a delegate, and draws nothing there")
    func reservedLine() throws {
        let setter = CTFramesetterCreateWithAttributedString(spaced("ab", Space(50, 30, 40), "cd"))
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: 500, height: CGFloat.greatestFiniteMagnitude), nil)
        #expect(size.height >= 80)
        let frame = CTFramesetterCreateFrame(
            setter, CFRange(), CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), nil)
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 5))
    }

    @Test("A deallocated delegate releases its pointer")
    func deallocation() {
        weak var last: Space?
        do {
            let space = Space(1, 1, 1)
            last = space
            #expect(space.makeDelegate().flatMap { CTRunDelegateGetRefCon($0) } != nil)
        }
        #expect(last == nil)
    }

    // MARK: Glyphs

    @Test("The glyphs of characters are those of a line, and have their advances")
    func glyphs() throws {
        let characters = Array("Vogel".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 5)
        #expect(CTFontGetGlyphsForCharacters(Self.font, characters, &glyphs, 5))
        let line = CTLineCreateWithAttributedString(text("Vogel", [.kern: 0]))
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        var shown = [CGGlyph](repeating: 0, count: 5)
        CTRunGetGlyphs(run, CFRange(), &shown)
        #expect(shown == glyphs)
        var advances = [CGSize](repeating: .zero, count: 5)
        let sum = CTFontGetAdvancesForGlyphs(Self.font, .horizontal, glyphs, &advances, 5)
        #expect(advances.allSatisfy { $0.width > 0 })
        expectNear(CGFloat(sum), advances.reduce(0) { $0 + $1.width }, within: 0.01)
    }

    @Test("A character that a font does not contain has glyph 0, and a surrogate pair has one glyph")
    func missingGlyphs() {
        let characters = Array("a\u{10FFFD}b".utf16)
        var glyphs = [CGGlyph](repeating: 9, count: 4)
        #expect(!CTFontGetGlyphsForCharacters(Self.font, characters, &glyphs, 4))
        #expect(glyphs[0] > 0)
        #expect(glyphs[1...2] == [0, 0])
        #expect(glyphs[3] > 0)
    }

    @Test("The outline of a glyph fills its bounding rectangle", arguments: ["V", "g", "i", "%", "é"])
    func outlines(letter: String) throws {
        let font = CTFontCreateWithName("DejaVu Sans", 100, nil)
        var glyph: CGGlyph = 0
        let characters = Array(letter.precomposedStringWithCanonicalMapping.utf16)
        #expect(CTFontGetGlyphsForCharacters(font, characters, &glyph, 1))
        let bounds = CTFontGetBoundingRectsForGlyphs(font, .horizontal, &glyph, nil, 1)
        let outline = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
        expectNear(outline.minX, bounds.minX, within: 1)
        expectNear(outline.maxX, bounds.maxX, within: 1)
        expectNear(outline.minY, bounds.minY, within: 1)
        expectNear(outline.maxY, bounds.maxY, within: 1)
        var doubled = CGAffineTransform(scaleX: 2, y: 2)
        let large = try #require(CTFontCreatePathForGlyph(font, glyph, &doubled)).boundingBoxOfPath
        expectNear(large.width, outline.width * 2, within: 0.01)
    }

    @Test("A space has no outline")
    func noOutline() {
        var glyph: CGGlyph = 0
        CTFontGetGlyphsForCharacters(Self.font, Array(" ".utf16), &glyph, 1)
        #expect(CTFontCreatePathForGlyph(Self.font, glyph, nil) == nil)
    }

    @Test(
        "Runs from right to left have that status",
        arguments: [("abc", CTRunStatus()), ("שלום", .rightToLeft), ("ש", .rightToLeft)])
    func status(string: String, expected: CTRunStatus) throws {
        let line = CTLineCreateWithAttributedString(text(string))
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        #expect(CTRunGetStatus(run) == expected)
    }

    // MARK: Bounds of runs

    private func runs(_ line: CTLine) -> [CTRun] { CTLineGetGlyphRuns(line) as? [CTRun] ?? [] }

    private func expectEqual(_ found: CGRect, _ expected: CGRect, within tolerance: CGFloat = 0.02) {
        expectNear(found.minX, expected.minX, within: tolerance)
        expectNear(found.minY, expected.minY, within: tolerance)
        expectNear(found.maxX, expected.maxX, within: tolerance)
        expectNear(found.maxY, expected.maxY, within: tolerance)
    }

    @Test("The bounds of a line contain the ink of its runs, and no more", arguments: 0..<30)
    func runBounds(seed: Int) {
        var samples = TextSamples(seed: UInt64(seed))
        let string = NSMutableAttributedString(attributedString: text(samples.text(words: 2..<12, paragraphs: false)))
        let large = NSRange(location: 0, length: string.length / 2)
        string.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 30), range: large)
        let line = CTLineCreateWithAttributedString(string)
        let bounds = runs(line).map { CTRunGetImageBounds($0, nil, CFRange()) }.filter { !$0.isEmpty }
        expectEqual(bounds.reduce(CGRect.null) { $0.union($1) }, CTLineGetImageBounds(line, nil))
    }

    @Test("The bounds of a run contain the ink of its glyphs one by one, and no more", arguments: 0..<30)
    func glyphBounds(seed: Int) {
        var samples = TextSamples(seed: UInt64(seed))
        let line = CTLineCreateWithAttributedString(text(samples.text(words: 1..<6, paragraphs: false)))
        for run in runs(line) {
            let parts = (0..<CTRunGetGlyphCount(run)).map { CTRunGetImageBounds(run, nil, CFRangeMake($0, 1)) }
            let union = parts.filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
            expectEqual(union.isNull ? .zero : union, CTRunGetImageBounds(run, nil, CFRange()))
        }
    }

    @Test("A run of spaces, and a range without glyphs, have no ink")
    func emptyBounds() throws {
        let run = try #require(runs(CTLineCreateWithAttributedString(text("   "))).first)
        #expect(CTRunGetImageBounds(run, nil, CFRange()) == .zero)
        let word = try #require(runs(CTLineCreateWithAttributedString(text("word"))).first)
        #expect(CTRunGetImageBounds(word, nil, CFRangeMake(4, 0)) == .zero)
        #expect(CTRunGetImageBounds(word, nil, CFRangeMake(9, 2)) == .zero)
    }
}
