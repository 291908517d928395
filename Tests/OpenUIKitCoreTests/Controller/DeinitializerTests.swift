import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Deinitializers in subclasses, which UIKit code declares without isolation.
@Suite @MainActor struct DeinitializerTests {
    private final class Controller: UIViewController {
        nonisolated(unsafe) var onDeinit: () -> Void = {}
        deinit { onDeinit() }
    }

    private final class Animator: UIDynamicAnimator {
        nonisolated(unsafe) var onDeinit: () -> Void = {}
        deinit { onDeinit() }
    }

    @Test("A controller's own deinitializer is called when the controller is released")
    func called() {
        var isGone = false
        var controller: Controller? = Controller()
        controller?.onDeinit = { isGone = true }
        controller?.loadViewIfNeeded()
        controller = nil
        #expect(isGone)
    }

    @Test("A view that outlives its controller no longer has the safe area that the controller added")
    func outlivingView() {
        WindowStage.run { stage in
            var controller: Controller? = Controller()
            controller?.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
            let view = controller?.view ?? UIView()
            stage.add(view, CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(view.safeAreaInsets.top == 30)
            controller = nil
            #expect(view.safeAreaInsets.top == 0)
        }
    }

    @Test("A subclass of a dynamic animator can have a deinitializer")
    func animator() {
        var isGone = false
        var animator: Animator? = Animator(referenceView: UIView())
        animator?.onDeinit = { isGone = true }
        animator = nil
        #expect(isGone)
    }
}
