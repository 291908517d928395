import OpenCoreGraphics
import TestSupport
import Testing

import OpenText

@Suite("Paragraph styles of attributed text") struct ParagraphStyleTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    private func text(_ string: String, _ style: NSParagraphStyle) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
    }

    private func typeset(_ text: NSAttributedString, width: CGFloat? = nil) -> TypesetText {
        TypesetText(text.textContent, width: width)
    }

    private func width(_ string: String) -> CGFloat {
        NSAttributedString(string: string, attributes: [.font: font]).size().width
    }

    @Test("Each paragraph has the style of its first character")
    func perParagraph() {
        let text = NSMutableAttributedString(attributedString: text("left\n", style { $0.alignment = .left }))
        text.append(self.text("right\n", style { $0.alignment = .right }))
        text.append(self.text("centre", style { $0.alignment = .center }))
        text.addAttribute(
            .paragraphStyle, value: style { $0.alignment = .center }, range: NSRange(location: 2, length: 2))
        let lines = typeset(text, width: 200).lines
        #expect(lines[0].frame.minX == 0)
        expectNear(lines[1].frame.maxX, 200, within: 0.01)
        expectNear(lines[2].frame.midX, 100, within: 0.01)
    }

    // MARK: Tabs

    /// The horizontal start and end of the glyphs after the last tab.
    private func part(_ string: String, _ style: NSParagraphStyle) -> (start: CGFloat, end: CGFloat) {
        let typeset = typeset(text(string, style), width: 1000)
        let line = typeset.lines[0].frame
        let last = width(String(string.split(separator: "\t").last ?? ""))
        return (line.maxX - last, line.maxX)
    }

    @Test("Text after a tab is aligned to its tab stop by its start, end, center or decimal point")
    func tabs() {
        func tab(_ alignment: NSTextAlignment, _ options: [NSTextTab.OptionKey: Any] = [:]) -> NSParagraphStyle {
            style { $0.tabStops = [NSTextTab(textAlignment: alignment, location: 200, options: options)] }
        }
        expectNear(part("a\tbcd", tab(.left)).start, 200, within: 0.1)
        expectNear(part("a\tbcd", tab(.right)).end, 200, within: 0.1)
        let center = part("a\tbcd", tab(.center))
        expectNear((center.start + center.end) / 2, 200, within: 0.1)
        let points: [NSTextTab.OptionKey: Any] = [.columnTerminators: CharacterSet(charactersIn: ".")]
        for number in ["1.5", "123.25", "0.125"] {
            // The center of the decimal point is at the tab stop.
            let whole = number.split(separator: ".").first.map(String.init) ?? ""
            let middle = part("a\t" + number, tab(.right, points)).start + (width(whole) + width(whole + ".")) / 2
            expectNear(middle, 200, within: 1.5, "\(number)")
        }
    }

    @Test("Default tab stops are every 28 points from the leading edge, independent of the indent")
    func usualTabs() {
        #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
        expectNear(part("i\tb", style { _ in }).start, 28, within: 0.1)
        expectNear(part("i\t\t\tb", style { _ in }).start, 84, within: 0.1)
        let indented = style {
            ($0.firstLineHeadIndent, $0.headIndent) = (40, 40)
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 100)]
        }
        expectNear(part("i\tb", indented).start, 100, within: 0.1)
        let interval = style {
            ($0.tabStops, $0.defaultTabInterval) = ([NSTextTab(textAlignment: .left, location: 50)], 60)
        }
        expectNear(part("i\tb", interval).start, 50, within: 0.1)
        expectNear(part("i\t\tb", interval).start, 60, within: 0.1)
        expectNear(part("i\t\t\tb", interval).start, 120, within: 0.1)
        expectNear(part("i\t\t\t\tb", interval).start, 180, within: 0.1)
    }

    @Test("Invalid tab stops are handled without a trap")
    func oddTabs() {
        let style = style {
            $0.tabStops = [.nan, -5, .infinity, 0, 1e30, 40, 40].map { NSTextTab(textAlignment: .left, location: $0) }
            $0.defaultTabInterval = .nan
        }
        #expect(typeset(text("a\tb\tc\td\te", style), width: 100).size.width.isFinite)
        let stops = NSMutableParagraphStyle()
        stops.tabStops = []
        stops.addTabStop(NSTextTab(textAlignment: .left, location: 80))
        stops.addTabStop(NSTextTab(textAlignment: .right, location: 30))
        #expect(stops.tabStops.map(\.location) == [30, 80])
        stops.removeTabStop(NSTextTab(textAlignment: .right, location: 30))
        #expect(stops.tabStops.map(\.location) == [80])
    }

    // MARK: Breaking

    @Test("Lines break at soft hyphens and show a hyphen only there")
    func softHyphens() {
        let string = "extra\u{AD}ordi\u{AD}nary"
        let free = typeset(text(string, style { _ in }))
        expectNear(free.size.width, width("extraordinary"), within: 0.01)
        let broken = typeset(text(string, style { _ in }), width: width("extraor"))
        #expect(broken.lines.count == 2 || broken.lines.count == 3)
        expectNear(broken.lines[0].frame.width, width("extra\u{2010}"), within: 0.6)
        // A word that is too long for its line is broken without a hyphen.
        let long = typeset(text("extraordinary", style { _ in }), width: width("extraor"))
        expectNear(long.lines[0].frame.width, width("extraor"), within: 0.6)
    }

    @Test("Tightening reduces letter spacing by a limited amount before text is truncated")
    func tightening() {
        let tight = style {
            ($0.lineBreakMode, $0.allowsDefaultTighteningForTruncation) = (.byTruncatingTail, true)
        }
        let string = "A label with some words"
        let natural = width(string)
        func isShortened(_ width: CGFloat, _ style: NSParagraphStyle) -> Bool {
            TypesetText(text(string, style).textContent, width: width, maximumLines: 1).isTruncated
        }
        #expect(isShortened(natural - 6, style { $0.lineBreakMode = .byTruncatingTail }))
        #expect(!isShortened(natural - 6, tight))
        #expect(isShortened(natural / 2, tight))
        #expect(
            TypesetText(text(string, tight).textContent, width: natural - 6, maximumLines: 1).size.width <= natural - 6)
    }

    // MARK: Values

    @Test("Every paragraph style property is stored, copied and compared")
    func values() throws {
        let changes: [(NSMutableParagraphStyle) -> Void] = [
            { $0.alignment = .right }, { $0.lineBreakMode = .byClipping }, { $0.baseWritingDirection = .rightToLeft },
            { $0.lineSpacing = 1 }, { $0.paragraphSpacing = 2 }, { $0.paragraphSpacingBefore = 3 },
            { $0.firstLineHeadIndent = 4 }, { $0.headIndent = 5 }, { $0.tailIndent = 6 }, { $0.minimumLineHeight = 7 },
            { $0.maximumLineHeight = 8 }, { $0.lineHeightMultiple = 9 }, { $0.hyphenationFactor = 0.5 },
            { $0.tabStops = [NSTextTab(textAlignment: .left, location: 9)] }, { $0.defaultTabInterval = 10 },
            { $0.allowsDefaultTighteningForTruncation = true }, { $0.lineBreakStrategy = .pushOut },
            { $0.usesDefaultHyphenation = true },
        ]
        let plain = NSParagraphStyle()
        for change in changes {
            let changed = style(change)
            #expect(changed != plain)
            #expect(changed == style(change))
            let copy = try #require(changed.copy() as? NSParagraphStyle)
            #expect(copy == changed)
            #expect(copy.hash == changed.hash)
            let other = NSMutableParagraphStyle()
            other.setParagraphStyle(changed)
            #expect(other == changed)
        }
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
    }
}

@Suite("Drawing of strings") struct StringDrawingTests {
    private func text(_ string: String, _ mode: NSLineBreakMode = .byWordWrapping) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        return NSAttributedString(
            string: string, attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    }

    private let words = "one two three four five six seven eight nine ten"

    @Test("A truncating paragraph is drawn in one line, a wrapping one in several")
    func modes() {
        let line = UIFont.systemFont(ofSize: 20).lineHeight
        func height(_ mode: NSLineBreakMode, _ string: String) -> CGFloat {
            text(string, mode).boundingRect(
                with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil
            ).height
        }
        for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping] {
            expectNear(height(mode, words), line, within: 0.1)
            expectNear(height(mode, words + "\n" + words), 2 * line, within: 0.1)
        }
        #expect(height(.byWordWrapping, words) > 3.9 * line)
        #expect(height(.byCharWrapping, words) > 3.9 * line)
    }

    @Test("The last visible line is truncated only with truncatesLastVisibleLine")
    func lastLine() {
        let size = CGSize(width: 100, height: 60)
        func content(_ options: NSStringDrawingOptions) -> CGSize {
            text(words).boundingRect(with: size, options: options, context: nil).size
        }
        #expect(content(.usesLineFragmentOrigin).height <= 60)
        #expect(content([.usesLineFragmentOrigin, .truncatesLastVisibleLine]).height <= 60)
        var marked = text(words).textContent
        marked.options = .showsEllipsisForOmittedLines
        let shortened = TypesetText(marked, width: 100, height: 60)
        let plain = TypesetText(text(words).textContent, width: 100, height: 60)
        #expect(shortened.lines.count == plain.lines.count)
        #expect(shortened.runs.count > plain.runs.count)
    }

    @Test("String drawing scales text down to the minimum scale factor, and the context reports the result")
    func shrinking() {
        let context = NSStringDrawingContext()
        let natural = text(words).size().width
        func factor(_ minimum: CGFloat, width: CGFloat) -> CGFloat {
            context.minimumScaleFactor = minimum
            _ = text(words).boundingRect(with: CGSize(width: width, height: 30), options: [], context: context)
            return context.actualScaleFactor
        }
        #expect(factor(0, width: natural / 2) == 1)
        #expect(factor(0.5, width: natural + 1) == 1)
        let scale = factor(0.5, width: natural * 0.8)
        #expect(scale <= 0.8)
        #expect(scale > 0.75)
        #expect(context.totalBounds.width <= natural * 0.8 + 0.01)
        #expect(factor(0.9, width: natural / 2) == 0.9)
        context.minimumScaleFactor = 0.3
        let rect = text(words).boundingRect(
            with: CGSize(width: 120, height: 60), options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor < 1)
        #expect(context.actualScaleFactor > 0.3)
        #expect(rect.height <= 60.01)
        #expect(
            TypesetText(text(words).textContent.scaled(by: context.actualScaleFactor), width: 120, height: 60)
                .isTruncated == false)
        for wrong in [CGFloat.nan, -3, .infinity, 7] { #expect(factor(wrong, width: 10) <= 1) }
    }

    @Test("Device metrics return the bounding rectangle of the glyph outlines")
    func ink() throws {
        let string = text("Hpqx")
        let rect = string.boundingRect(
            with: CGSize(width: 200, height: 0), options: [.usesLineFragmentOrigin, .usesDeviceMetrics], context: nil)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in string.draw(at: .zero) }
        let picture = try #require(image.cgImage)
        var found = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width where (picture.pixel(x: x, y: y)?.alpha ?? 0) > 0 {
                found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        let scale = image.scale
        let points = CGRect(
            x: found.minX / scale, y: found.minY / scale, width: found.width / scale, height: found.height / scale)
        #expect(points.insetBy(dx: -1, dy: -1).contains(rect))
        #expect(rect.insetBy(dx: -1.5, dy: -1.5).contains(points))
        #expect(text("").boundingRect(with: .zero, options: .usesDeviceMetrics, context: nil).size == .zero)
    }
}
