import OpenDisplay
import Testing
import UIKitTestSupport

@testable import OpenUIControls

@Suite("Picking a color on the screen") @MainActor struct ScreenColorButtonTests {
    /// A service that replies when the test requests it.
    private final class Service: ScreenColorPicking {
        var isAvailable = true
        var results: [@MainActor (ScreenColorResult) -> Void] = []

        func check(completion: @escaping @MainActor (Bool) -> Void) { completion(isAvailable) }

        func pick(
            over parent: (any DisplaySurface)?, completion: @escaping @MainActor (ScreenColorResult) -> Void
        ) {
            results.append(completion)
        }
    }

    private let service = Service()

    /// Calls a closure with a displayed color picker and its button.
    private func withPicker(
        isAvailable: Bool = true, _ body: (UIColorPickerViewController, ScreenColorButton) -> Void
    ) {
        service.isAvailable = isAvailable
        UIColorPickerViewController.screenColorPicker = service
        defer { UIColorPickerViewController.screenColorPicker = nil }
        WindowStage.run(CGSize(width: 320, height: 480)) { stage in
            let controller = UIColorPickerViewController()
            controller.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            stage.window.rootViewController = controller
            stage.frame()
            if let button = Self.button(in: controller.view) { body(controller, button) }
        }
    }

    private static func button(in view: UIView) -> ScreenColorButton? {
        for subview in view.subviews {
            if let found = subview as? ScreenColorButton ?? button(in: subview) { return found }
        }
        return nil
    }

    private func hex(_ controller: UIColorPickerViewController) -> String {
        RGBColor(controller.selectedColor).hex
    }

    @Test("The button is shown where the desktop offers the service", arguments: [true, false])
    func availability(isAvailable: Bool) {
        var isHidden: Bool?
        withPicker(isAvailable: isAvailable) { _, button in isHidden = button.isHidden }
        #expect(isHidden == !isAvailable)
    }

    @Test("The picked color is selected with the opacity of the previous one")
    func picked() {
        var selected: String?
        withPicker { controller, button in
            button.sendActions(for: .primaryActionTriggered)
            service.results.first?(.picked(red: 0, green: 1, blue: 0))
            selected = hex(controller)
        }
        #expect(selected == "#00FF0080")
    }

    @Test("The delegate is notified of the picked color")
    func delegate() {
        final class Watcher: UIColorPickerViewControllerDelegate {
            var count = 0
            func colorPickerViewController(
                _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
            ) {
                count += 1
            }
        }
        let watcher = Watcher()
        withPicker { controller, button in
            controller.delegate = watcher
            button.sendActions(for: .primaryActionTriggered)
            service.results.first?(.picked(red: 0, green: 1, blue: 0))
        }
        #expect(watcher.count == 1)
    }

    @Test("A second press while the user picks a color has no effect")
    func twice() {
        withPicker { _, button in
            button.sendActions(for: .primaryActionTriggered)
            button.sendActions(for: .primaryActionTriggered)
        }
        #expect(service.results.count == 1)
    }

    @Test("Another color can be picked after none was", arguments: [ScreenColorResult.cancelled, .failed(.ended)])
    func again(result: ScreenColorResult) {
        withPicker { _, button in
            button.sendActions(for: .primaryActionTriggered)
            service.results.first?(result)
            button.sendActions(for: .primaryActionTriggered)
        }
        #expect(service.results.count == 2)
    }

    @Test("A failure keeps the color")
    func failure() {
        var selected: String?
        withPicker { controller, button in
            button.sendActions(for: .primaryActionTriggered)
            service.results.first?(.failed(.denied("no")))
            selected = hex(controller)
        }
        #expect(selected == "#FF000080")
    }
}
