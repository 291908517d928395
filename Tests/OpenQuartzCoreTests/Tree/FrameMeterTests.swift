import Testing

@testable import OpenQuartzCore

@MainActor @Suite struct FrameMeterTests {
    /// A clock that advances only with simulated work.
    private final class WorkClock {
        var time: CFTimeInterval = 100

        func work(_ steps: Double) { time += steps }
    }

    @Test("Time is attributed to the innermost phase, and all phases add up to the total")
    func nesting() {
        let clock = WorkClock()
        let meter = FrameMeter { clock.time }
        clock.work(1000)
        meter.measure {
            clock.work(1)
            FrameMeter.run(.layout) {
                clock.work(2)
                FrameMeter.run(.updates) { clock.work(4) }
                clock.work(8)
                FrameMeter.run(.updates) {
                    FrameMeter.run(.updates) { clock.work(16) }
                    clock.work(32)
                }
            }
            FrameMeter.run(.commit) { clock.work(64) }
            clock.work(128)
        }
        clock.work(1000)
        #expect(meter[.handling] == 129)
        #expect(meter[.updates] == 52)
        #expect(meter[.layout] == 10)
        #expect(meter[.commit] == 64)
        #expect(FrameMeter.Phase.allCases.reduce(0) { $0 + meter[$1] } == 255)
    }

    @Test("A thrown error ends its phase")
    func errors() {
        struct Failure: Error {}
        let clock = WorkClock()
        let meter = FrameMeter { clock.time }
        meter.measure {
            #expect(throws: Failure.self) {
                try FrameMeter.run(.updates) {
                    clock.work(1)
                    throw Failure()
                }
            }
            clock.work(2)
        }
        #expect(meter[.updates] == 1)
        #expect(meter[.handling] == 2)
    }

    @Test("The meter is removed after the measurement, and work outside is not measured")
    func outside() {
        var looks = 0
        let meter = FrameMeter {
            looks += 1
            return 0
        }
        FrameMeter.run(.layout) {}
        #expect(looks == 0)
        meter.measure { #expect(FrameMeter.current === meter) }
        #expect(FrameMeter.current == nil)
        #expect(looks == 2)
    }

    @Test("A frame attributes layout, drawing, handlers and callbacks to their phases")
    func frame() {
        let clock = WorkClock()
        let meter = FrameMeter { clock.time }
        Stage.run { stage in
            let layer = WorkingLayer()
            layer.onLayout = { clock.work(1) }
            layer.onDisplay = { clock.work(10) }
            stage.root.addSublayer(layer)
            layer.setNeedsLayout()
            layer.setNeedsDisplay()
            let link = CADisplayLink { _ in clock.work(100) }
            link.add(to: .main, forMode: .common)
            meter.measure { stage.tree.prepareFrame(at: MediaClock.current.now) }
            link.invalidate()
        }
        #expect(meter[.layout] == 1)
        #expect(meter[.commit] == 10)
        #expect(meter[.handling] == 100)
        #expect(meter[.updates] == 0)
    }
}

/// A layer that performs simulated work when it is laid out and drawn.
private final class WorkingLayer: CALayer {
    var onLayout: (() -> Void)?
    var onDisplay: (() -> Void)?

    override func layoutSublayers() {
        onLayout?()
    }

    override func display() {
        onDisplay?()
    }
}
