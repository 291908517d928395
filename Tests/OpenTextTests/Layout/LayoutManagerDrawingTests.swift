import OpenCoreGraphics
import TestSupport
import Testing

import OpenText
import UIKitTestSupport

/// The drawing methods of `NSLayoutManager`, which subclasses override.
@Suite struct LayoutManagerDrawingTests {
    private final class Recorder: NSLayoutManager {
        var log: [String] = []
        var baselineOffsets: [CGFloat] = []

        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            log.append("fill \(charRange.location) \(charRange.length)")
            super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
        }

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            log.append("underline \(glyphRange.location) \(glyphRange.length) \(underlineVal.rawValue)")
            baselineOffsets.append(baselineOffset)
        }

        override func drawStrikethrough(
            forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
            baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {
            log.append("strike \(glyphRange.location) \(glyphRange.length)")
        }
    }

    /// "one two", of which `attributes` apply to the second word.
    private func draw(
        _ attributes: [NSAttributedString.Key: Any], with manager: NSLayoutManager,
        _ body: (NSLayoutManager, NSRange) -> Void
    ) -> UIImage {
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        text.addAttributes(attributes, range: NSRange(location: 4, length: 3))
        return draw(text, with: manager, body)
    }

    private func draw(
        _ text: NSAttributedString, with manager: NSLayoutManager, _ body: (NSLayoutManager, NSRange) -> Void
    ) -> UIImage {
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 200, height: 30), format: format).image { _ in
            body(manager, NSRange(location: 0, length: text.length))
        }
    }

    @Test("Backgrounds are drawn by drawBackground")
    func background() throws {
        let image = draw([.backgroundColor: UIColor.red], with: NSLayoutManager()) { manager, range in
            manager.drawBackground(forGlyphRange: range, at: .zero)
        }
        let ink = try #require(image.cgImage?.paintedBounds)
        #expect(ink.minX > 20)
    }

    @Test("Backgrounds are not drawn by drawGlyphs")
    func noBackground() {
        let clear = [NSAttributedString.Key.backgroundColor: UIColor.red, .foregroundColor: UIColor.clear]
        let image = draw(clear, with: NSLayoutManager()) { manager, range in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 4, length: 3), at: .zero)
        }
        let plain = draw([.foregroundColor: UIColor.clear], with: NSLayoutManager()) { manager, range in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 4, length: 3), at: .zero)
        }
        #expect(image.cgImage?.paintedBounds == plain.cgImage?.paintedBounds)
    }

    @Test("drawBackground fills the range of the characters with a background")
    func fill() {
        let recorder = Recorder()
        _ = draw([.backgroundColor: UIColor.red], with: recorder) { manager, range in
            manager.drawBackground(forGlyphRange: range, at: .zero)
        }
        #expect(recorder.log == ["fill 4 3"])
    }

    @Test("drawGlyphs draws underlines and strikethroughs with the methods for them")
    func lines() {
        let recorder = Recorder()
        let style = NSUnderlineStyle.double.rawValue
        _ = draw([.underlineStyle: style, .strikethroughStyle: 1], with: recorder) { manager, range in
            manager.drawGlyphs(forGlyphRange: range, at: .zero)
        }
        #expect(recorder.log == ["underline 4 3 \(style)", "strike 4 3"])
    }

    @Test("A line of several directions is underlined once")
    func directions() {
        // "ab" and the last two letters are adjacent on the line, with the letters in between at its end.
        let text = NSMutableAttributedString(
            string: "ab\u{5D0}\u{5D1}\u{5D2}\u{5D3}",
            attributes: [
                .font: UIFont.systemFont(ofSize: 16), .underlineStyle: 1, .underlineColor: UIColor.red,
            ])
        text.addAttribute(.underlineColor, value: UIColor.blue, range: NSRange(location: 2, length: 2))
        let recorder = Recorder()
        _ = draw(text, with: recorder) { manager, range in
            manager.drawGlyphs(forGlyphRange: range, at: .zero)
        }
        #expect(recorder.log == ["underline 0 6 1"])
    }

    @Test("A shadow is drawn above the background of the text", arguments: [false, true])
    func shadowAboveBackground(usesManager: Bool) throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 8)
        shadow.shadowColor = UIColor.blue
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 20), .backgroundColor: UIColor.red, .shadow: shadow,
        ]
        let text = NSAttributedString(string: "MMM", attributes: attributes)
        let image = draw(text, with: NSLayoutManager()) { manager, range in
            guard usesManager else { return text.draw(at: .zero) }
            manager.drawBackground(forGlyphRange: range, at: .zero)
            manager.drawGlyphs(forGlyphRange: range, at: .zero)
        }
        let pixels = try #require(image.cgImage)
        let blue = (0..<21).contains { y in
            (0..<60).contains { x in
                guard let pixel = pixels.pixel(x: x, y: y) else { return false }
                return pixel.blue > 200 && pixel.red < 50
            }
        }
        #expect(blue)
    }

    @Test("The baseline of an underline lies above the bottom of its line")
    func baseline() throws {
        let recorder = Recorder()
        _ = draw([.underlineStyle: 1], with: recorder) { manager, range in
            manager.drawGlyphs(forGlyphRange: range, at: .zero)
        }
        let offset = try #require(recorder.baselineOffsets.first)
        #expect(offset > 0)
        #expect(offset < 12)
    }

    @Test("The default implementation draws the underline")
    func underline() throws {
        let colors: [NSAttributedString.Key: Any] = [
            .underlineStyle: 1, .underlineColor: UIColor.red, .foregroundColor: UIColor.clear,
        ]
        let image = draw(colors, with: NSLayoutManager()) { manager, range in
            manager.drawGlyphs(forGlyphRange: range, at: .zero)
        }
        let pixels = try #require(image.cgImage)
        let reds = (0..<30).filter { y in
            guard let pixel = pixels.pixel(x: 40, y: y) else { return false }
            return pixel.red > 100 && pixel.green == 0
        }
        #expect(!reds.isEmpty)
    }

    /// Two items of a list, of which the second is empty.
    private var items: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        return NSAttributedString(
            string: "a\n", attributes: [.font: UIFont.systemFont(ofSize: 8), .paragraphStyle: style])
    }

    @Test("The marker of an empty item at the end is drawn with the last glyph")
    func emptyItem() throws {
        let image = draw(items, with: NSLayoutManager()) { manager, range in
            manager.drawGlyphs(forGlyphRange: range, at: .zero)
        }
        let ink = try #require(image.cgImage?.paintedBounds)
        let first = draw(items, with: NSLayoutManager()) { manager, _ in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 1), at: .zero)
        }
        let line = try #require(first.cgImage?.paintedBounds)
        #expect(ink.maxY > line.maxY + 5)
    }

    @Test("An empty range at the end of a line draws nothing")
    func emptyRange() {
        let image = draw([:], with: NSLayoutManager()) { manager, range in
            manager.drawGlyphs(forGlyphRange: NSRange(location: NSMaxRange(range), length: 0), at: .zero)
        }
        #expect(image.cgImage?.paintedBounds == nil)
    }

    @Test("A layout manager without text draws nothing")
    func empty() {
        let manager = Recorder()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 5), at: .zero)
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 5), at: .zero)
        }
        #expect(image.cgImage?.paintedBounds == nil)
        #expect(manager.log.isEmpty)
    }
}
