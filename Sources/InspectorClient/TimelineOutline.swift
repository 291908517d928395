import Foundation
package import InspectorProtocol

/// Frames as lines.
package enum TimelineOutline {
    /// Returns a line for each frame with the times of its phases, and one with their number.
    package static func frames(_ result: JSONValue) -> String {
        let frames = (result["frames"]?.array ?? []).compactMap { TimelineFrame($0) }
        guard !frames.isEmpty else {
            return "No frame was recorded: the program has changed nothing, or frames are not recorded."
        }
        let long = frames.count { $0.isLong }
        return (frames.map(line) + ["\(frames.count) frames, \(long) too long"]).joined(separator: "\n")
    }

    private static func line(_ frame: TimelineFrame) -> String {
        let mark = frame.isLong ? " too long" : ""
        let phases = TimelinePhase.allCases.compactMap { phase in
            frame.phases[phase].map { "\(phase.rawValue) \(number($0))" }
        }
        let times = "\(number(frame.duration)) of \(number(frame.interval)) ms"
        return "#\(frame.id) \(times)\(mark): \(phases.joined(separator: ", "))"
    }

    /// Returns the phases and updates of a frame with an indentation for each level, what led to the longest update, and
    /// the types of components by time.
    package static func frame(_ result: JSONValue) -> String {
        var lines = result["frame"].flatMap { TimelineFrame($0) }.map { [line($0)] } ?? []
        let spans = (result["spans"]?.array ?? []).compactMap { TimelineSpan($0) }
        lines += spans.map { span in
            let id = span.update?.component.map { " \($0)" } ?? ""
            return String(repeating: "  ", count: span.depth + 1) + "\(span.title)\(id) \(number(span.duration))"
        }
        if result["complete"] == false { lines.append("  …") }
        let causes = UpdateOutline.text(of: result["causes"])
        if !causes.isEmpty { lines += ["", "Longest update", causes] }
        let types = ComponentTotal.ranking(of: spans)
        if !types.isEmpty { lines += ["", "Components"] + types.map(line) }
        return lines.joined(separator: "\n")
    }

    private static func line(_ total: ComponentTotal) -> String {
        "\(total.id): \(total.count) updates, \(number(total.total)) ms in total, \(number(total.longest)) ms the longest"
    }

    private static func number(_ seconds: Double) -> String {
        String(format: "%.3f", seconds * 1000)
    }
}
