import Accessibility
import OpenUIControls
import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Elements whose text another object edits, and headers of elements") @MainActor struct TextInputResponderTests {
    /// Runs a body with a drawn element, the text field that edits for it, and the element's node.
    private func run(
        _ body: (WindowStage, UITextField, AccessibilityTreeBuilder, _ id: AccessibilityID) throws -> Void
    ) throws {
        try WindowStage.run(CGSize(width: 300, height: 300)) { (stage) throws in
            defer { AccessibilityTreeBuilder.deactivate() }
            let drawing = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30), to: drawing)
            field.text = "Oslo"
            let element = UIAccessibilityElement(accessibilityContainer: drawing)
            element.accessibilityLabel = "City"
            element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 100, height: 30)
            element.accessibilityTextInputResponder = field
            drawing.accessibilityElements = [element]
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            try body(stage, field, builder, try #require(builder.id(of: element)))
        }
    }

    @Test("The element has its own name, and the role, text and states of the view")
    func description() throws {
        try run { _, _, builder, id in
            let node = builder.tree[id]
            #expect(node?.name == "City")
            #expect(node?.role == .textField)
            #expect(node?.text?.string == "Oslo")
            #expect(node?.states.isSuperset(of: [.editable, .focusable]) == true)
        }
    }

    @Test("A change of the view's text changes the element")
    func change() throws {
        try run { _, field, builder, id in
            field.text = "Rome"
            builder.updateTree()
            #expect(builder.tree[id]?.text?.string == "Rome")
        }
    }

    @Test("Text is selected and replaced in the view, and the focus moves there")
    func editing() throws {
        try run { _, field, builder, id in
            #expect(builder.focus(id))
            #expect(field.isFirstResponder)
            builder.updateTree()
            #expect(builder.tree[id]?.states.contains(.focused) == true)
            #expect(builder.replaceText(0..<1, with: "o", in: id))
            #expect(field.text == "oslo")
            #expect(builder.selectText(1..<3, in: id))
            #expect(builder.frame(ofText: 0..<1, in: id) != nil)
        }
    }

    @Test("The view is not retained, and without it the element is a label")
    func release() throws {
        try run { _, field, builder, id in
            let element = try #require(builder.object(id))
            element.accessibilityTextInputResponder = UITextField()
            #expect(element.accessibilityTextInputResponder == nil)
            builder.updateTree()
            #expect(builder.tree[id]?.role == .label)
        }
    }

    @Test("The headers of an element are those of its elements that are presented")
    func headers() throws {
        try WindowStage.run(CGSize(width: 300, height: 300)) { (stage) throws in
            defer { AccessibilityTreeBuilder.deactivate() }
            let labels = ["Temperature", "12 °C"].enumerated().map { index, text in
                let label = UILabel()
                label.text = text
                return stage.add(label, CGRect(x: 0, y: 40 * index, width: 100, height: 20))
            }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            let ids = try labels.map { try #require(builder.id(of: $0)) }
            #expect(builder.headers(of: ids[1]) == [])
            labels[1].accessibilityHeaderElements = [labels[0], UILabel(), "no element"]
            #expect(builder.headers(of: ids[1]) == [ids[0]])
        }
    }
}
