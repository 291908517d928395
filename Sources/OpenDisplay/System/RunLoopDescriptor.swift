import CoreFoundation
import Foundation

/// Finds the descriptor that `RunLoop.main` polls in its default mode.
///
/// CoreFoundation does not expose it. A timer that fires makes exactly that epoll descriptor readable, so that the
/// search adds one and checks which descriptor has become readable. It takes about 4 ms, once per process.
enum RunLoopDescriptor {
    @MainActor
    static func find() -> Int32? {
        let fireDate = CFAbsoluteTimeGetCurrent() + 0.001
        guard let timer = CFRunLoopTimerCreateWithHandler(nil, fireDate, 0, 0, 0, { _ in }) else { return nil }
        let readableBefore = Set(epollDescriptors().filter(isReadable))
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopDefaultMode)
        defer { CFRunLoopTimerInvalidate(timer) }
        for _ in 0..<10 {
            usleep(1500)
            if let found = epollDescriptors().first(where: { !readableBefore.contains($0) && isReadable($0) }) {
                return found
            }
        }
        return nil
    }

    private static func epollDescriptors() -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }.filter { descriptor in
            let path = "/proc/self/fd/\(descriptor)"
            return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == "anon_inode:[eventpoll]"
        }
    }

    private static func isReadable(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) == 1 && request.revents & Int16(POLLIN) != 0
    }
}
