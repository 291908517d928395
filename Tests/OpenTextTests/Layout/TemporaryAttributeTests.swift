import OpenCoreGraphics
import Fuzzing
import TestSupport
import Testing

import OpenText
import UIKitTestSupport

@Suite struct TemporaryAttributeTests {
    private let storage = NSTextStorage(
        attributedString: NSAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 16)]))
    private let manager = NSLayoutManager()
    private let second = NSRange(location: 4, length: 3)

    init() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    private var redPixels: Int {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 200, height: 30)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let all = NSRange(location: 0, length: storage.length)
            manager.drawBackground(forGlyphRange: all, at: .zero)
            manager.drawGlyphs(forGlyphRange: all, at: .zero)
        }
        return (0..<30).reduce(0) { count, y in
            count
                + (0..<200).count { x in
                    guard let pixel = image.cgImage?.pixel(x: x, y: y) else { return false }
                    return pixel.red > 200 && pixel.green < 60 && pixel.alpha > 200
                }
        }
    }

    @Test("A temporary color is displayed, but is not in the storage")
    func color() {
        #expect(redPixels == 0)
        manager.addTemporaryAttribute(.foregroundColor, value: UIColor.red, forCharacterRange: second)
        #expect(redPixels > 10)
        #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
        manager.removeTemporaryAttribute(.foregroundColor, forCharacterRange: second)
        #expect(redPixels == 0)
    }

    @Test("A temporary color covers that of the storage")
    func covering() {
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: second)
        #expect(redPixels > 10)
        manager.addTemporaryAttribute(.foregroundColor, value: UIColor.blue, forCharacterRange: second)
        #expect(redPixels == 0)
    }

    @Test("Temporary attributes do not change the layout")
    func layout() {
        let width = manager.usedRect(for: manager.textContainers[0]).width
        manager.addTemporaryAttribute(.font, value: UIFont.systemFont(ofSize: 40), forCharacterRange: second)
        manager.addTemporaryAttribute(.kern, value: 20, forCharacterRange: second)
        #expect(manager.usedRect(for: manager.textContainers[0]).width == width)
    }

    @Test("Temporary attributes move with edited text, and inserted text has none")
    func edits() {
        manager.addTemporaryAttribute(.backgroundColor, value: UIColor.red, forCharacterRange: second)
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "twenty")
        var range = NSRange()
        _ = manager.temporaryAttribute(.backgroundColor, atCharacterIndex: 8, effectiveRange: &range)
        #expect(range == NSRange(location: 7, length: 3))
        storage.replaceCharacters(in: NSRange(location: 8, length: 0), with: "?")
        #expect(manager.temporaryAttributes(atCharacterIndex: 7, effectiveRange: nil).count == 1)
        #expect(manager.temporaryAttributes(atCharacterIndex: 8, effectiveRange: nil).isEmpty)
        #expect(manager.temporaryAttributes(atCharacterIndex: 9, effectiveRange: nil).count == 1)
        #expect(redPixels > 10)
    }

    @Test("The longest range of an attribute includes ranges that differ in other attributes")
    func longestRange() {
        let all = NSRange(location: 0, length: storage.length)
        manager.setTemporaryAttributes([.underlineStyle: 1], forCharacterRange: all)
        manager.addTemporaryAttributes([.foregroundColor: UIColor.red], forCharacterRange: second)
        var (range, longest) = (NSRange(), NSRange())
        _ = manager.temporaryAttribute(.underlineStyle, atCharacterIndex: 5, effectiveRange: &range)
        #expect(range == second)
        let value = manager.temporaryAttribute(
            .underlineStyle, atCharacterIndex: 5, longestEffectiveRange: &longest, in: all)
        #expect(value as? Int == 1)
        #expect(longest == all)
    }

    @Test("Random changes and edits equal those of a text with an attribute per character", arguments: 0..<20)
    func random(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed))
        var model = Array(repeating: 0, count: storage.length)
        for _ in 0..<60 {
            let start = Int.random(in: 0...model.count, using: &generator)
            let length = Int.random(in: 0...model.count - start, using: &generator)
            let range = NSRange(location: start, length: length)
            if Bool.random(using: &generator) {
                let value = Int.random(in: 1...3, using: &generator)
                manager.addTemporaryAttribute(.underlineStyle, value: value, forCharacterRange: range)
                model.replaceSubrange(start..<start + length, with: repeatElement(value, count: length))
            } else {
                let text = String(repeating: "x", count: Int.random(in: 0...4, using: &generator))
                storage.replaceCharacters(in: range, with: text)
                model.replaceSubrange(start..<start + length, with: repeatElement(0, count: text.count))
            }
        }
        let found = (0..<storage.length).map {
            manager.temporaryAttribute(.underlineStyle, atCharacterIndex: $0, effectiveRange: nil) as? Int ?? 0
        }
        #expect(found == model)
    }
}
