import OpenUIControllers
import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("The preferences of controllers for the focus in containers") @MainActor struct FocusPreferenceTests {
    private final class Preferring: UIViewController {
        let buttons = (0..<2).map { _ in UIButton(primaryAction: UIAction(title: "Button") { _ in }) }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, button) in buttons.enumerated() {
                button.frame = CGRect(x: 10, y: 100 + 50 * CGFloat(index), width: 80, height: 40)
                view.addSubview(button)
            }
        }

        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [buttons[1]] }
    }

    private func run(_ root: UIViewController, _ body: (WindowStage) -> Void) {
        WindowStage.run(CGSize(width: 1200, height: 400)) { stage in
            stage.window.rootViewController = root
            stage.frame()
            UIFocusSystem.focusSystem(for: root)?.requestFocusUpdate(to: root)
            body(stage)
        }
    }

    @Test("A navigation controller prefers what its top controller prefers")
    func navigation() {
        let content = Preferring()
        run(UINavigationController(rootViewController: content)) { _ in
            #expect(content.buttons[1].isFocused)
        }
    }

    @Test("A push moves the focus to what the pushed controller prefers", arguments: [false, true])
    func push(animated: Bool) {
        let navigation = UINavigationController(rootViewController: Preferring())
        run(navigation) { stage in
            let pushed = Preferring()
            navigation.pushViewController(pushed, animated: animated)
            stage.advance(by: 1)
            #expect(pushed.buttons[1].isFocused)
        }
    }

    @Test("A tab bar controller prefers what the controller of the selected tab prefers")
    func tabs() {
        let tabs = UITabBarController()
        let contents = [Preferring(), Preferring()]
        tabs.viewControllers = contents
        tabs.selectedIndex = 1
        run(tabs) { _ in
            #expect(contents[1].buttons[1].isFocused)
        }
    }

    @Test("A split view controller prefers what the controller of its first displayed column prefers")
    func split() {
        let split = UISplitViewController(style: .doubleColumn)
        let content = Preferring()
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(content, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        run(split) { _ in
            #expect(content.buttons[1].isFocused)
        }
    }
}
