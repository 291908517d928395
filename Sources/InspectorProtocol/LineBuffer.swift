import Foundation

/// Received bytes, which are divided into lines.
package struct LineBuffer {
    /// The error of a line that has more bytes than the limit.
    package struct LineTooLong: Error, Hashable {}

    private let limit: Int
    private var bytes: [UInt8] = []
    /// The start of the next line.
    private var start = 0
    /// The first byte that was not searched for the end of the line.
    private var searched = 0

    /// Creates an empty buffer.
    ///
    /// - Parameter limit: The largest length of a line, in bytes.
    package init(limit: Int) {
        self.limit = limit
    }

    package mutating func append(_ new: some Sequence<UInt8>) {
        bytes.removeFirst(start)
        searched -= start
        start = 0
        bytes.append(contentsOf: new)
    }

    /// Removes and returns the next line without its end, or returns `nil` if no line is complete.
    package mutating func nextLine() throws(LineTooLong) -> Data? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            guard bytes.count - start <= limit else { throw LineTooLong() }
            return nil
        }
        let line = Data(bytes[start..<end])
        start = end + 1
        searched = start
        guard line.count <= limit else { throw LineTooLong() }
        return line
    }
}
