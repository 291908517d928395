import Foundation

/// The results in human-readable and machine-readable form.
struct Report {
    private struct Entry: Encodable {
        let name: String
        let median: Double
        let p99: Double
        let unit: String
        let allocations: Double?

        enum CodingKeys: CodingKey {
            case name, median, p99, unit, allocations
        }

        /// Encodes all keys; quantities that were not counted are null.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            try container.encode(median, forKey: .median)
            try container.encode(p99, forKey: .p99)
            try container.encode(unit, forKey: .unit)
            try container.encode(allocations, forKey: .allocations)
        }
    }

    let machine: Machine
    let measurements: [Measurement]
    let frames: [FrameMeasurement]
    let skipped: [(name: String, reason: String)]

    /// Writes both files to the repository at `root`.
    func write(to root: URL) throws {
        let page = root.appendingPathComponent("BENCHMARKS.md")
        let old = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        try Data(PagePart(name: "ours").replaced(in: old, by: markdown).utf8).write(to: page)
        try json.write(to: root.appendingPathComponent("Benchmarks/results.json"))
    }

    private var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let lines = try (measurements + frames.flatMap(\.all)).map { measurement in
                let entry = Entry(
                    name: measurement.name, median: rounded(measurement.median), p99: rounded(measurement.p99),
                    unit: measurement.unit.rawValue, allocations: measurement.allocations.map(rounded))
                return String(decoding: try encoder.encode(entry), as: UTF8.self)
            }
            return Data("[\n  \(lines.joined(separator: ",\n  "))\n]\n".utf8)
        }
    }

    /// Rounds to four decimal places, which exceed the precision of the results.
    private func rounded(_ value: Double) -> Double {
        (value * 10_000).rounded() / 10_000
    }

    // MARK: - Markdown

    private var markdown: String {
        """
        ## ComponentFlow by itself

        `make bench` measures a release build and writes this part and the machine-readable `Benchmarks/results.json`.

        Measured on \(machine.date): \(machine.processor), \(machine.cores) cores, \(machine.system), Swift \
        \(machine.swift).

        | name | median | p99 | unit | allocations | × calibration |
        |---|---:|---:|---|---:|---:|
        \(measurements.map(row).joined(separator: "\n"))

        \(Goal.table(of: measurements + frames.map(\.total)))\(framesText)\(skippedText)### Meaning of the rows

        \((measurements + frames.map(\.total)).map { "- `\($0.name)` (\($0.sampleCount) samples): \($0.meaning)." }.joined(separator: "\n"))

        ### Method

        - Each benchmark is warmed up. A sample is the mean of as many operations as take at least a millisecond; \
        median and p99 are those of the samples. Preparation between operations (new hosts, component values) is not measured.
        - Allocations are calls of `malloc`, `calloc`, `realloc`, `memalign`, `aligned_alloc` and `posix_memalign` per \
        operation by any library: the program interposes these functions, counts the calls, and forwards them to the C \
        library. `calibration.class-allocation` verifies the count: one. A dash (null in the JSON file) means that \
        allocations are not counted, as in other processes.
        - The last column expresses a time as a multiple of the allocation of a small object, which makes machines \
        comparable.
        - The cost of the same parent without children is subtracted from `engine.skip.*`.
        - `baseline.rerun-all.10k` is the cost of `engine.leaf-update.10k` without an update engine.
        - The programs run on Xvfb, without a graphics processor. One MB is 1,000,000 bytes.
        """
    }

    /// A separate table for frames, which have parts.
    private var framesText: String {
        guard !frames.isEmpty else { return "" }
        let columns = ["frame"] + FrameMeasurement.partNames
        return """
            ### Frames

            The cost of a frame of a window of 1,000 by 700 points, from the change that it shows to its pixels: \
            median / p99 in ms.

            | name | \(columns.joined(separator: " | ")) |
            |---|\(columns.map { _ in "---:" }.joined(separator: "|"))|
            \(frames.map(row).joined(separator: "\n"))

            \(FrameMeasurement.partMeanings.joined(separator: "; ")). Nested time is attributed to the innermost part \
            only. Each frame is painted in software over the previous one where the render nodes differ, as GSK does \
            for windows, but is not sent to a display.


            """
    }

    private func row(_ frame: FrameMeasurement) -> String {
        let cells = frame.all.map { "\(TextTable.number($0.median)) / \(TextTable.number($0.p99))" }
        return "| `\(frame.total.name)` | \(cells.joined(separator: " | ")) |"
    }

    private var skippedText: String {
        guard !skipped.isEmpty else { return "" }
        let lines = skipped.map { "- `\($0.name)`: \($0.reason)." }
        return "### Not measured\n\n\(lines.joined(separator: "\n"))\n\n"
    }

    private func row(_ measurement: Measurement) -> String {
        let cells = [
            "`\(measurement.name)`", TextTable.number(measurement.median), TextTable.number(measurement.p99),
            measurement.unit.rawValue, measurement.allocations.map(TextTable.number) ?? "–", ratio(of: measurement),
        ]
        return "| \(cells.joined(separator: " | ")) |"
    }

    private func ratio(of measurement: Measurement) -> String {
        guard let yardstick = measurements.first(where: { $0.name == "calibration.class-allocation" })?.median,
            let unit = measurement.unit.nanoseconds
        else { return "–" }
        return TextTable.number(measurement.median * unit / yardstick)
    }
}
