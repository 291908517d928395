import ComponentFlow
import InspectorProtocol

/// The places of the phases and updates of a frame in a flame chart.
///
/// The horizontal axis is the time in which the program has worked on the frame: a pause between an event and the frame
/// that shows it has a fixed length.
struct FlameLayout: Hashable {
    /// The height of a level in the default text size.
    static let rowHeight: CGFloat = 20
    /// The number of levels that are shown.
    private static let maximumDepth = 100
    static let pauseLength: CGFloat = 10
    /// The shortest time between two spans that is a pause, in seconds.
    private static let shortestPause = 0.000_2
    private static let margin: CGFloat = 8

    /// The rectangles of the spans, in points.
    let frames: [CGRect]
    /// The horizontal positions of the centers of pauses.
    private(set) var pauses: [CGFloat] = []
    let height: CGFloat

    init(_ spans: [TimelineSpan], width: CGFloat, rowHeight: CGFloat = FlameLayout.rowHeight) {
        let segments = Self.segments(of: spans)
        let busy = segments.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
        let space = max(width - 2 * Self.margin - CGFloat(max(segments.count - 1, 0)) * Self.pauseLength, 1)
        let scale = busy > 0 ? space / busy : 0
        var (frames, current, origin) = ([CGRect](), 0, Self.margin)
        for span in spans {
            while current + 1 < segments.count, span.start >= segments[current + 1].lowerBound {
                origin += (segments[current].upperBound - segments[current].lowerBound) * scale + Self.pauseLength
                pauses.append(origin - Self.pauseLength / 2)
                current += 1
            }
            let offset = span.start - (segments.isEmpty ? 0 : segments[current].lowerBound)
            frames.append(
                CGRect(
                    x: origin + max(offset, 0) * scale, y: CGFloat(span.depth) * rowHeight,
                    width: span.duration * scale, height: rowHeight))
        }
        self.frames = frames
        height = CGFloat(min((spans.map(\.depth).max() ?? 0) + 1, Self.maximumDepth)) * rowHeight
    }

    /// The times of the spans that no other one contains, joined if there is no pause between them.
    private static func segments(of spans: [TimelineSpan]) -> [ClosedRange<Double>] {
        var result: [ClosedRange<Double>] = []
        for span in spans where span.depth == 0 {
            if let last = result.last, span.start - last.upperBound < shortestPause {
                result[result.count - 1] = last.lowerBound...max(span.end, last.upperBound)
            } else {
                result.append(span.start...span.end)
            }
        }
        return result
    }

    /// Returns the index of the span at a point: of short ones that are drawn at the same place, the longest.
    func index(at point: CGPoint) -> Int? {
        frames.indices.filter { frames[$0].insetBy(dx: -1, dy: 0).contains(point) }
            .max { frames[$0].width < frames[$1].width }
    }
}
