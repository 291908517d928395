/// The attributes of a range of text, shared by all ranges to which they were assigned together.
package final class TextAttributes: Sendable {
    static let none = TextAttributes([:])

    // Sendable: values are only returned to users of the text that they were added to, as in any attributed string.
    package nonisolated(unsafe) let values: [NSAttributedString.Key: Any]

    package init(_ values: [NSAttributedString.Key: Any]) {
        self.values = values
    }

    func isEqual(_ other: TextAttributes) -> Bool {
        self === other || Self.areEqual(values, other.values)
    }

    package static func areEqual(
        _ first: [NSAttributedString.Key: Any], _ second: [NSAttributedString.Key: Any]
    ) -> Bool {
        first.count == second.count && first.allSatisfy { key, value in second[key].map { isEqual(value, $0) } == true }
    }

    /// Returns whether two attribute values are equal; values that are not comparable are equal if they are the same
    /// object.
    package static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        // Nearly all equal values are the same object; the casts below take far longer than this comparison.
        if type(of: first) is AnyClass, (first as AnyObject) === (second as AnyObject) { return true }
        if let first = first as? AnyHashable, let second = second as? AnyHashable, first == second { return true }
        // Foundation bridges numbers and strings to its own classes when it stores them.
        if let first = first as? NSNumber, let second = second as? NSNumber { return first.isEqual(to: second) }
        if let first = first as? NSString, let second = second as? NSString { return first.isEqual(second) }
        return false
    }
}

/// The attribute runs of a text.
///
/// Adjacent runs have different attributes, and no run is empty. A lookup costs O(log runs).
package struct AttributeRuns {
    /// A run without a position.
    package struct Run {
        package var length: Int
        package var attributes: TextAttributes

        package init(length: Int, attributes: TextAttributes) {
            self.length = length
            self.attributes = attributes
        }
    }

    private var starts = OffsetTable([])
    private var values: [TextAttributes] = []
    /// The total length of the runs in UTF-16 units.
    private(set) var length = 0

    package var count: Int { values.count }

    /// Returns the index of the run at an offset, which must lie in the text.
    func index(at unit: Int) -> Int {
        min(max(starts.index(notAfter: unit), 0), values.count - 1)
    }

    package func attributes(_ index: Int) -> TextAttributes { values[index] }

    func range(_ index: Int) -> Range<Int> {
        starts[index]..<(index + 1 < starts.count ? starts[index + 1] : length)
    }

    /// Returns the runs in a range, clipped to it.
    func runs(in range: Range<Int>) -> [Run] {
        guard !range.isEmpty, !values.isEmpty else { return [] }
        return (index(at: range.lowerBound)...index(at: range.upperBound - 1)).map {
            Run(length: self.range($0).clamped(to: range).count, attributes: values[$0])
        }
    }

    mutating func replace(_ range: Range<Int>, with runs: [Run]) {
        let runs = runs.filter { $0.length > 0 }
        let (first, last) = (split(at: range.lowerBound), split(at: range.upperBound))
        let added = runs.reduce(0) { $0 + $1.length }
        var place = range.lowerBound
        let offsets = runs.map { run in
            defer { place += run.length }
            return place
        }
        starts.replace(first..<last, with: offsets, movingRestBy: added - range.count)
        values.replaceSubrange(first..<last, with: runs.map(\.attributes))
        length += added - range.count
        for index in (first...first + runs.count).reversed() { join(at: index) }
    }

    /// Returns the index of the run that starts at `unit`, after splitting the run that contains it.
    private mutating func split(at unit: Int) -> Int {
        guard unit < length else { return values.count }
        let index = index(at: unit)
        guard starts[index] < unit else { return index }
        starts.replace(index + 1..<index + 1, with: [unit], movingRestBy: 0)
        values.insert(values[index], at: index + 1)
        return index + 1
    }

    /// Merges a run into the previous one if their attributes are equal.
    private mutating func join(at index: Int) {
        guard index > 0, index < values.count, values[index - 1].isEqual(values[index]) else { return }
        starts.replace(index..<index + 1, with: [], movingRestBy: 0)
        values.remove(at: index)
    }
}
