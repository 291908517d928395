import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct BegunAnimationTests {
    @MainActor private final class Listener {
        var ended: [String] = []
        func animationEnded(_ name: String) { ended.append(name) }
    }

    @Test("Changes between begin and commit are animated with the parameters set before them")
    func parameters() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            UIView.beginAnimations("fade", context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationCurve(.linear)
            view.alpha = 0
            UIView.commitAnimations()
            #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
            stage.advance(by: 1)
            expectNear(view.layer.presentation()?.opacity ?? -1, 0.5, within: 0.01)
        }
    }

    @Test("Changes after commit are immediate")
    func afterCommit() {
        let view = UIView()
        UIView.beginAnimations(nil, context: nil)
        UIView.commitAnimations()
        view.alpha = 0
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("The method of the delegate is called once, with the id, when the animation ends")
    func completion() {
        WindowStage.run { stage in
            let (view, listener) = (stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10)), Listener())
            stage.frame()
            UIView.beginAnimations("fade", context: nil)
            UIView.setAnimationDuration(0.5)
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationDidStop(Selector(Listener.animationEnded))
            view.alpha = 0
            UIView.commitAnimations()
            stage.advance(by: 0.4)
            #expect(listener.ended.isEmpty)
            stage.advance(by: 0.2)
            #expect(listener.ended == ["fade"])
        }
    }

    @Test("A commit without a beginning is reported")
    func unbalanced() {
        #expect(Diagnostics.record { UIView.commitAnimations() }.map(\.rule) == ["animation.unbalanced-commit"])
    }
}
