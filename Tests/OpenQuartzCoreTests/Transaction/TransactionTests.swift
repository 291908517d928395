import Testing

import OpenQuartzCore

@MainActor @Suite(.serialized) struct TransactionTests {
    @Test("Transactions nest, inherit values and end")
    func nesting() {
        LayerStage.run { _ in
            #expect(CATransaction.animationDuration() == 0.25)
            #expect(!CATransaction.disableActions())
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 2)
            CATransaction.setValue(true, forKey: kCATransactionDisableActions)
            CATransaction.setValue(NSNumber(value: 3), forKey: kCATransactionAnimationDuration)
            CATransaction.setValue("mine", forKey: "own")
            #expect(CATransaction.animationDuration() == 3)
            #expect(CATransaction.disableActions())
            #expect(CATransaction.value(forKey: "own") as? String == "mine")
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 2)
            #expect(!CATransaction.disableActions())
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
            #expect(CATransaction.value(forKey: "own") == nil)
        }
    }

    @Test("A commit without a transaction is reported")
    func unbalanced() {
        LayerStage.run { stage in
            CATransaction.commit()
            #expect(
                stage.diagnostics.map(\.message)
                    == ["CATransaction.commit() was called without begin(); it has no effect"])
        }
    }

    @Test("Visible layers without a view animate implicitly")
    func implicit() {
        LayerStage.run { stage in
            let layer = stage.addLayer(animatesImplicitly: true)
            layer.position = CGPoint(x: 10, y: 0)
            #expect(layer.animationKeys() == nil)
            stage.frame()
            layer.position = CGPoint(x: 110, y: 0)
            #expect(layer.animationKeys() == ["position"])
            #expect(layer.animation(forKey: "position")?.duration == 0.25)
            stage.frame()
            #expect(layer.presented.position.x == 10)
            stage.frame(after: 0.125)
            let progress = CAMediaTimingFunction(name: .default).progress(at: 0.5)
            #expect(isClose(Double(layer.presented.position.x), 10 + 100 * progress))
            // Setting the value again during the animation continues from the presented value.
            let shown = layer.presented.position
            layer.position = CGPoint(x: 0, y: 0)
            stage.frame()
            #expect(layer.presented.position == shown)
            stage.frame(after: 0.25)
            #expect(layer.presented.position == .zero)
        }
    }

    @Test("A layer animates implicitly after a frame was prepared, even if it was never painted")
    func implicitWithoutPainting() {
        LayerStage.run { stage in
            let layer = stage.addLayer(animatesImplicitly: true)
            layer.opacity = 0.5
            stage.tree.prepareFrame(at: stage.clock.now)
            #expect(layer.animationKeys() == nil)
            layer.opacity = 1
            #expect(layer.animationKeys() == ["opacity"])
        }
    }

    @Test("A layer animates implicitly after a flush")
    func implicitAfterFlush() {
        LayerStage.run { stage in
            let layer = stage.addLayer(animatesImplicitly: true)
            CATransaction.flush()
            layer.opacity = 0.5
            #expect(layer.animationKeys() == ["opacity"])
        }
    }

    @Test("A layer in a newly added superlayer does not animate implicitly before the next frame")
    func implicitInNewSuperlayer() {
        LayerStage.run { stage in
            let group = CALayer()
            let layer = stage.addLayer(in: group, animatesImplicitly: true)
            stage.frame()
            stage.root.addSublayer(group)
            layer.opacity = 0.5
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("A layer runs its order actions when it is added to a tree, hidden, shown and removed")
    func orderActions() {
        final class Noting: CAAction {
            var keys: [String] = []
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                keys.append(event)
            }
        }
        LayerStage.run { stage in
            let (layer, noting) = (CALayer(), Noting())
            layer.actions = [kCAOnOrderIn: noting, kCAOnOrderOut: noting]
            CALayer().addSublayer(layer)
            #expect(noting.keys.isEmpty)
            stage.root.addSublayer(layer)
            layer.isHidden = true
            layer.isHidden = false
            layer.removeFromSuperlayer()
            #expect(noting.keys == [kCAOnOrderIn, kCAOnOrderOut, kCAOnOrderIn, kCAOnOrderOut])
        }
    }

    @Test("The transaction's duration, timing function and disableActions affect implicit animations")
    func implicitValues() {
        LayerStage.run { stage in
            let layer = stage.addLayer(animatesImplicitly: true)
            stage.frame()
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.opacity = 0
            CATransaction.setDisableActions(true)
            layer.position = CGPoint(x: 5, y: 5)
            CATransaction.commit()
            stage.frame()
            stage.frame(after: 1)
            #expect(layer.animationKeys() == ["opacity"])
            #expect(layer.presented.opacity == 0.5)
        }
    }

    @Test("The action search queries delegate, actions, style and class, and stops at the first result")
    func actionSearch() {
        final class Owner: CALayerDelegate {
            var requested: [String] = []
            var answer: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                requested.append(event)
                return answer
            }
        }
        final class Classy: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "cornerRadius" ? CABasicAnimation(keyPath: "cornerRadius") : nil
            }
        }
        LayerStage.run { stage in
            let (owner, layer) = (Owner(), Classy())
            stage.root.addSublayer(layer)
            layer.delegate = owner
            stage.frame()
            layer.actions = ["opacity": NSNull()]
            layer.style = ["actions": ["borderWidth": NSNull() as any CAAction]]
            layer.opacity = 0.5
            layer.cornerRadius = 3
            layer.borderWidth = 3
            #expect(layer.animationKeys() == ["cornerRadius"])
            layer.zPosition = 1
            #expect(layer.animationKeys() == ["cornerRadius", "zPosition"])
            owner.answer = NSNull()
            layer.position = CGPoint(x: 1, y: 1)
            #expect(owner.requested == ["opacity", "cornerRadius", "borderWidth", "zPosition", "position"])
            #expect(layer.animationKeys()?.count == 2)
        }
    }

    @Test("Layers of views search for actions only within an animation block")
    func suppressed() {
        final class Owner: CALayerDelegate {
            var count = 0
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                count += 1
                return NSNull()
            }
        }
        LayerStage.run { stage in
            let (owner, layer) = (Owner(), stage.addLayer(animatesImplicitly: true))
            layer.delegate = owner
            layer.suppressesImplicitActions = true
            stage.frame()
            layer.opacity = 0.5
            #expect(owner.count == 0)
            CALayer.viewAnimationContextActive = true
            layer.opacity = 0.7
            CALayer.viewAnimationContextActive = false
            #expect(owner.count == 1)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("A completion block is called once, after the last animation of its transaction")
    func completion() {
        LayerStage.run { stage in
            let (a, b) = (stage.addLayer(animatesImplicitly: true), stage.addLayer(animatesImplicitly: true))
            stage.frame()
            var log: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("outer") }
            CATransaction.setAnimationDuration(1)
            a.opacity = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("inner") }
            CATransaction.setAnimationDuration(2)
            b.opacity = 0
            CATransaction.commit()
            CATransaction.commit()
            a.removeAllAnimations()
            stage.frame()
            #expect(log.isEmpty)
            stage.frame(after: 1.9)
            #expect(log.isEmpty)
            stage.frame(after: 0.2)
            stage.frame(after: 5)
            #expect(log == ["inner", "outer"])
        }
    }

    @Test("A completion block without animations is called at the commit")
    func emptyCompletion() {
        LayerStage.run { _ in
            var count = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { count += 1 }
            #expect(CATransaction.completionBlock() != nil)
            CATransaction.commit()
            #expect(count == 1)
            CATransaction.setCompletionBlock { count += 1 }
            CATransaction.flush()
            CATransaction.flush()
            #expect(count == 2)
            #expect(CATransaction.completionBlock() == nil)
        }
    }

    @Test("A flush performs layout and sets the begin time of animations")
    func flush() {
        LayerStage.run { stage in
            let layer = stage.addLayer(animatesImplicitly: true)
            stage.frame()
            layer.setNeedsLayout()
            layer.opacity = 0
            CATransaction.flush()
            #expect(!layer.needsLayout())
            stage.tree.prepareFrame(at: 100.25)
            #expect(layer.animationKeys() == nil)
        }
    }
}
