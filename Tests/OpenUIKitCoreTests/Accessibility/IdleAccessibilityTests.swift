import Accessibility
import DesktopTestSupport
import OpenDisplay
import OpenUIControls
import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Accessibility while no assistive technology is running") @MainActor struct IdleAccessibilityTests {
    private let bus = FakeBus()
    private let service = AccessibilityService(UIApplication.shared)

    init() {
        service.observe(bus)
    }

    private func status(isEnabled: Bool) -> DBusValue {
        .options(["IsEnabled": .boolean(isEnabled), "ScreenReaderEnabled": .boolean(false)])
    }

    private func changeStatus(isEnabled: Bool) {
        bus.emit(
            "PropertiesChanged", of: "org.freedesktop.DBus.Properties",
            [.string("org.a11y.Status"), status(isEnabled: isEnabled), .array([], of: "s")])
    }

    /// Does everything that is reported to assistive technologies.
    private func use(_ stage: WindowStage) {
        let scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 100))
        scroll.contentSize = CGSize(width: 200, height: 500)
        let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 100, height: 20), to: scroll)
        let button = stage.add(UIButton(primaryAction: UIAction(title: "OK") { _ in }), .zero)
        button.frame = CGRect(x: 0, y: 150, width: 100, height: 30)
        for number in 0..<10 {
            label.text = "\(number)"
            scroll.contentOffset.y += 10
            stage.window.focus.move(to: button, heading: [])
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            stage.advance(by: 0.1)
        }
        button.removeFromSuperview()
    }

    @Test("No tree is built, and no message is sent after the status was requested")
    func idle() {
        WindowStage.run { stage in
            // A test that waits at this moment can have built one.
            let before = AccessibilityTreeBuilder.shared
            bus.reply = { [status = status(isEnabled: false)] _ in .success([status]) }
            bus.deliverReplies()
            use(stage)
            #expect(AccessibilityTreeBuilder.shared === before)
            #expect(bus.calls.map(\.method) == ["GetAll"])
            #expect(bus.subscriptionCount == 1)
        }
    }

    @Test("The tree exists while an assistive technology is running, and is released when it ends")
    func activation() {
        WindowStage.run { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            bus.deliverReplies()
            changeStatus(isEnabled: true)
            #expect(AccessibilityTreeBuilder.shared != nil)
            #expect(bus.calls.map(\.method) == ["GetAll", "GetAddress"])
            changeStatus(isEnabled: false)
            #expect(AccessibilityTreeBuilder.shared == nil)
            use(stage)
            #expect(AccessibilityTreeBuilder.shared == nil)
            #expect(bus.calls.count == 2)
        }
    }
}
