import Foundation

/// Measures kiwisolver with the constraints of `constraints.scratch.100`.
///
/// Only ten rows are used, because a hundred take minutes.
@MainActor
func measureKiwi(_ harness: Harness) {
    let names = (scratch: "constraints.kiwi.scratch.100", edit: "constraints.kiwi.edit.100")
    guard harness.wants(names.scratch, names.edit) else { return }
    let times = (0..<5).compactMap { _ in kiwiTimes(rows: 10) }
    guard times.count == 5 else {
        for name in [names.scratch, names.edit] {
            harness.skip(name, because: "python3 or its package kiwisolver is not installed")
        }
        return
    }
    harness.record(
        Measurement(
            name: names.scratch, meaning: "kiwisolver: the same constraints are added, without views",
            samples: times.map(\.scratch), unit: .milliseconds))
    harness.record(
        Measurement(
            name: names.edit, meaning: "kiwisolver: one value is suggested and the variables are updated",
            samples: times.map { $0.edit * 1_000 }, unit: .microseconds))
}

private func kiwiTimes(rows: Int) -> (scratch: Double, edit: Double)? {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Reference/kiwi.py").standardizedFileURL
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, "\(rows)"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
}
