import Foundation

/// The heights of the rows of a long list: measured heights where available, and an estimate for all other rows.
///
/// Rows are grouped into chunks. A chunk without measured rows stores only its row count, so a million unmeasured rows
/// take as much memory as one. A Fenwick tree stores sums over chunks: finding the row at an offset, or the offset of a
/// row, takes O(log c + s) for c chunks of at most s rows, and so does changing a height; inserting or removing rows
/// takes O(c + s).
///
/// All values are in points. Measured heights that are negative or not finite are replaced by the estimate or ignored.
package struct RowHeights: Sendable {
    private struct Chunk: Sendable {
        var count: Int
        var sum: CGFloat
        /// The heights; `nil` while all of them are estimates.
        var heights: [CGFloat]?

        init(estimates count: Int, of estimate: CGFloat) {
            self.count = count
            sum = CGFloat(count) * estimate
        }

        init(_ heights: [CGFloat]) {
            count = heights.count
            sum = heights.reduce(0, +)
            self.heights = heights
        }
    }

    package static let chunkSize = 128

    /// The height of rows that have not been measured, in points.
    package let estimate: CGFloat
    private var chunks: [Chunk] = []
    private var tree = FenwickTree()

    package private(set) var count = 0

    /// - Parameter minimum: The smallest valid estimate; a smaller one is replaced by 44 points.
    package init(count: Int = 0, estimate: CGFloat, minimum: CGFloat = 1) {
        self.estimate = estimate.isFinite && estimate >= minimum ? estimate : 44
        insert(count, at: 0)
    }

    /// Creates a list with the heights of all rows.
    package init(heights: [CGFloat], estimate: CGFloat) {
        self.init(estimate: estimate)
        let own = self.estimate
        count = heights.count
        chunks = stride(from: 0, to: heights.count, by: Self.chunkSize).map { start in
            let part = heights[start..<min(start + Self.chunkSize, heights.count)]
            return Chunk(part.map { $0.isFinite && $0 >= 0 ? $0 : own })
        }
        rebuild()
    }

    /// The heights of all rows.
    package var all: [CGFloat] {
        chunks.flatMap(heights(of:))
    }

    /// The total height of all rows.
    package var total: CGFloat {
        tree.total.sum
    }

    /// The number of chunks, which determines the memory use together with the rows in measured chunks.
    package var chunkCount: Int {
        chunks.count
    }

    /// Consecutive rows with the same height.
    package struct Run: Hashable, Sendable {
        package var row: Int
        package var count: Int
        /// The height of each row, in points.
        package var height: CGFloat

        package init(row: Int, count: Int, height: CGFloat) {
            (self.row, self.count, self.height) = (row, count, height)
        }
    }

    /// The rows whose height is not the estimate, in their order.
    ///
    /// - Complexity: O(c + m) for c chunks and m rows in measured ones.
    package var measuredRuns: [Run] {
        var runs: [Run] = []
        var row = 0
        for chunk in chunks {
            for (index, height) in (chunk.heights ?? []).enumerated() where height != estimate {
                if let last = runs.last, last.height == height, last.row + last.count == row + index {
                    runs[runs.count - 1].count += 1
                } else {
                    runs.append(Run(row: row + index, count: 1, height: height))
                }
            }
            row += chunk.count
        }
        return runs
    }

    // MARK: - Looking up

    package subscript(row: Int) -> CGFloat {
        let (chunk, index) = locate(row)
        return chunks[chunk].heights?[index] ?? estimate
    }

    /// The offset of the top of a row from the top of the first row; for `count`, the total height.
    package func offset(of row: Int) -> CGFloat {
        guard row < count else { return total }
        guard row > 0 else { return 0 }
        let (chunk, index) = locate(row)
        let before = tree.prefix(chunk).sum
        guard let heights = chunks[chunk].heights else { return before + CGFloat(index) * estimate }
        return heights[..<index].reduce(before, +)
    }

    /// Returns the row at an offset, clamped to the first and the last row.
    ///
    /// - Parameter spacing: The distance between rows.
    package func row(at offset: CGFloat, spacing: CGFloat = 0) -> Int {
        guard count > 0, offset > 0 else { return 0 }
        let (chunk, before) = tree.find { $0.sum + CGFloat($0.count) * spacing <= offset }
        guard chunk < chunks.count else { return count - 1 }
        var rest = offset - before.sum - CGFloat(before.count) * spacing
        guard let heights = chunks[chunk].heights else {
            return before.count
                + Self.whole(
                    rest / max(estimate + spacing, .leastNormalMagnitude), below: chunks[chunk].count)
        }
        for (index, height) in heights.enumerated() {
            rest -= height + spacing
            if rest < 0 { return before.count + index }
        }
        return before.count + heights.count - 1
    }

    /// Returns the integral part of a number, clamped to the range from 0 to `limit - 1`.
    private static func whole(_ number: CGFloat, below limit: Int) -> Int {
        guard number > 0 else { return 0 }
        return number < CGFloat(limit) ? Int(number) : limit - 1
    }

    private func locate(_ row: Int) -> (chunk: Int, index: Int) {
        let (chunk, before) = tree.find { $0.count <= row }
        return (chunk, row - before.count)
    }

    // MARK: - Changing

    /// Sets the measured height of a row.
    package mutating func set(_ row: Int, to height: CGFloat) {
        guard height.isFinite, height >= 0, row >= 0, row < count, self[row] != height else { return }
        var (chunk, index) = locate(row)
        if chunks[chunk].heights == nil {
            chunk = splitChunk(chunk, around: index)
            index = row - tree.prefix(chunk).count
        }
        guard let old = chunks[chunk].heights?[index] else { return }
        chunks[chunk].heights?[index] = height
        chunks[chunk].sum += height - old
        tree.add(height - old, at: chunk)
    }

    /// Sets the measured heights of rows; ignores rows that do not exist, and runs that do not follow those before them, so
    /// that the time depends on the number of rows.
    package mutating func set(_ runs: [Run]) {
        var next = 0
        for run in runs where run.row >= next && run.count > 0 && run.row < count {
            let end = run.count < count - run.row ? run.row + run.count : count
            for row in run.row..<end { set(row, to: run.height) }
            next = end
        }
    }

    /// Inserts unmeasured rows before a row.
    package mutating func insert(_ rows: Int, at row: Int) {
        replace(row..<row, withEstimates: rows)
    }

    /// Replaces rows by unmeasured ones.
    package mutating func replace(_ range: Range<Int>, withEstimates rows: Int) {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty || rows > 0 else { return }
        let first = range.lowerBound < count ? locate(range.lowerBound) : (chunk: chunks.count, index: 0)
        let end = range.upperBound < count ? locate(range.upperBound) : (chunk: chunks.count, index: 0)
        var new: [Chunk] = []
        if first.index > 0 { new.append(part(of: first.chunk, 0..<first.index)) }
        if rows > 0 { new.append(Chunk(estimates: rows, of: estimate)) }
        if end.chunk < chunks.count { new.append(part(of: end.chunk, end.index..<chunks[end.chunk].count)) }
        let last = min(end.chunk + 1, chunks.count)
        // Includes one neighbor on each side, so that repeated edits do not accumulate small chunks.
        let (low, high) = (max(first.chunk - 1, 0), min(last + 1, chunks.count))
        let all = Array(chunks[low..<first.chunk]) + new + Array(chunks[last..<high])
        chunks.replaceSubrange(low..<high, with: merged(all))
        count += rows - range.count
        rebuild()
    }

    private func part(of chunk: Int, _ range: Range<Int>) -> Chunk {
        guard let heights = chunks[chunk].heights else { return Chunk(estimates: range.count, of: estimate) }
        return Chunk(Array(heights[range]))
    }

    /// Merges adjacent chunks that are small or without measured rows.
    private func merged(_ chunks: [Chunk]) -> [Chunk] {
        var result: [Chunk] = []
        for chunk in chunks where chunk.count > 0 {
            guard let last = result.last else {
                result.append(chunk)
                continue
            }
            if last.heights == nil, chunk.heights == nil {
                result[result.count - 1] = Chunk(estimates: last.count + chunk.count, of: estimate)
            } else if last.count + chunk.count <= Self.chunkSize {
                result[result.count - 1] = Chunk(heights(of: last) + heights(of: chunk))
            } else {
                result.append(chunk)
            }
        }
        return result
    }

    private func heights(of chunk: Chunk) -> [CGFloat] {
        chunk.heights ?? Array(repeating: estimate, count: chunk.count)
    }

    /// Splits a chunk without measured rows so that one of its parts can store heights, and returns the index of that
    /// part.
    private mutating func splitChunk(_ chunk: Int, around index: Int) -> Int {
        let rows = chunks[chunk].count
        let start = index / Self.chunkSize * Self.chunkSize
        let end = min(start + Self.chunkSize, rows)
        var parts: [Chunk] = []
        if start > 0 { parts.append(Chunk(estimates: start, of: estimate)) }
        let opened = chunk + parts.count
        parts.append(Chunk(Array(repeating: estimate, count: end - start)))
        if end < rows { parts.append(Chunk(estimates: rows - end, of: estimate)) }
        chunks.replaceSubrange(chunk...chunk, with: parts)
        rebuild()
        return opened
    }

    private mutating func rebuild() {
        tree = FenwickTree(chunks.map { FenwickTree.Value(count: $0.count, sum: $0.sum) })
    }
}
