/// A range of attributed text in the storage's own representation, which can be reinserted without any loss.
package struct TextSlice {
    package var string: String
    package var runs: [AttributeRuns.Run]

    package init(_ string: String, attributes: TextAttributes = .none) {
        self.string = string
        runs = [AttributeRuns.Run(length: string.utf16.count, attributes: attributes)]
    }

    init(string: String, runs: [AttributeRuns.Run]) {
        self.string = string
        self.runs = runs
    }

    package init(_ text: NSAttributedString) {
        if let storage = text as? NSTextStorage {
            self = storage.slice(NSRange(location: 0, length: storage.length))
            return
        }
        string = text.string
        var runs: [AttributeRuns.Run] = []
        text.forEachRun { values, length in
            runs.append(AttributeRuns.Run(length: length, attributes: TextAttributes(values)))
        }
        self.runs = runs
    }

    /// The slice on one line: line breaks are replaced with spaces, and other control characters are removed.
    package var oneLine: TextSlice {
        guard string.onOneLine != string else { return self }
        let whole = NSString(string: string)
        var line = TextSlice(string: "", runs: [])
        var start = 0
        for run in runs {
            let part = whole.substring(with: NSRange(location: start, length: run.length)).onOneLine
            start += run.length
            guard !part.isEmpty else { continue }
            line.append(TextSlice(part, attributes: run.attributes))
        }
        return line
    }

    /// The length in UTF-16 units.
    package var length: Int { string.utf16.count }

    package mutating func append(_ other: TextSlice) {
        string += other.string
        runs += other.runs
    }

    package mutating func prepend(_ other: TextSlice) {
        string = other.string + string
        runs = other.runs + runs
    }

    /// The slice as a Foundation attributed string.
    package var attributed: NSMutableAttributedString {
        let result = NSMutableAttributedString(string: string)
        var place = 0
        for run in runs {
            if !run.attributes.values.isEmpty {
                result.setAttributes(run.attributes.values, range: NSRange(location: place, length: run.length))
            }
            place += run.length
        }
        return result
    }
}
