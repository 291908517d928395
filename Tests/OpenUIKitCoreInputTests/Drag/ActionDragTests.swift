import OpenUIControls
import Testing

import Accessibility
import OpenDisplay
import OpenUIKitCore
import UIKitTestSupport

/// Drags that users without a pointer begin and end by actions.
@Suite("Drag and drop by actions of assistive technologies") @MainActor final class ActionDragTests {
    private let stage = WindowStage(CGSize(width: 300, height: 200))
    private lazy var builder = AccessibilityTreeBuilder.activate(for: stage.window)
    private lazy var source = label("Photo", CGRect(x: 10, y: 10, width: 80, height: 80))
    private lazy var target = label("Album", CGRect(x: 200, y: 10, width: 80, height: 80))
    private let dragging = DragRecorder()
    private let dropping = DropRecorder()

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel()
        label.text = text
        label.isUserInteractionEnabled = true
        return stage.add(label, frame)
    }

    private func connect() {
        source.addInteraction(UIDragInteraction(delegate: dragging))
        target.addInteraction(UIDropInteraction(delegate: dropping))
        stage.frame()
    }

    private func end() {
        AccessibilityTreeBuilder.deactivate()
        stage.close()
    }

    /// Returns the names of the custom actions of a view's element.
    private func actions(_ view: UIView) -> [String] {
        builder.updateTree()
        let actions = builder.id(of: view).flatMap { builder.tree[$0]?.actions } ?? []
        return actions.filter { if case .custom = $0.kind { true } else { false } }.map(\.name)
    }

    /// Performs a custom action by its name; returns whether it exists and succeeds.
    private func perform(_ name: String, on view: UIView) -> Bool {
        guard let index = actions(view).firstIndex(of: name), let id = builder.id(of: view) else { return false }
        return builder.perform(.custom(index), on: id)
    }

    isolated deinit {}

    @Test("Elements with a drag interaction can be dragged, and the others cannot")
    func offered() {
        connect()
        #expect(actions(source) == ["Drag"])
        #expect(actions(target) == [])
        end()
    }

    @Test("While an element is dragged, those with a drop interaction offer the drop, and the dragged one to cancel")
    func offeredDrops() {
        connect()
        #expect(perform("Drag", on: source))
        #expect(actions(target) == ["Drop"])
        #expect(actions(source) == ["Cancel drag"])
        end()
    }

    @Test("An element that is dragged and dropped by actions transfers its items")
    func transfer() {
        connect()
        #expect(perform("Drag", on: source))
        #expect(perform("Drop", on: target))
        #expect(dropping.texts == ["dragged"])
        #expect(dragging.log == ["begin", "will copy", "did copy", "transferred"])
        #expect(actions(source) == ["Drag"])
        end()
    }

    @Test("A drop that is not accepted ends the drag without an operation")
    func refused() {
        connect()
        dropping.operation = .cancel
        #expect(perform("Drag", on: source))
        #expect(!perform("Drop", on: target))
        #expect(dragging.log == ["begin", "will cancel", "did cancel"])
        end()
    }

    @Test("Escape cancels the drag, and other keys move the focus")
    func keys() {
        connect()
        let field = stage.add(UITextField(), CGRect(x: 10, y: 120, width: 100, height: 30))
        #expect(perform("Drag", on: source))
        stage.press(KeySymbol.tab)
        #expect(field.isFirstResponder)
        #expect(actions(target) == ["Drop"])
        stage.press(KeySymbol.escape)
        #expect(dragging.log == ["begin", "will cancel", "did cancel"])
        #expect(actions(target) == [])
        end()
    }

    @Test("The pointer does not move what actions drag")
    func pointer() {
        connect()
        #expect(perform("Drag", on: source))
        stage.surface.send(.pointer(PointerEvent(phase: .moved, location: CGPoint(x: 240, y: 40), timestamp: 0)))
        stage.frame()
        #expect(dropping.log == [])
        end()
    }

    @Test("Descriptors determine the places and their names")
    func descriptors() {
        connect()
        source.accessibilityDragSourceDescriptors = [
            UIAccessibilityLocationDescriptor(name: "Picture", point: CGPoint(x: 5, y: 5), in: source),
            UIAccessibilityLocationDescriptor(name: "Caption", view: source),
        ]
        target.accessibilityDropPointDescriptors = [UIAccessibilityLocationDescriptor(name: "as cover", view: target)]
        #expect(actions(source) == ["Drag Picture", "Drag Caption"])
        #expect(perform("Drag Caption", on: source))
        #expect(perform("Drop as cover", on: target))
        #expect(dropping.texts == ["dragged"])
        end()
    }

    @Test("Empty arrays of descriptors offer neither drags nor drops")
    func noDescriptors() {
        connect()
        let other = label("Other", CGRect(x: 100, y: 10, width: 80, height: 80))
        other.addInteraction(UIDragInteraction(delegate: dragging))
        source.accessibilityDragSourceDescriptors = []
        target.accessibilityDropPointDescriptors = []
        #expect(actions(source) == [])
        #expect(perform("Drag", on: other))
        #expect(actions(target) == [])
        end()
    }

    @Test("A label in a view that can be dragged offers it, unless the view between them is an element")
    func ancestors() {
        let box = stage.add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 40))
        let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        inner.text = "Inside"
        box.addSubview(inner)
        box.addInteraction(UIDragInteraction(delegate: dragging))
        #expect(actions(inner) == ["Drag"])
        #expect(perform("Drag", on: inner))
        #expect(dragging.log == ["begin"])
        end()
    }

    @Test("A disabled interaction, and one without items, do not begin a drag")
    func nothing() {
        connect()
        dragging.texts = []
        #expect(!perform("Drag", on: source))
        for case let interaction as UIDragInteraction in source.interactions { interaction.isEnabled = false }
        #expect(actions(source) == [])
        end()
    }

    @Test("A dragged view may leave the window, and the descriptor of a deallocated view has no place")
    func removal() {
        connect()
        var descriptor: UIAccessibilityLocationDescriptor?
        do {
            let view = UIView()
            descriptor = UIAccessibilityLocationDescriptor(name: "Lost", view: view)
        }
        target.accessibilityDropPointDescriptors = [
            descriptor ?? UIAccessibilityLocationDescriptor(name: "", view: target),
            UIAccessibilityLocationDescriptor(name: "", view: target),
        ]
        #expect(perform("Drag", on: source))
        source.removeFromSuperview()
        #expect(!perform("Drop Lost", on: target))
        #expect(perform("Drop", on: target))
        end()
    }
}
