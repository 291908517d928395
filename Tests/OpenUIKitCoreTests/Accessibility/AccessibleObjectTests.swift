import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Accessibility properties") @MainActor struct AccessibleObjectTests {
    /// Counts notifications, which are posted on the main thread.
    private final class Counter: @unchecked Sendable {
        var value = 0
    }

    /// Performs a custom action.
    @MainActor private final class Performer {
        var count = 0

        func run(_ action: UIAccessibilityCustomAction) { count += 1 }
    }

    @Test("A label presents its text, and a label that was set takes precedence until it is removed")
    func labelDefaults() {
        let label = UILabel()
        label.text = "Text"
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityTraits == .staticText)
        #expect(label.accessibilityLabel == "Text")
        label.accessibilityLabel = "Label"
        #expect(label.accessibilityLabel == "Label")
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "Text")
    }

    @Test("A button presents its title, or the name of its type")
    func buttonDefaults() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        #expect(button.accessibilityLabel == "Send")
        #expect(button.accessibilityTraits == .button)
        #expect(UIButton(type: .contactAdd).accessibilityLabel == "Add")
    }

    @Test("The traits of a control include its state, and what was set without it")
    func stateTraits() {
        let button = UIButton()
        button.isSelected = true
        button.accessibilityTraits = [.link, .selected]
        #expect(button.accessibilityTraits == [.link, .selected])
        button.isSelected = false
        #expect(button.accessibilityTraits == .link)
    }

    @Test("Members can be overridden in subclasses")
    func overriding() {
        final class Gauge: UIView {
            var level = 3
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityValue: String? {
                get { "\(level)" }
                set {}
            }
            override func accessibilityIncrement() { level += 1 }
        }
        let gauge = Gauge()
        gauge.accessibilityIncrement()
        #expect(gauge.isAccessibilityElement)
        #expect(gauge.accessibilityValue == "4")
    }

    @Test("A text without attributes has an attributed form, and attributes are kept")
    func attributed() {
        let view = UIView()
        view.accessibilityLabel = "Plain"
        #expect(view.accessibilityAttributedLabel?.string == "Plain")
        view.accessibilityAttributedLabel = NSAttributedString(string: "Rich", attributes: [.kern: 2])
        #expect(view.accessibilityLabel == "Rich")
        #expect(view.accessibilityAttributedLabel?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }

    @Test("A view controller stores properties, and a new one at its address does not inherit them")
    func sideTable() {
        for index in 0..<100 {
            let controller = UIViewController()
            #expect(controller.accessibilityLabel == nil)
            controller.accessibilityLabel = "\(index)"
            #expect(controller.accessibilityLabel == "\(index)")
        }
    }

    @Test("An image view is an element only with a label")
    func image() {
        let view = UIImageView()
        #expect(!view.isAccessibilityElement)
        view.accessibilityLabel = "A cat"
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityTraits == .image)
    }

    @Test("A text field presents its text, and a secure one does not")
    func textField() {
        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Ada"
        #expect(field.accessibilityLabel == "Name")
        #expect(field.accessibilityValue == "Ada")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == nil)
    }

    @Test("Adjusting a slider moves it by a tenth and sends valueChanged")
    func slider() {
        let slider = UISlider()
        var values: [Float] = []
        slider.addAction(UIAction { [weak slider] _ in values.append(slider?.value ?? -1) }, for: .valueChanged)
        slider.value = 0.5
        slider.accessibilityIncrement()
        slider.accessibilityDecrement()
        #expect(values == [0.6, 0.5])
    }

    @Test("A disabled stepper is not adjusted")
    func disabledStepper() {
        let stepper = UIStepper()
        stepper.isEnabled = false
        stepper.accessibilityIncrement()
        #expect(stepper.value == 0)
    }

    @Test("The segments of a segmented control are elements that can be activated")
    func segments() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        let second = try #require(control.accessibilityElements?.last as? UIAccessibilityElement)
        #expect(second.accessibilityLabel == "Two")
        #expect(second.accessibilityTraits == .button)
        #expect(second.accessibilityActivate())
        #expect(control.selectedSegmentIndex == 1)
        #expect(second.accessibilityTraits == [.button, .selected])
    }

    @Test("The frame of an element follows its container")
    func elementFrame() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 10, y: 20, width: 100, height: 50))
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
            view.frame.origin.x = 50
            #expect(element.accessibilityFrame.minX == 51)
            #expect(element.accessibilityActivationPoint == CGPoint(x: 52.5, y: 24))
        }
    }

    @Test("A custom action calls its closure, or the method of its target")
    func customActions() {
        let target = Performer()
        let action = UIAccessibilityCustomAction(name: "Run", target: target, selector: Selector(Performer.run))
        #expect(action.perform())
        #expect(target.count == 1)
        #expect(!UIAccessibilityCustomAction(name: "Fail") { _ in false }.perform())
    }

    @Test("Scrolling by a page stops at the end of the content")
    func scroll() {
        WindowStage.run { stage in
            let view = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            view.contentSize = CGSize(width: 100, height: 150)
            #expect(view.accessibilityScroll(.down))
            stage.advance(by: 2)
            #expect(view.contentOffset.y == 50)
            #expect(!view.accessibilityScroll(.down))
        }
    }

    @Test("A change of the preferences posts the notifications of those that changed")
    func preferences() {
        let old = UIAccessibility.preferences
        defer { UIAccessibility.preferences = old }
        UIAccessibility.preferences = []
        let counter = Counter()
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in counter.value += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIAccessibility.preferences = .screenReader
        #expect(counter.value == 0)
        UIAccessibility.preferences = [.screenReader, .reducedMotion]
        #expect(counter.value == 1)
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(UIAccessibility.isVoiceOverRunning)
    }
}
