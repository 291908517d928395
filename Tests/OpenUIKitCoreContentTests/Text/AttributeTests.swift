import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Returns an image of one color, for attachments.
private func picture(_ color: UIColor, _ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}

extension NSAttributedString {
    /// Renders `draw(in:)` on white.
    fileprivate func drawn(_ size: CGSize = CGSize(width: 200, height: 80), scale: CGFloat = 1) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            draw(in: CGRect(origin: .zero, size: size))
        }.cgImage
    }

    fileprivate var width: CGFloat { size().width }
}

extension CGImage {
    /// The runs of pixels in a row that are darker than middle gray, with start and length.
    fileprivate func dark(row: Int) -> [(start: Int, length: Int)] {
        var parts: [(start: Int, length: Int)] = []
        for x in 0..<width where (pixel(x: x, y: row)?.green ?? 255) < 128 {
            if let last = parts.last, last.start + last.length == x {
                parts[parts.count - 1].length += 1
            } else {
                parts.append((x, 1))
            }
        }
        return parts
    }

    /// Returns the bounding rectangle of all pixels that satisfy a condition.
    fileprivate func bounds(where condition: (PixelColor) -> Bool) -> CGRect {
        var bounds = CGRect.null
        for y in 0..<height {
            for x in 0..<width {
                guard let pixel = pixel(x: x, y: y), condition(pixel) else { continue }
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds
    }
}

@Suite("Attributes of text") struct AttributeTests {
    private let font = UIFont.systemFont(ofSize: 30)

    private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { _, new in new })
    }

    // MARK: Values

    @Test("Numeric text attributes accept every number type")
    func numberTypes() {
        let values: [Any] = [
            Int8(3), UInt64(3), Int32(3), 3, Float(3), 3.0, CGFloat(3), NSNumber(value: 3), NSNumber(value: 3.0),
        ]
        for value in values {
            #expect(text("x", [.kern: value]).textContent.runs.first?.kern == 3, "\(type(of: value))")
            let line = text("x", [.underlineStyle: value]).textContent.runs.first?.underline
            #expect(line?.style == .thick || line?.style == .single)
        }
        #expect(
            text("x", [.underlineStyle: NSUnderlineStyle.double]).textContent.runs.first?.underline?.style == .double)
        #expect(text("x", [.kern: CGFloat.nan, .baselineOffset: Double.infinity]).textContent.runs.first?.kern == 0)
    }

    private static let keys: [NSAttributedString.Key] = [
        .font, .foregroundColor, .backgroundColor, .paragraphStyle, .ligature, .kern, .tracking, .baselineOffset,
        .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor, .strokeColor, .strokeWidth,
        .shadow, .attachment, .link, .obliqueness, .expansion, .writingDirection,
    ]

    @Test("Text attributes of wrong types are reported and ignored without a trap")
    func wrongTypes() {
        let values: [Any] = [
            "text", Date(timeIntervalSince1970: 0), [1, 2], ["a": 1], CGFloat.nan, -Double.infinity, 1e300, Int.max,
            Int.min, true, URL(filePath: "/"), NSNull(), UIColor.red, CGColor.black, UIFont.systemFont(ofSize: 3),
        ]
        for key in Self.keys {
            for value in values {
                _ = Diagnostics.record {
                    let string = text("a\u{FFFC}b c", [key: value])
                    #expect(string.size().width.isFinite)
                    #expect(string.size().height.isFinite)
                    _ = string.drawn(CGSize(width: 20, height: 20))
                }
            }
        }
        let found = Diagnostics.record { _ = text("x", [.kern: "wide", .font: 12]).textContent }
        #expect(found.map(\.rule) == ["text.attribute-type", "text.attribute-type"])
        #expect(found.contains { $0.message == "The attribute NSKern was a String and is ignored." })
    }

    // MARK: Shapes

    @Test("Kern and tracking add to every character, kern takes precedence, and kern 0 disables font kerning")
    func spacing() {
        func width(_ count: Int, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            text(String(repeating: "n", count: count), attributes).width
        }
        let perCharacter = width(9, [.kern: 5]) - width(8, [.kern: 5]) - (width(9, [:]) - width(8, [:]))
        expectNear(perCharacter, 5, within: 0.01)
        #expect(width(5, [.tracking: 5]) == width(5, [.kern: 5]))
        #expect(width(5, [.tracking: 9, .kern: 5]) == width(5, [.kern: 5]))
        #expect(width(5, [.tracking: 9, .kern: 0]) == width(5, [.kern: 9]))
        #expect(text("AVAVAV", [.kern: 0]).width > text("AVAVAV").width + 1)
    }

    @Test("Without ligatures each letter has its own glyph")
    func ligatures() throws {
        let family = try #require(UIFont(name: "DejaVu Serif", size: 30))
        let (with, without) = (text("ffi", [.font: family]), text("ffi", [.font: family, .ligature: 0]))
        #expect(with.width != without.width)
        #expect(text("ffi", [.font: family, .ligature: 1]).width == with.width)
    }

    @Test("Expansion scales the width of text by its exponential and affects line breaks")
    func expansion() {
        let plain = text("several words in a row")
        let wide = text("several words in a row", [.expansion: log(1.5)])
        expectNear(wide.width, plain.width * 1.5, within: 0.5)
        expectNear(wide.size().height, plain.size().height, within: 0.01)
        let space = CGSize(width: plain.width + 1, height: 0)
        #expect(wide.boundingRect(with: space, options: .usesLineFragmentOrigin, context: nil).height > 50)
    }

    @Test("Obliqueness slants text by its tangent without a change of its width")
    func obliqueness() {
        let (upright, leaning) = (text("I"), text("I", [.obliqueness: 0.5]))
        #expect(upright.width == leaning.width)
        func ink(_ text: NSAttributedString) -> CGRect {
            text.boundingRect(with: .zero, options: [.usesDeviceMetrics], context: nil)
        }
        // The letter is an upright bar.
        expectNear(ink(leaning).width - ink(upright).width, 0.5 * font.capHeight, within: 0.2)
    }

    // MARK: Lines

    /// The rows of dark pixels below text without descenders.
    private func lineRows(_ style: NSUnderlineStyle, _ string: String = "nnn nnn") -> [[(start: Int, length: Int)]] {
        let text = text(string, [.underlineStyle: style.rawValue])
        guard let image = text.drawn(CGSize(width: 200, height: 80), scale: 4) else { return [] }
        let baseline = Int((font.ascender * 4).rounded(.up)) + 3
        return (baseline..<image.height).map { image.dark(row: $0) }.filter { !$0.isEmpty }
    }

    @Test("Underlines are drawn thin, thick, double, patterned and by word")
    func underlines() throws {
        let single = lineRows(.single)
        #expect(single.allSatisfy { $0.count == 1 })
        expectNear(lineRows(.thick).count, 2 * single.count, within: 2)
        expectNear(lineRows(.double).count, 2 * single.count, within: 2)
        #expect(lineRows([.single, .byWord]).allSatisfy { $0.count == 2 })
        let dashes = lineRows([.single, .patternDash]).first?.map(\.length) ?? []
        let dots = lineRows([.single, .patternDot]).first?.map(\.length) ?? []
        #expect(dashes.count > 4)
        #expect(dots.count > 2 * dashes.count)
        #expect((dashes.first ?? 0) >= 3 * (dots.first ?? 1))
        let mixed = lineRows([.single, .patternDashDotDot]).first?.map(\.length) ?? []
        try #require(mixed.count > 6)
        #expect(mixed[0] > 2 * mixed[1])
        expectNear(mixed[1], mixed[2], within: 1)
        #expect(mixed[3] > 2 * mixed[2])
        #expect(lineRows([]).isEmpty)
        #expect(lineRows(.patternDot).isEmpty)
    }

    @Test("A strikethrough is drawn above the text in its own color")
    func strikethrough() throws {
        let image = try #require(
            text("MMM", [.strikethroughStyle: NSUnderlineStyle.thick.rawValue, .strikethroughColor: UIColor.red])
                .drawn())
        let red = image.bounds { $0.red > 200 && $0.green < 60 }
        #expect(red.width > 60)
        #expect(red.midY < font.ascender)
        #expect(red.midY > font.ascender - font.capHeight)
    }

    @Test("Links are underlined in the link color, unless the view specifies other attributes")
    func links() {
        for target in [URL(string: "https://example.org") as Any, "https://example.org", NSString(string: "x")] {
            let run = text("x", [.link: target, .foregroundColor: UIColor.red]).textContent.runs.first
            #expect(run?.color == UIColor.link.cgColor)
            #expect(run?.underline?.style == .single)
        }
        let own = text("x", [.link: "a", .foregroundColor: UIColor.red]).textContent(
            defaultFont: font, defaultColor: nil, linkAttributes: [.foregroundColor: UIColor.green])
        #expect(own.runs.first?.color == UIColor.green.cgColor)
        #expect(own.runs.first?.underline == nil)
    }

    // MARK: Pictures

    @Test("An attachment occupies its size on the line, sits on the baseline and is lowered by a negative origin")
    func attachments() throws {
        let attachment = NSTextAttachment(image: picture(.red, CGSize(width: 20, height: 40)))
        let string = NSMutableAttributedString(attributedString: text("n"))
        string.append(NSAttributedString(attachment: attachment))
        string.append(text("n"))
        string.addAttribute(.font, value: font, range: NSRange(location: 0, length: 3))
        expectNear(string.width - 2 * text("n").width, 20, within: 0.1)
        expectNear(string.size().height, 40 - font.descender, within: 0.1)
        func red() throws -> CGRect {
            try #require(string.drawn()).bounds { $0.red > 200 && $0.green < 60 && $0.blue < 60 }
        }
        let place = CGRect(x: text("n").width.rounded(), y: 0, width: 20, height: 40)
        let found = try red()
        #expect(found.insetBy(dx: -1, dy: -1).contains(place))
        #expect(place.insetBy(dx: -1, dy: -1).contains(found))
        attachment.bounds = CGRect(x: 0, y: -30, width: 10, height: 35)
        let lowered = NSMutableAttributedString(attributedString: string)
        lowered.addAttribute(.attachment, value: attachment, range: NSRange(location: 1, length: 1))
        expectNear(lowered.size().height, font.ascender + 30, within: 0.1)
        expectNear(lowered.width - 2 * text("n").width, 10, within: 0.1)
        let image = try #require(lowered.drawn()).bounds { $0.red > 200 && $0.green < 60 && $0.blue < 60 }
        expectNear(image.maxY, font.ascender + 30, within: 1.1)
        expectNear(image.height, 35, within: 1.6)
        #expect(lowered.containsAttachments(in: NSRange(location: 0, length: 3)))
        #expect(!lowered.containsAttachments(in: NSRange(location: 2, length: 9)))
    }

    @Test("Several attachments in one run are laid out side by side without affecting other characters")
    func attachmentRuns() throws {
        let attachment = NSTextAttachment(image: picture(.red, CGSize(width: 20, height: 20)))
        let string = text("\u{FFFC}\u{FFFC}n", [.attachment: attachment])
        expectNear(string.width - 40, text("n").width, within: 0.1)
        let image = try #require(string.drawn())
        #expect(image.bounds { $0.red > 200 && $0.green < 60 }.width == 40)
        let data = try #require(picture(.blue, CGSize(width: 8, height: 9)).pngData())
        #expect(NSAttributedString(attachment: NSTextAttachment(data: data, ofType: "public.png")).width == 8)
        #expect(NSAttributedString(attachment: NSTextAttachment()).width == 0)
    }

    private final class Stretched: NSTextAttachment, @unchecked Sendable {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect {
            CGRect(x: 0, y: 0, width: 10 * CGFloat(charIndex + 1), height: 20)
        }

        override func image(
            forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
        ) -> UIImage? {
            picture(.blue, imageBounds.size)
        }
    }

    @Test("A text attachment subclass can provide its size and image")
    func attachmentSubclass() throws {
        let string = text("n\u{FFFC}", [.attachment: Stretched()])
        expectNear(string.width - text("n").width, 20, within: 0.1)
        #expect(try #require(string.drawn()).bounds { $0.blue > 200 && $0.red < 60 }.width >= 19)
    }

    @Test("A template image attachment is drawn in the text color")
    func templates() throws {
        let shape = picture(.red, CGSize(width: 20, height: 20)).withRenderingMode(.alwaysTemplate)
        let string = NSMutableAttributedString(attachment: NSTextAttachment(image: shape))
        string.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
        let image = try #require(string.drawn())
        #expect(image.bounds { $0.blue > 200 && $0.red < 60 }.width >= 19)
        #expect(image.bounds { $0.red > 200 && $0.blue < 60 }.isNull)
    }

    // MARK: Shadows and outlines

    @Test("A text shadow is drawn below the text in its color, at its offset")
    func shadows() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 100, height: 20)
        shadow.shadowColor = UIColor.red
        let image = try #require(text("MM", [.shadow: shadow]).drawn())
        let dark = image.bounds { $0.red < 60 }
        let red = image.bounds { $0.red > 200 && $0.green < 60 }
        expectNear(red.minX - dark.minX, 100, within: 1)
        expectNear(red.minY - dark.minY, 20, within: 1)
        expectNear(red.width, dark.width, within: 2)
        expectNear(red.height, dark.height, within: 2)
        shadow.shadowBlurRadius = 12
        let soft = try #require(text("MM", [.shadow: shadow]).drawn())
        let pink = soft.bounds { $0.red > 250 && $0.green < 245 }
        #expect(pink.width > red.width + 8)
        #expect(pink.height > red.height + 8)
        #expect(soft.bounds { $0.red > 200 && $0.green < 60 }.isNull)
        #expect(text("MM", [.shadow: shadow]).size() == text("MM").size())
        let copy = shadow.copy() as? NSShadow
        #expect(copy == shadow)
        #expect(NSShadow() != shadow)
    }

    @Test("A positive stroke width draws only outlines, and a negative one also fills")
    func strokes() throws {
        let big = UIFont.boldSystemFont(ofSize: 70)
        func image(_ width: Any) throws -> CGImage {
            try #require(
                text("I", [.font: big, .strokeWidth: width, .strokeColor: UIColor.red, .foregroundColor: UIColor.blue])
                    .drawn(CGSize(width: 60, height: 90)))
        }
        let outlined = try image(3)
        #expect(outlined.bounds { $0.blue > 200 && $0.red < 60 }.isNull)
        let outer = outlined.bounds { $0.green < 128 }
        let middle = try #require(outlined.pixel(x: Int(outer.midX), y: Int(outer.midY)))
        #expect(middle.red > 250)
        #expect(middle.green > 250)
        #expect(middle.blue > 250)
        let both = try image(NSNumber(value: -3))
        #expect(try #require(both.pixel(x: Int(outer.midX), y: Int(outer.midY))).blue > 200)
        #expect(!both.bounds { $0.red > 200 && $0.green < 60 }.isNull)
    }

    // MARK: One engine

    @Test("Labels, text layers and string drawing render the same text identically", arguments: [1, 2] as [CGFloat])
    @MainActor func agreement(scale: CGFloat) throws {
        let size = CGSize(width: 240, height: 160)
        let string = Self.showcase
        let drawn = try #require(string.drawn(size, scale: scale))
        func shown(_ prepare: (WindowStage) -> Void) throws -> CGImage {
            var image: CGImage?
            WindowStage.run(size, scale: scale) { stage in
                stage.window.backgroundColor = .white
                prepare(stage)
                stage.frame()
                image = stage.surface.renderImage()
            }
            return try #require(image)
        }
        let label = try shown { stage in
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = string
            // As high as the text, so that no extra height is rounded.
            let height = string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
            label.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
            stage.window.addSubview(label)
        }
        let layer = try shown { stage in
            let layer = CATextLayer()
            layer.isWrapped = true
            layer.frame = CGRect(origin: .zero, size: size)
            layer.string = string
            stage.window.layer.addSublayer(layer)
        }
        #expect(Self.difference(label, drawn) < 1.5)
        #expect(Self.difference(layer, drawn) < 1.5)
    }

    /// The mean difference of the pixels, from 0 to 255.
    private static func difference(_ first: CGImage, _ second: CGImage) -> Double {
        guard first.width == second.width, first.height == second.height else { return 255 }
        var sum = 0
        for y in 0..<first.height {
            for x in 0..<first.width {
                guard let one = first.pixel(x: x, y: y), let other = second.pixel(x: x, y: y) else { return 255 }
                sum +=
                    abs(Int(one.red) - Int(other.red)) + abs(Int(one.green) - Int(other.green))
                    + abs(Int(one.blue) - Int(other.blue))
            }
        }
        return Double(sum) / Double(3 * first.width * first.height)
    }

    private static var showcase: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
            result.append(
                NSAttributedString(
                    string: text,
                    attributes: [.font: UIFont.systemFont(ofSize: 20)].merging(attributes) { _, new in new }))
        }
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.blue
        add("plain ", [:])
        add("shadow ", [.shadow: shadow])
        add("outline ", [.strokeWidth: 4, .strokeColor: UIColor.red])
        add("dashes ", [.underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue])
        add("lean ", [.obliqueness: 0.3])
        add("wide ", [.expansion: 0.3])
        add("ground ", [.backgroundColor: UIColor.yellow])
        result.append(
            NSAttributedString(attachment: NSTextAttachment(image: picture(.red, CGSize(width: 18, height: 18)))))
        add("\nright", [.paragraphStyle: aligned(.right)])
        add("\ncentre", [.paragraphStyle: aligned(.center)])
        return result
    }

    private static func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    // MARK: Writing directions

    @Test("The writing direction attribute orders text as Unicode's directional formatting characters do")
    func directions() {
        func isSame(_ text: NSAttributedString, as other: NSAttributedString) -> Bool {
            guard let one = text.drawn(), let two = other.drawn() else { return false }
            return Self.difference(one, two) < 0.05
        }
        let rightToLeft = NSWritingDirection.rightToLeft.rawValue
        let override = NSWritingDirectionFormatType.override.rawValue
        let cases: [(value: [Any], marks: String)] = [
            ([rightToLeft + override], "\u{202E}"), ([NSNumber(value: override)], "\u{202D}"),
            ([rightToLeft], "\u{202B}"), ([0], "\u{202A}"),
        ]
        for (value, mark) in cases {
            for word in ["abc 12 שלום x", "one", "שלום 3"] {
                let text = NSMutableAttributedString(attributedString: text("a " + word + " b\nc"))
                let length = (word as NSString).length
                text.addAttribute(.writingDirection, value: value, range: NSRange(location: 2, length: length))
                #expect(isSame(text, as: self.text("a " + mark + word + "\u{202C} b\nc")), "\(value) \(word)")
                #expect(text.textContent.string == text.string)
            }
        }
        let several = text("one\ntwo", [.writingDirection: [rightToLeft + override]])
        let marked = text("\u{202E}one\u{202C}\n\u{202E}two\u{202C}")
        #expect(isSame(several, as: marked))
        #expect(!isSame(several, as: self.text("one\ntwo")))
    }

    // MARK: AttributedString

    @Test("NSAttributedString and AttributedString convert to each other and back")
    func conversion() throws {
        var modern = AttributedString("see this")
        modern.font = UIFont.systemFont(ofSize: 19)
        modern.kern = 2
        let part = try #require(modern.range(of: "this"))
        modern[part].underlineStyle = .double
        modern[part].link = URL(string: "https://example.org")
        modern[part].uiKit.foregroundColor = .red
        let classic = NSAttributedString(modern)
        #expect(classic.string == "see this")
        let attributes = classic.attributes(at: 5, effectiveRange: nil)
        #expect(attributes[.underlineStyle] as? Int == 9)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect(attributes[.link] as? URL == URL(string: "https://example.org"))
        #expect(attributes.count == 5)
        #expect(classic.attributes(at: 0, effectiveRange: nil).count == 2)
        #expect(AttributedString(classic) == modern)
        #expect(NSAttributedString(AttributedString()).length == 0)
    }

    @Test(
        "A number that no integer represents is omitted from an AttributedString as a line style and as a ligature",
        arguments: [Double.nan, .infinity, 1e300])
    func unrepresentableNumber(number: Double) {
        let classic = NSAttributedString(string: "a", attributes: [.underlineStyle: number, .ligature: number])
        #expect(AttributedString(classic) == AttributedString("a"))
    }
}
