internal import CGStreamer
internal import Glibc
import Foundation

/// A file without a name that contains data, so that data is read and sought like a file.
final class MemoryFile: Sendable {
    let descriptor: Int32

    /// Copies the data; `nil` if memory is insufficient.
    init?(_ data: Data) {
        descriptor = cgst_memory_file()
        guard descriptor >= 0 else { return nil }
        let isWritten = data.withUnsafeBytes { Self.write($0, to: descriptor) }
        guard isWritten, lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
