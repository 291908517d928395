import Foundation

private let memoryNames = ["counter.resident-memory", "counter.private-memory"]
private let startName = "counter.start-to-first-frame"
private let tapName = "counter.tap-to-frame"

/// Measures the example program `Counter` in a real window: its launch, its memory, and its response to a tap.
@MainActor
func measureCounter(_ harness: Harness, programs: URL?) throws {
    let names = [startName] + memoryNames + [tapName]
    guard names.contains(where: { harness.wants($0) }) else { return }
    func skip(_ reason: String) {
        for name in names { harness.skip(name, because: reason) }
    }
    guard let path = programs?.appendingPathComponent("Counter").path, isInstalled(path) else {
        return skip("the example programs are not built, or --examples does not say where they are")
    }
    guard isInstalled("/usr/bin/Xvfb") else { return skip("Xvfb is not installed") }
    let server = try XServer()
    let counter = CounterProgram(path: path, server: server)
    guard try counter.start() != nil else {
        return skip("Counter reported no frame: it must write them with COMPONENTFLOW_TRACE=frames")
    }
    try measureStart(harness, counter)
    try measureMemory(harness, counter)
    guard isInstalled("/usr/bin/xdotool") else { return harness.skip(tapName, because: "xdotool is not installed") }
    try measureTap(harness, counter)
}

/// Launches `Counter` repeatedly.
@MainActor
private struct CounterProgram {
    let path: String
    let server: XServer

    /// Launches the program and returns it with the time until its first frame, in seconds; `nil` if it paints none.
    func start() throws -> (program: SpawnedProgram, seconds: Double)? {
        let program = try server.start(path, readingOutput: STDERR_FILENO)
        guard let painted = nextFrame(of: program, within: 8) else { return nil }
        return (program, painted - program.startTime)
    }

    /// Returns the time at which the next frame was painted, on the monotonic clock.
    func nextFrame(of program: SpawnedProgram, within seconds: Double) -> Double? {
        program.nextLine(beginning: "frame ", within: seconds)?.split(separator: " ").last.flatMap { Double($0) }
    }

    func waitUntilStill(_ program: SpawnedProgram) {
        while nextFrame(of: program, within: 0.3) != nil {}
    }
}

@MainActor
private func measureStart(_ harness: Harness, _ counter: CounterProgram) throws {
    let samples = try (0..<20).compactMap { _ in try counter.start().map { $0.seconds * 1_000 } }
    harness.record(
        Measurement(
            name: startName, meaning: "from before the process is spawned until its first frame is painted (Xvfb)",
            samples: samples, unit: .milliseconds))
}

@MainActor
private func measureMemory(_ harness: Harness, _ counter: CounterProgram) throws {
    var resident: [Double] = []
    var own: [Double] = []
    for _ in 0..<5 {
        guard let program = try counter.start()?.program else { continue }
        usleep(1_000_000)
        resident.append(kilobytes("VmRSS:", in: "/proc/\(program.id)/status") / 1_000)
        own.append(kilobytes("Private_Dirty:", in: "/proc/\(program.id)/smaps_rollup") / 1_000)
    }
    harness.record(
        Measurement(
            name: memoryNames[0], meaning: "resident memory one second later, shared libraries included (VmRSS)",
            samples: resident, unit: .megabytes))
    harness.record(
        Measurement(
            name: memoryNames[1], meaning: "memory private to the process (Private_Dirty)", samples: own,
            unit: .megabytes))
}

/// Converts a value of a file in /proc from units of 1,024 bytes to units of 1,000.
private func kilobytes(_ key: String, in path: String) -> Double {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    let number = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
    return number * 1.024
}

/// Presses the button, waits until the window is idle, and measures from the release, which triggers the action.
@MainActor
private func measureTap(_ harness: Harness, _ counter: CounterProgram) throws {
    guard let program = try counter.start()?.program else { return }
    // Reads commands line by line, so that its own launch is not measured.
    let pointer = try counter.server.start("/usr/bin/xdotool", "-", readingOutput: STDERR_FILENO)
    pointer.write("mousemove 160 162")
    var samples: [Double] = []
    for number in 0..<33 {
        counter.waitUntilStill(program)
        pointer.write("mousedown 1")
        counter.waitUntilStill(program)
        let start = monotonicSeconds()
        pointer.write("mouseup 1")
        guard let painted = counter.nextFrame(of: program, within: 2) else { continue }
        if number >= 3 { samples.append((painted - start) * 1_000) }
    }
    guard samples.count >= 10 else {
        return harness.skip(tapName, because: "the window did not answer to the pointer")
    }
    harness.record(
        Measurement(
            name: tapName,
            meaning: "from the request to a running xdotool to release the button until the first frame with the new "
                + "number is painted, including the X server's work (Xvfb)",
            samples: samples, unit: .milliseconds))
}
