import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite @MainActor struct TargetControllerTests {
    private final class Archive: UIViewController {
        static let archive = Selector(Archive.archiveAll)
        func archiveAll() {}
    }

    @Test("The target of an action is the nearest ancestor that can perform it")
    func nearest() {
        let (outer, inner, leaf) = (Archive(), Archive(), UIViewController())
        outer.addChild(inner)
        inner.addChild(leaf)
        #expect(leaf.targetViewController(forAction: Archive.archive, sender: nil) === inner)
        #expect(inner.targetViewController(forAction: Archive.archive, sender: nil) === inner)
    }

    @Test("An action that no controller can perform has no target")
    func none() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        #expect(child.targetViewController(forAction: Archive.archive, sender: nil) == nil)
    }

    @Test("A presentation context that provides the transition style replaces that of the presented controller")
    func transitionStyle() {
        let (context, presented) = (UIViewController(), UIViewController())
        context.modalTransitionStyle = .crossDissolve
        presented.modalPresentationStyle = .currentContext
        let presentation = UIPresentationController(presentedViewController: presented, presenting: context)
        #expect(!presentation.fades)
        context.definesPresentationContext = true
        context.providesPresentationContextTransitionStyle = true
        #expect(presentation.fades)
        presented.modalPresentationStyle = .pageSheet
        #expect(!presentation.fades)
    }
}
