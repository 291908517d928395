import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct TraitChangeTests {
    @Test("An observer of a trait is called with the old traits for its changes only, until it is unregistered")
    func registration() {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            var log: [String] = []
            let style = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (controller: UIViewController, previous: UITraitCollection) in
                log.append("style \(previous.userInterfaceStyle) \(controller.traitCollection.userInterfaceStyle)")
            }
            controller.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, previous) in
                log.append("size \(previous.horizontalSizeClass)")
            }
            stage.surface.setAppearance(.dark)
            #expect(log == ["style light dark"])
            stage.surface.resize(to: CGSize(width: 400, height: 600))
            #expect(log == ["style light dark", "size regular"])
            controller.unregisterForTraitChanges(style)
            stage.surface.setAppearance(.light)
            #expect(log.count == 2)
        }
    }

    @Test("A narrow window has a compact size class and smaller layout margins")
    func sizeClass() {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            #expect(controller.traitCollection.horizontalSizeClass == .regular)
            #expect(controller.view.layoutMargins.left == 20)
            stage.surface.resize(to: CGSize(width: 500, height: 600))
            #expect(controller.traitCollection.horizontalSizeClass == .compact)
            #expect(controller.view.layoutMargins.left == 16)
        }
    }

    private final class TransitionRecorder: UIViewController {
        var log: [String] = []
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            log.append("\(traitCollection.horizontalSizeClass) > \(newCollection.horizontalSizeClass)")
            coordinator.animate(alongsideTransition: { _ in self.log.append("along") })
            coordinator.animateAlongsideTransition(
                in: nil, animation: { _ in self.log.append("elsewhere") }, completion: { _ in self.log.append("end") })
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("\(size.width)")
        }
    }

    @Test("Controllers, children and presented controllers are notified before the window's traits and size change")
    func willTransition() {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let (root, child, front) = (TransitionRecorder(), TransitionRecorder(), TransitionRecorder())
            stage.window.rootViewController = root
            root.addChild(child)
            root.view.addSubview(child.view)
            root.present(front, animated: false)
            stage.surface.resize(to: CGSize(width: 700, height: 600))
            for controller in [root, child, front] { #expect(controller.log == ["700.0"]) }
            stage.surface.resize(to: CGSize(width: 400, height: 600))
            for controller in [root, child, front] {
                #expect(controller.log.dropFirst() == ["regular > compact", "400.0", "along", "elsewhere", "end"])
            }
        }
    }
}
