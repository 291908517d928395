import OpenCoreGraphics
import Testing

@testable import OpenUIKit

@Suite struct DecelerationTests {
    /// So fine that putting the end on a pixel changes nothing that is seen here.
    private static let pixel: CGFloat = 1e-10

    @Test("A push decays and swings at an edge as numerical integration says")
    func reference() {
        for row in DecelerationReference.rows {
            let range = -1e6...CGFloat(row.edge ?? 1e6)
            let motion = AxisMotion.fling(
                from: 0, velocity: row.push, rate: UIScrollView.DecelerationRate(rawValue: row.rate).perSecond,
                limits: AxisMotion.Limits(range: range, bounces: true, pixel: Self.pixel))
            #expect(abs(motion.value(at: row.time) - row.place) < 1e-7, "\(row)")
            #expect(abs(motion.velocity(at: row.time) - row.speed) < 1e-6, "\(row)")
        }
    }

    @Test("The rates are UIKit's, and a push comes as far as they say")
    func distances() {
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        for row in DecelerationReference.distances {
            let motion = AxisMotion.fling(
                from: 0, velocity: 1000, rate: UIScrollView.DecelerationRate(rawValue: row.rate).perSecond,
                limits: AxisMotion.Limits(range: -1e6...1e6, bounces: true, pixel: Self.pixel))
            #expect(abs(motion.target - row.distance) < 1e-7)
        }
    }
}
