import OpenUIKit
import Testing
import UIKitTestSupport

/// Values that code for phones uses, and that are the same on all desktops.
@Suite("Fixed values of desktops") @MainActor struct DesktopValueTests {
    @Test("A scene is in portrait orientation and has no status bar")
    func scene() {
        WindowStage.run { stage in
            let scene = stage.window.windowScene
            #expect(scene?.interfaceOrientation.isPortrait == true)
            #expect(scene?.statusBarManager?.statusBarFrame == .zero)
            #expect(scene?.statusBarManager?.isStatusBarHidden == true)
        }
    }

    @Test("The orientation of the computer is unknown")
    func device() {
        #expect(UIDevice.current.orientation == .unknown)
        #expect(!UIDevice.current.orientation.isValidInterfaceOrientation)
    }

    @Test("An animator without parameters applies its changes when it is started")
    func animator() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            let animator = UIViewPropertyAnimator()
            animator.addAnimations { view.alpha = 0 }
            animator.startAnimation()
            stage.advance(by: 1.0 / 30)
            #expect(view.alpha == 0)
            #expect(animator.state == .inactive)
        }
    }
}
