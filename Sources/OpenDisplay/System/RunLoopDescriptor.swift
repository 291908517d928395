import CoreFoundation
import Foundation

/// Finds the descriptor that `RunLoop.main` polls in its default mode.
///
/// CoreFoundation does not expose it. Usually only one descriptor can be that of a run loop. If other threads have run
/// loops, too, the search adds a timer, and checks which descriptor becomes readable because of it. It takes some
/// milliseconds, once per process.
///
/// Meanwhile other threads can make the epoll descriptor of libdispatch readable, whose entries differ.
@MainActor
enum RunLoopDescriptor {
    static func find() -> Int32? {
        let candidates = withTimer { epollDescriptors().filter(belongsToRunLoop) }
        guard candidates.count > 1 else { return candidates.first }
        var last: Int32?
        for _ in 0..<20 {
            // A timer that is due would make the descriptor readable beforehand.
            CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false)
            let found = findByTimer(in: candidates)
            // A timer of another thread can fire at the same time by chance.
            if let found, found == last { return found }
            last = found
        }
        return nil
    }

    private static func findByTimer(in candidates: [Int32]) -> Int32? {
        let unreadable = candidates.filter { !isReadable($0) }
        return withTimer {
            for _ in 0..<10 {
                usleep(1500)
                let found = unreadable.filter(isReadable)
                if !found.isEmpty { return found.count == 1 ? found[0] : nil }
            }
            return nil
        }
    }

    /// Calls a closure while the run loop of the main thread has a timer that fires in a millisecond.
    private static func withTimer<Result>(_ body: () -> Result) -> Result {
        let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + 0.001, 0, 0, 0) { _ in }
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopDefaultMode)
        defer { CFRunLoopTimerInvalidate(timer) }
        return body()
    }

    private static func belongsToRunLoop(_ descriptor: Int32) -> Bool {
        let information = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
        return information.map(describesRunLoop) ?? false
    }

    /// Returns whether the kernel's information about an epoll descriptor is that of a run loop, whose user data are the
    /// polled descriptors themselves; libdispatch stores other data.
    nonisolated static func describesRunLoop(_ information: String) -> Bool {
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
