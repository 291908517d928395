import OpenUIControls
import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Focus environments") @MainActor struct FocusEnvironmentTests {
    /// A view that prefers other environments.
    private final class PreferringView: UIView {
        var preferred: [any UIFocusEnvironment] = []
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    }

    private final class PreferringController: UIViewController {
        let buttons = (0..<2).map { _ in UIButton(primaryAction: UIAction(title: "Button") { _ in }) }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, button) in buttons.enumerated() {
                button.frame = CGRect(x: 10, y: 10 + 50 * CGFloat(index), width: 80, height: 40)
                view.addSubview(button)
            }
        }

        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [buttons[1]] }
    }

    private func button(_ stage: WindowStage, _ y: CGFloat, in parent: UIView? = nil) -> UIButton {
        let button = UIButton(primaryAction: UIAction(title: "Button") { _ in })
        return stage.add(button, CGRect(x: 10, y: y, width: 80, height: 30), to: parent)
    }

    private func run(_ body: (WindowStage, PreferringView, [UIButton], UIFocusSystem) throws -> Void) throws {
        try WindowStage.run { stage in
            let view = stage.add(PreferringView(), CGRect(x: 0, y: 0, width: 200, height: 150))
            let buttons = [button(stage, 0, in: view), button(stage, 40, in: view), button(stage, 160)]
            try body(stage, view, buttons, #require(UIFocusSystem.focusSystem(for: view)))
        }
    }

    // MARK: Requests

    @Test("The focus moves to the preferred environment")
    func preferred() throws {
        try run { stage, view, buttons, system in
            view.preferred = [buttons[1]]
            system.requestFocusUpdate(to: view)
            #expect(buttons[1].isFocused)
        }
    }

    @Test("If no preferred environment can be focused, the focus moves to the first view")
    func unavailable() throws {
        try run { stage, view, buttons, system in
            buttons[1].isEnabled = false
            view.preferred = [buttons[1]]
            system.requestFocusUpdate(to: view)
            #expect(buttons[0].isFocused)
        }
    }

    @Test("Environments that prefer each other end the search")
    func cycle() throws {
        try run { stage, view, buttons, system in
            let inner = stage.add(PreferringView(), CGRect(x: 100, y: 0, width: 50, height: 50), to: view)
            (view.preferred, inner.preferred) = ([inner], [view])
            system.requestFocusUpdate(to: view)
            #expect(buttons[0].isFocused)
        }
    }

    @Test("A request for a controller moves the focus to the view that it prefers")
    func controller() {
        WindowStage.run { stage in
            let controller = PreferringController()
            stage.window.rootViewController = controller
            stage.frame()
            UIFocusSystem.focusSystem(for: controller)?.requestFocusUpdate(to: controller)
            #expect(controller.buttons[1].isFocused)
        }
    }

    @Test("A controller that is presented to a user of the keyboard receives the focus where it prefers")
    func presentation() {
        WindowStage.run { stage in
            let root = PreferringController()
            stage.window.rootViewController = root
            stage.frame()
            stage.press(0xFF09)
            let presented = PreferringController()
            presented.modalPresentationStyle = .fullScreen
            root.present(presented, animated: false)
            stage.advance(by: 0.1)
            #expect(presented.buttons[1].isFocused)
        }
    }

    // MARK: Scheduled updates

    @Test("A scheduled update moves the focus within the environment before long")
    func scheduled() throws {
        try run { stage, view, buttons, system in
            system.requestFocusUpdate(to: buttons[0])
            view.preferred = [buttons[1]]
            view.setNeedsFocusUpdate()
            #expect(buttons[0].isFocused)
            stage.advance(by: 0.1)
            #expect(buttons[1].isFocused)
        }
    }

    @Test("A scheduled update can be performed immediately, and is performed once")
    func immediate() throws {
        try run { stage, view, buttons, system in
            system.requestFocusUpdate(to: buttons[0])
            view.preferred = [buttons[1]]
            view.setNeedsFocusUpdate()
            system.updateFocusIfNeeded()
            #expect(buttons[1].isFocused)
            system.requestFocusUpdate(to: buttons[0])
            stage.advance(by: 0.1)
            #expect(buttons[0].isFocused)
        }
    }

    @Test("An environment without the focused view does not move the focus")
    func elsewhere() throws {
        try run { stage, view, buttons, system in
            system.requestFocusUpdate(to: buttons[2])
            view.preferred = [buttons[1]]
            view.setNeedsFocusUpdate()
            view.updateFocusIfNeeded()
            #expect(buttons[2].isFocused)
        }
    }

    @Test("A scheduled update does not move a focus that has left the environment")
    func left() throws {
        try run { stage, view, buttons, system in
            system.requestFocusUpdate(to: buttons[0])
            view.preferred = [buttons[1]]
            view.setNeedsFocusUpdate()
            system.requestFocusUpdate(to: buttons[2])
            stage.advance(by: 0.1)
            #expect(buttons[2].isFocused)
        }
    }

    @Test("Of two scheduled updates, that of the outer environment is performed", arguments: [false, true])
    func nested(isOuterFirst: Bool) throws {
        try run { stage, view, buttons, system in
            let inner = stage.add(PreferringView(), CGRect(x: 100, y: 0, width: 100, height: 100), to: view)
            let other = [button(stage, 0, in: inner), button(stage, 40, in: inner)]
            (view.preferred, inner.preferred) = ([buttons[1]], [other[1]])
            system.requestFocusUpdate(to: other[0])
            for environment in isOuterFirst ? [view, inner] : [inner, view] { environment.setNeedsFocusUpdate() }
            stage.advance(by: 0.1)
            #expect(buttons[1].isFocused)
        }
    }

    // MARK: Containment

    /// An environment that contains itself.
    private final class Cycle: UIFocusEnvironment {
        var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
        var parentFocusEnvironment: (any UIFocusEnvironment)? { self }
        func setNeedsFocusUpdate() {}
        func updateFocusIfNeeded() {}
        func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
        func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    }

    @Test("An environment that contains itself ends the search for what contains it")
    func cyclicContainment() throws {
        try run { stage, view, buttons, system in
            #expect(!UIFocusSystem.environment(view, contains: Cycle()))
            #expect(UIFocusSystem.focusSystem(for: Cycle()) == nil)
        }
    }

    @Test("An environment contains itself and those of which it is an ancestor, through controllers as well")
    func containment() {
        WindowStage.run { stage in
            let controller = PreferringController()
            stage.window.rootViewController = controller
            stage.frame()
            let button = controller.buttons[0]
            #expect(UIFocusSystem.environment(button, contains: button))
            #expect(UIFocusSystem.environment(controller, contains: button))
            #expect(UIFocusSystem.environment(stage.window, contains: controller))
            #expect(!UIFocusSystem.environment(button, contains: controller))
            #expect(!UIFocusSystem.environment(controller.buttons[1], contains: button))
        }
    }

    // MARK: Items

    @Test("The items of an update are its views")
    func items() throws {
        final class Recorder: UIView {
            var items: [(any UIFocusItem)?] = []
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) { items = [context.previouslyFocusedItem, context.nextFocusedItem] }
        }
        try WindowStage.run { stage in
            let view = stage.add(Recorder(), CGRect(x: 0, y: 0, width: 200, height: 150))
            let buttons = [button(stage, 0, in: view), button(stage, 40, in: view)]
            let system = try #require(UIFocusSystem.focusSystem(for: view))
            for button in buttons { system.requestFocusUpdate(to: button) }
            #expect(view.items.map { $0 === buttons[0] } == [true, false])
            #expect(view.items.map { $0 === buttons[1] } == [false, true])
        }
    }
}
