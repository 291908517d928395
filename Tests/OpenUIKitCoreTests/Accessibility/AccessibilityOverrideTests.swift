import OpenUIControls
import Testing

import Accessibility
import OpenUIKitCore
import UIKitTestSupport

/// A view that describes itself by overriding everything that assistive technologies read.
private final class Described: UIView {
    var calls: [String] = []

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
    override var accessibilityLabel: String? {
        get { "Volume" }
        set {}
    }
    override var accessibilityValue: String? {
        get { "Loud" }
        set {}
    }
    override var accessibilityHint: String? {
        get { "Changes the volume" }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { [.adjustable, .supportsZoom] }
        set {}
    }
    override var accessibilityIdentifier: String? {
        get { "volume" }
        set {}
    }
    override var accessibilityLanguage: String? {
        get { "en-GB" }
        set {}
    }
    override var accessibilityFrame: CGRect {
        get { CGRect(x: 1, y: 2, width: 30, height: 40) }
        set {}
    }
    override var accessibilityUserInputLabels: [String]! {
        get { ["Loudness"] }
        set {}
    }
    override var accessibilityCustomContent: [AXCustomContent]! {
        get { [AXCustomContent(label: "Unit", value: "Decibel")] }
        set {}
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            [
                UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "Mute")) { [weak self] _ in
                    self?.calls.append("mute")
                    return true
                }
            ]
        }
        set {}
    }

    override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { .collapsed }
        set {}
    }

    override func accessibilityIncrement() { calls.append("increment") }
    override func accessibilityDecrement() { calls.append("decrement") }
    override func accessibilityZoomIn(at point: CGPoint) -> Bool {
        calls.append("zoom in at \(Int(point.x)), \(Int(point.y))")
        return true
    }
    override func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    override func accessibilityElementDidBecomeFocused() { calls.append("focused") }
    override func accessibilityElementDidLoseFocus() { calls.append("lost") }
}

@Suite("What subclasses override is presented") @MainActor struct AccessibilityOverrideTests {
    private func describe(_ view: Described, _ body: (AccessibilityTreeBuilder, AccessibilityID) -> Void) {
        WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            stage.add(view, CGRect(x: 100, y: 100, width: 50, height: 50))
            builder.updateTree()
            let id = builder.id(of: view)
            #expect(id != nil)
            if let id { body(builder, id) }
        }
    }

    @Test("Texts, traits, language, identifier and contents")
    func description() {
        describe(Described()) { builder, id in
            let node = builder.tree[id]
            #expect(node?.name == "Volume")
            #expect(node?.value == "Loud")
            #expect(node?.help == "Changes the volume")
            #expect(node?.role == .slider)
            #expect(node?.identifier == "volume")
            #expect(node?.language == "en-GB")
            #expect(node?.details["Unit"] == "Decibel")
            #expect(node?.states.intersection([.expandable, .expanded]) == .expandable)
        }
    }

    @Test("The frame, and instead of it the bounds of a path")
    func geometry() {
        let view = Described()
        describe(view) { builder, id in
            #expect(builder.frame(of: id) == CGRect(x: 1, y: 2, width: 30, height: 40))
            view.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 5, y: 6, width: 7, height: 8))
            #expect(builder.frame(of: id) == CGRect(x: 5, y: 6, width: 7, height: 8))
        }
    }

    @Test("Actions call the overriding methods")
    func actions() {
        let view = Described()
        describe(view) { builder, id in
            let names = builder.tree[id]?.actions.map(\.name) ?? []
            #expect(names == ["Increment", "Decrement", "Mute", "Zoom in", "Zoom out"])
            #expect(builder.perform(.increment, on: id))
            #expect(builder.perform(.decrement, on: id))
            #expect(builder.perform(.custom(0), on: id))
            #expect(builder.perform(.custom(1), on: id))
            #expect(!builder.perform(.custom(2), on: id))
            #expect(view.calls == ["increment", "decrement", "mute", "zoom in at 16, 22"])
        }
    }

    @Test("A program is notified when an assistive technology moves the focus")
    func focus() {
        WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            let fields = [0, 50].map { stage.add(UITextField(), CGRect(x: 0, y: $0, width: 100, height: 30)) }
            builder.updateTree()
            var moves: [(to: Bool, from: Bool)] = []
            let observer = NotificationCenter.default.addObserver(
                forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
            ) { notification in
                let (new, old) = (
                    notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView,
                    notification.userInfo?[UIAccessibility.unfocusedElementUserInfoKey] as? UIView
                )
                MainActor.assumeIsolated { moves.append((new === fields[1], old === fields[0])) }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            fields[0].becomeFirstResponder()
            #expect(builder.id(of: fields[1]).map { builder.focus($0) } == true)
            #expect(moves.count == 1)
            #expect(moves.first?.to == true)
            #expect(moves.first?.from == true)
        }
    }
}
