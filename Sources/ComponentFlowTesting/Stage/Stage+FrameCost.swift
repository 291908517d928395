public import Foundation
import OpenDisplay
import OpenQuartzCore

extension Stage {
    /// Lets time pass, makes a change and measures what the frame that shows it costs, for benchmarks.
    ///
    /// The frame is painted over the one that was measured before, as a window does: only where the two differ.
    ///
    /// ```swift
    /// let cost = stage.measureFrame(after: 1.0 / 60) { scrollView.contentOffset.y += 20 }
    /// ```
    ///
    /// - Parameters:
    ///   - seconds: How much time passes on the stage's clock before the change, without frames between.
    ///   - change: Belongs to the frame and is measured with it.
    public func measureFrame(after seconds: TimeInterval, _ change: () -> Void = {}) -> FrameCost {
        measureFrame(after: seconds, with: FrameMeter(), change)
    }

    /// Measures a frame with a meter that has measured nothing yet.
    func measureFrame(after seconds: TimeInterval, with meter: FrameMeter, _ change: () -> Void) -> FrameCost {
        clock.install()
        clock.advance(by: max(seconds, 0))
        meter.measure {
            change()
            prepareFrame()
            FrameMeter.run(.nodes) { surface.buildNodes() }
            FrameMeter.run(.painting) { surface.paintDamage() }
        }
        return FrameCost(
            handling: meter[.handling], updates: meter[.updates], layout: meter[.layout], commit: meter[.commit],
            nodes: meter[.nodes], painting: meter[.painting])
    }
}
