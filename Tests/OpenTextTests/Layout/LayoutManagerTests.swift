import OpenCoreGraphics
import TestSupport
import Testing

import OpenText
import UIKitTestSupport

@Suite struct LayoutManagerTests {
    private struct Text {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container: NSTextContainer

        init(_ text: NSAttributedString, size: CGSize, padding: CGFloat = 0) {
            storage = NSTextStorage(attributedString: text)
            container = NSTextContainer(size: size)
            container.lineFragmentPadding = padding
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
        }

        init(_ text: String, size: CGSize, padding: CGFloat = 0) {
            let text = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
            self.init(text, size: size, padding: padding)
        }
    }

    @Test("Text storage, layout manager and container reference each other until they are removed")
    func network() {
        let text = Text("abc", size: .zero)
        #expect(text.storage.layoutManagers == [text.manager])
        #expect(text.manager.textStorage === text.storage)
        #expect(text.manager.textContainers == [text.container])
        #expect(text.container.layoutManager === text.manager)
        text.manager.removeTextContainer(at: 0)
        #expect(text.container.layoutManager == nil)
        #expect(text.manager.usedRect(for: text.container) == .zero)
        text.storage.removeLayoutManager(text.manager)
        #expect(text.manager.textStorage == nil)
        #expect(text.storage.layoutManagers.isEmpty)
    }

    @Test("A text container has UIKit's defaults for padding and unlimited size")
    func defaults() {
        let container = NSTextContainer()
        #expect(container.lineFragmentPadding == 5)
        #expect(container.maximumNumberOfLines == 0)
        #expect(container.lineBreakMode == .byWordWrapping)
        #expect(container.size == .zero)
        let text = Text("one line", size: .zero, padding: 5)
        let used = text.manager.usedRect(for: text.container)
        let expected = ("one line" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
        expectNear(used.width - expected.width, 10, within: 0.1)
        expectNear(used.height, expected.height, within: 0.1)
        #expect(used.origin == .zero)
    }

    @Test("The used rectangle of a text has the size of its drawing")
    func measuring() {
        let string = NSAttributedString(
            string: "Some words that need several lines.\nAnd another paragraph.",
            attributes: [.font: UIFont.systemFont(ofSize: 16)])
        let text = Text(string, size: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        _ = text.manager.glyphRange(for: text.container)
        let used = text.manager.usedRect(for: text.container)
        let drawn = string.boundingRect(
            with: CGSize(width: 120, height: 10_000), options: .usesLineFragmentOrigin, context: nil)
        expectNear(used.height, drawn.height, within: 0.1)
        expectNear(used.width, drawn.width, within: 0.1)
    }

    @Test("The character index for a point is that of the character whose rectangle contains the point")
    func hits() {
        var samples = TextSamples(seed: 3)
        var compared = 0
        for _ in 0..<25 {
            let text = Text(
                samples.text(words: 3..<40), size: CGSize(width: CGFloat(samples.next(60..<250)), height: 0))
            var offset = 0
            while offset < text.storage.length {
                let end = text.storage.boundary(after: offset)
                let rect = text.manager.boundingRect(
                    forGlyphRange: NSRange(location: offset, length: end - offset), in: text.container)
                // Pango breaks lines within some grapheme clusters.
                let line = text.manager.lineFragmentRect(forGlyphAt: offset, effectiveRange: nil)
                if rect.width > 0.5, rect.height <= line.height {
                    var fraction: CGFloat = 0
                    let found = text.manager.characterIndex(
                        for: CGPoint(x: rect.midX, y: rect.midY), in: text.container,
                        fractionOfDistanceBetweenInsertionPoints: &fraction)
                    #expect(found == offset, "\(text.storage.string.debugDescription)")
                    expectNear(fraction, 0.5, within: 0.01)
                    compared += 1
                }
                offset = end
            }
        }
        #expect(compared > 500)
    }

    @Test("A link in a label is found at the position where it is drawn")
    func linkInLabel() {
        let string = NSMutableAttributedString(
            string: "Read the documentation or ask.", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let link = (string.string as NSString).range(of: "documentation")
        string.addAttribute(.link, value: "https://example.org", range: link)
        let text = Text(string, size: CGSize(width: 150, height: 100))
        text.container.maximumNumberOfLines = 0
        let rect = text.manager.boundingRect(forGlyphRange: link, in: text.container)
        let index = text.manager.characterIndex(
            for: CGPoint(x: rect.midX, y: rect.midY), in: text.container,
            fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(NSLocationInRange(index, link))
        #expect(text.storage.attribute(.link, at: index, effectiveRange: nil) as? String == "https://example.org")
    }

    @Test("Line fragments are contiguous and contain every character once")
    func lines() {
        var samples = TextSamples(seed: 8)
        for _ in 0..<25 {
            let text = Text(samples.text(words: 3..<60), size: CGSize(width: 140, height: 0), padding: 5)
            var (bottom, next): (CGFloat, Int) = (0, 0)
            let all = NSRange(location: 0, length: text.storage.length)
            text.manager.enumerateLineFragments(forGlyphRange: all) { rect, used, container, range, _ in
                expectNear(rect.minY, bottom, within: 0.01)
                #expect(rect.minX == 0)
                #expect(rect.width == 140)
                #expect(used.minX > -0.01 || used.width > 140)
                #expect(used.maxX < 140.01 || used.width > 140)
                expectNear(used.minY, rect.minY, within: 0.01)
                expectNear(used.maxY, rect.maxY, within: 0.01)
                #expect(container === text.container)
                #expect(range.location == next)
                var effective = NSRange()
                if range.length > 0 {
                    let same = text.manager.lineFragmentRect(forGlyphAt: range.location, effectiveRange: &effective)
                    #expect(same == rect)
                    #expect(effective == range)
                }
                bottom = rect.maxY
                next = NSMaxRange(range)
            }
            #expect(next == text.storage.length)
            let extra = text.manager.extraLineFragmentRect
            #expect(
                (extra == .zero) != ["\n", "\r", "\u{2029}", "\r\n"].contains { text.storage.string.hasSuffix($0) })
            if extra != .zero { #expect(abs(extra.minY - bottom) < 0.01 || extra.maxY == bottom) }
        }
    }

    @Test("A text container's limits omit lines, with an ellipsis if its line break mode truncates")
    func limits() {
        let words = "one two three four five six seven eight nine ten\neleven twelve"
        let text = Text(words, size: CGSize(width: 100, height: 0))
        let full = text.manager.usedRect(for: text.container).height
        let line = UIFont.systemFont(ofSize: 16).lineHeight
        text.container.maximumNumberOfLines = 2
        expectNear(text.manager.usedRect(for: text.container).height, 2 * line, within: 0.1)
        #expect(full > 3 * line)
        text.container.lineBreakMode = .byTruncatingTail
        let hidden = text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 10)
        #expect(hidden.location > 10)
        #expect(hidden.location < 40)
        #expect(text.manager.glyphRange(for: text.container).length == hidden.location)
        text.container.maximumNumberOfLines = 0
        text.container.size.height = 3 * line + 1
        #expect(text.manager.usedRect(for: text.container).height <= 3 * line + 1)
        text.container.size.height = 0
        expectNear(text.manager.usedRect(for: text.container).height, full, within: 0.01)
        #expect(text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 10).location == NSNotFound)
    }

    @Test("Each paragraph is laid out with its own style")
    func paragraphStyles() {
        let string = NSMutableAttributedString(string: "")
        let alignments: [NSTextAlignment] = [.left, .center, .right]
        for alignment in alignments {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            string.append(
                NSAttributedString(
                    string: "line\n", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 16)]))
        }
        let text = Text(string, size: CGSize(width: 200, height: 0))
        let rects = [0, 5, 10].map {
            text.manager.boundingRect(forGlyphRange: NSRange(location: $0, length: 4), in: text.container)
        }
        #expect(rects[0].minX == 0)
        expectNear(rects[1].midX, 100, within: 0.1)
        expectNear(rects[2].maxX, 200, within: 0.1)
    }

    @Test("Glyphs are drawn at the positions that the layout manager reports")
    func drawing() throws {
        let text = Text("Two lines\nof text", size: CGSize(width: 200, height: 0))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60), format: format).image { _ in
            text.manager.drawGlyphs(forGlyphRange: NSRange(location: 10, length: 7), at: CGPoint(x: 10, y: 0))
        }
        let rect = text.manager.boundingRect(forGlyphRange: NSRange(location: 10, length: 7), in: text.container)
        let ink = try #require(image.cgImage?.inkBounds)
        #expect(rect.offsetBy(dx: 10, dy: 0).insetBy(dx: -1, dy: -1).contains(ink))
        #expect(ink.width > rect.width - 4)
    }

    @Test("Invalid points, ranges and sizes in layout queries do not trap")
    func hostile() {
        for string in ["", "abc", "\n", "a\r\n"] {
            let text = Text(string, size: CGSize(width: CGFloat.nan, height: -5))
            let manager = text.manager
            for point in [CGPoint(x: CGFloat.nan, y: CGFloat.nan), CGPoint(x: 1e300, y: -1e300), .zero] {
                #expect((0...3).contains(manager.glyphIndex(for: point, in: text.container)))
            }
            for range in [NSRange(location: -3, length: 99), NSRange(location: 50, length: 50)] {
                _ = manager.boundingRect(forGlyphRange: range, in: text.container)
                manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in }
            }
            _ = manager.glyphRange(forBoundingRect: .infinite, in: text.container)
            _ = manager.glyphRange(forBoundingRect: .null, in: text.container)
            _ = manager.lineFragmentRect(forGlyphAt: 99, effectiveRange: nil)
            _ = manager.location(forGlyphAt: -9)
            manager.ensureLayout(forBoundingRect: .infinite, in: text.container)
            #expect(manager.usedRect(for: text.container).height > 5)
        }
        let loose = NSLayoutManager()
        #expect(loose.usedRect(for: NSTextContainer()) == .zero)
        #expect(loose.numberOfGlyphs == 0)
        #expect(
            loose.characterIndex(for: .zero, in: NSTextContainer(), fractionOfDistanceBetweenInsertionPoints: nil) == 0)
    }
}

extension CGImage {
    /// The bounding rectangle of all pixels that are not transparent.
    fileprivate var inkBounds: CGRect? {
        guard let data = dataProvider?.data as Data? else { return nil }
        var rect = CGRect.null
        for y in 0..<height {
            for x in 0..<width where data[y * bytesPerRow + x * 4 + 3] > 40 {
                rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return rect
    }
}
