import OpenUIKitCore
import UIKitTestSupport

/// An editor client that records its calls and checks that each change is the one that it approved.
@MainActor final class EditorClient: TextEditorClient {
    var isMultiline = true
    var isSecureTextEntry = false
    var isTextEditable = true
    var allowsEditingTextAttributes = false
    var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var linesPerPage = 3
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var enablesReturnKeyAutomatically = false
    var undoManager: UndoManager? = UndoManager()
    var log: [String] = []
    /// The result of `shouldChange`.
    var allows: (NSRange, String) -> Bool = { _, _ in true }
    /// The expected text after the last approved change.
    private(set) var expected: [UInt16]?
    /// The number of changes that differ from the approved ones.
    private(set) var unapprovedChangeCount = 0

    func textEditor(_ editor: TextEditor, shouldChange range: NSRange, replacement text: String) -> Bool {
        log.append("should \(range.location)+\(range.length) \(text)")
        var units = Array(editor.storage.string.utf16)
        guard range.location >= 0, NSMaxRange(range) <= units.count else {
            unapprovedChangeCount += 1
            return false
        }
        units.replaceSubrange(range.location..<NSMaxRange(range), with: Array(text.utf16))
        let answer = allows(range, text)
        expected = answer ? units : nil
        return answer
    }

    func textEditorDidChangeText(_ editor: TextEditor) {
        log.append("text")
        if let expected, expected != Array(editor.storage.string.utf16) { unapprovedChangeCount += 1 }
        expected = nil
    }

    func textEditorWillChangeText(_ editor: TextEditor) { log.append("will") }
    func textEditorDidChangeSelection(_ editor: TextEditor) {
        let range = editor.selection.range
        log.append("selection \(range.location)+\(range.length)")
    }
    func textEditorDidReceiveReturn(_ editor: TextEditor) { log.append("return") }
}

/// A geometry with a fixed number of characters per line, each ten points wide and twenty high; longer paragraphs wrap.
@MainActor final class GridGeometry: TextGeometry {
    let editor: TextEditor
    let columns: Int

    init(_ editor: TextEditor, columns: Int) {
        self.editor = editor
        self.columns = columns
    }

    /// The character boundaries of each line, without its line break.
    private var lines: [[Int]] {
        let units = Array(editor.storage.string.utf16)
        let places = DifficultTexts.boundaries(units)
        let starts = DifficultTexts.paragraphStarts(units) + [units.count + 1]
        var result: [[Int]] = []
        for (start, next) in zip(starts, starts.dropFirst()) {
            let inside = places.filter { $0 >= start && $0 < next }
            var rest = inside[...]
            while rest.count > columns + 1 {
                result.append(Array(rest.prefix(columns + 1)))
                rest = rest.dropFirst(columns)
            }
            result.append(Array(rest))
        }
        return result
    }

    private func place(_ offset: Int, _ affinity: UITextStorageDirection) -> (line: Int, column: Int) {
        let found = lines.indices.filter { lines[$0].contains(offset) }
        let line = (affinity == .backward ? found.first : found.last) ?? 0
        return (line, lines[line].firstIndex(of: offset) ?? 0)
    }

    private func offset(line: Int, x: CGFloat) -> (offset: Int, affinity: UITextStorageDirection) {
        let line = lines[min(max(line, 0), lines.count - 1)]
        let column = min(max(Int((x / 10).rounded()), 0), line.count - 1)
        return (line[column], column > 0 && column == line.count - 1 ? .backward : .forward)
    }

    func caretRect(at offset: Int, affinity: UITextStorageDirection) -> CGRect {
        let place = place(offset, affinity)
        return CGRect(x: CGFloat(place.column) * 10, y: CGFloat(place.line) * 20, width: 1, height: 20)
    }

    func closestOffset(to point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
        offset(line: Int(point.y / 20), x: point.x)
    }

    func selectionRects(for range: NSRange) -> [TextSelectionPart] { [] }

    func lineRange(at offset: Int, affinity: UITextStorageDirection) -> NSRange {
        let line = lines[place(offset, affinity).line]
        return NSRange((line.first ?? 0)..<(line.last ?? 0))
    }

    func offset(
        from offset: Int, affinity: UITextStorageDirection, movingLines: Int, goalX: inout CGFloat?
    ) -> (offset: Int, affinity: UITextStorageDirection) {
        let place = place(offset, affinity)
        let x = goalX ?? CGFloat(place.column) * 10
        goalX = x
        return self.offset(line: place.line + movingLines, x: x)
    }

    func visualNeighbor(of offset: Int, toRight: Bool) -> Int? {
        let places = DifficultTexts.boundaries(Array(editor.storage.string.utf16))
        return toRight ? places.first { $0 > offset } : places.last { $0 < offset }
    }
}
