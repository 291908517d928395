public import Foundation
import OpenDisplay
import OpenQuartzCore

extension Stage {
    /// Advances the clock, makes a change, and measures the cost of the frame that shows it, for benchmarks.
    ///
    /// As in a window, only the pixels that differ from the previously measured frame are rendered.
    ///
    /// ```swift
    /// let cost = stage.measureFrame(after: 1.0 / 60) { scrollView.contentOffset.y += 20 }
    /// ```
    ///
    /// - Parameters:
    ///   - seconds: The time by which the stage's clock advances before the change, without intermediate frames.
    ///   - change: A closure that makes the change; it is measured as part of the frame.
    public func measureFrame(after seconds: TimeInterval, _ change: () -> Void = {}) -> FrameCost {
        measureFrame(after: seconds, with: FrameMeter(), change)
    }

    /// Measures a frame with an unused meter.
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
            handling: meter[.handling] + meter[.displayLinks], updates: meter[.updates], layout: meter[.layout],
            commit: meter[.commit] + meter[.display] + meter[.animations],
            nodes: meter[.nodes], painting: meter[.painting])
    }
}
