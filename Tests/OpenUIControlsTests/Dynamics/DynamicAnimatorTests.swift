import Foundation
import Fuzzing
import TestSupport
import Testing
import UIKitTestSupport

import OpenUIControls

@MainActor @Suite("Dynamic animators", .serialized) struct DynamicAnimatorTests {
    /// A stage of 400 × 400 points with an animator.
    private func run(_ body: (WindowStage, UIDynamicAnimator) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 400, height: 400)) { stage in
            stage.frame()
            let animator = UIDynamicAnimator(referenceView: stage.window)
            defer { animator.removeAllBehaviors() }
            try body(stage, animator)
        }
    }

    private func addBox(_ stage: WindowStage, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 100) -> UIView {
        stage.add(UIView(), CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
    }

    // MARK: Gravity and pushes

    @Test("A falling item has moved by half of its acceleration times the squared time", arguments: [0.25, 0.5, 1])
    func falls(magnitude: CGFloat) {
        run { stage, animator in
            let box = addBox(stage, 200, 50)
            let gravity = UIGravityBehavior(items: [box])
            gravity.magnitude = magnitude
            animator.addBehavior(gravity)
            stage.advance(by: 0.5)
            expectNear(box.center.y, 50 + 1000 * magnitude * 0.125, within: 1e-6)
            #expect(box.center.x == 200)
            expectNear(CGFloat(animator.elapsedTime), 0.5, within: 1e-6)
        }
    }

    @Test("The frame rate does not affect the movement")
    func isIndependentOfFrames() {
        @MainActor func end(frames: Int) -> CGPoint {
            var end = CGPoint.zero
            run { stage, animator in
                let boxes = [addBox(stage, 100, 50), addBox(stage, 140, 200)]
                animator.addBehavior(UIGravityBehavior(items: boxes))
                let collision = UICollisionBehavior(items: boxes)
                collision.translatesReferenceBoundsIntoBoundary = true
                animator.addBehavior(collision)
                for _ in 0..<frames {
                    stage.clock.advance(by: 0.5 / Double(frames))
                    stage.frame()
                }
                end = boxes[0].center
            }
            return end
        }
        #expect(end(frames: 2) == end(frames: 60))
    }

    @Test("An instantaneous push of 1 gives 100 × 100 points a speed of 100, and a larger mass a lower one")
    func pushesOnce() {
        run { stage, animator in
            let (box, small) = (addBox(stage, 100, 50), addBox(stage, 100, 250, 50))
            let push = UIPushBehavior(items: [box, small], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            animator.addBehavior(push)
            stage.advance(by: 0.5)
            expectNear(box.center.x, 150, within: 0.5)
            expectNear(small.center.x, 300, within: 2)
            #expect(!push.active)
            push.active = true
            stage.advance(by: 0.5)
            expectNear(box.center.x, 250, within: 1)
        }
    }

    @Test("A continuous push of 1 accelerates 100 × 100 points by 100 points per second squared")
    func pushesContinuously() {
        run { stage, animator in
            let box = addBox(stage, 100, 50)
            let push = UIPushBehavior(items: [box], mode: .continuous)
            push.setAngle(0, magnitude: 1)
            let properties = UIDynamicItemBehavior(items: [box])
            properties.density = 2
            animator.addBehavior(push)
            stage.advance(by: 1)
            expectNear(box.center.x, 150, within: 1e-6)
            animator.addBehavior(properties)
            let speed = properties.linearVelocity(for: box).x
            expectNear(speed, 100, within: 1e-6)
            stage.advance(by: 1)
            expectNear(properties.linearVelocity(for: box).x, 150, within: 1e-6)
        }
    }

    @Test("A push beside the center rotates an item, unless it does not allow rotation")
    func rotates() {
        run { stage, animator in
            let (free, fixed) = (addBox(stage, 100, 100), addBox(stage, 300, 100))
            let properties = UIDynamicItemBehavior(items: [fixed])
            properties.allowsRotation = false
            animator.addBehavior(properties)
            for box in [free, fixed] {
                let push = UIPushBehavior(items: [box], mode: .instantaneous)
                push.pushDirection = CGVector(dx: 0, dy: 0.5)
                push.setTargetOffsetFromCenter(UIOffset(horizontal: 30, vertical: 0), for: box)
                animator.addBehavior(push)
            }
            stage.advance(by: 0.25)
            // 50 points per second at 30 points, with an inertia of (100² + 100²) / 12.
            let angle = 0.25 * 30 * 50 / (20_000.0 / 12)
            expectNear(free.transform.b, sin(angle), within: 1e-3)
            #expect(fixed.transform.isIdentity)
        }
    }

    @Test("Resistance reduces the speed")
    func resists() {
        run { stage, animator in
            let box = addBox(stage, 100, 100)
            let properties = UIDynamicItemBehavior(items: [box])
            properties.resistance = 2
            properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
            animator.addBehavior(properties)
            stage.advance(by: 1)
            expectNear(properties.linearVelocity(for: box).x, 200 * exp(-2), within: 1)
        }
    }

    // MARK: Collisions

    @Test(
        "Items of any speed stay within the reference bounds and behind boundaries",
        arguments: 1...12 as ClosedRange<UInt64>)
    func staysInside(seed: UInt64) {
        run { stage, animator in
            var random = SeededRandom(seed: seed)
            var boxes: [UIView] = []
            for _ in 0..<8 {
                let x: CGFloat = .random(in: 40...160, using: &random)
                let y: CGFloat = .random(in: 40...360, using: &random)
                boxes.append(addBox(stage, x, y, .random(in: 5...40, using: &random)))
            }
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.addBoundary(
                withIdentifier: NSString(string: "wall"), from: CGPoint(x: 200, y: -10), to: CGPoint(x: 200, y: 410))
            animator.addBehavior(collision)
            let properties = UIDynamicItemBehavior(items: boxes)
            properties.elasticity = 1
            animator.addBehavior(properties)
            for box in boxes {
                let range: ClosedRange<CGFloat> = -20_000...20_000
                properties.addLinearVelocity(
                    CGPoint(x: .random(in: range, using: &random), y: .random(in: range, using: &random)), for: box)
            }
            for _ in 0..<60 {
                stage.advance(by: 1.0 / 60)
                for box in boxes {
                    #expect(box.center.x > 0)
                    #expect(box.center.x < 200)
                    #expect(box.center.y > 0)
                    #expect(box.center.y < 400)
                }
            }
        }
    }

    @Test("An item falls onto the lower edge, comes to rest there, and the window becomes idle")
    func rests() {
        run { stage, animator in
            let recorder = PauseRecorder()
            animator.delegate = recorder
            let box = addBox(stage, 200, 200)
            animator.addBehavior(UIGravityBehavior(items: [box]))
            let collision = UICollisionBehavior(items: [box])
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            #expect(animator.isRunning)
            stage.advance(by: 3)
            expectNear(box.center.y, 350, within: 0.5)
            #expect(!animator.isRunning)
            #expect(stage.window.layerTree.isIdle)
            #expect(recorder.calls == ["resume", "pause"])
            let elapsed = animator.elapsedTime
            stage.advance(by: 1)
            #expect(animator.elapsedTime == elapsed)
            box.center.y = 100
            animator.updateItem(usingCurrentState: box)
            #expect(animator.isRunning)
            stage.advance(by: 3)
            expectNear(box.center.y, 350, within: 0.5)
        }
    }

    @Test("The energy of random stacks does not grow", arguments: 1...10 as ClosedRange<UInt64>)
    func keepsEnergy(seed: UInt64) {
        run { stage, animator in
            var random = SeededRandom(seed: seed)
            var boxes: [UIView] = []
            for index in 0..<12 {
                let x: CGFloat = CGFloat(60 + index % 3 * 120) + .random(in: -20...20, using: &random)
                let y = CGFloat(360 - index / 3 * 90)
                boxes.append(addBox(stage, x, y, .random(in: 30...70, using: &random)))
            }
            animator.addBehavior(UIGravityBehavior(items: boxes))
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            let properties = UIDynamicItemBehavior(items: boxes)
            properties.elasticity = CGFloat.random(in: 0...0.6, using: &random)
            properties.friction = CGFloat.random(in: 0.3...1, using: &random)
            animator.addBehavior(properties)
            @MainActor func energy() -> CGFloat {
                var sum: CGFloat = 0
                for box in boxes {
                    let (velocity, spin) = (properties.linearVelocity(for: box), properties.angularVelocity(for: box))
                    let side = box.bounds.width
                    let mass = side * side / 10_000
                    let square = velocity.x * velocity.x + velocity.y * velocity.y
                    let inertia = mass * side * side / 6
                    sum += mass * square / 2
                    sum += mass * 1000 * (400 - box.center.y)
                    sum += inertia * spin * spin / 2
                }
                return sum
            }
            stage.advance(by: 0.05)
            var lowest = energy()
            let start = lowest
            for _ in 0..<120 {
                stage.advance(by: 1.0 / 30)
                // Overlaps are removed without speed, which lifts boxes by a fraction of a point.
                #expect(energy() < lowest + start * 0.01)
                lowest = min(lowest, energy())
            }
            stage.advance(by: 4)
            #expect(!animator.isRunning)
        }
    }

    @Test("An elastic item bounces to nearly the height from which it fell")
    func bounces() {
        run { stage, animator in
            let box = addBox(stage, 200, 250)
            animator.addBehavior(UIGravityBehavior(items: [box]))
            let collision = UICollisionBehavior(items: [box])
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            let properties = UIDynamicItemBehavior(items: [box])
            properties.elasticity = 1
            animator.addBehavior(properties)
            var heights: [CGFloat] = []
            for _ in 0..<60 {
                stage.advance(by: 1.0 / 60)
                heights.append(box.center.y)
            }
            #expect(heights.max() ?? 0 > 340)
            let after = heights.drop { $0 < 340 }
            expectNear(after.min() ?? 0, 250, within: 15)
        }
    }

    @Test("Two equal items exchange their velocities, and both contacts are reported")
    func collides() {
        run { stage, animator in
            let (left, right) = (addBox(stage, 80, 100, 40), addBox(stage, 200, 100, 40))
            let collision = UICollisionBehavior(items: [left, right])
            let recorder = ContactRecorder(left)
            collision.collisionDelegate = recorder
            animator.addBehavior(collision)
            let properties = UIDynamicItemBehavior(items: [left, right])
            properties.elasticity = 1
            properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
            animator.addBehavior(properties)
            stage.advance(by: 0.7)
            expectNear(properties.linearVelocity(for: left).x, 0, within: 1)
            expectNear(properties.linearVelocity(for: right).x, 200, within: 1)
            #expect(recorder.calls == ["began items", "ended items"])
            expectNear(recorder.points.first?.x ?? 0, 180, within: 1)
        }
    }

    @Test("Contacts with boundaries are reported with their identifiers, those with the reference bounds without")
    func reportsBoundaries() {
        run { stage, animator in
            let box = addBox(stage, 200, 100, 40)
            let collision = UICollisionBehavior(items: [box])
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
            collision.addBoundary(
                withIdentifier: NSString(string: "shelf"),
                for: UIBezierPath(rect: CGRect(x: 150, y: 200, width: 100, height: 10)))
            let recorder = ContactRecorder(box)
            collision.collisionDelegate = recorder
            animator.addBehavior(collision)
            animator.addBehavior(UIGravityBehavior(items: [box]))
            stage.advance(by: 1)
            expectNear(box.center.y, 180, within: 0.5)
            collision.removeBoundary(withIdentifier: NSString(string: "shelf"))
            stage.advance(by: 1)
            expectNear(box.center.y, 360, within: 0.5)
            #expect(recorder.calls == ["began shelf", "ended shelf", "began reference"])
            #expect(collision.boundaryIdentifiers == nil)
        }
    }

    @Test("Items pass through each other if only boundaries collide")
    func collisionMode() {
        run { stage, animator in
            let (left, right) = (addBox(stage, 80, 100, 40), addBox(stage, 200, 100, 40))
            let collision = UICollisionBehavior(items: [left, right])
            collision.collisionMode = .boundaries
            animator.addBehavior(collision)
            let properties = UIDynamicItemBehavior(items: [left])
            properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
            animator.addBehavior(properties)
            stage.advance(by: 1)
            expectNear(left.center.x, 280, within: 1e-6)
            #expect(right.center.x == 200)
        }
    }

    @Test("An ellipse rolls down a slope, and a box without friction slides")
    func ellipses() {
        run { stage, animator in
            let ball = stage.add(Ball(), CGRect(x: 20, y: 60, width: 40, height: 40))
            let collision = UICollisionBehavior(items: [ball])
            collision.addBoundary(
                withIdentifier: NSString(string: "slope"), from: CGPoint(x: 0, y: 100), to: CGPoint(x: 400, y: 200))
            animator.addBehavior(collision)
            let properties = UIDynamicItemBehavior(items: [ball])
            properties.friction = 1
            animator.addBehavior(properties)
            animator.addBehavior(UIGravityBehavior(items: [ball]))
            stage.advance(by: 0.8)
            let velocity = properties.linearVelocity(for: ball)
            let speed = hypot(velocity.x, velocity.y)
            #expect(speed > 50)
            // Rolling without sliding.
            expectNear(properties.angularVelocity(for: ball), speed / 20, within: speed / 20 * 0.05)
        }
    }

    // MARK: Attachments and snaps

    @Test("An attachment to an anchor keeps its length while the item swings")
    func swings() {
        run { stage, animator in
            let box = addBox(stage, 300, 100, 40)
            let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
            #expect(attachment.length == 100)
            animator.addBehavior(attachment)
            animator.addBehavior(UIGravityBehavior(items: [box]))
            var lowest: CGFloat = 0
            for _ in 0..<120 {
                stage.advance(by: 1.0 / 60)
                expectNear(hypot(box.center.x - 200, box.center.y - 100), 100, within: 0.5)
                lowest = max(lowest, box.center.y)
            }
            expectNear(lowest, 200, within: 2)
            attachment.length = 50
            stage.advance(by: 0.5)
            expectNear(hypot(box.center.x - 200, box.center.y - 100), 50, within: 0.5)
        }
    }

    @Test("Items in a chain keep their distances, a limit is not exceeded")
    func chains() {
        run { stage, animator in
            let boxes = (0..<5).map { addBox(stage, CGFloat(100 + 40 * $0), 50, 20) }
            animator.addBehavior(UIGravityBehavior(items: boxes))
            animator.addBehavior(UIAttachmentBehavior(item: boxes[0], attachedToAnchor: CGPoint(x: 100, y: 30)))
            for (first, second) in zip(boxes, boxes.dropFirst()) {
                let isLast = second === boxes[4]
                animator.addBehavior(
                    isLast
                        ? .limitAttachment(
                            with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
                        : UIAttachmentBehavior(item: first, attachedTo: second))
            }
            for _ in 0..<90 {
                stage.advance(by: 1.0 / 60)
                for (first, second) in zip(boxes, boxes.dropFirst()) {
                    let distance = hypot(first.center.x - second.center.x, first.center.y - second.center.y)
                    #expect(distance < 42)
                    #expect(second === boxes[4] || distance > 38)
                }
            }
        }
    }

    @Test("A spring oscillates with its frequency about its length")
    func springs() {
        run { stage, animator in
            let box = addBox(stage, 300, 200, 100)
            let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 200))
            (attachment.length, attachment.frequency) = (80, 1)
            animator.addBehavior(attachment)
            stage.advance(by: 0.5)
            expectNear(box.center.x, 260, within: 3)
            stage.advance(by: 0.5)
            expectNear(box.center.x, 300, within: 4)
        }
    }

    @Test("A pin keeps the common point, a fixed attachment also the angle, a slide only the axis")
    func commonPoints() {
        run { stage, animator in
            @MainActor func pair(_ y: CGFloat) -> (UIView, UIView) {
                (addBox(stage, 100, y, 40), addBox(stage, 140, y, 40))
            }
            let (pinned, fixed, sliding) = (pair(80), pair(180), pair(280))
            let anchored = UIDynamicItemBehavior(items: [pinned.0, fixed.0, sliding.0])
            anchored.isAnchored = true
            animator.addBehavior(anchored)
            animator.addBehavior(UIGravityBehavior(items: [pinned.1, fixed.1, sliding.1]))
            animator.addBehavior(
                UIAttachmentBehavior.pinAttachment(
                    with: pinned.0, attachedTo: pinned.1, attachmentAnchor: CGPoint(x: 120, y: 80)))
            animator.addBehavior(
                UIAttachmentBehavior.fixedAttachment(
                    with: fixed.0, attachedTo: fixed.1, attachmentAnchor: CGPoint(x: 120, y: 180)))
            let slide = UIAttachmentBehavior.slidingAttachment(
                with: sliding.0, attachedTo: sliding.1, attachmentAnchor: CGPoint(x: 120, y: 280),
                axisOfTranslation: CGVector(dx: 0, dy: 1))
            slide.attachmentRange = UIFloatRange(minimum: -30, maximum: 30)
            animator.addBehavior(slide)
            for _ in 0..<60 {
                stage.advance(by: 1.0 / 60)
                let arm = CGPoint(x: -20, y: 0).applying(pinned.1.transform)
                expectNear(pinned.1.center.x + arm.x, 120, within: 0.5)
                expectNear(pinned.1.center.y + arm.y, 80, within: 0.5)
            }
            #expect(abs(pinned.1.transform.b) > 0.1)
            expectNear(fixed.1.center.y, 180, within: 0.5)
            expectNear(fixed.1.transform.b, 0, within: 0.01)
            expectNear(sliding.1.center.x, 140, within: 0.5)
            expectNear(sliding.1.center.y, 310, within: 1)
        }
    }

    @Test("A snap ends exactly at its point, upright, and the animator pauses", arguments: [0, 0.5, 1] as [CGFloat])
    func snaps(damping: CGFloat) {
        run { stage, animator in
            let box = addBox(stage, 50, 60)
            box.transform = CGAffineTransform(rotationAngle: 1)
            let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 250))
            snap.damping = damping
            animator.addBehavior(snap)
            var farthest: CGFloat = 0
            for _ in 0..<60 {
                stage.advance(by: 1.0 / 60)
                farthest = max(farthest, box.center.x)
            }
            #expect((farthest > 301) == (damping < 1))
            stage.advance(by: 4)
            #expect(box.center == CGPoint(x: 300, y: 250))
            expectNear(box.transform.b, 0, within: 1e-9)
            #expect(!animator.isRunning)
            snap.snapPoint = CGPoint(x: 100, y: 100)
            stage.advance(by: 5)
            #expect(box.center == CGPoint(x: 100, y: 100))
        }
    }

    // MARK: Fields

    @Test("Fields act within their regions by their strengths")
    func fields() {
        run { stage, animator in
            let (inside, outside) = (addBox(stage, 100, 100), addBox(stage, 300, 100))
            let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
            field.position = CGPoint(x: 100, y: 100)
            field.region = UIRegion(radius: 80)
            field.addItem(inside)
            field.addItem(outside)
            animator.addBehavior(field)
            stage.advance(by: 1)
            expectNear(inside.center.y, 150, within: 0.5)
            #expect(outside.center.y == 100)
        }
    }

    @Test("A radial field attracts, a drag field slows down, and a closure determines a force")
    func otherFields() {
        run { stage, animator in
            let boxes = (0..<3).map { addBox(stage, 100, CGFloat(60 + 120 * $0)) }
            let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 60))
            radial.addItem(boxes[0])
            let drag = UIFieldBehavior.dragField()
            drag.addItem(boxes[1])
            let custom = UIFieldBehavior.field { _, _, _, mass, _, _ in CGVector(dx: 2 * mass, dy: 0) }
            custom.addItem(boxes[2])
            for field in [radial, drag, custom] { animator.addBehavior(field) }
            let properties = UIDynamicItemBehavior(items: [boxes[1]])
            properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: boxes[1])
            animator.addBehavior(properties)
            stage.advance(by: 1)
            expectNear(boxes[0].center.x, 150, within: 0.5)
            expectNear(properties.linearVelocity(for: boxes[1]).x, 100 * exp(-1), within: 1)
            expectNear(boxes[2].center.x, 200, within: 0.5)
        }
    }

    @Test("Regions of fields combine by union, intersection, difference and inversion")
    func regions() {
        let ring = UIRegion(radius: 20).difference(from: UIRegion(size: CGSize(width: 10, height: 10)))
        #expect(ring.contains(CGPoint(x: 10, y: 0)))
        #expect(!ring.contains(CGPoint(x: 4, y: 4)))
        #expect(!ring.contains(CGPoint(x: 21, y: 0)))
        #expect(ring.inverse().contains(CGPoint(x: 21, y: 0)))
        #expect(ring.union(with: UIRegion(radius: 1)).contains(.zero))
        #expect(!ring.intersection(with: UIRegion(radius: 4)).contains(CGPoint(x: 3, y: 0)))
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    }

    // MARK: Behaviors

    @Test("Children take effect with their parent, and actions are called for each frame in which items moved")
    func children() {
        run { stage, animator in
            let box = addBox(stage, 200, 50)
            let parent = MoveRecorder()
            parent.addChildBehavior(UIGravityBehavior(items: [box]))
            var calls = 0
            parent.action = { calls += 1 }
            animator.addBehavior(parent)
            #expect(parent.childBehaviors[0].dynamicAnimator === animator)
            stage.advance(by: 0.1)
            #expect(calls == 6)
            #expect(box.center.y > 50)
            animator.removeBehavior(parent)
            stage.advance(by: 0.1)
            #expect(!animator.isRunning)
            #expect(parent.moves == [true, false])
            #expect(parent.childBehaviors[0].dynamicAnimator == nil)
        }
    }

    @Test("A behavior that belongs to an animator or another behavior is not added again, which is reported")
    func membership() {
        run { stage, animator in
            let gravity = UIGravityBehavior(items: [addBox(stage, 200, 50)])
            animator.addBehavior(gravity)
            let diagnostics = Diagnostics.record { UIDynamicBehavior().addChildBehavior(gravity) }
            #expect(diagnostics.map(\.rule) == ["dynamics.behavior-in-use"])
            #expect(animator.behaviors.count == 1)
        }
    }

    @Test("Callbacks may remove items and behaviors, and add others")
    func reentrancy() {
        run { stage, animator in
            let boxes = (0..<4).map { addBox(stage, CGFloat(60 + 90 * $0), 60, 40) }
            let gravity = UIGravityBehavior(items: boxes)
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            let remover = Remover { behavior, item in
                behavior.removeItem(item)
                gravity.removeItem(item)
                if behavior.items.isEmpty {
                    animator.removeAllBehaviors()
                    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 200)))
                }
            }
            collision.collisionDelegate = remover
            gravity.action = { if gravity.items.count == 2 { animator.removeBehavior(gravity) } }
            animator.addBehavior(gravity)
            animator.addBehavior(collision)
            stage.advance(by: 5)
            #expect(collision.items.isEmpty)
            #expect(boxes.filter { $0.center == CGPoint(x: 200, y: 200) }.count == 1)
            #expect(!animator.isRunning)
        }
    }

    @Test("The items in a rectangle are those whose outlines intersect it")
    func itemsInRect() {
        run { stage, animator in
            let boxes = [addBox(stage, 50, 50, 40), addBox(stage, 150, 50, 40)]
            animator.addBehavior(UIDynamicItemBehavior(items: boxes))
            let found = animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(found.count == 1)
            #expect(found.first === boxes[0])
        }
    }

    @Test("The items of a group move together")
    func groups() {
        run { stage, animator in
            let boxes = [addBox(stage, 100, 100, 40), addBox(stage, 180, 100, 40)]
            let group = UIDynamicItemGroup(items: boxes)
            #expect(group.center == CGPoint(x: 140, y: 100))
            animator.addBehavior(UIGravityBehavior(items: [group]))
            let collision = UICollisionBehavior(items: [group])
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            stage.advance(by: 3)
            expectNear(boxes[0].center.y, 380, within: 0.5)
            expectNear(boxes[1].center.y, 380, within: 0.5)
            expectNear(boxes[1].center.x - boxes[0].center.x, 80, within: 0.1)
        }
    }

    @Test("An animator that is released stops moving items")
    func release() {
        run { stage, _ in
            let box = addBox(stage, 200, 50)
            var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.window)
            weak let released = animator
            animator?.addBehavior(UIGravityBehavior(items: [box]))
            stage.advance(by: 0.1)
            animator = nil
            #expect(released == nil)
            let center = box.center
            stage.advance(by: 0.1)
            #expect(box.center == center)
            #expect(stage.window.layerTree.isIdle)
        }
    }

    @Test("Values that are not finite have no effect")
    func extremes() {
        run { stage, animator in
            let box = addBox(stage, 200, 50)
            let gravity = UIGravityBehavior(items: [box])
            gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
            animator.addBehavior(gravity)
            let properties = UIDynamicItemBehavior(items: [box])
            properties.density = .nan
            properties.addLinearVelocity(CGPoint(x: CGFloat.infinity, y: 0), for: box)
            animator.addBehavior(properties)
            let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.nan, y: 0))
            animator.addBehavior(snap)
            stage.advance(by: 0.2)
            #expect(box.center == CGPoint(x: 200, y: 50))
        }
    }
}

private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

private final class PauseRecorder: UIDynamicAnimatorDelegate {
    var calls: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
}

private final class MoveRecorder: UIDynamicBehavior {
    var moves: [Bool] = []

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
}

private final class ContactRecorder: UICollisionBehaviorDelegate {
    private let first: UIView
    var calls: [String] = []
    var points: [CGPoint] = []

    init(_ first: UIView) {
        self.first = first
    }

    private func name(_ identifier: (any NSCopying)?) -> String {
        (identifier as? NSString).map { String(describing: $0) } ?? "reference"
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        calls.append(item1 === first ? "began items" : "began items in another order")
        points.append(p)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
        calls.append("ended items")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        calls.append("began \(name(identifier))")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        calls.append("ended \(name(identifier))")
    }
}

private final class Remover: UICollisionBehaviorDelegate {
    private let remove: (UICollisionBehavior, any UIDynamicItem) -> Void

    init(_ remove: @escaping (UICollisionBehavior, any UIDynamicItem) -> Void) {
        self.remove = remove
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        remove(behavior, item)
    }
}
