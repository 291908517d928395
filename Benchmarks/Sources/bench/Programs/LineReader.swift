import Foundation

/// Reads lines from a file descriptor, which it owns, as they arrive.
final class LineReader {
    private let descriptor: Int32
    private var unread: [UInt8] = []

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Returns the next line with a prefix, or `nil` if none arrives in time.
    ///
    /// Other lines are skipped.
    func nextLine(beginning prefix: String, within seconds: Double) -> String? {
        let deadline = monotonicSeconds() + seconds
        while true {
            while let line = takeLine() {
                if line.hasPrefix(prefix) { return line }
            }
            guard read(until: deadline) else { return nil }
        }
    }

    private func takeLine() -> String? {
        guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
    }

    private func read(until deadline: Double) -> Bool {
        let milliseconds = max((deadline - monotonicSeconds()) * 1_000, 0)
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard Glibc.poll(&poll, 1, Int32(milliseconds.rounded(.up))) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return false }
        unread += buffer[..<count]
        return true
    }
}
