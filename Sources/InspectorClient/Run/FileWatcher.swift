import Foundation
internal import InspectorProtocol

/// Reports files that were written, created, moved or removed in folders, as the kernel notifies of them.
package final class FileWatcher {
    private static let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)

    /// The descriptor that can be read when there are notifications.
    package let descriptor: Int32
    private var folders: [Int32: String] = [:]

    package init() throws(InspectorClientError) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { throw .system(UnixSocket.Failure("inotify_init1")) }
    }

    deinit {
        close(descriptor)
    }

    /// Watches further folders, without the folders in them; one that is watched already is watched once.
    package func watch(_ paths: some Sequence<String>) throws(InspectorClientError) {
        for path in paths {
            let watch = inotify_add_watch(descriptor, path, Self.events)
            guard watch >= 0 else { throw .system(UnixSocket.Failure("inotify_add_watch")) }
            folders[watch] = path
        }
    }

    /// Returns the paths of the files that have changed since the last call, without waiting.
    package func changes() -> Set<String> {
        var result: Set<String> = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return result }
            buffer.withUnsafeBytes { parse(UnsafeRawBufferPointer(rebasing: $0[..<count]), into: &result) }
        }
    }

    /// Reads notifications, each followed by the name of the file, which ends with a zero byte.
    private func parse(_ bytes: UnsafeRawBufferPointer, into result: inout Set<String>) {
        let header = MemoryLayout<inotify_event>.size
        var offset = 0
        while offset + header <= bytes.count {
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let end = offset + header + Int(event.len)
            guard end <= bytes.count else { return }
            let name = bytes[(offset + header)..<end].prefix { $0 != 0 }
            if let folder = folders[event.wd], !name.isEmpty {
                result.insert("\(folder)/\(String(decoding: name, as: UTF8.self))")
            }
            offset = end
        }
    }
}
