/// The characters of a line in the order in which they are shown.
struct VisualOrder {
    /// A part of a line that has one embedding level of the bidirectional algorithm.
    struct Run {
        var bytes: Range<Int>
        /// Odd levels are right to left.
        var level: UInt8

        var isRightToLeft: Bool { level.isRightToLeft }
    }

    /// The characters, or several that the caret passes at once, from left to right.
    private var clusters: [Run] = []
    /// The bytes at which the caret can be placed, in order.
    private let stops: [Int]
    /// The index of the cluster that starts at each stop, or nil if there is none.
    private var places: [Int?]

    /// - Parameters:
    ///   - runs: The parts of the line that have one level, from left to right.
    ///   - stops: The bytes of the line at which the caret can be placed, in order.
    ///   - end: The end of the line.
    init(_ runs: [Run], stops: [Int], end: Int) {
        self.stops = stops
        places = Array(repeating: nil, count: stops.count)
        for run in runs {
            let (first, last) = (run.bytes.lowerBound, max(min(run.bytes.upperBound, end), run.bytes.lowerBound))
            add(numbers(of: first..<last), run.level, end)
        }
    }

    private mutating func add(_ numbers: Range<Int>, _ level: UInt8, _ end: Int) {
        for index in numbers.indices {
            let number = level.isRightToLeft ? numbers.upperBound - 1 - (index - numbers.lowerBound) : index
            let following = number + 1 < stops.count ? stops[number + 1] : end
            places[number] = clusters.count
            clusters.append(Run(bytes: stops[number]..<following, level: level))
        }
    }

    private func numbers(of bytes: Range<Int>) -> Range<Int> {
        let first = firstStop(from: bytes.lowerBound)
        return first..<max(firstStop(from: bytes.upperBound), first)
    }

    /// Returns the index of the first stop that is not before a byte.
    private func firstStop(from byte: Int) -> Int {
        var (low, high) = (0, stops.count)
        while low < high {
            let middle = (low + high) / 2
            if stops[middle] < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the number of characters to the left of the caret.
    ///
    /// Where directions change, the caret is next to the character before or after it that has the direction of the
    /// line, as Pango's strong cursor.
    func gap(at byte: Int, isRightToLeft: Bool) -> Int {
        let stop = firstStop(from: byte)
        let before = stop > 0 ? places[stop - 1] : nil
        let after = stop < places.count ? places[stop] : nil
        let base: UInt8 = isRightToLeft ? 1 : 0
        let (levelBefore, levelAfter) = (before.map { clusters[$0].level }, after.map { clusters[$0].level })
        let (first, second) = (levelBefore ?? base, levelAfter ?? base)
        let followsBefore =
            first.isRightToLeft == isRightToLeft && (second.isRightToLeft != isRightToLeft || first < second)
        if followsBefore {
            guard let before else { return isRightToLeft ? clusters.count : 0 }
            return first.isRightToLeft ? before : before + 1
        }
        guard let after else { return isRightToLeft ? 0 : clusters.count }
        return second.isRightToLeft ? after + 1 : after
    }

    /// Returns the number of characters on one side of a gap.
    func count(from gap: Int, toRight: Bool) -> Int {
        toRight ? clusters.count - gap : gap
    }

    /// Returns the places of the caret after passing one or more characters.
    ///
    /// - Parameter limit: The largest number of characters.
    func ends(from gap: Int, toRight: Bool, limit: Int) -> [Int] {
        (0..<min(count(from: gap, toRight: toRight), limit)).map { step in
            let cluster = clusters[toRight ? gap + step : gap - 1 - step]
            return cluster.level.isRightToLeft == toRight ? cluster.bytes.lowerBound : cluster.bytes.upperBound
        }
    }
}

extension UInt8 {
    /// Whether an embedding level is right to left.
    fileprivate var isRightToLeft: Bool { self & 1 != 0 }
}
