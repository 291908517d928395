/// A problem in a catalog, at a place in its file.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    package let severity: Severity
    package let message: String
    /// The place in the file, in bytes.
    package let offset: Int

    package init(_ severity: Severity, _ message: String, at offset: Int) {
        (self.severity, self.message, self.offset) = (severity, message, offset)
    }
}

/// The lines of a file.
package struct LineTable {
    private var starts = [0]

    package init(_ bytes: some Collection<UInt8>) {
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    }

    /// Returns line and column of an offset, both from 1 on; columns count bytes.
    package func position(of offset: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
