import Fuzzing
import Testing

@testable import OpenText
import UIKitTestSupport

private let first = NSAttributedString.Key("first")
private let second = NSAttributedString.Key("second")

@Suite struct TextStorageTests {
    /// The runs of equal attributes, in a form that is independent of the implementation.
    private func runs(_ text: NSAttributedString) -> [String] {
        var result: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            let pairs = values.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
            result.append("\(range.location)+\(range.length) \(pairs)")
        }
        return result
    }

    /// Attributed text as an array of units with a dictionary each.
    private struct Model {
        typealias Values = [NSAttributedString.Key: Int]

        var units: [UInt16] = []
        var values: [Values] = []

        mutating func replace(_ range: Range<Int>, _ text: String, _ new: Values) {
            units.replaceSubrange(range, with: Array(text.utf16))
            values.replaceSubrange(range, with: Array(repeating: new, count: text.utf16.count))
        }

        /// Replaces a range with text that inherits the attributes of the replaced text or of its neighbor.
        mutating func replace(_ range: Range<Int>, _ text: String) {
            let source = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
            replace(range, text, values.isEmpty ? [:] : values[source])
        }

        mutating func change(_ range: Range<Int>, _ body: (inout Values) -> Void) {
            for index in range { body(&values[index]) }
        }

        /// Foundation's attributed string, created from scratch because its edits are known to crash.
        var plain: NSMutableAttributedString {
            let result = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
            for (index, values) in values.enumerated() where !values.isEmpty {
                result.setAttributes(values, range: NSRange(location: index, length: 1))
            }
            return result
        }
    }

    private func mutate(_ storage: NSTextStorage, _ model: inout Model, _ generator: inout SeededRandom) {
        let ends = (0..<2).map { _ in DifficultTexts.scalarPlace(model.units, &generator) }.sorted()
        let (range, units) = (NSRange(ends[0]..<ends[1]), ends[0]..<ends[1])
        let number = Int.random(in: 0...2, using: &generator)
        let piece = DifficultTexts.piece(&generator)
        let values: Model.Values = number == 0 ? [:] : [first: number]
        let attributed = NSAttributedString(string: piece, attributes: values)
        switch Int.random(in: 0...9, using: &generator) {
        case 0, 1:
            storage.replaceCharacters(in: range, with: piece)
            model.replace(units, piece)
        case 2:
            storage.replaceCharacters(in: range, with: attributed)
            model.replace(units, piece, values)
        case 3:
            storage.insert(attributed, at: ends[0])
            model.replace(ends[0]..<ends[0], piece, values)
        case 4:
            storage.append(attributed)
            model.replace(model.units.count..<model.units.count, piece, values)
        case 5 where range.length < 8:
            storage.deleteCharacters(in: range)
            model.replace(units, "", [:])
        case 6:
            storage.setAttributes(number == 0 ? nil : [second: number], range: range)
            model.change(units) { $0 = number == 0 ? [:] : [second: number] }
        case 7:
            storage.addAttribute(first, value: number, range: range)
            model.change(units) { $0[first] = number }
        case 8:
            storage.addAttributes([first: 9, second: number], range: range)
            model.change(units) { $0.merge([first: 9, second: number]) { $1 } }
        default:
            storage.removeAttribute(first, range: range)
            model.change(units) { $0[first] = nil }
        }
    }

    @Test("A text storage equals a plain attributed string after thousands of random edits, in every query")
    func differential() {
        var generator = SeededRandom(seed: 3)
        for _ in 0..<60 {
            let storage = NSTextStorage()
            var model = Model()
            for _ in 0..<60 {
                mutate(storage, &model, &generator)
                let plain = model.plain
                #expect(Array(storage.string.utf16) == model.units)
                #expect(storage.length == model.units.count)
                #expect(runs(storage) == runs(plain))
                compare(storage, plain, &generator)
            }
        }
    }

    private func compare(
        _ storage: NSTextStorage, _ plain: NSMutableAttributedString, _ generator: inout SeededRandom
    ) {
        let all = NSRange(location: 0, length: plain.length)
        #expect(storage.isEqual(to: plain))
        #expect(storage.isEqual(plain))
        let copies = [storage.copy(), storage.mutableCopy()].compactMap { $0 as? NSAttributedString }
        #expect(copies.count == 2)
        #expect(copies.allSatisfy { $0.isEqual(to: plain) })
        guard plain.length > 0 else { return }
        let units = Array(plain.string.utf16)
        let place = min(DifficultTexts.scalarPlace(units, &generator), plain.length - 1)
        var (ownRange, plainRange) = (NSRange(), NSRange())
        let values = storage.attributes(at: place, longestEffectiveRange: &ownRange, in: all)
        let others = plain.attributes(at: place, longestEffectiveRange: &plainRange, in: all)
        #expect(TextAttributes.areEqual(values, others))
        #expect(ownRange == plainRange)
        let value = storage.attribute(first, at: place, longestEffectiveRange: &ownRange, in: all)
        #expect(
            TextAttributes.isEqual(
                value, plain.attribute(first, at: place, longestEffectiveRange: &plainRange, in: all)))
        #expect(ownRange == plainRange)
        let ends = [place, DifficultTexts.scalarPlace(units, &generator)].sorted()
        let part = NSRange(ends[0]..<ends[1])
        #expect(storage.attributedSubstring(from: part).isEqual(to: plain.attributedSubstring(from: part)))
        var (found, expected): ([String], [String]) = ([], [])
        storage.enumerateAttribute(second, in: part, options: .reverse) { value, range, _ in
            found.append("\(range) \(value.map { "\($0)" } ?? "-")")
        }
        plain.enumerateAttribute(second, in: part, options: .reverse) { value, range, _ in
            expected.append("\(range) \(value.map { "\($0)" } ?? "-")")
        }
        #expect(found == expected)
    }

    @Test("Paragraph and character boundaries match a traversal of the whole text after any edit")
    func paragraphs() {
        var generator = SeededRandom(seed: 4)
        for _ in 0..<40 {
            let storage = NSTextStorage(string: "")
            var units: [UInt16] = []
            let observer = ParagraphModel(storage)
            for _ in 0..<60 {
                let ends = (0..<2).map { _ in DifficultTexts.scalarPlace(units, &generator) }.sorted()
                let end = Bool.random(using: &generator) ? ends[0] : ends[1]
                let piece = DifficultTexts.piece(&generator)
                let isGrouped = Int.random(in: 0...4, using: &generator) == 0
                if isGrouped { storage.beginEditing() }
                storage.replaceCharacters(in: NSRange(ends[0]..<end), with: piece)
                units.replaceSubrange(ends[0]..<end, with: Array(piece.utf16))
                if isGrouped {
                    storage.replaceCharacters(in: NSRange(location: storage.length, length: 0), with: piece)
                    units += Array(piece.utf16)
                    storage.endEditing()
                }
                check(storage, units)
                #expect(observer.paragraphs == (0..<storage.paragraphCount).map(storage.paragraphText))
            }
        }
    }

    private func check(_ storage: NSTextStorage, _ units: [UInt16]) {
        #expect(Array(storage.string.utf16) == units)
        let starts = DifficultTexts.paragraphStarts(units)
        #expect((0..<storage.paragraphCount).map { storage.paragraphRange($0).location } == starts)
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : units.count
            #expect(storage.paragraphRange(index) == NSRange(start..<end))
            #expect(Array(storage.paragraphText(index).utf16) == Array(units[start..<end]))
            #expect(storage.paragraphIndex(at: start) == index)
        }
        let places = DifficultTexts.boundaries(units)
        for offset in 0...units.count {
            #expect(storage.isBoundary(offset) == places.contains(offset))
            #expect(storage.boundary(notBefore: offset) == places.first { $0 >= offset })
            #expect(storage.boundary(notAfter: offset) == places.last { $0 <= offset })
            #expect(storage.boundary(after: offset) == places.first { $0 > offset } ?? units.count)
            #expect(storage.boundary(before: offset) == places.last { $0 < offset } ?? 0)
        }
    }

    /// Maintains the paragraphs' texts from notifications only.
    private final class ParagraphModel: TextStorageObserver {
        var paragraphs: [String]

        init(_ storage: NSTextStorage) {
            paragraphs = [storage.string]
            storage.addObserver(self)
        }

        func textStorage(
            _ storage: NSTextStorage, didEdit old: Range<Int>, replacedBy count: Int, range: NSRange,
            changeInLength: Int, mask: NSTextStorage.EditActions
        ) {
            paragraphs.replaceSubrange(
                old, with: (old.lowerBound..<old.lowerBound + count).map(storage.paragraphText))
        }
    }

    @Test("An edit that splits a surrogate pair leaves replacement characters with the same UTF-16 lengths")
    func surrogates() {
        let storage = NSTextStorage(string: "a👍b")
        storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "x")
        #expect(storage.string == "a\u{FFFD}x\u{FFFD}b")
        #expect(storage.length == 5)
        let other = NSTextStorage(string: "👍👍")
        other.replaceCharacters(in: NSRange(location: 1, length: 2), with: "")
        #expect(other.string == "\u{FFFD}\u{FFFD}")
        #expect(other.length == 2)
        other.replaceCharacters(in: NSRange(location: -5, length: 99), with: "z")
        other.replaceCharacters(in: NSRange(location: 7, length: .max), with: "!")
        #expect(other.string == "z!")
    }

    private final class Recorder: NSTextStorageDelegate {
        var lines: [String] = []
        var onWillProcess: ((NSTextStorage) -> Void)?

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            lines.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
            onWillProcess?(textStorage)
        }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            lines.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
        }
    }

    @Test("The storage's delegate receives each edit, or one notification for grouped edits")
    func delegate() {
        let storage = NSTextStorage(string: "hello world")
        let log = Recorder()
        storage.delegate = log
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye")
        #expect(log.lines == ["will 3 0+3 -2", "did 3 0+3 -2"])
        log.lines = []
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "BB")
        storage.beginEditing()
        storage.addAttribute(first, value: 1, range: NSRange(location: 6, length: 2))
        storage.endEditing()
        #expect(log.lines.isEmpty)
        #expect(storage.editedRange == NSRange(location: 0, length: 8))
        storage.endEditing()
        #expect(log.lines == ["will 3 0+8 1", "did 3 0+8 1"])
        #expect(storage.editedMask.isEmpty)
        log.lines = []
        log.onWillProcess = { $0.addAttribute(second, value: 2, range: NSRange(location: 0, length: 4)) }
        storage.append(NSAttributedString(string: "!"))
        #expect(log.lines == ["will 3 10+1 1", "did 3 0+11 1"])
        #expect(storage.attribute(second, at: 0, effectiveRange: nil) as? Int == 2)
    }

    /// A text storage subclass with its own backing store, as syntax highlighters use.
    private final class HighlightingStorage: NSTextStorage {
        override func processEditing() {
            let paragraph = (string as NSString).paragraphRange(for: editedRange)
            addAttribute(.highlight, value: true, range: paragraph)
            super.processEditing()
        }
    }

    @Test("A subclass that changes attributes while it processes an edit is notified once")
    func editsWhileProcessing() {
        let storage = HighlightingStorage(string: "one\ntwo")
        let log = Recorder()
        storage.delegate = log
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(log.lines == ["will 3 0+2 -2", "did 3 0+2 -2"])
        #expect(storage.attribute(.highlight, at: 0, effectiveRange: nil) as? Bool == true)
        #expect(storage.attribute(.highlight, at: 3, effectiveRange: nil) == nil)
    }

    private final class OwnStorage: NSTextStorage {
        private var model = Model()

        override var string: String { String(decoding: model.units, as: UTF16.self) }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            range?.pointee = NSRange(location: location, length: 1)
            return model.values[location]
        }

        override func replaceCharacters(in range: NSRange, with str: String) {
            model.replace(range.location..<NSMaxRange(range), str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            model.change(range.location..<NSMaxRange(range)) { $0 = attrs as? Model.Values ?? [:] }
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    @Test("Edits of a subclass with its own backing store update text, attributes and paragraphs")
    func subclass() {
        var generator = SeededRandom(seed: 5)
        for _ in 0..<20 {
            let storage = OwnStorage()
            var model = Model()
            for _ in 0..<40 {
                mutate(storage, &model, &generator)
                #expect(Array(storage.string.utf16) == model.units)
                #expect(runs(storage) == runs(model.plain))
                #expect(storage.length == model.units.count)
                check(storage, model.units)
            }
        }
    }
}

extension NSAttributedString.Key {
    fileprivate static let highlight = NSAttributedString.Key("highlight")
}
