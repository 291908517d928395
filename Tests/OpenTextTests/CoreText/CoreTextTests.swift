import Foundation
import Fuzzing
import OpenText
import TestSupport
import Testing
import UIKitTestSupport

/// The functions of Core Text, compared with UIKit's drawing and layout.
@Suite struct CoreTextTests {
    private static let font = UIFont.systemFont(ofSize: 17)

    private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: attributes.merging([.font: Self.font]) { own, _ in own })
    }

    private func line(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CTLine {
        CTLineCreateWithAttributedString(text(string, attributes))
    }

    private func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

    /// A text of random words with random attributes.
    private func randomText(_ samples: inout TextSamples, paragraphs: Bool) -> NSAttributedString {
        let storage = NSTextStorage(attributedString: text(samples.text(words: 1..<20, paragraphs: paragraphs)))
        for _ in 0..<samples.next(0..<4) {
            var attributes = samples.attributes()
            let range = samples.range(in: storage)
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                guard paragraphs, style.lineBreakMode == .byWordWrapping else { continue }
                attributes[.paragraphStyle] = style
                storage.addAttributes(attributes, range: (storage.string as NSString).paragraphRange(for: range))
            } else {
                storage.addAttributes(attributes, range: range)
            }
        }
        return NSAttributedString(attributedString: storage)
    }

    // MARK: Fonts

    @Test("A font of Core Text has the metrics of UIKit's font")
    func fonts() {
        let font = CTFontCreateWithName("DejaVu Sans", 20, nil)
        #expect(CTFontGetSize(font) == 20)
        #expect(CTFontGetAscent(font) == font.ascender)
        #expect(CTFontGetDescent(font) == -font.descender)
        #expect(CTFontGetLeading(font) == font.leading)
        #expect(CTFontGetCapHeight(font) == font.capHeight)
        #expect(CTFontGetXHeight(font) == font.xHeight)
        #expect(CTFontGetUnitsPerEm(font) == 2048)
        #expect(CTFontGetGlyphCount(font) > 5000)
        #expect(CTFontCopyFamilyName(font) == "DejaVu Sans")
        #expect(CTFontCopyPostScriptName(font) == "DejaVuSans")
    }

    @Test("An unknown font name yields the system font, and a size of 0 stands for 12")
    func unknownFont() {
        #expect(CTFontCreateWithName("No such font", 0, nil) == UIFont.systemFont(ofSize: 12))
    }

    @Test("A matrix widens the glyphs of a font")
    func fontMatrix() {
        var matrix = CGAffineTransform(scaleX: 2, y: 1)
        let wide = CTFontCreateWithName("DejaVu Sans", 20, &matrix)
        let usual = CTFontCreateWithName("DejaVu Sans", 20, nil)
        expectNear(width(line("text", [.font: wide])), 2 * width(line("text", [.font: usual])), within: 0.1)
    }

    // MARK: Lines

    @Test("A line has the width of its drawing, and the metrics of its fonts")
    func bounds() {
        let large = UIFont.systemFont(ofSize: 30)
        let string = NSMutableAttributedString(attributedString: text("small "))
        string.append(text("large", [.font: large]))
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let width = CTLineGetTypographicBounds(
            CTLineCreateWithAttributedString(string), &ascent, &descent, &leading)
        expectNear(CGFloat(width), string.size().width, within: 0.01)
        expectNear(ascent, large.ascender, within: 0.01)
        expectNear(descent, -large.descender, within: 0.01)
        expectNear(leading, large.leading, within: 0.01)
    }

    @Test("Line breaks in a line take no width, and the indices are those of the string")
    func lineBreaks() {
        let broken = line("ab\ncd\r\n")
        expectNear(width(broken), width(line("abcd")), within: 0.5)
        #expect(CTLineGetStringRange(broken) == CFRangeMake(0, 7))
        expectNear(CTLineGetOffsetForStringIndex(broken, 3, nil), CGFloat(width(line("ab"))), within: 0.5)
    }

    @Test("The white space at the end of a line is measured separately")
    func trailingWhitespace() {
        let spaced = line("word   ")
        expectNear(CTLineGetTrailingWhitespaceWidth(spaced), width(spaced) - width(line("word")), within: 0.01)
        #expect(CTLineGetTrailingWhitespaceWidth(line("word")) == 0)
        expectNear(CTLineGetPenOffsetForFlush(spaced, 1, 200), 200 - width(line("word")), within: 0.01)
        expectNear(CTLineGetPenOffsetForFlush(line("word"), 0.5, 200), (200 - width(line("word"))) / 2, within: 0.01)
        #expect(CTLineGetPenOffsetForFlush(line("word"), 0, 200) == 0)
    }

    @Test("The index at the offset of an index has the same offset, in texts of both directions", arguments: 0..<40)
    func offsets(seed: UInt64) {
        var samples = TextSamples(seed: seed)
        let string = randomText(&samples, paragraphs: false)
        let line = CTLineCreateWithAttributedString(string)
        for index in string.string.indices {
            let offset = CTLineGetOffsetForStringIndex(line, index.utf16Offset(in: string.string), nil)
            let found = CTLineGetStringIndexForPosition(line, CGPoint(x: offset, y: 0))
            expectNear(CTLineGetOffsetForStringIndex(line, found, nil), offset, within: 0.01)
            #expect(offset >= -0.01)
            #expect(offset <= CGFloat(width(line)) + 0.01)
        }
    }

    @Test("The secondary offset differs where the direction changes")
    func secondaryOffset() {
        let mixed = line("abשלום")
        var secondary: CGFloat = 0
        let primary = CTLineGetOffsetForStringIndex(mixed, 2, &secondary)
        expectNear(primary, CGFloat(width(line("ab"))), within: 0.5)
        expectNear(secondary, CGFloat(width(mixed)), within: 0.5)
        #expect(CTLineGetOffsetForStringIndex(mixed, 1, &secondary) == secondary)
    }

    @Test("The image bounds contain the ink above and below the baseline")
    func imageBounds() {
        let bounds = CTLineGetImageBounds(line("Hg"), nil)
        #expect(bounds.minY < -2)
        expectNear(bounds.maxY, Self.font.capHeight, within: 1)
        #expect(CTLineGetImageBounds(line(""), nil) == .zero)
    }

    // MARK: Runs

    @Test("The runs of a line cover its glyphs from left to right", arguments: 0..<20)
    func runs(seed: UInt64) throws {
        var samples = TextSamples(seed: seed + 100)
        let string = randomText(&samples, paragraphs: false)
        let line = CTLineCreateWithAttributedString(string)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.map(CTRunGetGlyphCount).reduce(0, +) == CTLineGetGlyphCount(line))
        var right: CGFloat = -1
        for run in runs {
            let count = CTRunGetGlyphCount(run)
            var positions = Array(repeating: CGPoint.zero, count: count)
            var advances = Array(repeating: CGSize.zero, count: count)
            var indices = Array(repeating: 0, count: count)
            CTRunGetPositions(run, CFRange(), &positions)
            CTRunGetAdvances(run, CFRange(), &advances)
            CTRunGetStringIndices(run, CFRange(), &indices)
            let width = CTRunGetTypographicBounds(run, CFRange(), nil, nil, nil)
            expectNear(CGFloat(width), advances.reduce(0) { $0 + $1.width }, within: 0.01)
            let range = CTRunGetStringRange(run)
            #expect(indices.allSatisfy { $0 >= range.location && $0 < range.location + range.length })
            let bases = zip(positions, advances).filter { $1.width > 0 }.map(\.0.x)
            #expect(bases.first ?? right >= right - 1)
            right = bases.last ?? right
        }
    }

    @Test("A run has the attributes of its characters and the glyphs of its font")
    func attributes() throws {
        let string = NSMutableAttributedString(attributedString: text("aa"))
        string.append(text("b", [.font: UIFont.boldSystemFont(ofSize: 17)]))
        let runs = try #require(CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string)) as? [CTRun])
        #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 2), CFRangeMake(2, 1)])
        let fonts = runs.map { CTRunGetAttributes($0)[kCTFontAttributeName] as? CTFont }
        #expect(fonts == [Self.font, .boldSystemFont(ofSize: 17)])
        var glyphs: [CGGlyph] = [0, 0]
        CTRunGetGlyphs(runs[0], CFRange(), &glyphs)
        #expect(glyphs[0] == glyphs[1])
        #expect(glyphs[0] != 0)
        var part: [CGGlyph] = [0]
        CTRunGetGlyphs(runs[0], CFRangeMake(1, 1), &part)
        #expect(part[0] == glyphs[1])
    }

    // MARK: Derived lines

    @Test(
        "A truncated line shows as much text as fits beside its token",
        arguments: [CTLineTruncationType.start, .middle, .end])
    func truncation(type: CTLineTruncationType) throws {
        let (whole, token) = (line("A text that is longer than its space"), line("…"))
        for available in stride(from: 30.0, to: 250, by: 7) {
            let short = try #require(CTLineCreateTruncatedLine(whole, available, type, token))
            #expect(width(short) <= available)
            #expect(width(short) > available - 18)
        }
        #expect(CTLineCreateTruncatedLine(whole, 1000, type, token) === whole)
        #expect(CTLineCreateTruncatedLine(whole, 3, type, token) == nil)
    }

    @Test("The text of a truncated line begins or ends with the token")
    func truncatedText() throws {
        let (whole, token) = (line("abcdefghijklmnopqrstuvwxyz"), line("…"))
        let end = try #require(CTLineCreateTruncatedLine(whole, 100, .end, token))
        let start = try #require(CTLineCreateTruncatedLine(whole, 100, .start, token))
        let last = CTLineGetStringRange(end).length - 1
        expectNear(width(end) - Double(CTLineGetOffsetForStringIndex(end, last, nil)), width(token), within: 0.5)
        expectNear(CTLineGetOffsetForStringIndex(start, 1, nil), CGFloat(width(token)), within: 0.5)
    }

    @Test("A justified line fills its width, or a part of what is missing")
    func justification() throws {
        let natural = line("three words here ")
        let full = try #require(CTLineCreateJustifiedLine(natural, 1, 300))
        expectNear(width(full) - CTLineGetTrailingWhitespaceWidth(full), 300, within: 0.5)
        let half = try #require(CTLineCreateJustifiedLine(natural, 0.5, 300))
        let shown = width(natural) - CTLineGetTrailingWhitespaceWidth(natural)
        expectNear(width(half) - CTLineGetTrailingWhitespaceWidth(half), (300 + shown) / 2, within: 0.5)
        #expect(CTLineCreateJustifiedLine(line("word"), 1, 300) == nil)
        #expect(CTLineCreateJustifiedLine(natural, 1, 20) === natural)
    }

    // MARK: Drawing

    private func image(_ draw: (CGContext) -> Void) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 240, height: 200), format: format).pngData { renderer in
            draw(renderer.cgContext)
        }
    }

    /// Draws in a context whose y-axis points up.
    private func flippedImage(_ draw: (CGContext) -> Void) -> Data {
        image { context in
            context.translateBy(x: 0, y: 200)
            context.scaleBy(x: 1, y: -1)
            draw(context)
        }
    }

    @Test("A line is drawn as by UIKit, at the text position", arguments: 0..<20)
    func drawnLines(seed: UInt64) {
        var samples = TextSamples(seed: seed + 300)
        let string = randomText(&samples, paragraphs: false)
        let line = CTLineCreateWithAttributedString(string)
        var ascent: CGFloat = 0
        CTLineGetTypographicBounds(line, &ascent, nil, nil)
        let own = flippedImage { context in
            context.textPosition = CGPoint(x: 12, y: 160 - ascent)
            CTLineDraw(line, context)
        }
        #expect(own == image { _ in string.draw(at: CGPoint(x: 12, y: 40)) })
    }

    @Test("The runs of a line without decorations draw the line")
    func drawnRuns() throws {
        let line = line("Runs of שלום and 😀.")
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        let own = flippedImage { context in
            context.textPosition = CGPoint(x: 12, y: 100)
            for run in runs { CTRunDraw(run, context, CFRange()) }
        }
        let whole = flippedImage { context in
            context.textPosition = CGPoint(x: 12, y: 100)
            CTLineDraw(line, context)
        }
        #expect(own == whole)
    }

    @Test("The text matrix transforms a line")
    func textMatrix() {
        let line = line("Text")
        let own = image { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.textPosition = CGPoint(x: 12, y: 80)
            CTLineDraw(line, context)
        }
        let flipped = flippedImage { context in
            context.textPosition = CGPoint(x: 12, y: 120)
            CTLineDraw(line, context)
        }
        #expect(own == flipped)
    }

    @Test("A frame is drawn as by UIKit", arguments: 0..<30)
    func drawnFrames(seed: UInt64) {
        var samples = TextSamples(seed: seed + 500)
        let string = randomText(&samples, paragraphs: true)
        let setter = CTFramesetterCreateWithAttributedString(string)
        let frame = CTFramesetterCreateFrame(
            setter, CFRange(), CGPath(rect: CGRect(x: 10, y: 20, width: 220, height: 170), transform: nil), nil)
        let own = flippedImage { CTFrameDraw(frame, $0) }
        #expect(own == image { _ in string.draw(in: CGRect(x: 10, y: 10, width: 220, height: 170)) })
    }

    // MARK: Frames

    @Test("The lines of a frame are those of a layout manager", arguments: 0..<20)
    func frameLines(seed: UInt64) throws {
        var samples = TextSamples(seed: seed + 700)
        let string = randomText(&samples, paragraphs: true)
        let size = CGSize(width: 180, height: 4000)
        let setter = CTFramesetterCreateWithAttributedString(string)
        let frame = CTFramesetterCreateFrame(
            setter, CFRange(), CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), nil)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        var origins = Array(repeating: CGPoint.zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)

        let storage = NSTextStorage(attributedString: string)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: size)
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var ranges: [CFRange] = []
        var lefts: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            _, used, _, range, _ in
            ranges.append(CFRangeMake(range.location, range.length))
            lefts.append(used.minX)
        }
        // The empty line after a line break at the end.
        let own = lines.map(CTLineGetStringRange)
        #expect(own.prefix(ranges.count) == ranges[...])
        for (origin, left) in zip(origins, lefts) { expectNear(origin.x, left, within: 0.01) }
        #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y })
        let baselines = ranges.map { manager.lineFragmentRect(forGlyphAt: $0.location, effectiveRange: nil).maxY }
        for (origin, bottom) in zip(origins, baselines) { #expect(size.height - origin.y <= bottom + 0.01) }
    }

    @Test("Frames that begin where the previous one ends show each character once")
    func pages() {
        var samples = TextSamples(seed: 9)
        let string = text(samples.text(words: 80..<90))
        let setter = CTFramesetterCreateWithAttributedString(string)
        var (start, pages) = (0, 0)
        while start < string.length, pages < 100 {
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 70), transform: nil)
            let frame = CTFramesetterCreateFrame(setter, CFRangeMake(start, 0), path, nil)
            let visible = CTFrameGetVisibleStringRange(frame)
            #expect(visible.location == start)
            #expect(visible.length > 0)
            #expect(CTFrameGetStringRange(frame) == CFRangeMake(start, string.length - start))
            start += max(visible.length, 1)
            pages += 1
        }
        #expect(start == string.length)
        #expect(pages > 5)
    }

    @Test("The suggested size of a text suffices for a frame, and equals its bounds")
    func suggestedSize() {
        let string = text("A text with words that need several lines.\nAnd one more paragraph.")
        let setter = CTFramesetterCreateWithAttributedString(string)
        var fit = CFRange()
        let available = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRange(), nil, available, &fit)
        #expect(fit == CFRangeMake(0, string.length))
        let bounds = string.boundingRect(
            with: CGSize(width: 120, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        expectNear(size.height, bounds.height, within: 0.01)
        expectNear(size.width, bounds.width, within: 0.01)
        let path = CGPath(
            rect: CGRect(x: 0, y: 0, width: size.width.rounded(.up), height: size.height.rounded(.up)), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
        #expect(CTFrameGetVisibleStringRange(frame) == fit)
    }

    @Test("Only the text that fits into the constraints counts")
    func limitedSize() {
        let setter = CTFramesetterCreateWithAttributedString(text("one\ntwo\nthree"))
        var fit = CFRange()
        let height = Self.font.lineHeight * 2.5
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: 500, height: height), &fit)
        #expect(fit == CFRangeMake(0, 8))
        expectNear(size.height, Self.font.lineHeight * 2, within: 0.01)
    }

    @Test("A frame returns the attributes with which it was created")
    func frameAttributes() {
        let setter = CTFramesetterCreateWithAttributedString(text("text"))
        let attributes = ["CTFrameProgression": 0] as NSDictionary
        for rect in [CGRect.zero, CGRect(x: 0, y: 0, width: 100, height: 100)] {
            let path = CGPath(rect: rect, transform: nil)
            let frame = CTFramesetterCreateFrame(setter, CFRange(), path, attributes)
            #expect(CTFrameGetFrameAttributes(frame) == attributes)
            #expect(CTFrameGetFrameAttributes(CTFramesetterCreateFrame(setter, CFRange(), path, nil)) == nil)
        }
    }

    @Test("An empty path has no lines")
    func emptyFrame() {
        let setter = CTFramesetterCreateWithAttributedString(text("text"))
        let frame = CTFramesetterCreateFrame(setter, CFRange(), CGPath(rect: .zero, transform: nil), nil)
        #expect(CTFrameGetLines(frame).count == 0)
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 0))
    }
}
