import Accessibility
import OpenUIControllers
import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Lists of completions") @MainActor struct CompletionListTests {
    private func run(
        at y: CGFloat = 10, items count: Int = 3, _ body: (WindowStage, UITextField, CompletionList) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: 320, height: 400)) { stage in
            let field = stage.add(UITextField(), CGRect(x: 10, y: y, width: 200, height: 34))
            let list = CompletionList(below: field)
            list.items = (0..<count).map { CompletionItem("Value \($0)", isCurrent: $0 == 1) }
            list.open()
            stage.frame()
            try body(stage, field, list)
        }
    }

    private func panel(_ stage: WindowStage) throws -> CompletionPanel {
        let overlay = try #require(stage.window.subviews.lazy.compactMap { $0 as? CompletionOverlay }.first)
        return try #require(overlay.subviews.lazy.compactMap { $0 as? CompletionPanel }.first)
    }

    /// Moves the pointer to the first value, and scrolls the list with the wheel.
    private func scrollUnderPointer(_ stage: WindowStage) throws {
        let rect = try panel(stage).frame
        stage.pointer(.moved, rect.midX, rect.minY + 12)
        stage.pointer(.moved, rect.midX, rect.minY + 14)
        stage.wheel(rect.midX, rect.minY + 14, by: CGVector(dx: 0, dy: 3))
        stage.advance(by: 1)
    }

    @Test("A list is below its field and at least as wide")
    func below() throws {
        try run { stage, field, _ in
            let panel = try self.panel(stage)
            #expect(panel.frame.minY == field.frame.maxY + 4)
            #expect(panel.frame.minX == field.frame.minX)
            #expect(panel.frame.width >= field.frame.width)
        }
    }

    @Test("A list that does not fit below its field is above it")
    func above() throws {
        try run(at: 350) { stage, field, _ in
            let panel = try self.panel(stage)
            #expect(panel.frame.maxY == field.frame.minY - 4)
        }
    }

    @Test("Only the visible rows of a long list exist, and the list scrolls to the selected value")
    func longList() {
        run(items: 100_000) { stage, _, list in
            #expect(stage.rows.count < 15)
            list.moveSelection(by: -1)
            stage.frame()
            #expect(list.selectedIndex == 99_999)
            #expect(stage.rows.contains { $0.accessibilityLabel == "Value 99999" })
            #expect(stage.rows.count < 15)
        }
    }

    @Test("The value that the wheel scrolls to where the pointer is becomes selected")
    func wheel() throws {
        try run(items: 100) { stage, _, list in
            try self.scrollUnderPointer(stage)
            #expect((list.selectedIndex ?? 0) > 0)
        }
    }

    @Test("A list that is shown again under a resting pointer has no selection")
    func otherValues() throws {
        try run(items: 100) { stage, _, list in
            try self.scrollUnderPointer(stage)
            list.items = (0..<50).map { CompletionItem("Other \($0)") }
            stage.frame()
            #expect(list.selectedIndex == nil)
        }
    }

    @Test("The focus of a field is reported again when a value was chosen, or the list reopens, but not when it closes")
    func focusAfterChoice() {
        run { stage, field, list in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            field.becomeFirstResponder()
            builder.updateTree()
            var focused: [AccessibilityID] = []
            builder.tree.onEvent = { if case .stateChanged(.focused, true, let id) = $0 { focused.append(id) } }
            list.close()
            list.open()
            list.moveSelection(by: 1)
            list.close()
            builder.updateTree()
            #expect(focused == [])
            list.open()
            builder.updateTree()
            #expect(focused.count == 1)
            #expect(focused.last == builder.id(of: field))
            list.moveSelection(by: 1)
            list.choose(0)
            builder.updateTree()
            #expect(focused.last == builder.id(of: field))
            focused = []
            list.open()
            builder.updateTree()
            #expect(focused == [])
        }
    }

    @Test("The focus of a field is reported again when the selection moves from the first value back to it")
    func focusAfterSelection() {
        run { stage, field, list in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            field.becomeFirstResponder()
            list.moveSelection(by: 1)
            builder.updateTree()
            var focused: [AccessibilityID] = []
            builder.tree.onEvent = { if case .stateChanged(.focused, true, let id) = $0 { focused.append(id) } }
            list.moveSelection(by: -1)
            builder.updateTree()
            #expect(focused.count == 1)
            #expect(focused.last == builder.id(of: field))
        }
    }

    @Test("Moving beyond the last value selects none")
    func selectionEnds() {
        run { _, _, list in
            for _ in 0..<3 { list.moveSelection(by: 1) }
            #expect(list.selectedIndex == 2)
            list.moveSelection(by: 1)
            #expect(list.selectedIndex == nil)
        }
    }

    @Test("The pointer selects the value under it")
    func hover() throws {
        try run { stage, _, list in
            let rect = try panel(stage).frame
            stage.pointer(.moved, rect.midX, rect.minY + 12)
            stage.pointer(.moved, rect.midX, rect.minY + 14)
            #expect(list.selectedIndex == 0)
        }
    }

    @Test("A list without values closes")
    func empty() {
        run { _, _, list in
            var changes: [Bool] = []
            list.onOpenChange = { changes.append($0) }
            list.items = []
            #expect(!list.isOpen)
            #expect(changes == [false])
        }
    }

    @Test("The present value is checked, and becomes selected when the keys reach it", arguments: [false, true])
    func presentValue(isReached: Bool) throws {
        try run { stage, _, list in
            var item = CompletionItem("Oak")
            item.isCurrent = true
            list.items = [item]
            if isReached { list.moveSelection(by: 1) }
            let states = try #require(stage.node { $0.name == "Oak" }).states
            #expect(states.intersection([.checked, .selected]) == (isReached ? [.checked, .selected] : .checked))
        }
    }

    @Test("Assistive technologies see the values with their positions, and the selected one as selected")
    func accessibility() throws {
        try run { stage, _, list in
            list.select(2)
            let node = try #require(stage.node { $0.name == "Value 2" })
            #expect(node.role == .listItem)
            #expect(node.placement?.index == 2)
            #expect(node.placement?.count == 3)
            #expect(node.states.contains(.selected))
        }
    }

    @Test("The rows of a list that extends into the title bar are not moved below it")
    func isInTitleBar() throws {
        try WindowStage.run(CGSize(width: 320, height: 400)) { stage in
            stage.window.isHidden = true
            stage.window.rootViewController = UIViewController()
            stage.window.windowScene?.titlebar?.titleVisibility = .hidden
            stage.window.makeKeyAndVisible()
            let list = CompletionList(below: stage.add(UITextField(), CGRect(x: 10, y: 2, width: 200, height: 20)))
            list.items = (0..<100).map { CompletionItem("Value \($0)") }
            list.open()
            stage.frame()
            let scrollView = try #require(try panel(stage).subviews.lazy.compactMap { $0 as? UIScrollView }.first)
            #expect(scrollView.adjustedContentInset == .zero)
        }
    }

    @Test("A list disappears with the object that owns it")
    func memory() {
        WindowStage.run(CGSize(width: 320, height: 400)) { stage in
            let field = stage.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
            var list: CompletionList? = CompletionList(below: field)
            list?.items = [CompletionItem("a")]
            list?.open()
            list = nil
            #expect(!stage.window.subviews.contains { $0 is CompletionOverlay })
        }
    }
}

extension WindowStage {
    /// The rows of the open list of completions.
    fileprivate var rows: [CompletionRow] {
        func rows(in view: UIView) -> [CompletionRow] {
            if let row = view as? CompletionRow { return [row] }
            return view.subviews.flatMap(rows)
        }
        return rows(in: window)
    }
}
