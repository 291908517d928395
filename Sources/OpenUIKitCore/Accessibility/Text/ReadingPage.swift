internal import Accessibility

/// The text that an element with ``UIAccessibilityReadingContent`` presents, and where its lines are.
///
/// Creating it takes time proportional to the length of the text.
@MainActor struct ReadingPage {
    /// The largest numbers of lines and of scalars that are presented.
    private static let limits = (lines: 10_000, scalars: 200_000)

    private let content: any UIAccessibilityReadingContent
    let text: String
    /// The ranges of the lines in scalars, which adjoin and cover the text.
    let lines: [Range<Int>]

    /// Reads the text of an object; `nil` if the object does not conform to the protocol.
    init?(_ object: AccessibleObject) {
        // Most elements are labels, and the search for a conformance takes longer than that for a class.
        guard !(object is UILabel), let content = object as? any UIAccessibilityReadingContent else { return nil }
        self.content = content
        let lines = Self.lines(of: content)
        let page = content.accessibilityPageContent().map { Array($0.unicodeScalars.prefix(Self.limits.scalars)) }
        if let page, lines.isEmpty {
            (text, self.lines) = (Self.string(page), [])
        } else if let page, let starts = Self.starts(of: lines, in: page) {
            (text, self.lines) = (Self.string(page), Self.ranges(starts, count: page.count))
        } else {
            let joined = Array(lines.joined(separator: ["\n"]))
            let starts = lines.reduce(into: [0]) { starts, line in
                starts.append(starts[starts.count - 1] + line.count + 1)
            }
            (text, self.lines) = (Self.string(joined), Self.ranges(starts.dropLast(), count: joined.count))
        }
    }

    private static func lines(of content: any UIAccessibilityReadingContent) -> [[Unicode.Scalar]] {
        var (lines, rest) = ([[Unicode.Scalar]](), limits.scalars)
        while lines.count < limits.lines, rest > 0,
            let line = content.accessibilityContent(forLineNumber: lines.count)
        {
            lines.append(trimmed(line.unicodeScalars.prefix(rest)))
            rest -= lines[lines.count - 1].count + 1
        }
        return lines
    }

    private static func trimmed(_ line: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        var line = Array(line)
        while line.last?.properties.isWhitespace == true { line.removeLast() }
        return Array(line.drop { $0.properties.isWhitespace })
    }

    /// Returns where the lines begin in the text of the page, or `nil` if it does not consist of them.
    private static func starts(of lines: [[Unicode.Scalar]], in page: [Unicode.Scalar]) -> [Int]? {
        var (starts, position) = ([Int](), 0)
        for line in lines {
            while position < page.count, page[position].properties.isWhitespace { position += 1 }
            guard page[position...].starts(with: line) else { return nil }
            starts.append(position)
            position += line.count
        }
        return starts
    }

    private static func ranges(_ starts: some Collection<Int>, count: Int) -> [Range<Int>] {
        let bounds = [0] + starts.dropFirst() + [count]
        return starts.isEmpty ? [] : zip(bounds, bounds.dropFirst()).map { $0..<max($0, $1) }
    }

    private static func string(_ scalars: [Unicode.Scalar]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    // MARK: Positions

    /// Returns the number of the line that contains an offset in scalars, or `nil` if there is none; the end of the text belongs
    /// to the last line.
    private func number(at offset: Int) -> Int? {
        guard offset >= 0, let end = lines.last?.upperBound else { return nil }
        return offset == end ? lines.count - 1 : lines.firstIndex { $0.contains(offset) }
    }

    func line(at offset: Int) -> Range<Int>? { number(at: offset).map { lines[$0] } }

    /// Returns the rectangle of the lines that contain a range, in the coordinates of the window; `nil` if there are none.
    func frame(of range: Range<Int>) -> CGRect? {
        guard let first = number(at: range.lowerBound),
            let last = number(at: range.isEmpty ? range.lowerBound : range.upperBound - 1), last >= first
        else { return nil }
        let frame = (first...last).reduce(CGRect.null) { $0.union(content.accessibilityFrame(forLineNumber: $1)) }
        return frame.isNull ? nil : frame
    }

    /// Returns the beginning of the line at a point of the window, or `nil` if there is none.
    func offset(at point: CGPoint) -> Int? {
        let number = content.accessibilityLineNumber(for: point)
        return lines.indices.contains(number) ? lines[number].lowerBound : nil
    }

    /// The text with attributes, or `nil` if the object specifies those of another text.
    var attributedText: NSAttributedString? {
        guard let attributed = content.accessibilityAttributedPageContent(), attributed.string == text else {
            return nil
        }
        return attributed
    }
}
