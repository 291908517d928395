import OpenUIKit
import Testing

// Code as written for UIKit, using public API only.

/// A drawing whose bars are elements, created on demand.
private final class BarChart: UIView, AXCustomContentProvider {
    var values = [1, 2, 3]
    private var bars: [UIAccessibilityElement] = []

    override var isAccessibilityElement: Bool {
        get { false }
        set {}
    }

    override var accessibilityContainerType: UIAccessibilityContainerType {
        get { .semanticGroup }
        set {}
    }

    override func accessibilityElementCount() -> Int { values.count }

    override func accessibilityElement(at index: Int) -> Any? {
        while bars.count <= index { bars.append(UIAccessibilityElement(accessibilityContainer: self)) }
        bars[index].accessibilityLabel = "Bar \(index + 1)"
        bars[index].accessibilityValue = "\(values[index])"
        return bars[index]
    }

    override func index(ofAccessibilityElement element: Any) -> Int {
        bars.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 3")
        return direction == .next
    }

    override func accessibilityPerformMagicTap() -> Bool { true }
}

/// A control with a value of its own.
private final class RatingControl: UIControl {
    var rating = 3

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityValue: String? {
        get { String(format: "%d stars", rating) }
        set {}
    }

    override func accessibilityIncrement() { rating += 1 }
    override func accessibilityDecrement() { rating -= 1 }
}

@Suite("Accessibility code as written for UIKit") @MainActor struct AccessibilitySourceTests {
    @Test("A view can provide its elements on demand")
    func container() {
        let chart = BarChart()
        let first = chart.accessibilityElement(at: 1) as? UIAccessibilityElement
        #expect(first?.accessibilityLabel == "Bar 2")
        #expect(first.map { chart.index(ofAccessibilityElement: $0) } == 1)
        #expect(chart.index(ofAccessibilityElement: UIView()) == NSNotFound)
        #expect(chart.accessibilityScroll(.next))
        #expect(chart.accessibilityPerformMagicTap())
    }

    @Test("A control can have a value and traits of its own")
    func control() {
        let control = RatingControl()
        control.accessibilityIncrement()
        #expect(control.accessibilityValue == "4 stars")
        #expect(control.accessibilityTraits.contains(.adjustable))
    }

    @Test("Every property can be set and read")
    func properties() {
        let view = UIView()
        view.accessibilityHint = "Opens the settings"
        view.accessibilityLanguage = "de-DE"
        view.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.accessibilityUserInputLabels = ["Settings", "Preferences"]
        view.accessibilityTextualContext = .sourceCode
        view.accessibilityCustomContent = [AXCustomContent(label: "Size", value: "2 MB")]
        view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Links") { _ in nil }]
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
        view.accessibilityNavigationStyle = .separate
        view.shouldGroupAccessibilityChildren = true
        view.accessibilityRespondsToUserInteraction = true
        #expect(view.accessibilityHint == "Opens the settings")
        #expect(view.accessibilityLanguage == "de-DE")
        #expect(view.accessibilityActivationPoint == CGPoint(x: 10, y: 5))
        #expect(view.accessibilityUserInputLabels == ["Settings", "Preferences"])
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Settings", "Preferences"])
        #expect(view.accessibilityTextualContext == .sourceCode)
        #expect(view.accessibilityCustomContent.map(\.label) == ["Size"])
        #expect(view.accessibilityCustomRotors?.first?.name == "Links")
        #expect(view.accessibilityCustomActions?.first?.name == "Delete")
        #expect(view.accessibilityNavigationStyle == .separate)
        #expect(view.shouldGroupAccessibilityChildren)
        #expect(view.accessibilityRespondsToUserInteraction)
    }

    @Test("Labels for speech input can have attributes, and are those of the element by default")
    func attributedInputLabels() {
        let view = UIView()
        view.accessibilityLabel = "Settings"
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Settings"])
        let color = [NSAttributedString.Key.foregroundColor: UIColor.red]
        view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Gear", attributes: color)]
        #expect(view.accessibilityUserInputLabels == ["Gear"])
        let attributes = view.accessibilityAttributedUserInputLabels[0].attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        view.accessibilityAttributedUserInputLabels = nil
        #expect(view.accessibilityUserInputLabels == ["Settings"])
    }

    @Test("A bar button item has a label and a hint")
    func barItem() {
        let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
        item.accessibilityLabel = "Send message"
        item.accessibilityHint = "Sends it to everyone"
        #expect(item.accessibilityLabel == "Send message")
        #expect(item.accessibilityHint == "Sends it to everyone")
    }
}
