import OpenCoreGraphics
import TestSupport
import Testing

@testable import OpenUIKitCore

@Suite struct DecelerationTests {
    /// So small that rounding the target to a pixel does not affect the compared values.
    private static let pixel: CGFloat = 1e-10

    @Test("Deceleration and edge bounce match numerical integration")
    func reference() {
        for row in DecelerationReference.rows {
            let range = -1e6...CGFloat(row.edge ?? 1e6)
            let motion = AxisMotion.fling(
                from: 0, velocity: row.push, rate: UIScrollView.DecelerationRate(rawValue: row.rate).perSecond,
                limits: AxisMotion.Limits(range: range, bounces: true, pixel: Self.pixel))
            expectNear(motion.value(at: row.time), row.place, within: 1e-7, "\(row)")
            expectNear(motion.velocity(at: row.time), row.speed, within: 1e-6, "\(row)")
        }
    }

    @Test("The deceleration rates are UIKit's, and a fling covers the corresponding distance")
    func distances() {
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        for row in DecelerationReference.distances {
            let motion = AxisMotion.fling(
                from: 0, velocity: 1000, rate: UIScrollView.DecelerationRate(rawValue: row.rate).perSecond,
                limits: AxisMotion.Limits(range: -1e6...1e6, bounces: true, pixel: Self.pixel))
            expectNear(motion.target, row.distance, within: 1e-7)
        }
    }
}
