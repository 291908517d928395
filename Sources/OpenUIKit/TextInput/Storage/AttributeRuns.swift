/// The attributes of a stretch of text, shared by all stretches that got them at once.
final class TextAttributes: Sendable {
    static let none = TextAttributes([:])

    // Sendable: what is in here is handed out only where it came from, as in any attributed string.
    nonisolated(unsafe) let values: [NSAttributedString.Key: Any]

    init(_ values: [NSAttributedString.Key: Any]) {
        self.values = values
    }

    func isEqual(_ other: TextAttributes) -> Bool {
        self === other || Self.areEqual(values, other.values)
    }

    static func areEqual(_ first: [NSAttributedString.Key: Any], _ second: [NSAttributedString.Key: Any]) -> Bool {
        first.count == second.count && first.allSatisfy { key, value in second[key].map { isEqual(value, $0) } == true }
    }

    /// Whether two values of an attribute are the same; values that cannot be compared are if they are one object.
    static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? AnyHashable, let second = second as? AnyHashable, first == second { return true }
        // Foundation makes numbers and texts its own objects when it stores them.
        if let first = first as? NSNumber, let second = second as? NSNumber { return first.isEqual(to: second) }
        if let first = first as? NSString, let second = second as? NSString { return first.isEqual(second) }
        return type(of: first) is AnyClass && (first as AnyObject) === (second as AnyObject)
    }
}

/// Which attributes a text has where.
///
/// Neighbours differ, and no run is empty. Looking up costs O(log runs).
struct AttributeRuns {
    /// A run that is not placed yet.
    struct Run {
        var length: Int
        var attributes: TextAttributes
    }

    private var starts = OffsetTable([])
    private var values: [TextAttributes] = []
    /// The UTF-16 units of all runs.
    private(set) var length = 0

    var count: Int { values.count }

    /// The run at an offset inside of the text.
    func index(at unit: Int) -> Int {
        min(max(starts.index(notAfter: unit), 0), values.count - 1)
    }

    func attributes(_ index: Int) -> TextAttributes { values[index] }

    func range(_ index: Int) -> Range<Int> {
        starts[index]..<(index + 1 < starts.count ? starts[index + 1] : length)
    }

    /// The runs of a part.
    func runs(in range: Range<Int>) -> [Run] {
        guard !range.isEmpty, !values.isEmpty else { return [] }
        return (index(at: range.lowerBound)...index(at: range.upperBound - 1)).map {
            Run(length: self.range($0).clamped(to: range).count, attributes: values[$0])
        }
    }

    /// Puts runs in the place of a part.
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

    /// The index of the run that starts at an offset, after splitting the one around it.
    private mutating func split(at unit: Int) -> Int {
        guard unit < length else { return values.count }
        let index = index(at: unit)
        guard starts[index] < unit else { return index }
        starts.replace(index + 1..<index + 1, with: [unit], movingRestBy: 0)
        values.insert(values[index], at: index + 1)
        return index + 1
    }

    /// Makes one run of two that are equal.
    private mutating func join(at index: Int) {
        guard index > 0, index < values.count, values[index - 1].isEqual(values[index]) else { return }
        starts.replace(index..<index + 1, with: [], movingRestBy: 0)
        values.remove(at: index)
    }
}
