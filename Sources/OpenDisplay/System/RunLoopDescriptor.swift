import CoreFoundation
import Foundation

/// Finds the descriptor that `RunLoop.main` polls in its default mode.
///
/// CoreFoundation does not expose it. A timer that fires makes the epoll descriptor of its run loop readable, so that the
/// search adds one and checks which descriptor has become readable. It takes about 4 ms, once per process.
///
/// Meanwhile other threads can make the epoll descriptor of libdispatch readable, whose entries differ.
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
            let found = epollDescriptors().first {
                !readableBefore.contains($0) && isReadable($0) && belongsToRunLoop($0)
            }
            if let found { return found }
        }
        return nil
    }

    private static func belongsToRunLoop(_ descriptor: Int32) -> Bool {
        let information = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
        return information.map(describesRunLoop) ?? false
    }

    /// Returns whether the kernel's information about an epoll descriptor is that of a run loop, whose user data are the
    /// polled descriptors themselves; libdispatch stores other data.
    static func describesRunLoop(_ information: String) -> Bool {
        // tfd: 7 events: 80000019 data: 7 …
        let lines = information.split(separator: "\n").map { $0.split(separator: " ") }
        let entries = lines.filter { $0.first == "tfd:" && $0.count > 5 }
        return !entries.isEmpty && entries.allSatisfy { Int($0[1]) == Int($0[5], radix: 16) }
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
