/// The attributes with which a layout manager displays text in addition to those of the storage.
final class TemporaryAttributes {
    /// The attributes that are displayed, which are those that do not affect the layout.
    private static let displayed: Set<NSAttributedString.Key> = [
        .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor,
        .shadow,
    ]

    private var runs = AttributeRuns()

    init(length: Int) {
        runs.replace(0..<0, with: [AttributeRuns.Run(length: length, attributes: .none)])
    }

    /// Changes the attributes of a range, which must lie in the text.
    func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        let range = range.location..<NSMaxRange(range)
        let changed = runs.runs(in: range).map { run in
            var values = run.attributes.values
            body(&values)
            return AttributeRuns.Run(length: run.length, attributes: TextAttributes(values))
        }
        runs.replace(range, with: changed)
    }

    /// Adopts an edit of characters; characters that were inserted have no temporary attributes.
    ///
    /// - Parameter range: The edited range in offsets after the edit.
    func edit(_ range: NSRange, changeInLength: Int) {
        let old = range.location..<max(NSMaxRange(range) - changeInLength, range.location)
        runs.replace(old, with: [AttributeRuns.Run(length: range.length, attributes: .none)])
    }

    /// Returns the attributes at an index of the text, and the range that has them.
    func attributes(at index: Int) -> (values: [NSAttributedString.Key: Any], range: NSRange) {
        guard index >= 0, index < runs.length else { return ([:], NSRange(location: index, length: 0)) }
        let run = runs.index(at: index)
        return (runs.attributes(run).values, NSRange(runs.range(run)))
    }

    /// Returns a part of the text with the displayed attributes.
    func overlaid(_ text: TextSlice, at range: NSRange) -> TextSlice {
        let added = runs.runs(in: range.location..<NSMaxRange(range))
        guard added.contains(where: { !$0.attributes.values.isEmpty }) else { return text }
        return TextSlice(string: text.string, runs: Self.merged(text.runs, added))
    }

    private static func merged(_ runs: [AttributeRuns.Run], _ added: [AttributeRuns.Run]) -> [AttributeRuns.Run] {
        var result: [AttributeRuns.Run] = []
        var (index, used) = (0, 0)
        for run in runs {
            var left = run.length
            while left > 0, index < added.count {
                let length = min(left, added[index].length - used)
                let attributes = merged(run.attributes, added[index].attributes)
                result.append(AttributeRuns.Run(length: length, attributes: attributes))
                (left, used) = (left - length, used + length)
                if used == added[index].length { (index, used) = (index + 1, 0) }
            }
            if left > 0 { result.append(AttributeRuns.Run(length: left, attributes: run.attributes)) }
        }
        return result
    }

    private static func merged(_ attributes: TextAttributes, _ added: TextAttributes) -> TextAttributes {
        let shown = added.values.filter { displayed.contains($0.key) }
        return shown.isEmpty ? attributes : TextAttributes(attributes.values.merging(shown) { $1 })
    }
}
