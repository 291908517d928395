import Foundation
import OpenText
import Testing

/// A text that provides its characters and attributes itself.
private final class OwnText: NSAttributedString {
    override var string: String { "own" }
    override var length: Int { 3 }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        range?.pointee = NSRange(location: location < 1 ? 0 : 1, length: location < 1 ? 1 : 2)
        return location < 1 ? [.kern: 2] : [:]
    }
}

@MainActor
@Suite("Copies of attributed text")
struct TextCopyTests {
    @Test("The copy of a text storage contains its text")
    func textStorage() {
        let storage = NSTextStorage(string: "abc", attributes: [.kern: 2])
        #expect(storage.textCopy.isEqual(to: NSAttributedString(string: "abc", attributes: [.kern: 2])))
    }

    @Test("A mutable copy of a text storage contains its text")
    func mutableCopy() {
        let storage = NSTextStorage(string: "abc", attributes: [.kern: 2])
        #expect(storage.mutableTextCopy.isEqual(to: NSAttributedString(string: "abc", attributes: [.kern: 2])))
    }

    @Test("A copy does not change with a text storage")
    func laterChange() {
        let storage = NSTextStorage(string: "abc")
        let copy = storage.textCopy
        storage.append(NSAttributedString(string: "d"))
        #expect(copy.string == "abc")
    }

    @Test("The copy of a text of another class has its characters")
    func charactersOfOtherClass() {
        #expect(OwnText(string: "").textCopy.string == "own")
    }

    @Test("The copy of a text of another class has its attributes")
    func attributesOfOtherClass() {
        #expect(OwnText(string: "").textCopy.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }

    @Test("A copy does not change with a mutable text")
    func mutableText() {
        let text = NSMutableAttributedString(string: "abc")
        let copy = text.textCopy
        text.append(NSAttributedString(string: "d"))
        #expect(copy.string == "abc")
    }
}
