import ComponentFlow
import Fuzzing
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct TextTests {
    private let stage = Stage(size: CGSize(width: 120, height: 200))

    @Test("Text wraps at the proposed width and is as high as its lines")
    func wraps() {
        let line = stage.show(Text(text: "word")).height
        let size = stage.show(Text(text: "word word word word word word word word"))
        #expect(size.width <= 120)
        #expect(size.height >= line * 2.5)
    }

    @Test("Text is limited to its maximum number of lines")
    func lines() {
        let line = stage.show(Text(text: "word")).height
        let text = "word word word word word word word word"
        #expect(stage.show(Text(text: text, maximumNumberOfLines: 1)).height == line)
    }

    @Test("Empty text has zero width")
    func empty() {
        #expect(stage.show(Text(text: "")).width == 0)
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let text = (stage.componentView as? UILabel)?.attributedText
        return text.map { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : [:] } ?? [:]
    }

    @Test("Lines below and through a text do not change its size, and can be removed")
    func decoration() {
        let size = stage.show(Text("Ink"))
        #expect(stage.show(Text("Ink").underline().strikethrough(color: .red)) == size)
        #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(attributes[.underlineColor] == nil)
        #expect(attributes[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(attributes[.strikethroughColor] as? UIColor == .red)
        stage.show(Text("Ink").strikethrough(false))
        #expect(attributes[.underlineStyle] == nil)
        #expect(attributes[.strikethroughStyle] == nil)
    }

    @Test("A text with a line has the font and the color that it inherits, in the user's text size")
    func decorationInherits() {
        stage.show(VStack { Text("Ink").strikethrough().bold() }.font(.systemFont(ofSize: 30)).foregroundColor(.red))
        let label = stage.window.views(of: UILabel.self).first
        #expect(label?.font == UIFont.systemFont(ofSize: 30).weight(.bold))
        #expect(label?.textColor == .red)
        let height = stage.show(Text("Ink").underline()).height
        stage.setTextScale(2)
        stage.advance(by: 0.1)
        #expect(stage.show(Text("Ink").underline()).height > height * 1.5)
    }

    @Test("A text with a line differs from one without, and its pixels, too")
    func decorationEquality() throws {
        #expect(Text("a").underline() != Text("a"))
        #expect(Text("a").underline().underline(false) == Text("a"))
        stage.show(Text("Ink").foregroundColor(.black))
        let plain = Pixels(try #require(stage.image())).count { $0.red > 150 && $0.green < 80 }
        stage.show(Text("Ink").foregroundColor(.black).strikethrough(color: .red))
        let struck = Pixels(try #require(stage.image())).count { $0.red > 150 && $0.green < 80 }
        #expect(plain == 0)
        #expect(struck > 5)
    }

    @Test("A text color change affects pixels but not the size")
    func color() throws {
        let black = stage.show(Text(text: "Ink", color: .black))
        let first = Pixels(try #require(stage.image()))
        let red = stage.show(Text(text: "Ink", color: .red))
        let second = Pixels(try #require(stage.image()))
        #expect(black == red)
        #expect(first.count { $0.red > 150 && $0.green < 80 } == 0)
        #expect(second.count { $0.red > 150 && $0.green < 80 } > 10)
        stage.show(Text(text: "Ink", color: .red, tintColor: .blue))
        #expect(Pixels(try #require(stage.image())).count { $0.blue > 150 && $0.red < 80 } > 10)
    }

    @Test("A text in short form that does not fit ends with an ellipsis")
    func ellipsis() throws {
        let long = "aaaa bbbbbbbbbbbbbbbbbbbbbbbb"
        func picture(_ text: Text) throws -> Pixels {
            stage.show(text)
            return Pixels(try #require(stage.image()))
        }
        func explicit(_ mode: NSLineBreakMode) -> Text {
            Text(text: long, font: .body, maximumNumberOfLines: 1, lineBreakMode: mode)
        }
        let expected = try picture(explicit(.byTruncatingTail))
        #expect(try picture(explicit(.byWordWrapping)) != expected)
        #expect(try picture(Text(long).lineLimit(1)) == expected)
    }

    @Test("Text in several scripts matches its snapshot")
    func snapshot() throws {
        let stage = Stage(size: CGSize(width: 220, height: 120), scale: 2)
        stage.show(
            VStack(alignment: .left, spacing: 4) {
                Text(text: "Hamburgefonstiv", font: .systemFont(ofSize: 22, weight: .semibold), color: .black)
                Text(text: "Two lines of text that wrap at the edge of the stage.", color: .darkGray)
                Text(text: "שלום · مرحبا", color: .systemBlue)
            })
        try stage.verifySnapshot(named: "text_scripts")
    }
}

@Suite @MainActor
struct AttributedTextTests {
    private let stage = Stage(size: CGSize(width: 120, height: 200))

    @Test("Attributed text wraps in the same positions when it is measured and when it is drawn")
    func wrapsAsMeasured() throws {
        let host = ComponentHostView<Empty>()
        stage.show(host as UIView)
        var random = SeededRandom(seed: 42)
        let words = ["a", "of", "wrap", "layout", "Hamburgefonstiv", "–", "typographically", "I", "mmm"]
        for _ in 0..<200 {
            let text = (0..<Int.random(in: 1...14, using: &random))
                .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
            let width = CGFloat.random(in: 5...160, using: &random)
            let font = UIFont.systemFont(ofSize: CGFloat.random(in: 9...24, using: &random))
            let size = host.update(
                component: AnyComponent(Text(text: text, font: font)),
                containerSize: CGSize(width: width, height: .infinity))
            stage.advance(by: 0)
            let label = try #require(host.componentView as? UILabel)
            #expect(label.frame.size == size)
            #expect(size.width <= max(width, 2 * font.pointSize), "only a letter may be wider")
            let drawn = try #require(label.layer.textContents?.typeset)
            #expect(ceil(drawn.size.height) == size.height, "\(text) at \(width)")
            #expect(ceil(drawn.size.width) <= size.width, "\(text) at \(width)")
        }
    }

    @Test("Attributed text takes no space for an empty proposal")
    func noSpace() {
        let host = ComponentHostView<Empty>()
        let size = host.update(
            component: AnyComponent(Text(text: "text")), containerSize: CGSize(width: 0, height: 100))
        #expect(size == .zero)
    }

    @Test("Line spacing increases the height of several lines, but not of one line")
    func lineSpacing() {
        let one = Text(text: "word", lineSpacing: 10)
        #expect(stage.show(one) == stage.show(Text(text: "word")))
        let plain = stage.show(Text(text: "word word word word word word word"))
        let spaced = stage.show(Text(text: "word word word word word word word", lineSpacing: 10))
        #expect(spaced.width == plain.width)
        #expect(spaced.height > plain.height + 9)
    }

    @Test("Attributes change fonts and colors of parts of a text")
    func attributes() throws {
        let text = NSMutableAttributedString(string: "big small")
        text.setAttributes(
            [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red],
            range: NSRange(location: 0, length: 3))
        let plain = stage.show(Text(text: "big small", color: .blue))
        #expect(stage.show(Text(attributedText: text, color: .blue)).height > plain.height)
        let pixels = Pixels(try #require(stage.image()))
        #expect(pixels.count { $0.red > 180 && $0.blue < 80 } > 10)
        #expect(pixels.count { $0.blue > 180 && $0.red < 80 } > 10)
        stage.show(Text(attributedText: text, tintColor: .green))
        #expect(Pixels(try #require(stage.image())).count { $0.red > 180 && $0.blue < 80 && $0.green < 80 } == 0)
    }

    @Test("Adjacent parts of a text can have different fonts, colors and paragraph styles")
    func neighbors() {
        func make(_ size: CGFloat, _ color: UIColor, _ spacing: CGFloat) -> NSAttributedString {
            let text = NSMutableAttributedString(string: "one two")
            for (location, length) in [(0, 3), (3, 4)] {
                let style = NSMutableParagraphStyle()
                style.lineSpacing = spacing + CGFloat(location)
                text.setAttributes(
                    [.font: UIFont.systemFont(ofSize: size + CGFloat(location)), .paragraphStyle: style],
                    range: NSRange(location: location, length: length))
                text.addAttribute(
                    .foregroundColor, value: location == 0 ? color : UIColor.green,
                    range: NSRange(location: location, length: length))
            }
            text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: 7))
            return text
        }
        #expect(make(10, .red, 1).isEqual(to: make(10, .red, 1)))
        #expect(!make(10, .red, 1).isEqual(to: make(12, .red, 1)))
        #expect(!make(10, .red, 1).isEqual(to: make(10, .blue, 1)))
        #expect(!make(10, .red, 1).isEqual(to: make(10, .red, 2)))
        let small = stage.show(Text(attributedText: make(10, .red, 1)))
        #expect(
            stage.show(Text(attributedText: make(20, .red, 1), tintColor: .blue, lineSpacing: 2)).height > small.height)
    }

    @Test("Attributed texts compare by their attributes, and later mutations of the string have no effect")
    func equality() {
        let text = NSMutableAttributedString(string: "word")
        let first = Text(attributedText: text)
        #expect(first == Text(attributedText: text))
        text.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 4))
        #expect(first != Text(attributedText: text))
        #expect(first != Text(text: "word"))
        let plain = stage.show(first)
        #expect(stage.show(Text(attributedText: text)).width > plain.width)
        #expect(stage.show(first) == plain)
    }

    @Test("A text storage is shown as other attributed text")
    func textStorage() {
        let size = stage.show(Text(attributedText: NSTextStorage(string: "word")))
        #expect(size == stage.show(Text(attributedText: NSAttributedString(string: "word"))))
    }
}
