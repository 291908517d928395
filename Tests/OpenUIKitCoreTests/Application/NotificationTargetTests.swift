import Foundation
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Methods that are called for notifications") @MainActor struct NotificationTargetTests {
    private final class Screen: UIViewController {
        var names: [String] = []
        var count = 0

        func changed(_ notification: Notification) { names.append(notification.name.rawValue) }
        func ended() { count += 1 }
    }

    private let center = NotificationCenter()
    private let changed = Notification.Name("changed")
    private let ended = Notification.Name("ended")

    @Test("A method receives the notifications of its name")
    func notification() {
        let screen = Screen()
        center.addObserver(screen, selector: Screen.changed(_:), name: changed, object: nil)
        center.post(name: changed, object: nil)
        center.post(name: ended, object: nil)
        #expect(screen.names == ["changed"])
    }

    @Test("A method without parameters is called for a notification")
    func withoutParameters() {
        let screen = Screen()
        center.addObserver(screen, selector: Screen.ended, name: ended, object: nil)
        center.post(name: ended, object: nil)
        #expect(screen.count == 1)
    }

    @Test("A selector is performed with the notification")
    func selector() {
        let screen = Screen()
        center.addObserver(screen, selector: Selector(Screen.changed(_:)), name: changed, object: nil)
        center.post(name: changed, object: nil)
        #expect(screen.names == ["changed"])
    }

    @Test("A method receives the notifications of its object only")
    func object() {
        let (screen, object) = (Screen(), NSObject())
        center.addObserver(screen, selector: Screen.ended, name: ended, object: object)
        center.post(name: ended, object: NSObject())
        center.post(name: ended, object: object)
        #expect(screen.count == 1)
    }

    @Test("A removed observer is not called")
    func removal() {
        let screen = Screen()
        center.addObserver(screen, selector: Screen.ended, name: ended, object: nil)
        center.removeObserver(screen)
        center.post(name: ended, object: nil)
        #expect(screen.count == 0)
    }

    @Test("An observer that is removed for a name is called for others")
    func removalOfName() {
        let screen = Screen()
        center.addObserver(screen, selector: Screen.ended, name: ended, object: nil)
        center.addObserver(screen, selector: Screen.changed(_:), name: changed, object: nil)
        center.removeObserver(screen, name: ended, object: nil)
        center.post(name: ended, object: nil)
        center.post(name: changed, object: nil)
        #expect(screen.count == 0)
        #expect(screen.names == ["changed"])
    }

    @Test("An observer is not retained")
    func weakObserver() {
        weak var observer: Screen?
        do {
            let screen = Screen()
            observer = screen
            center.addObserver(screen, selector: Screen.ended, name: ended, object: nil)
        }
        #expect(observer == nil)
        center.post(name: ended, object: nil)
    }

    @Test("The observer of a closure can still be removed")
    func closure() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: ended, object: nil, queue: nil) { _ in count += 1 }
        center.removeObserver(token)
        center.post(name: ended, object: nil)
        #expect(count == 0)
    }
}
