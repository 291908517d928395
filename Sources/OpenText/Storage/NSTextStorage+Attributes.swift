/// Attribute operations based on the primitives that subclasses can override.
extension NSTextStorage {
    /// Whether this class stores the text, and not a subclass.
    private var isOwn: Bool { type(of: self) == NSTextStorage.self }

    /// Replaces a range as a single edit.
    package final func replace(_ range: Range<Int>, with slice: TextSlice) {
        if isOwn { return change(range, with: slice) }
        beginEditing()
        replaceCharacters(in: NSRange(range), with: slice.string)
        var place = range.lowerBound
        for run in slice.runs where run.length > 0 {
            setAttributes(run.attributes.values, range: NSRange(location: place, length: run.length))
            place += run.length
        }
        endEditing()
    }

    /// Modifies the attributes of each run in a range.
    final func changeAttributes(
        in range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        let range = clamped(range)
        guard !range.isEmpty else { return }
        let new = runs.runs(in: range).map { run in
            var values = run.attributes.values
            body(&values)
            return AttributeRuns.Run(length: run.length, attributes: TextAttributes(values))
        }
        if isOwn { return setRuns(new, in: range) }
        beginEditing()
        var place = range.lowerBound
        for run in new {
            setAttributes(run.attributes.values, range: NSRange(location: place, length: run.length))
            place += run.length
        }
        endEditing()
    }

    /// Returns the longest range around a location, inside `limit`, whose attributes all satisfy a condition.
    final func longestRange(
        around location: Int, in limit: NSRange, where matches: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        let limit = clamped(limit)
        guard limit.contains(location), runs.count > 0 else {
            return NSRange(location: min(max(location, 0), length), length: 0)
        }
        let index = runs.index(at: location)
        var (first, last) = (index, index)
        while first > 0, runs.range(first).lowerBound > limit.lowerBound,
            matches(runs.attributes(first - 1).values)
        {
            first -= 1
        }
        while last + 1 < runs.count, runs.range(last).upperBound < limit.upperBound,
            matches(runs.attributes(last + 1).values)
        {
            last += 1
        }
        return NSRange((runs.range(first).lowerBound..<runs.range(last).upperBound).clamped(to: limit))
    }

    /// Returns the ranges to enumerate, merging adjacent runs whose attributes match.
    final func stretches(
        in range: NSRange, options: NSAttributedString.EnumerationOptions,
        matching areEqual: ([NSAttributedString.Key: Any], [NSAttributedString.Key: Any]) -> Bool
    ) -> [(range: NSRange, values: [NSAttributedString.Key: Any])] {
        let range = clamped(range)
        var result: [(range: NSRange, values: [NSAttributedString.Key: Any])] = []
        var place = range.lowerBound
        for run in runs.runs(in: range) {
            let values = run.attributes.values
            if !options.contains(.longestEffectiveRangeNotRequired), let last = result.last,
                areEqual(last.values, values)
            {
                result[result.count - 1].range.length += run.length
            } else {
                result.append((NSRange(location: place, length: run.length), values))
            }
            place += run.length
        }
        return options.contains(.reverse) ? result.reversed() : result
    }
}
