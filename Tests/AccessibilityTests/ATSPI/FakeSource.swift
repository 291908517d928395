import Accessibility
import OpenCoreGraphics

/// A user interface that records the requests, which all succeed.
@MainActor final class FakeSource: AccessibilitySource {
    var requests: [String] = []
    var frames: [AccessibilityID: CGRect] = [:]
    var mnemonics: [AccessibilityID: Character] = [:]
    var parentRows: [AccessibilityID: AccessibilityID] = [:]
    private(set) var visibilityRequests = 0

    func updateTree() {}

    func frame(of id: AccessibilityID) -> CGRect { frames[id] ?? .zero }

    func isShowing(_ id: AccessibilityID) -> Bool {
        visibilityRequests += 1
        return frames[id] != nil
    }

    func mnemonic(of id: AccessibilityID) -> Character? { mnemonics[id] }

    func perform(_ action: AccessibilityAction.Kind, on id: AccessibilityID) -> Bool {
        record("\(action) \(id.number)")
    }

    var headers: [AccessibilityID: [AccessibilityID]] = [:]

    func headers(of id: AccessibilityID) -> [AccessibilityID] { headers[id] ?? [] }

    func parentRow(of id: AccessibilityID) -> AccessibilityID? { parentRows[id] }

    func setValue(_ value: Double, of id: AccessibilityID) -> Bool { record("set \(value) \(id.number)") }

    func focus(_ id: AccessibilityID) -> Bool { record("focus \(id.number)") }

    func scrollToVisible(_ id: AccessibilityID) -> Bool { record("scroll \(id.number)") }

    func selectText(_ range: Range<Int>, in id: AccessibilityID) -> Bool { record("select \(range)") }

    func replaceText(_ range: Range<Int>, with text: String, in id: AccessibilityID) -> Bool {
        record("replace \(range) \(text)")
    }

    func frame(ofText range: Range<Int>, in id: AccessibilityID) -> CGRect? {
        CGRect(
            x: frame(of: id).minX + CGFloat(10 * range.lowerBound), y: 0, width: CGFloat(10 * range.count), height: 20)
    }

    func textOffset(at point: CGPoint, in id: AccessibilityID) -> Int? { Int(point.x / 10) }

    func lineRange(at offset: Int, in id: AccessibilityID) -> Range<Int>? { nil }

    /// Every second group of three characters is bold.
    func textAttributes(at offset: Int, in id: AccessibilityID) -> (attributes: [String: String], range: Range<Int>)? {
        let start = offset / 3 * 3
        return (start % 2 == 0 ? [:] : ["weight": "700"], start..<start + 3)
    }

    func defaultTextAttributes(of id: AccessibilityID) -> [String: String] { ["weight": "400", "size": "17"] }

    // MARK: Tables

    /// The cells by row and column, and the headers of columns and of rows.
    var cells: [[AccessibilityID]] = []
    var columnHeaders: [AccessibilityID] = []
    var rowHeaders: [AccessibilityID] = []
    var selected: [Int]?

    func cell(row: Int, column: Int, of table: AccessibilityID) -> AccessibilityID? {
        cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : nil
    }

    func headers(row: Int, of table: AccessibilityID) -> [AccessibilityID] {
        rowHeaders.indices.contains(row) ? [rowHeaders[row]] : []
    }

    func headers(column: Int, of table: AccessibilityID) -> [AccessibilityID] {
        columnHeaders.indices.contains(column) ? [columnHeaders[column]] : []
    }

    /// How often all selected items were requested.
    private(set) var selectionRequests = 0

    func selectedItems(of id: AccessibilityID) -> [Int]? {
        selectionRequests += 1
        return selected
    }

    /// The number of items of each list.
    var itemCount = 250

    func itemCounts(of id: AccessibilityID) -> AccessibilityItemCounts? {
        selected.map { AccessibilityItemCounts(all: itemCount, selected: $0.count) }
    }

    func isItemSelected(_ index: Int, of id: AccessibilityID) -> Bool { selected?.contains(index) == true }

    func setItem(_ index: Int, isSelected: Bool, of id: AccessibilityID) -> Bool {
        selected?.removeAll { $0 == index }
        if isSelected { selected?.append(index) }
        return record("\(isSelected ? "select" : "deselect") item \(index) \(id.number)")
    }

    func setAllItems(isSelected: Bool, of id: AccessibilityID) -> Bool {
        record("\(isSelected ? "select" : "deselect") all \(id.number)")
    }

    private func record(_ request: String) -> Bool {
        requests.append(request)
        return true
    }
}
