// Where the characters of a label are, by their bytes in the UTF-8 form of its text.
extension UILabel {
    /// The rectangles of the lines that the label shows, in its coordinates.
    package final var lineFrames: [CGRect] {
        guard let placement = placement(in: bounds) else { return [] }
        return placement.typeset.lines.map {
            $0.frame.offsetBy(dx: placement.origin.x, dy: placement.origin.y)
        }
    }

    /// Returns the rectangle of a range of the text, or `nil` if the label does not show it.
    func frame(ofBytes range: Range<Int>) -> CGRect? {
        guard let placement = placement(in: bounds) else { return nil }
        var frame = CGRect.null
        for line in placement.typeset.lines {
            let part = range.clamped(to: line.range)
            guard !part.isEmpty || range.isEmpty && line.range.contains(range.lowerBound) else { continue }
            frame = frame.union(rect(of: part, in: line))
        }
        return frame.isNull ? nil : frame.offsetBy(dx: placement.origin.x, dy: placement.origin.y)
    }

    /// Returns the first byte of the character at a point, or `nil` if there is none.
    func byte(at point: CGPoint) -> Int? {
        guard let placement = placement(in: bounds) else { return nil }
        let point = CGPoint(x: point.x - placement.origin.x, y: point.y - placement.origin.y)
        guard let line = placement.typeset.lines.first(where: { $0.frame.contains(point) }) else { return nil }
        let characters = LineCharacters(line, of: textContent)
        return characters.byte(at: point.x)
    }

    /// Returns the bytes of the line that contains a byte, or `nil` if the label does not show it.
    func line(atByte byte: Int) -> Range<Int>? {
        let lines = placement(in: bounds)?.typeset.lines ?? []
        return lines.first { $0.range.contains(byte) }?.range
            ?? lines.last.flatMap { $0.range.upperBound == byte ? $0.range : nil }
    }

    private func rect(of bytes: Range<Int>, in line: TypesetLine) -> CGRect {
        if bytes == line.range { return line.frame }
        return LineCharacters(line, of: textContent).rect(of: bytes)
    }
}

/// The positions of the characters of a line, which is typeset alone.
private struct LineCharacters {
    private let line: TypesetLine
    private let map: CaretMap
    private let text: String

    init(_ line: TypesetLine, of content: TextContent) {
        self.line = line
        let content = content.slice(line.range)
        text = content.string
        map = CaretMap(content)
    }

    /// The width of the line relative to that of the text alone, which differs if the text was scaled to fit.
    private var scale: CGFloat { map.width > 0 && line.frame.width > 0 ? line.frame.width / map.width : 1 }

    func rect(of bytes: Range<Int>) -> CGRect {
        let start = line.range.lowerBound
        let own = bytes.lowerBound - start..<bytes.upperBound - start
        let spans = map.ranges(of: own)
        let left = spans.map(\.lowerBound).min() ?? map.x(at: own.lowerBound)
        let right = spans.map(\.upperBound).max() ?? left
        return CGRect(
            x: line.frame.minX + left * scale, y: line.frame.minY, width: (right - left) * scale,
            height: line.frame.height)
    }

    func byte(at x: CGFloat) -> Int? {
        let x = (x - line.frame.minX) / scale
        let nearest = map.byte(at: x)
        // The nearest caret is before or after the character.
        let candidates = [text.character(before: nearest), text.character(from: nearest)].compactMap { $0 }
        let found = candidates.first { map.ranges(of: $0).contains { $0.contains(x) } } ?? candidates.last
        return found.map { line.range.lowerBound + $0.lowerBound }
    }
}

extension String {
    private func index(ofByte byte: Int) -> Index {
        let index = utf8.index(startIndex, offsetBy: Swift.min(Swift.max(byte, 0), utf8.count))
        return index.samePosition(in: unicodeScalars) ?? index
    }

    private func bytes(_ range: Range<Index>) -> Range<Int> {
        utf8.distance(from: startIndex, to: range.lowerBound)..<utf8.distance(from: startIndex, to: range.upperBound)
    }

    /// Returns the bytes of the character that begins at a byte, or `nil` at the end.
    fileprivate func character(from byte: Int) -> Range<Int>? {
        let start = index(ofByte: byte)
        return start < endIndex ? bytes(start..<index(after: start)) : nil
    }

    /// Returns the bytes of the character that ends at a byte, or `nil` at the start.
    fileprivate func character(before byte: Int) -> Range<Int>? {
        let end = index(ofByte: byte)
        return end > startIndex ? bytes(index(before: end)..<end) : nil
    }
}

extension TextContent {
    /// Returns a part of a paragraph, without the line break at its end.
    fileprivate func slice(_ bytes: Range<Int>) -> TextContent {
        let utf8 = Array(string.utf8)
        var range = bytes.clamped(to: 0..<utf8.count)
        while let last = range.last, utf8[last] == UInt8(ascii: "\n") || utf8[last] == UInt8(ascii: "\r") {
            range = range.lowerBound..<last
        }
        let runs = runs.compactMap { run -> TextRun? in
            let part = run.range.clamped(to: range)
            guard !part.isEmpty else { return nil }
            var run = run
            run.range = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
            return run
        }
        return TextContent(
            string: String(decoding: utf8[range], as: UTF8.self), runs: runs, paragraph: TextParagraph())
    }
}
