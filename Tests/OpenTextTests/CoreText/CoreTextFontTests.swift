import Foundation
import Fuzzing
import OpenText
import TestSupport
import Testing
import UIKitTestSupport

/// Fonts, bounds and carets of Core Text.
@Suite struct CoreTextFontTests {
    private static let font = UIFont.systemFont(ofSize: 20)

    private func line(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CTLine {
        let text = NSAttributedString(
            string: string, attributes: attributes.merging([.font: Self.font]) { own, _ in own })
        return CTLineCreateWithAttributedString(text)
    }

    // MARK: Fonts

    @Test("A descriptor gives the same font")
    func descriptor() {
        let font = UIFont.boldSystemFont(ofSize: 18)
        #expect(CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(font), 0, nil) == font)
    }

    @Test("A font whose descriptor has no size has 12 points")
    func defaultSize() {
        #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(UIFontDescriptor(), 0, nil)) == 12)
    }

    @Test("A copy has the attributes of the descriptor and keeps the others")
    func copy() {
        let bold = UIFont.boldSystemFont(ofSize: 18)
        let attributes = UIFontDescriptor().withSymbolicTraits(.traitItalic)
        let copy = CTFontCreateCopyWithAttributes(bold, 0, nil, attributes)
        #expect(copy.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    }

    @Test("A copy has the given size")
    func copiedSize() {
        #expect(CTFontCreateCopyWithAttributes(Self.font, 31, nil, nil) == .systemFont(ofSize: 31))
    }

    @Test("A font has the transform with which it was created")
    func matrix() {
        var matrix = CGAffineTransform(a: 1.5, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
        #expect(CTFontGetMatrix(CTFontCreateWithName("Inter", 12, &matrix)) == matrix)
    }

    @Test("The fonts for purposes are those of UIKit")
    func purposes() {
        #expect(CTFontCreateUIFontForLanguage(.emphasizedSystem, 0, nil) == .boldSystemFont(ofSize: 14))
    }

    @Test(
        "The fonts for purposes have their sizes and weights",
        arguments: [
            (CTFontUIFontType.windowTitle, UIFont.boldSystemFont(ofSize: 14)), (.toolTip, .systemFont(ofSize: 12)),
            (.miniSystem, .systemFont(ofSize: 10)), (.miniEmphasizedSystem, .boldSystemFont(ofSize: 10)),
            (.label, .systemFont(ofSize: 17)), (.userFixedPitch, .monospacedSystemFont(ofSize: 14, weight: .regular)),
        ])
    func sizesOfPurposes(type: CTFontUIFontType, font: UIFont) {
        #expect(CTFontCreateUIFontForLanguage(type, 0, nil) == font)
    }

    @Test("The full name begins with the name of the family")
    func fullName() {
        let font = UIFont.boldSystemFont(ofSize: 12)
        #expect(CTFontCopyFullName(font).hasPrefix("Inter"))
    }

    @Test("Underlines are below the baseline")
    func underlinePosition() {
        #expect(CTFontGetUnderlinePosition(Self.font) < 0)
    }

    @Test("The thickness of underlines grows with the size")
    func underlineThickness() {
        let double = CTFontGetUnderlineThickness(Self.font.withSize(40))
        expectNear(double, 2 * CTFontGetUnderlineThickness(Self.font), within: 0.01)
    }

    @Test("The bounding box contains the ink of every glyph")
    func boundingBox() {
        let glyphs = (0..<UInt16(clamping: CTFontGetGlyphCount(Self.font))).map { $0 }
        let ink = CTFontGetBoundingRectsForGlyphs(Self.font, .default, glyphs, nil, glyphs.count)
        #expect(CTFontGetBoundingBox(Self.font).insetBy(dx: -0.1, dy: -0.1).contains(ink))
    }

    // MARK: Bounds

    @Test("The bounds of a line have the height of its typographic bounds")
    func bounds() {
        let line = line("Height")
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(
            CTLineGetBoundsWithOptions(line, [])
                == CGRect(x: 0, y: -descent - leading, width: width, height: ascent + descent + leading))
    }

    @Test("The bounds of glyphs are those of the ink")
    func glyphBounds() {
        let line = line("Ink")
        #expect(CTLineGetBoundsWithOptions(line, .useGlyphPathBounds) == CTLineGetImageBounds(line, nil))
    }

    @Test("Bounds without shifts ignore raised text")
    func shifts() {
        let raised = CTLineGetBoundsWithOptions(line("x", [.baselineOffset: 9]), .excludeTypographicShifts)
        #expect(raised == CTLineGetBoundsWithOptions(line("x"), []))
    }

    // MARK: Carets

    private func edges(_ line: CTLine) -> [(x: Double, index: Int, isLeading: Bool)] {
        var edges: [(x: Double, index: Int, isLeading: Bool)] = []
        CTLineEnumerateCaretOffsets(line) { x, index, isLeading, _ in edges.append((x, index, isLeading)) }
        return edges
    }

    @Test("The carets of a text are called from left to right")
    func caretOrder() {
        #expect(edges(line("abc")).map(\.index) == [0, 0, 1, 1, 2, 2])
    }

    @Test("In text from right to left, a character begins at its right edge")
    func rightToLeftCarets() {
        #expect(edges(line("\u{5D0}\u{5D1}")).map(\.isLeading) == [false, true, false, true])
    }

    @Test("Leading edges are where the caret before the character is", arguments: 0..<30)
    func leadingEdges(seed: Int) {
        var samples = TextSamples(seed: UInt64(seed))
        let line = line(samples.text(words: 1..<6, paragraphs: false))
        let wrong = edges(line).filter {
            $0.isLeading && abs($0.x - Double(CTLineGetOffsetForStringIndex(line, $0.index, nil))) > 0.01
        }
        #expect(wrong.isEmpty)
    }

    @Test("The closure ends the calls")
    func stop() {
        var count = 0
        CTLineEnumerateCaretOffsets(line("abc")) { _, _, _, stop in
            count += 1
            stop.pointee = count == 2
        }
        #expect(count == 2)
    }
}
