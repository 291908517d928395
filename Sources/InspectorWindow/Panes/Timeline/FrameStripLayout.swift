import ComponentFlow
import InspectorProtocol

/// The places of the bars of frames, one beside the other, with the interval of the display as a line.
struct FrameStripLayout {
    static let step: CGFloat = 9
    static let barWidth: CGFloat = 7
    private static let margin: CGFloat = 8
    /// The space above the highest bar, for the marks of long frames.
    private static let top: CGFloat = 14
    private static let bottom: CGFloat = 4
    /// The duration of the highest bar in relation to the interval, in between the limits.
    private static let limits = 1.5...4.0

    let count: Int
    let height: CGFloat
    /// The interval of the display, in seconds.
    let budget: Double
    /// The duration that fills the height, in seconds.
    private let longest: Double

    init(_ frames: [TimelineFrame], height: CGFloat) {
        count = frames.count
        self.height = height
        let budget = frames.last?.interval ?? 1.0 / 60
        let ratio = (frames.map(\.duration).max() ?? 0) / budget
        self.budget = budget
        longest = budget * min(max(ratio, Self.limits.lowerBound), Self.limits.upperBound)
    }

    var width: CGFloat { 2 * Self.margin + CGFloat(count) * Self.step }

    /// Returns the vertical position of a duration.
    func y(of duration: Double) -> CGFloat {
        let space = max(height - Self.top - Self.bottom, 1)
        return height - Self.bottom - space * CGFloat(min(duration / longest, 1))
    }

    /// Returns the rectangle of the bar at an index for a part of the duration.
    func bar(_ index: Int, from start: Double, to end: Double) -> CGRect {
        let (top, bottom) = (y(of: end), y(of: start))
        return CGRect(x: x(of: index), y: top, width: Self.barWidth, height: bottom - top)
    }

    func x(of index: Int) -> CGFloat {
        Self.margin + CGFloat(index) * Self.step
    }

    /// Returns the index of the frame at a horizontal position.
    func index(at x: CGFloat) -> Int? {
        guard x >= Self.margin else { return nil }
        let index = Int((x - Self.margin) / Self.step)
        return index < count ? index : nil
    }

    /// The indices of the frames in a horizontal range.
    func indices(in range: ClosedRange<CGFloat>) -> Range<Int> {
        let first = max(Int((range.lowerBound - Self.margin) / Self.step), 0)
        let last = Int((range.upperBound - Self.margin) / Self.step) + 1
        return min(first, count)..<max(min(last, count), min(first, count))
    }
}
