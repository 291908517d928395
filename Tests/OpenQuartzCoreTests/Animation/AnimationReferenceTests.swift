import OpenCoreGraphics
import Testing

import OpenQuartzCore

/// Compares presented values at given times with numbers that `Reference/animation_reference.py` computed
/// independently.
@Suite("Core Animation's behavior compared with independent numbers") @MainActor struct AnimationReferenceTests {
    private struct Scene {
        let name: String
        var tolerance = 1e-9
        var read: (LayerValues) -> [Double] = { [Double($0.position.x)] }
        /// Adds the animation to a layer at `(7, 0)`.
        let prepare: (CALayer) -> Void
    }

    private func basic(
        _ from: Double?, _ to: Double?, by: Double? = nil, _ change: (CABasicAnimation) -> Void = { _ in }
    )
        -> CABasicAnimation
    {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 1
        change(animation)
        return animation
    }

    private func scene(_ name: String, _ make: @escaping @autoclosure () -> CAAnimation) -> Scene {
        Scene(name: name) { $0.add(make(), forKey: nil) }
    }

    private func named(_ name: CAMediaTimingFunctionName) -> CAMediaTimingFunction {
        CAMediaTimingFunction(name: name)
    }

    private func keeping(_ animation: CAAnimation, _ mode: CAMediaTimingFillMode = .forwards) -> CAAnimation {
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        return animation
    }

    private func check(_ scenes: [Scene]) throws {
        for scene in scenes {
            let expected = try #require(AnimationReference.values[scene.name], "\(scene.name)")
            LayerStage.run { stage in
                let layer = stage.addLayer()
                layer.position = CGPoint(x: 7, y: 0)
                stage.frame()
                scene.prepare(layer)
                let width = scene.read(layer.modelValues).count
                for (step, values) in stride(from: 0, to: expected.count, by: width).enumerated() {
                    stage.frame(after: step == 0 ? 0 : 0.125)
                    let desired = Array(expected[values..<values + width])
                    for shown in [scene.read(layer.presented), scene.read((layer.presentation() ?? layer).modelValues)]
                    {
                        let isNear = zip(shown, desired).allSatisfy { abs($0 - $1) <= scene.tolerance }
                        #expect(isNear, "\(scene.name), step \(step): \(shown) instead of \(desired)")
                    }
                }
            }
        }
    }

    @Test("Each combination of from, to and by values and each timing function matches the reference")
    func ends() throws {
        try check([
            scene("from to", basic(10, 50)), scene("from by", basic(10, nil, by: 5)),
            scene("by to", basic(nil, 50, by: 8)), scene("from", basic(10, nil)), scene("to", basic(nil, 50)),
            scene("by", basic(nil, nil, by: 8)),
        ])
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        try check(
            names.map { name in
                scene("curve \(name.rawValue)", basic(10, 50) { $0.timingFunction = named(name) })
            })
    }

    @Test("Repeats, autoreversal, speeds, time offsets and begin times match the reference")
    func timing() throws {
        let later = { (mode: CAMediaTimingFillMode) in
            self.keeping(self.basic(10, 50) { $0.beginTime = CACurrentMediaTime() + 0.5 }, mode)
        }
        try check([
            scene(
                "autoreverses",
                basic(10, 50) { ($0.duration, $0.autoreverses, $0.timingFunction) = (0.5, true, named(.easeIn)) }),
            scene("repeatCount", keeping(basic(10, 50) { ($0.duration, $0.repeatCount) = (0.5, 2.5) })),
            scene("repeatDuration", keeping(basic(10, 50) { ($0.duration, $0.repeatDuration) = (0.5, 0.8) })),
            scene(
                "repeats there and back",
                basic(10, 50) {
                    ($0.duration, $0.repeatCount, $0.autoreverses) = (0.25, 3, true)
                    $0.timingFunction = named(.easeOut)
                }),
            scene("speed", basic(10, 50) { $0.speed = 2 }),
            scene(
                "speed backwards",
                basic(10, 50) { ($0.speed, $0.timeOffset, $0.timingFunction) = (-1, 1, named(.easeIn)) }),
            scene("timeOffset", basic(10, 50) { ($0.timeOffset, $0.repeatCount) = (0.75, 2) }),
            scene("begins later", later(.both)), scene("begins later, unfilled", later(.removed)),
        ])
    }

    @Test("Cumulative and additive animations match the reference")
    func combination() throws {
        let cumulative = { (count: Float, reverses: Bool) in
            self.keeping(
                self.basic(2, 10) {
                    ($0.duration, $0.repeatCount, $0.autoreverses) = (0.25, count, reverses)
                    $0.isCumulative = true
                })
        }
        try check([
            scene("cumulative", cumulative(3, false)), scene("cumulative there and back", cumulative(2, true)),
            Scene(name: "additive") { layer in
                for (from, delay) in [(-40.0, 0.0), (16, 0.25)] {
                    let animation = self.basic(from, 0) { $0.isAdditive = true }
                    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
                    layer.add(animation, forKey: nil)
                }
            },
        ])
    }

    @Test("Springs of each kind match the reference")
    func springs() throws {
        let springs: [(String, CGFloat, CGFloat, CGFloat, CGFloat)] = [
            ("underdamped", 1, 100, 6, 0), ("critical", 2, 50, 20, 0), ("overdamped", 1, 100, 40, 2),
            ("thrown back", 1, 80, 8, -5),
        ]
        try check(
            springs.map { name, mass, stiffness, damping, velocity in
                Scene(name: name) { layer in
                    let spring = CASpringAnimation(keyPath: "position.x")
                    (spring.fromValue, spring.toValue, spring.duration) = (10, 50, 2)
                    (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
                    (spring.initialVelocity, spring.allowsOverdamping) = (velocity, true)
                    layer.add(spring, forKey: nil)
                }
            })
    }

    private func keyframes(
        _ keyPath: String = "position.x", _ change: (CAKeyframeAnimation) -> Void = { _ in }
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = [10, 30, 20, 80]
        animation.keyTimes = [0, 0.375, 0.5, 1]
        animation.duration = 1
        change(animation)
        return animation
    }

    @Test("Linear, eased, discrete and cubic keyframe animations match the reference")
    func keyframes() throws {
        try check([
            scene("keyframes", keyframes()),
            scene(
                "keyframes eased",
                keyframes { $0.timingFunctions = [named(.easeIn), named(.linear), named(.easeInEaseOut)] }),
            scene("keyframes in a pace", keyframes { $0.timingFunction = named(.easeOut) }),
            scene(
                "discrete",
                keyframes {
                    ($0.calculationMode, $0.values) = (.discrete, [10, 30, 20])
                }),
            scene("cubic", keyframes { $0.calculationMode = .cubic }),
            scene(
                "cubic with bends",
                keyframes {
                    $0.calculationMode = .cubic
                    ($0.tensionValues, $0.continuityValues) = ([0, 0.5, -0.5, 0], [0, 0.25, -0.5, 1])
                    $0.biasValues = [1, -0.25, 0.5, 0]
                }),
        ])
    }

    private func place(_ values: LayerValues) -> [Double] {
        [Double(values.position.x), Double(values.position.y)]
    }

    @Test("Paced, cubic paced and path animations with auto-rotation match the reference")
    func calculationModes() throws {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 60), CGPoint(x: 100, y: 0), CGPoint(x: 120, y: 80)]
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 50), control2: CGPoint(x: 100, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 80))
        func variant(_ name: String, tolerance: Double = 1e-9, _ change: @escaping (CAKeyframeAnimation) -> Void)
            -> Scene
        {
            Scene(name: name, tolerance: tolerance, read: place) { layer in
                layer.add(
                    self.keyframes("position") {
                        ($0.values, $0.keyTimes) = (nil, nil)
                        change($0)
                    }, forKey: nil)
            }
        }
        try check([
            variant("paced") { ($0.values, $0.calculationMode) = (points, .paced) },
            // Linear between 256 points of each segment.
            variant("cubicPaced", tolerance: 2e-3) { ($0.values, $0.calculationMode) = (points, .cubicPaced) },
            variant("path") { $0.path = path },
            variant("path, paced", tolerance: 1e-8) { ($0.path, $0.calculationMode) = (path, .paced) },
        ])
        for (mode, sign) in [(CAAnimationRotationMode.rotateAuto, 1.0), (.rotateAutoReverse, -1)] {
            let angle = { (values: LayerValues) in
                [atan2(Double(values.transform.m12) * sign, Double(values.transform.m11) * sign)]
            }
            try check([
                Scene(name: "heading", read: angle) { layer in
                    layer.add(
                        self.keyframes("position") {
                            ($0.values, $0.keyTimes, $0.path, $0.rotationMode) = (nil, nil, path, mode)
                        }, forKey: nil)
                }
            ])
        }
    }

    @Test("A value function rotates by more than half a turn")
    func valueFunction() throws {
        try check([
            Scene(name: "rotation", read: { [Double($0.transform.m11)] }) { layer in
                let turn = CABasicAnimation(keyPath: "transform")
                turn.valueFunction = CAValueFunction(name: .rotateZ)
                (turn.fromValue, turn.toValue, turn.duration) = (1, 9, 1)
                layer.add(turn, forKey: nil)
            }
        ])
    }

    @Test("Groups with own timing and with delayed, clipped and nested members match the reference")
    func groups() throws {
        let group = { () -> CAAnimationGroup in
            let x = self.basic(10, 50) { $0.beginTime = 0.25 }
            let (y, z) = (CABasicAnimation(keyPath: "position.y"), CABasicAnimation(keyPath: "zPosition"))
            (y.fromValue, y.toValue, y.duration) = (0, 100, 4)
            (z.fromValue, z.toValue, z.duration) = (0, 30, 1)
            let nested = CAAnimationGroup()
            (nested.animations, nested.beginTime, nested.duration, nested.speed) = ([z], 0.5, 0.75, 2)
            let group = CAAnimationGroup()
            (group.animations, group.duration, group.timingFunction) = ([x, y, nested], 1.5, self.named(.easeIn))
            return group
        }
        let folded = { () -> CAAnimation in
            let group = CAAnimationGroup()
            group.animations = [
                self.basic(10, 50) { ($0.beginTime, $0.duration, $0.fillMode) = (0.125, 0.25, .both) }
            ]
            (group.duration, group.repeatCount, group.autoreverses) = (0.5, 1.5, true)
            return self.keeping(group)
        }
        var scenes = [scene("group x", group()), scene("group y", group()), scene("group z", group())]
        scenes[1].read = { [Double($0.position.y)] }
        scenes[2].read = { [Double($0.zPosition)] }
        try check(scenes + [scene("folded group", folded())])
    }

    @Test("A layer's timing affects animations of its descendants")
    func layerTime() throws {
        try check([
            Scene(name: "layer time") { layer in
                let outer = CALayer()
                layer.superlayer?.addSublayer(outer)
                outer.addSublayer(layer)
                outer.speed = 0.5
                layer.speed = 0.75
                layer.add(self.basic(10, 50) { $0.timingFunction = self.named(.easeInEaseOut) }, forKey: nil)
            }
        ])
    }

    @Test("A layer is paused and resumed as the documentation describes")
    func pause() throws {
        let expected = try #require(AnimationReference.values["pause"])
        LayerStage.run { stage in
            let outer = stage.addLayer()
            let layer = stage.addLayer(in: outer)
            layer.position = CGPoint(x: 7, y: 0)
            stage.frame()
            layer.add(basic(10, 50) { $0.timingFunction = named(.easeInEaseOut) }, forKey: nil)
            for (step, value) in expected.enumerated() {
                stage.frame(after: step == 0 ? 0 : 0.125)
                if step == 4 {
                    let time = outer.convertTime(CACurrentMediaTime(), from: nil)
                    outer.speed = 0
                    outer.timeOffset = time
                    stage.frame()
                    #expect(!stage.tree.needsAnotherFrame)
                    #expect(stage.tree.nextFrameTime == nil)
                } else if step == 6 {
                    let time = outer.timeOffset
                    outer.speed = 1
                    outer.timeOffset = 0
                    outer.beginTime = 0
                    outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - time
                    stage.frame()
                    #expect(stage.tree.needsAnotherFrame)
                }
                #expect(isClose(Double(layer.presented.position.x), value, within: 1e-9), "step \(step)")
            }
        }
    }

    @Test("Times convert through three nested layers and back")
    func conversion() throws {
        let expected = try #require(AnimationReference.values["conversion"])
        LayerStage.run { stage in
            var layers: [CALayer] = []
            for (begin, speed, offset) in [(10.0, 2.0 as Float, 3.0), (-4, 0.5, 1.25), (2, -1, 7)] {
                let layer = stage.addLayer(in: layers.last)
                (layer.beginTime, layer.speed, layer.timeOffset) = (begin, speed, offset)
                layers.append(layer)
            }
            var index = 0
            for layer in layers {
                for time in [100, 101.5, 250.125] {
                    #expect(isClose(layer.convertTime(time, from: nil), expected[index]))
                    #expect(isClose(layer.convertTime(expected[index], to: nil), time))
                    #expect(
                        isClose(layers[0].convertTime(expected[index], from: layer), expected[index % 3]))
                    index += 1
                }
            }
        }
    }
}
