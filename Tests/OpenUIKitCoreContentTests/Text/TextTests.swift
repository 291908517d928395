import OpenQuartzCore
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite struct TextTests {
    private func text(_ string: String, size: CGFloat = 17) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
    }

    @Test("Fonts with equal descriptions are equal, and an unknown family name creates no font")
    func fonts() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 12).withSize(20).pointSize == 20)
        #expect(UIFont(name: "No Such Family", size: 12) == nil)
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
        #expect(UIFont.preferredFont(forTextStyle: .headline) == UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont.italicSystemFont(ofSize: 9).fontDescriptor.symbolicTraits == .traitItalic)
    }

    @Test("A font's line height is the sum of ascent, descent and leading")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.ascender > 10)
        #expect(font.descender < 0)
        #expect(font.xHeight < font.capHeight)
        expectNear(font.lineHeight, font.ascender - font.descender + font.leading, within: 1e-9)
    }

    @Test("A bounding rectangle wraps lines at its width and is as high as its lines")
    func boundingRect() {
        let one = text("word").size()
        let rect = text("word word word word").boundingRect(
            with: CGSize(width: one.width * 2.5, height: .infinity), options: .usesLineFragmentOrigin, context: nil)
        #expect(rect.width <= one.width * 2.5)
        expectNear(rect.height, one.height * 2, within: 0.5)
        #expect(rect.origin == .zero)
    }

    @Test("Without usesLineFragmentOrigin the bounding rectangle is one line above its baseline")
    func baselineOrigin() {
        let rect = text("word word").boundingRect(with: CGSize(width: 1, height: 1), options: [], context: nil)
        #expect(rect.width > 20)
        #expect(rect.minY < 0)
        expectNear(rect.minY, -UIFont.systemFont(ofSize: 17).ascender, within: 1)
    }

    @Test("Extreme sizes for text measurement do not trap")
    func hostile() {
        for side in [CGFloat.nan, .infinity, -.infinity, 0, -5, .greatestFiniteMagnitude] {
            let rect = text("some words").boundingRect(
                with: CGSize(width: side, height: side), options: .usesLineFragmentOrigin, context: nil)
            #expect(rect.size.width.isFinite)
            #expect(rect.size.height.isFinite)
        }
        #expect(text("").size().width == 0)
    }

    @Test("Empty text without attributes of its own has the height of a line in the given font")
    func emptyText() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
        let line = CGSize(width: 0, height: "x".size(withAttributes: attributes).height)
        #expect("".size(withAttributes: attributes) == line)
        let bounds = "".boundingRect(
            with: CGSize(width: 100, height: 100), options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: attributes, context: nil)
        #expect(bounds.size == line)
    }

    @Test("Text attributes become runs over UTF-8 byte ranges")
    func runs() throws {
        let string = NSMutableAttributedString(string: "aé😀b")
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
        string.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 4, length: 1))
        string.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
        let content = string.textContent
        #expect(content.runs.first?.kern == 2)
        #expect(content.runs.first?.range.lowerBound == 0)
        #expect(content.runs.first { $0.color == UIColor.red.cgColor }?.range == 3..<7)
        #expect(content.runs.last?.range == 7..<8)
        #expect(content.runs.last?.underline?.style == .single)
        #expect(content.runs.map(\.range.count).reduce(0, +) == 8)
    }

    @Test("A paragraph style affects typesetting, and paragraph styles compare by value")
    func paragraphStyles() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 7
        style.lineBreakMode = .byTruncatingTail
        let content = NSAttributedString(string: "x", attributes: [.paragraphStyle: style]).textContent
        #expect(content.paragraph.alignment == .center)
        #expect(content.paragraph.lineSpacing == 7)
        #expect(content.paragraph.lineBreakMode == .byTruncatingTail)
        let copy = style.mutableCopy() as? NSMutableParagraphStyle
        #expect(copy == style)
        copy?.lineSpacing = 8
        #expect(copy != style)
        #expect(style.lineSpacing == 7)
    }

    @Test("Text can be drawn in its color on any thread")
    func drawing() async {
        let image = await Task.detached {
            let text = NSAttributedString(
                string: "MMM", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red])
            return UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
                UIGraphicsPushContext(context.cgContext)
                text.draw(at: .zero)
                UIGraphicsPopContext()
            }
        }.value
        let pixels = (0..<40).flatMap { y in (0..<80).compactMap { image.cgImage?.pixel(x: $0, y: y) } }
        #expect(pixels.contains(PixelColor(red: 255, green: 0, blue: 0)))
        #expect(!pixels.contains { $0.alpha > 0 && $0.green > 0 })
    }
}

@Suite @MainActor struct LabelTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("A label without text has no size", arguments: [nil, ""] as [String?])
    func emptySize(text: String?) {
        let label = UILabel()
        label.text = text
        #expect(label.intrinsicContentSize == .zero)
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    @Test("Only labels promise not to be opaque")
    func opacity() {
        #expect(UIView().isOpaque)
        #expect(!UILabel().isOpaque)
    }

    @Test("A single-line label takes its natural width, and a multiline label the proposed width")
    func sizes() {
        let one = label("several words in a row").intrinsicContentSize
        let many = label("several words in a row", lines: 0)
        let wrapped = many.sizeThatFits(CGSize(width: one.width / 2, height: .greatestFiniteMagnitude))
        #expect(wrapped.width <= one.width / 2)
        #expect(wrapped.height >= one.height * 2 - 1)
        many.preferredMaxLayoutWidth = one.width / 2
        #expect(many.intrinsicContentSize == wrapped)
        #expect(one.width == one.width.rounded())
        #expect(one.height == one.height.rounded())
        #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)).width == 0)
    }

    @Test("sizeToFit shows a label's whole text without an ellipsis")
    func fits() {
        WindowStage.run { stage in
            for text in ["a", "Hello, world", "several words in a row", "👩‍👩‍👧 family", "שלום"] {
                let view = label(text)
                view.sizeToFit()
                stage.window.addSubview(view)
                stage.frame()
                #expect(view.layer.textContents?.typeset.isTruncated == false, "\(text)")
            }
        }
    }

    @Test("A label paints glyphs without a bitmap and truncates text that is too wide with an ellipsis")
    func glyphs() throws {
        try WindowStage.run { stage in
            let view = stage.add(label("several words in a row"), CGRect(x: 0, y: 0, width: 60, height: 30))
            stage.frame()
            let shown = try #require(view.layer.textContents)
            #expect(view.layer.contents == nil)
            #expect(shown.typeset.isTruncated)
            #expect(shown.typeset.size.width <= 60)
            view.text = ""
            stage.frame()
            #expect(view.layer.textContents == nil)
        }
    }

    @Test("A new text color does not typeset a label again, and a new text does")
    func reuse() throws {
        try WindowStage.run { stage in
            let view = stage.add(label("text"), CGRect(x: 0, y: 0, width: 60, height: 30))
            stage.frame()
            let first = try #require(view.layer.textContents?.typeset)
            view.textColor = .red
            stage.frame()
            #expect(view.layer.textContents?.typeset.isIdentical(to: first) == true)
            #expect(view.layer.textContents?.color == UIColor.red.cgColor)
            view.text = "text"
            stage.frame()
            #expect(view.layer.textContents?.typeset.isIdentical(to: first) == true)
            view.text = "other"
            stage.frame()
            #expect(view.layer.textContents?.typeset.isIdentical(to: first) == false)
        }
    }

    @Test("A label's text is vertically centered and horizontally aligned")
    func placement() {
        WindowStage.run { stage in
            let view = stage.add(label("HH"), CGRect(x: 0, y: 0, width: 200, height: 100))
            view.textAlignment = .right
            stage.frame()
            let ink = inkBounds(stage)
            #expect(ink.maxX > 190)
            expectNear(ink.midY, 50, within: 4)
            view.textAlignment = .center
            expectNear(inkBounds(stage).midX, 100, within: 2)
        }
    }

    private func inkBounds(_ stage: WindowStage) -> CGRect {
        guard let image = stage.surface.renderImage() else { return .null }
        var bounds = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where (image.pixel(x: x, y: y)?.alpha ?? 0) > 64 {
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds
    }

    @Test("Attributed text uses its own attributes and the label's attributes for the others")
    func attributed() {
        let view = label("plain")
        let text = NSMutableAttributedString(string: "big small")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
        view.attributedText = text
        #expect(view.text == "big small")
        #expect(view.intrinsicContentSize.height >= UIFont.systemFont(ofSize: 40).lineHeight.rounded(.down))
        view.text = "plain"
        #expect(view.attributedText?.string == "plain")
    }

    @Test("A label shows a text storage, without later changes")
    func textStorage() {
        let view = UILabel()
        let storage = NSTextStorage(string: "stored")
        view.attributedText = storage
        storage.append(NSAttributedString(string: " later"))
        #expect(view.text == "stored")
    }

    @Test("A label receives no touches")
    func noTouches() {
        #expect(!UILabel().isUserInteractionEnabled)
        #expect(UILabel().layer.contents == nil)
    }
}
