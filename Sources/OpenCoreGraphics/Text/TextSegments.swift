/// The normalized runs of a text: sorted, without overlaps or gaps, with boundaries between characters.
struct TextSegments {
    struct Segment {
        var range: Range<Int>
        var run: TextRun
    }

    /// The segments if there is more than one; a single segment is so common that it is not stored in an array.
    private let several: [Segment]
    /// The end of the text if there is only one segment.
    private let singleSegmentEnd: Int?
    /// The only style, or the style of text without a run and of an empty text.
    private let base: TextRun

    init(_ runs: [TextRun], bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { TextSegments(runs, bytes: $0) }
    }

    init(_ runs: [TextRun], bytes: UnsafeBufferPointer<UInt8>) {
        let count = bytes.count
        if runs.count == 1, runs[0].range == 0..<count, count > 0 {
            self.init(several: [], singleSegmentEnd: count, base: runs[0])
            return
        }
        if let regular = Self.regular(runs, bytes: bytes) {
            self.init(regular, base: runs[0])
            return
        }
        var usable: [TextRun] = []
        for run in runs {
            var placed = run
            placed.range = Self.align(run.range, to: bytes)
            usable.append(placed)
        }
        self.init(
            Self.flatten(usable.filter { !$0.range.isEmpty }, count: count),
            base: runs.last ?? TextRun(range: 0..<0, font: FontDescriptor()))
    }

    /// The segments, from the start of the text to its end.
    var segments: [Segment] {
        singleSegmentEnd.map { [Segment(range: 0..<$0, run: base)] } ?? several
    }

    private init(_ segments: [Segment], base: TextRun) {
        if segments.count == 1 {
            self.init(several: [], singleSegmentEnd: segments[0].range.upperBound, base: segments[0].run)
        } else {
            self.init(several: segments, singleSegmentEnd: nil, base: base)
        }
    }

    private init(several: [Segment], singleSegmentEnd: Int?, base: TextRun) {
        (self.several, self.singleSegmentEnd, self.base) = (several, singleSegmentEnd, base)
    }

    /// Returns the segments with reduced letter spacing.
    func tightened(by distance: CGFloat) -> TextSegments {
        let closer = segments.map { segment in
            var segment = segment
            segment.run.kern -= distance
            return segment
        }
        return TextSegments(closer, base: base)
    }

    /// Returns the runs as segments if they cover the text without overlaps or gaps, as those of attributed strings do.
    private static func regular(_ runs: [TextRun], bytes: UnsafeBufferPointer<UInt8>) -> [Segment]? {
        var end = 0
        for run in runs {
            guard run.range.lowerBound == end, !run.range.isEmpty, run.range.upperBound <= bytes.count,
                end == bytes.count || bytes[end] & 0xC0 != 0x80
            else { return nil }
            end = run.range.upperBound
        }
        guard end == bytes.count, end > 0 else { return nil }
        return runs.map { Segment(range: $0.range, run: $0) }
    }

    /// Clamps a range and aligns its ends to the starts of characters.
    private static func align(_ range: Range<Int>, to bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        let clamped = range.clamped(to: 0..<bytes.count)
        func aligned(_ index: Int) -> Int {
            var index = index
            while index > 0, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
            return index
        }
        return aligned(clamped.lowerBound)..<aligned(clamped.upperBound)
    }

    private static func flatten(_ runs: [TextRun], count: Int) -> [Segment] {
        let plain = TextRun(range: 0..<count, font: FontDescriptor())
        let borders = Set(runs.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [0, count]).sorted()
        var owners: [Int?] = []
        var segments: [Segment] = []
        for (start, end) in zip(borders, borders.dropFirst()) {
            let owner = runs.lastIndex { $0.range.contains(start) }
            if let last = owners.last, last == owner {
                segments[segments.count - 1].range = segments[segments.count - 1].range.lowerBound..<end
            } else {
                owners.append(owner)
                segments.append(Segment(range: start..<end, run: owner.map { runs[$0] } ?? plain))
            }
        }
        return segments
    }

    /// Returns the index of the segment that contains a byte, or the nearest one; nil for an empty text.
    func index(at byte: Int) -> Int? {
        if singleSegmentEnd != nil { return 0 }
        guard !several.isEmpty else { return nil }
        var (low, high) = (0, several.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if several[middle].range.lowerBound <= byte {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return low
    }

    /// Returns the style at a byte.
    func run(at byte: Int) -> TextRun {
        guard singleSegmentEnd == nil, let index = index(at: byte) else { return base }
        return several[index].run
    }

    /// The style of the whole text, if it has only one.
    var uniformRun: TextRun? {
        singleSegmentEnd == nil ? nil : base
    }

    /// Returns the segments that intersect a range.
    func meeting(_ range: Range<Int>) -> ArraySlice<Segment> {
        guard !range.isEmpty, let first = index(at: range.lowerBound), let last = index(at: range.upperBound - 1)
        else { return [] }
        return segments[first...last]
    }
}
