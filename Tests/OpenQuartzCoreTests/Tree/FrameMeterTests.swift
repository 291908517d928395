import Testing

import OpenQuartzCore

@MainActor @Suite struct FrameMeterTests {
    @Test("Time is attributed to the innermost phase, and all phases add up to the total")
    func nesting() {
        let clock = ManualMediaClock(now: 100)
        let meter = FrameMeter { clock.now }
        clock.advance(by: 1000)
        meter.measure {
            clock.advance(by: 1)
            FrameMeter.run(.layout) {
                clock.advance(by: 2)
                FrameMeter.run(.updates) { clock.advance(by: 4) }
                clock.advance(by: 8)
                FrameMeter.run(.updates) {
                    FrameMeter.run(.updates) { clock.advance(by: 16) }
                    clock.advance(by: 32)
                }
            }
            FrameMeter.run(.commit) { clock.advance(by: 64) }
            clock.advance(by: 128)
        }
        clock.advance(by: 1000)
        #expect(meter[.handling] == 129)
        #expect(meter[.updates] == 52)
        #expect(meter[.layout] == 10)
        #expect(meter[.commit] == 64)
        #expect(FrameMeter.Phase.allCases.reduce(0) { $0 + meter[$1] } == 255)
    }

    @Test("A thrown error ends its phase")
    func errors() {
        struct Failure: Error {}
        let clock = ManualMediaClock(now: 100)
        let meter = FrameMeter { clock.now }
        meter.measure {
            #expect(throws: Failure.self) {
                try FrameMeter.run(.updates) {
                    clock.advance(by: 1)
                    throw Failure()
                }
            }
            clock.advance(by: 2)
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

    @Test("An observer around a measurement is notified of the phases in it")
    func nestedMeters() {
        let clock = ManualMediaClock(now: 100)
        let (outer, inner) = (FrameMeter { clock.now }, FrameMeter { clock.now })
        outer.measure {
            inner.measure {
                FrameMeter.run(.layout) { clock.advance(by: 1) }
            }
        }
        #expect(outer[.layout] == 1)
        #expect(inner[.layout] == 1)
    }

    @Test("A frame attributes layout, drawing and display links to their phases")
    func frame() {
        let clock = ManualMediaClock(now: 100)
        let meter = FrameMeter { clock.now }
        LayerStage.run { stage in
            let layer = WorkingLayer()
            layer.onLayout = { clock.advance(by: 1) }
            layer.onDisplay = { clock.advance(by: 10) }
            stage.root.addSublayer(layer)
            layer.setNeedsLayout()
            layer.setNeedsDisplay()
            let link = CADisplayLink { _ in clock.advance(by: 100) }
            link.add(to: .main, forMode: .common)
            meter.measure { stage.tree.prepareFrame(at: MediaClock.current.now) }
            link.invalidate()
        }
        #expect(meter[.layout] == 1)
        #expect(meter[.display] == 10)
        #expect(meter[.displayLinks] == 100)
        #expect(meter[.handling] == 0)
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
