import OpenQuartzCore
import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Input views", .serialized) @MainActor struct InputViewTests {
    /// A controller with a bar that contains a text field, as the controllers of chats have one.
    private final class ChatController: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let field = UITextField(frame: CGRect(x: 0, y: 5, width: 100, height: 30))
        let button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 100, y: 5, width: 60, height: 30)
            button.setTitle("Send", for: .normal)
            bar.addSubview(field)
            bar.addSubview(button)
        }

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    private func withField(_ body: (WindowStage, UITextField) -> Void) {
        WindowStage.run { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            controller.view.addSubview(field)
            body(stage, field)
        }
    }

    private func withChat(_ body: (WindowStage, ChatController) -> Void) {
        WindowStage.run { stage in
            let controller = ChatController()
            stage.window.rootViewController = controller
            controller.becomeFirstResponder()
            stage.advance(by: 0.5)
            body(stage, controller)
        }
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func box(_ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: 50, height: height))
    }

    // MARK: Place

    @Test("The accessory view of a first responder is at the bottom edge of the window, in its whole width")
    func accessory() {
        withField { stage, field in
            let bar = box(44)
            field.inputAccessoryView = bar
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            #expect(frame(bar) == CGRect(x: 0, y: 156, width: 200, height: 44))
        }
    }

    @Test("The input view is at the bottom edge, below the accessory view")
    func inputBelowAccessory() {
        withField { stage, field in
            let (bar, picker) = (box(44), box(60))
            field.inputAccessoryView = bar
            field.inputView = picker
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            #expect(frame(picker) == CGRect(x: 0, y: 140, width: 200, height: 60))
            #expect(frame(bar).maxY == 140)
        }
    }

    @Test("A view without a height has the height that fits")
    func fittingHeight() {
        withField { stage, field in
            let picker = UISlider()
            picker.frame = .zero
            field.inputView = picker
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            #expect(frame(picker).maxY == 200)
            #expect(frame(picker).height > 20)
        }
    }

    @Test("A view that is laid out by constraints has the height that they determine")
    func constrained() {
        withField { stage, field in
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            let height = bar.heightAnchor.constraint(equalToConstant: 30)
            height.isActive = true
            field.inputAccessoryView = bar
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            #expect(frame(bar) == CGRect(x: 0, y: 170, width: 200, height: 30))
        }
    }

    @Test("The views stay at the bottom edge when the window is resized")
    func resizing() {
        withField { stage, field in
            let bar = box(44)
            field.inputAccessoryView = bar
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            stage.surface.resize(to: CGSize(width: 300, height: 250))
            stage.advance(by: 0.5)
            #expect(frame(bar) == CGRect(x: 0, y: 206, width: 300, height: 44))
        }
    }

    @Test("A bar whose height changes grows upwards")
    func growing() {
        withField { stage, field in
            let bar = box(44)
            field.inputAccessoryView = bar
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            bar.frame.size.height = 80
            stage.advance(by: 0.5)
            #expect(frame(bar) == CGRect(x: 0, y: 120, width: 200, height: 80))
        }
    }

    @Test("The views slide in from the bottom edge")
    func sliding() {
        withField { stage, field in
            let bar = box(44)
            field.inputAccessoryView = bar
            field.becomeFirstResponder()
            stage.advance(by: 0.1)
            let position = bar.superview?.layer.presentation()?.position.y ?? 0
            #expect(position > 178)
            #expect(position < 222)
        }
    }

    // MARK: First responder

    @Test("The views are removed after the responder has resigned")
    func resigning() {
        withField { stage, field in
            let bar = box(44)
            field.inputAccessoryView = bar
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            field.resignFirstResponder()
            stage.advance(by: 0.5)
            #expect(bar.window == nil)
        }
    }

    @Test("The next first responder replaces the views")
    func replacing() {
        withField { stage, field in
            let (first, second) = (box(44), box(20))
            field.inputAccessoryView = first
            let other = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
            other.inputAccessoryView = second
            field.superview?.addSubview(other)
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            other.becomeFirstResponder()
            stage.advance(by: 0.5)
            #expect(first.window == nil)
            #expect(frame(second) == CGRect(x: 0, y: 180, width: 200, height: 20))
        }
    }

    @Test("A view that is set during editing appears when the input views are reloaded")
    func reloading() {
        withField { stage, field in
            let bar = box(44)
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            field.inputAccessoryView = bar
            #expect(bar.window == nil)
            field.reloadInputViews()
            stage.advance(by: 0.5)
            #expect(frame(bar).minY == 156)
        }
    }

    @Test("A view of a controller is shown while a field in its view is edited")
    func inherited() {
        withChat { stage, controller in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            controller.view.addSubview(field)
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            #expect(frame(controller.bar).minY == 160)
        }
    }

    @Test("A bar remains while a field in it is edited")
    func fieldInBar() {
        withChat { stage, controller in
            stage.tap(20, 180)
            stage.advance(by: 0.5)
            #expect(controller.field.isFirstResponder)
            #expect(frame(controller.bar).minY == 160)
        }
    }

    @Test("A controller is first responder again after the field in its bar has resigned")
    func returning() {
        withChat { stage, controller in
            controller.field.becomeFirstResponder()
            controller.field.resignFirstResponder()
            stage.advance(by: 0.5)
            #expect(controller.isFirstResponder)
            #expect(frame(controller.bar).minY == 160)
        }
    }

    @Test("The bar of a controller disappears with the controller's view")
    func ownerLeaves() {
        withChat { stage, controller in
            controller.field.becomeFirstResponder()
            stage.window.rootViewController = UIViewController()
            stage.advance(by: 0.5)
            #expect(controller.bar.window == nil)
            #expect(!controller.field.isFirstResponder)
        }
    }

    @Test("A modal presentation hides the bar, and its dismissal shows it again")
    func presentation() {
        withChat { stage, controller in
            controller.present(UIViewController(), animated: false)
            stage.advance(by: 0.5)
            #expect(controller.bar.window == nil)
            controller.dismiss(animated: false)
            stage.advance(by: 0.5)
            #expect(frame(controller.bar).minY == 160)
        }
    }

    @Test("The views of a field in a modal presentation can be tapped")
    func inPresentation() {
        withField { stage, field in
            let presented = UIViewController()
            let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            let bar = box(44)
            inner.inputAccessoryView = bar
            presented.view.addSubview(inner)
            field.window?.rootViewController?.present(presented, animated: false)
            inner.becomeFirstResponder()
            stage.advance(by: 0.5)
            #expect(stage.window.hitTest(CGPoint(x: 100, y: 180), with: nil) === bar)
        }
    }

    // MARK: Focus

    @Test("Tab moves the focus into the accessory view, and the responder remains first responder")
    func tab() {
        withField { stage, field in
            let bar = box(44)
            let done = UIButton(type: .system)
            done.frame = CGRect(x: 0, y: 5, width: 60, height: 30)
            done.setTitle("Done", for: .normal)
            // A button without an action cannot be focused.
            done.addAction(UIAction { _ in }, for: .primaryActionTriggered)
            bar.addSubview(done)
            field.inputAccessoryView = bar
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            stage.press(KeySymbol.tab)
            #expect(stage.window.focus.item === done)
            #expect(field.isFirstResponder)
        }
    }

    @Test("A tap in the views does not end editing")
    func tapping() {
        withField { stage, field in
            field.inputAccessoryView = box(44)
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            stage.tap(100, 180)
            #expect(field.isFirstResponder)
        }
    }

    @Test("Events that the views do not handle are sent to the first responder")
    func responderChain() {
        withField { stage, field in
            let bar = box(44)
            field.inputAccessoryView = bar
            field.becomeFirstResponder()
            #expect(bar.next?.next === field)
            withExtendedLifetime(stage) {}
        }
    }

    // MARK: Notifications

    /// Records the keyboard notifications that are posted while a closure runs.
    private func notifications(during body: () -> Void) -> [Notification] {
        nonisolated(unsafe) var found: [Notification] = []
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { found.append($0) }
        }
        body()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return found
    }

    @Test("The appearance of the views is announced like that of a keyboard")
    func showNotifications() {
        withField { stage, field in
            field.inputAccessoryView = box(44)
            let found = notifications {
                field.becomeFirstResponder()
                stage.advance(by: 0.5)
            }
            #expect(
                found.map(\.name) == [
                    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                ])
        }
    }

    @Test("The disappearance of the views is announced like that of a keyboard")
    func hideNotifications() {
        withField { stage, field in
            field.inputAccessoryView = box(44)
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            let found = notifications {
                field.resignFirstResponder()
                stage.advance(by: 0.5)
            }
            #expect(
                found.map(\.name) == [
                    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                ])
        }
    }

    @Test("A responder without input views posts no keyboard notifications")
    func noNotifications() {
        withField { stage, field in
            let found = notifications {
                field.becomeFirstResponder()
                stage.advance(by: 0.5)
            }
            #expect(found.isEmpty)
        }
    }

    @Test("The end frame of a keyboard notification is a value that can be cast to a rectangle")
    func frameInNotification() {
        withField { stage, field in
            field.inputAccessoryView = box(44)
            let found = notifications { field.becomeFirstResponder() }
            let value = found.first?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
            #expect(value as? CGRect == CGRect(x: 0, y: 156, width: 200, height: 44))
            #expect((value as? NSValue)?.cgRectValue == CGRect(x: 0, y: 156, width: 200, height: 44))
            withExtendedLifetime(stage) {}
        }
    }

    @Test("The next first responder with input views of the same height is not announced")
    func notificationsOfReplacement() {
        withField { stage, field in
            let other = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
            (field.inputAccessoryView, other.inputAccessoryView) = (box(44), box(44))
            field.superview?.addSubview(other)
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            let found = notifications {
                other.becomeFirstResponder()
                stage.advance(by: 0.5)
            }
            #expect(found.isEmpty)
        }
    }

    // MARK: Layout guide

    @Test("A view above the keyboard's layout guide is above the input views")
    func layoutGuide() {
        withField { stage, field in
            let view = field.superview ?? UIView()
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                label.heightAnchor.constraint(equalToConstant: 20),
                label.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
            stage.advance(by: 0.1)
            #expect(label.frame.maxY == 200)
            field.inputAccessoryView = box(44)
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            #expect(label.frame.maxY == 156)
            field.resignFirstResponder()
            stage.advance(by: 0.5)
            #expect(label.frame.maxY == 200)
        }
    }
}
