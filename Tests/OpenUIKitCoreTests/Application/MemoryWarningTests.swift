import Foundation
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Warnings of low memory", .serialized) @MainActor struct MemoryWarningTests {
    private final class Controller: UIViewController {
        private(set) var warnings = 0

        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            warnings += 1
        }
    }

    private final class Delegate: UIApplicationDelegate {
        private(set) var warnings = 0

        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
    }

    @Test("A warning reaches the controller of a window, its children and what it presents, once each")
    func controllers() {
        WindowStage.run { stage in
            let (root, child, presented) = (Controller(), Controller(), Controller())
            stage.window.rootViewController = root
            root.addChild(child)
            root.present(presented, animated: false)
            stage.frame()
            UIApplication.shared.receiveMemoryWarning()
            #expect(root.warnings == 1)
            #expect(child.warnings == 1)
            #expect(presented.warnings == 1)
            stage.window.rootViewController = nil
            UIApplication.shared.receiveMemoryWarning()
            #expect(root.warnings == 1)
        }
    }

    @Test("A warning is posted, and reported to the delegate of the application")
    func application() {
        let (application, delegate) = (UIApplication.shared, Delegate())
        let before = application.delegate
        application.delegate = delegate
        defer { application.delegate = before }
        var posts = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: application, queue: nil
        ) { _ in
            MainActor.assumeIsolated { posts += 1 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        application.receiveMemoryWarning()
        #expect(posts == 1)
        #expect(delegate.warnings == 1)
    }
}
