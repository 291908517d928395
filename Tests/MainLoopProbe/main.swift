// Runs the main loop and prints a line for each event that it delivers, and the cost of half a second of idle time.
// `MainLoopTests` starts this program and reads the lines, because a test's own process already has a main loop.
// With the arguments `instance` and an identifier, it is the only process with the identifier; see `ProgramInstanceTests`.

import Foundation
import FoundationNetworking
import OpenDisplay

/// Records events, and stops the main loop when all of them have occurred.
@MainActor
final class Checklist {
    private var open: Set<String> = []
    private var whenDone: (() -> Void)?

    func expect(_ name: String) {
        open.insert(name)
    }

    func happened(_ name: String) {
        guard open.remove(name) != nil else { return print("twice: \(name)") }
        print(name)
        if open.isEmpty {
            whenDone?()
            whenDone = nil
        }
    }

    func finish(_ action: @escaping () -> Void) {
        whenDone = action
    }
}

@MainActor
func startQueueWork(_ list: Checklist) {
    for name in ["async", "asyncAfter", "operation", "perform from a block", "a long chain of blocks"] {
        list.expect(name)
    }
    DispatchQueue.main.async {
        list.happened("async")
        RunLoop.main.perform { MainActor.assumeIsolated { list.happened("perform from a block") } }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { list.happened("asyncAfter") }
    OperationQueue.main.addOperation { MainActor.assumeIsolated { list.happened("operation") } }
    chain(1000, list)
}

@MainActor
func chain(_ count: Int, _ list: Checklist) {
    guard count > 0 else { return list.happened("a long chain of blocks") }
    DispatchQueue.main.async { chain(count - 1, list) }
}

@MainActor
func startTasks(_ list: Checklist) {
    list.expect("task")
    list.expect("detached task")
    Task {
        try? await Task.sleep(for: .milliseconds(10))
        list.happened("task")
    }
    Task.detached {
        try? await Task.sleep(for: .milliseconds(10))
        await list.happened("detached task")
    }
}

@MainActor
func startTimers(_ list: Checklist) {
    for name in ["timer", "perform from a timer", "timer of another thread"] {
        list.expect(name)
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        MainActor.assumeIsolated {
            list.happened("timer")
            RunLoop.main.perform { MainActor.assumeIsolated { list.happened("perform from a timer") } }
        }
    }
    Thread.detachNewThread {
        // The main loop is idle by now.
        Thread.sleep(forTimeInterval: 0.15)
        let due = Date().addingTimeInterval(0.05)
        let timer = Timer(fire: due, interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated {
                list.happened("timer of another thread")
                // A slow machine is not idle for long.
                let delay = Date().timeIntervalSince(due)
                if delay > 5 { print("The timer of another thread was late by \(delay) s.") }
            }
        }
        RunLoop.main.add(timer, forMode: .common)
    }
}

/// Makes it hard to find the descriptor of the main thread's run loop: one of its timers is due, and another
/// thread has a run loop whose timers fire all the time.
@MainActor
func startRunLoops(_ list: Checklist) {
    list.expect("timer that was due before")
    _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { list.happened("timer that was due before") }
    }
    Thread.detachNewThread {
        // Ended before the wakeups are counted.
        let end = Date().addingTimeInterval(0.5)
        let timer = Timer(timeInterval: 0.001, repeats: true) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        RunLoop.current.run(until: end)
        timer.invalidate()
    }
    Thread.sleep(forTimeInterval: 0.02)
}

/// Serves a single request on a free port, and returns the port.
func startServer() -> UInt16? {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(listener, $0, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &length) == 0
        }
    }
    guard isBound else { return nil }
    Thread.detachNewThread {
        let connection = accept(listener, nil, nil)
        var request = [UInt8](repeating: 0, count: 4096)
        _ = read(connection, &request, request.count)
        let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi"
        _ = answer.withCString { write(connection, $0, strlen($0)) }
        close(connection)
        close(listener)
    }
    return UInt16(bigEndian: address.sin_port)
}

@MainActor
func startRequest(_ list: Checklist) {
    list.expect("URL request")
    guard let port = startServer(), let url = URL(string: "http://127.0.0.1:\(port)/") else { return }
    Task {
        let answer = try? await URLSession.shared.data(from: url).0
        list.happened(answer == Data("hi".utf8) ? "URL request" : "failed URL request")
    }
}

/// Keeps other threads busy with timers of dispatch queues, while the main loop determines what it waits for.
func startBusyQueues() -> [any DispatchSourceTimer] {
    (0..<8).map { _ in
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now(), repeating: .microseconds(300))
        timer.setEventHandler {}
        timer.resume()
        return timer
    }
}

/// Prints how often the main thread was woken in half a second without events.
@MainActor
func measureSilence() {
    func usage() -> rusage {
        var usage = rusage()
        getrusage(__rusage_who_t(1), &usage)  // RUSAGE_THREAD
        return usage
    }
    // Recent activity settles first.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        let before = usage()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            let after = usage()
            let seconds =
                after.ru_utime.tv_sec + after.ru_stime.tv_sec - before.ru_utime.tv_sec - before.ru_stime.tv_sec
            let micros =
                after.ru_utime.tv_usec + after.ru_stime.tv_usec - before.ru_utime.tv_usec - before.ru_stime.tv_usec
            print("silent half second: \(after.ru_nvcsw - before.ru_nvcsw) wakeups, \(seconds * 1_000_000 + micros) µs")
            DisplaySystem.stopMainLoop()
        }
    }
}

if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "instance" {
    runInstance(identifier: CommandLine.arguments[2])
} else {
    let busy = startBusyQueues()
    let list = Checklist()
    startQueueWork(list)
    startTasks(list)
    startTimers(list)
    startRunLoops(list)
    startRequest(list)
    list.finish {
        for timer in busy { timer.cancel() }
        measureSilence()
    }
    DisplaySystem.runMainLoop()
    print("the main loop returned")
}
