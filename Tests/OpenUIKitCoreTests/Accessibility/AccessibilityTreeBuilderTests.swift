import OpenUIControls
import Testing

import Accessibility
import Fuzzing
import OpenDisplay
import OpenUIKitCore
import UIKitTestSupport

@Suite("Accessibility tree of views") @MainActor struct AccessibilityTreeBuilderTests {
    /// Runs a body with a stage and a builder.
    private func run(_ body: (WindowStage, AccessibilityTreeBuilder) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            try body(stage, AccessibilityTreeBuilder.activate(for: stage.window))
        }
    }

    /// Returns a line for each node in a view's node: its role and name, indented by depth.
    private func outline(_ view: UIView, _ builder: AccessibilityTreeBuilder) -> [String] {
        builder.updateTree()
        return builder.id(of: view).map { lines($0, builder.tree, 0) } ?? []
    }

    private func lines(_ id: AccessibilityID, _ tree: AccessibilityTree, _ depth: Int) -> [String] {
        (tree[id]?.children ?? []).flatMap { child in
            let node = tree[child]
            let line = String(repeating: "  ", count: depth) + "\(node.map { "\($0.role) \($0.name)" } ?? "missing")"
            return [line] + lines(child, tree, depth + 1)
        }
    }

    private func node(_ view: UIView, _ builder: AccessibilityTreeBuilder) -> AccessibilityNode? {
        builder.updateTree()
        return builder.id(of: view).flatMap { builder.tree[$0] }
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test("Elements are found through plain views and read row by row")
    func order() {
        run { stage, builder in
            let box = stage.add(UIView(), CGRect(x: 0, y: 100, width: 300, height: 100))
            stage.add(label("below"), CGRect(x: 0, y: 0, width: 100, height: 20), to: box)
            stage.add(label("right"), CGRect(x: 150, y: 12, width: 100, height: 20))
            stage.add(label("left"), CGRect(x: 10, y: 10, width: 100, height: 20))
            #expect(outline(stage.window, builder) == ["label left", "label right", "label below"])
        }
    }

    @Test("A view that is read first precedes content behind it that begins at the same position")
    func readFirst() {
        run { stage, builder in
            let content = stage.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
            stage.add(label("content"), CGRect(x: 0, y: 50, width: 100, height: 20), to: content)
            let bar = stage.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 44))
            stage.add(label("bar"), CGRect(x: 0, y: 0, width: 100, height: 20), to: bar)
            #expect(outline(stage.window, builder) == ["label content", "label bar"])
            bar.isReadFirst = true
            #expect(outline(stage.window, builder) == ["label bar", "label content"])
            bar.frame.origin.y = 256
            let moved = AccessibilityTreeBuilder(for: stage.window)
            #expect(outline(stage.window, moved) == ["label content", "label bar"])
        }
    }

    @Test("A low view centered beside a tall one that begins higher is in the same row")
    func centeredRow() {
        run { stage, builder in
            let button = stage.add(UIButton(), CGRect(x: 250, y: 71, width: 44, height: 44))
            button.setTitle("Add", for: .normal)
            stage.add(label("Title"), CGRect(x: 34, y: 82, width: 200, height: 21))
            #expect(outline(stage.window, builder) == ["label Title", "button Add"])
        }
    }

    @Test("The lines of a text adjoin: each includes its line break, and the end of the text is in the last one")
    func textLines() throws {
        try run { stage, builder in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 300, height: 100))
            view.text = "one\ntwo"
            builder.updateTree()
            let id = try #require(builder.id(of: view))
            #expect(builder.lineRange(at: 0, in: id) == 0..<4)
            #expect(builder.lineRange(at: 3, in: id) == 0..<4)
            #expect(builder.lineRange(at: 4, in: id) == 4..<7)
            #expect(builder.lineRange(at: 7, in: id) == 4..<7)
        }
    }

    @Test("The focus of a segmented control is that of the selected segment, also after the selection moves")
    func focusedSegment() throws {
        try run { stage, builder in
            let control = stage.add(UISegmentedControl(items: ["A", "B"]), CGRect(x: 0, y: 0, width: 100, height: 30))
            control.selectedSegmentIndex = 0
            stage.window.focus.move(to: control, heading: [])
            let segments = try #require(node(control, builder)).children
            #expect(segments.map { builder.tree[$0]?.states.contains(.focused) } == [true, false])
            control.selectedSegmentIndex = 1
            builder.updateTree()
            #expect(segments.map { builder.tree[$0]?.states.contains(.focused) } == [false, true])
            #expect(node(control, builder)?.states.contains(.focusable) == false)
        }
    }

    @Test("The focus of a calendar is that of one day")
    func focusedDay() throws {
        try run { stage, builder in
            let view = stage.add(UICalendarView(), CGRect(x: 0, y: 0, width: 300, height: 300))
            let grid = try #require(view.subviews.first { $0.canBecomeFocused && !($0 is UIControl) })
            stage.window.focus.move(to: grid, heading: [])
            let elements = try #require(node(view, builder)).children
            #expect(elements.count { builder.tree[$0]?.states.contains(.focused) == true } == 1)
        }
    }

    @Test("A date picker and a calendar are groups with their label")
    func dateControls() {
        run { stage, builder in
            for control in [UIDatePicker(), UICalendarView()] {
                control.accessibilityLabel = "Departure"
                stage.add(control, CGRect(x: 0, y: 0, width: 300, height: 300))
                #expect(node(control, builder)?.role == .group)
                #expect(node(control, builder)?.name == "Departure")
            }
        }
    }

    @Test("A date picker without a label does not have the names of weekdays as its own")
    func unnamedDatePicker() {
        run { stage, builder in
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .inline
            stage.add(picker, CGRect(x: 0, y: 0, width: 300, height: 300))
            #expect(node(picker, builder)?.name == "")
        }
    }

    @Test("Hidden, transparent and empty views are not presented")
    func invisible() {
        run { stage, builder in
            for (index, text) in ["hidden", "transparent", "", "shown"].enumerated() {
                let view = stage.add(label(text), CGRect(x: 0, y: index * 30, width: 100, height: 20))
                view.isHidden = index == 0
                view.alpha = index == 1 ? 0 : 1
            }
            #expect(outline(stage.window, builder) == ["label shown"])
        }
    }

    @Test("Changes after the tree was built are applied")
    func updates() {
        run { stage, builder in
            let first = stage.add(label("first"), CGRect(x: 0, y: 0, width: 100, height: 20))
            let second = stage.add(label("second"), CGRect(x: 0, y: 30, width: 100, height: 20))
            _ = outline(stage.window, builder)
            first.text = "changed"
            #expect(outline(stage.window, builder) == ["label changed", "label second"])
            second.isHidden = true
            #expect(outline(stage.window, builder) == ["label changed"])
            second.isHidden = false
            second.frame.origin.y = -30
            #expect(outline(stage.window, builder) == ["label second", "label changed"])
            first.removeFromSuperview()
            #expect(outline(stage.window, builder) == ["label second"])
        }
    }

    /// Returns the nodes of a window with a button, before and after a modal view with another button was added.
    private func addModal(_ stage: WindowStage, _ builder: AccessibilityTreeBuilder) -> (
        button: UIButton, modal: UIView
    ) {
        let button = stage.add(UIButton(), CGRect(x: 10, y: 10, width: 80, height: 30))
        button.setTitle("Outside", for: .normal)
        builder.updateTree()
        let modal = stage.add(UIView(), CGRect(x: 0, y: 100, width: 300, height: 100))
        let inner = stage.add(UIButton(), CGRect(x: 10, y: 10, width: 80, height: 30), to: modal)
        inner.setTitle("Inside", for: .normal)
        modal.accessibilityViewIsModal = true
        builder.updateTree()
        return (button, modal)
    }

    @Test("Elements that a modal view hides stay in the tree, but are not showing and cannot be used")
    func covered() throws {
        try run { stage, builder in
            var pressed = 0
            let (button, modal) = addModal(stage, builder)
            button.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
            let id = try #require(builder.id(of: button))
            #expect(outline(stage.window, builder) == ["button Outside", "dialog ", "  button Inside"])
            #expect(!builder.isShowing(id))
            #expect(!builder.perform(.activate, on: id))
            #expect(!builder.focus(id))
            #expect(pressed == 0)
            modal.removeFromSuperview()
            builder.updateTree()
            #expect(builder.isShowing(id))
            #expect(builder.perform(.activate, on: id))
            #expect(pressed == 1)
        }
    }

    @Test("A modal view that appears and disappears is one added and one removed node")
    func modalEvents() {
        run { stage, builder in
            var events: [AccessibilityEvent] = []
            builder.tree.onEvent = { event in
                switch event {
                case .childAdded, .childRemoved: events.append(event)
                default: break
                }
            }
            _ = stage.add(label("first"), CGRect(x: 10, y: 50, width: 80, height: 30))
            let (_, modal) = addModal(stage, builder)
            events = []
            modal.removeFromSuperview()
            builder.updateTree()
            #expect(events.count == 1)
        }
    }

    @Test("An element that leaves the window while a modal view hides it leaves the tree")
    func coveredRemoval() {
        run { stage, builder in
            let (button, _) = addModal(stage, builder)
            button.removeFromSuperview()
            #expect(outline(stage.window, builder) == ["dialog ", "  button Inside"])
        }
    }

    @Test("The siblings of a modal view are ignored")
    func modal() {
        run { stage, builder in
            stage.add(label("behind"), CGRect(x: 0, y: 0, width: 100, height: 20))
            let dialog = stage.add(UIView(), CGRect(x: 50, y: 50, width: 100, height: 100))
            stage.add(label("inside"), CGRect(x: 0, y: 0, width: 100, height: 20), to: dialog)
            dialog.accessibilityViewIsModal = true
            #expect(outline(stage.window, builder) == ["dialog ", "  label inside"])
            #expect(node(dialog, builder)?.states.contains(.modal) == true)
        }
    }

    @Test("A dialog without a name has that of its first heading, also after the heading has changed")
    func dialogHeading() {
        run { stage, builder in
            let dialog = stage.add(UIView(), CGRect(x: 50, y: 50, width: 200, height: 200))
            dialog.accessibilityViewIsModal = true
            stage.add(label("text"), CGRect(x: 0, y: 0, width: 100, height: 20), to: dialog)
            let group = stage.add(UIView(), CGRect(x: 0, y: 40, width: 200, height: 100), to: dialog)
            group.shouldGroupAccessibilityChildren = true
            let heading = stage.add(label("Rename"), CGRect(x: 0, y: 0, width: 100, height: 20), to: group)
            #expect(outline(stage.window, builder).first == "dialog ")
            heading.accessibilityTraits = .header
            #expect(outline(stage.window, builder).first == "dialog Rename")
            heading.text = "Move"
            #expect(outline(stage.window, builder).first == "dialog Move")
            heading.accessibilityTraits = .staticText
            #expect(outline(stage.window, builder).first == "dialog ")
            heading.accessibilityTraits = .header
            dialog.accessibilityLabel = "Own"
            #expect(outline(stage.window, builder).first == "dialog Own")
            dialog.accessibilityLabel = nil
            heading.removeFromSuperview()
            #expect(outline(stage.window, builder).first == "dialog ")
        }
    }

    @Test("The elements that a view specifies replace its subviews")
    func specifiedElements() {
        run { stage, builder in
            let chart = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.add(label("axis"), CGRect(x: 0, y: 0, width: 100, height: 20), to: chart)
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = "January"
            chart.accessibilityElements = [bar]
            #expect(outline(stage.window, builder) == ["label January"])
            bar.accessibilityTraits = .button
            #expect(outline(stage.window, builder) == ["button January"])
        }
    }

    @Test("Views that list each other as elements do not hang")
    func cycle() {
        run { stage, builder in
            let first = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            let second = stage.add(UIView(), CGRect(x: 20, y: 0, width: 10, height: 10))
            first.accessibilityElements = [second]
            second.accessibilityElements = [first]
            #expect(outline(stage.window, builder).isEmpty)
            for view in [first, second] { view.accessibilityContainerType = .semanticGroup }
            #expect(outline(stage.window, builder).contains("group "))
            for view in [second, first] { view.accessibilityLabel = "Changed" }
            #expect(outline(stage.window, builder).contains("group Changed"))
        }
    }

    @Test("A tappable view is a button that joins its texts, and exposes buttons in it instead")
    func tappable() {
        run { stage, builder in
            let card = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            card.addGestureRecognizer(UITapGestureRecognizer())
            stage.add(label("Title"), CGRect(x: 0, y: 0, width: 100, height: 20), to: card)
            stage.add(label("Text"), CGRect(x: 0, y: 30, width: 100, height: 20), to: card)
            #expect(outline(stage.window, builder) == ["button Title, Text"])
            let button = UIButton(type: .close)
            stage.add(button, CGRect(x: 0, y: 60, width: 30, height: 30), to: card)
            #expect(outline(stage.window, builder) == ["label Title", "label Text", "button Close"])
        }
    }

    @Test("A text that responds to taps is a button that can be activated")
    func tappableText() throws {
        try run { stage, builder in
            let recorder = TapRecorder()
            let view = stage.add(label("More"), CGRect(x: 0, y: 0, width: 100, height: 20))
            view.isUserInteractionEnabled = true
            #expect(node(view, builder)?.role == .label)
            view.addGestureRecognizer(UITapGestureRecognizer(target: recorder, action: TapRecorder.tapped))
            #expect(node(view, builder)?.role == .button)
            let id = try #require(builder.id(of: view))
            #expect(builder.perform(.activate, on: id))
            #expect(recorder.count == 1)
        }
    }

    @MainActor private final class TapRecorder {
        var count = 0

        func tapped() { count += 1 }
    }

    @Test("A switch is checked while it is on")
    func checked() {
        run { stage, builder in
            let toggle = stage.add(UISwitch(), CGRect(x: 0, y: 0, width: 51, height: 31))
            #expect(node(toggle, builder)?.role == .toggleSwitch)
            #expect(node(toggle, builder)?.states.contains(.checked) == false)
            toggle.isOn = true
            #expect(node(toggle, builder)?.states.contains(.checked) == true)
        }
    }

    @Test("The text of a tool tip describes a control unless there is a hint")
    func toolTip() {
        run { stage, builder in
            let button = stage.add(UIButton(type: .close), CGRect(x: 0, y: 0, width: 30, height: 30))
            #expect(node(button, builder)?.help == "")
            button.toolTip = "Closes the tab"
            #expect(node(button, builder)?.help == "Closes the tab")
            button.accessibilityHint = "Saves the page"
            #expect(node(button, builder)?.help == "Saves the page")
        }
    }

    @Test("A tool tip that repeats the name of a control does not describe it")
    func repeatedName() {
        run { stage, builder in
            let button = stage.add(UIButton(type: .close), CGRect(x: 0, y: 0, width: 30, height: 30))
            button.accessibilityLabel = "Close the tab"
            button.toolTip = "Close the tab"
            #expect(node(button, builder)?.help == "")
        }
    }

    @Test("Custom content of high importance is part of the description, and other content is not")
    func importantContent() {
        run { stage, builder in
            let button = stage.add(UIButton(type: .close), CGRect(x: 0, y: 0, width: 30, height: 30))
            let size = AXCustomContent(label: "Size", value: "2 MB")
            size.importance = .high
            button.accessibilityCustomContent = [size, AXCustomContent(label: "Date", value: "May")]
            #expect(node(button, builder)?.help == "Size: 2 MB")
            button.accessibilityHint = "Removes the file"
            #expect(node(button, builder)?.help == "Removes the file, Size: 2 MB")
        }
    }

    @Test("The segment that is selected is checked")
    func segments() {
        run { stage, builder in
            let control = stage.add(UISegmentedControl(items: ["A", "B"]), CGRect(x: 0, y: 0, width: 100, height: 30))
            @MainActor func checked() -> [Bool?] {
                (node(control, builder)?.children ?? []).map { builder.tree[$0]?.states.contains(.checked) }
            }
            #expect(checked() == [false, false])
            control.selectedSegmentIndex = 1
            #expect(checked() == [false, true])
            control.removeSegment(at: 0, animated: false)
            #expect(checked() == [true])
        }
    }

    @Test("A slider has a range, and its value can be set")
    func range() throws {
        try run { stage, builder in
            let slider = stage.add(UISlider(), CGRect(x: 0, y: 0, width: 100, height: 30))
            slider.maximumValue = 10
            #expect(node(slider, builder)?.range?.maximum == 10)
            let id = try #require(builder.id(of: slider))
            #expect(builder.setValue(4, of: id))
            #expect(slider.value == 4)
            #expect(!builder.setValue(.nan, of: id))
        }
    }

    @Test("Text is edited in scalars, and a secure text consists of dots")
    func text() throws {
        try run { stage, builder in
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30))
            field.text = "😀bc"
            _ = outline(stage.window, builder)
            let id = try #require(builder.id(of: field))
            #expect(builder.replaceText(1..<2, with: "X", in: id))
            #expect(field.text == "😀Xc")
            #expect(builder.selectText(1..<3, in: id))
            #expect(node(field, builder)?.text?.selection == 1..<3)
            field.isSecureTextEntry = true
            #expect(node(field, builder)?.text?.string == "•••")
            #expect(node(field, builder)?.role == .passwordField)
            #expect(builder.replaceText(50..<Int.max, with: "", in: id))
        }
    }

    @Test("The focused element changes with the keyboard focus")
    func focus() throws {
        try run { stage, builder in
            let button = UIButton(primaryAction: UIAction(title: "OK") { _ in })
            stage.add(button, CGRect(x: 0, y: 0, width: 50, height: 30))
            #expect(node(button, builder)?.states.contains(.focused) == false)
            let id = try #require(builder.id(of: button))
            #expect(builder.focus(id))
            #expect(node(button, builder)?.states.contains(.focused) == true)
        }
    }

    @Test("A row that is scrolled out of a clipping view is not showing")
    func showing() throws {
        try run { stage, builder in
            let scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = stage.add(label("row"), CGRect(x: 0, y: 10, width: 100, height: 20), to: scroll)
            scroll.contentSize = CGSize(width: 100, height: 500)
            _ = outline(stage.window, builder)
            let id = try #require(builder.id(of: view))
            #expect(builder.isShowing(id))
            scroll.contentOffset.y = 200
            #expect(!builder.isShowing(id))
        }
    }

    @Test("A view beyond the edges of the window is showing only if the desktop shows it in front of the window")
    func showingBeyondWindow() throws {
        try run { stage, builder in
            stage.surface.screen = CGRect(x: -500, y: -500, width: 2_000, height: 2_000)
            let box = stage.add(UIView(), CGRect(x: 0, y: 310, width: 100, height: 40))
            let view = stage.add(label("row"), CGRect(x: 0, y: 0, width: 100, height: 20), to: box)
            _ = outline(stage.window, builder)
            let id = try #require(builder.id(of: view))
            #expect(!builder.isShowing(id))
            stage.window.popups.show(
                box, size: box.bounds.size, beside: CGRect(x: 0, y: 0, width: 10, height: 310), at: .bottom, margin: 0,
                onClose: {})
            #expect(builder.isShowing(id))
        }
    }

    @Test("Announcements are reported, and without a builder ignored")
    func announcement() {
        run { _, builder in
            builder.updateTree()
            var texts: [String] = []
            builder.tree.onEvent = { if case .announced(let text, _, _) = $0 { texts.append(text) } }
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .announcement, argument: 5)
            #expect(texts == ["Saved"])
        }
        UIAccessibility.post(notification: .announcement, argument: "Nobody listens")
    }

    @Test("A deallocated view leaves no node")
    func deallocation() {
        run { stage, builder in
            let box = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            var view: UILabel? = stage.add(label("gone"), CGRect(x: 0, y: 0, width: 100, height: 20), to: box)
            weak var observed: UILabel?
            observed = view
            let count = outline(stage.window, builder).count
            box.removeFromSuperview()
            view?.removeFromSuperview()
            view = nil
            #expect(observed == nil)
            #expect(outline(stage.window, builder).count == count - 1)
        }
    }

    @Test("The tree after random changes equals that of a new builder", arguments: 0..<30)
    func randomChanges(seed: Int) {
        run { stage, builder in
            var generator = SeededRandom(seed: UInt64(seed))
            var views: [UIView] = [stage.window]
            for step in 0..<60 {
                change(&views, stage.window, step, &generator)
                if step.isMultiple(of: 7) { builder.updateTree() }
            }
            let updated = outline(stage.window, builder)
            AccessibilityTreeBuilder.deactivate()
            let fresh = outline(stage.window, AccessibilityTreeBuilder.activate(for: stage.window))
            #expect(updated == fresh)
        }
    }

    private func change(_ views: inout [UIView], _ window: UIWindow, _ step: Int, _ generator: inout SeededRandom) {
        let view = views[Int.random(in: 0..<views.count, using: &generator)]
        switch Int.random(in: 0..<9, using: &generator) {
        case 0, 1:
            let new = step.isMultiple(of: 3) ? UIView() : label("\(step)")
            new.frame = CGRect(
                x: Int.random(in: 0..<200, using: &generator), y: Int.random(in: 0..<200, using: &generator), width: 50,
                height: 20)
            view.addSubview(new)
            views.append(new)
        case 2: if view !== window { view.isHidden.toggle() }
        case 3: if view !== window { view.frame.origin.y = CGFloat(Int.random(in: 0..<200, using: &generator)) }
        case 4: (view as? UILabel)?.text = step.isMultiple(of: 2) ? "text \(step)" : ""
        case 5: if view !== window { view.isAccessibilityElement.toggle() }
        case 6: view.accessibilityContainerType = step.isMultiple(of: 2) ? .list : .none
        case 7: if view !== window { view.accessibilityElementsHidden.toggle() }
        default: if view !== window, views.count > 4 { view.removeFromSuperview() }
        }
    }

    /// What the nodes in a view present, except for their texts.
    private func details(_ view: UIView, _ builder: AccessibilityTreeBuilder) -> [String] {
        builder.updateTree()
        return builder.id(of: view).map { details($0, builder.tree) } ?? []
    }

    private func details(_ id: AccessibilityID, _ tree: AccessibilityTree) -> [String] {
        (tree[id]?.children ?? []).flatMap { child in
            [tree[child].map(details) ?? "missing"] + details(child, tree)
        }
    }

    private func details(_ node: AccessibilityNode) -> String {
        let texts = [node.name, node.help, node.value, "\(node.details)", "\(node.actions)"].joined(separator: ", ")
        return "\(node.role) \(node.states.rawValue): \(texts), \(String(describing: node.range))"
    }

    /// A control and the changes of its properties.
    private struct ControlEdits {
        let view: UIView
        private(set) var edits: [(Int) -> Void] = []

        init(_ view: UIView) {
            self.view = view
        }

        func adding<View: UIView>(_ type: View.Type, _ edit: @escaping (View, Int) -> Void) -> ControlEdits {
            var copy = self
            copy.edits.append { [view] number in (view as? View).map { edit($0, number) } }
            return copy
        }
    }

    private func editable(_ control: UIControl) -> ControlEdits {
        ControlEdits(control).adding(UIControl.self) { $0.isEnabled = $1.isMultiple(of: 2) }
    }

    private var textControls: [ControlEdits] {
        let textView = ControlEdits(UITextView())
            .adding(UITextView.self) { $0.isEditable = $1.isMultiple(of: 2) }
            .adding(UITextView.self) { $0.isSelectable = $1.isMultiple(of: 2) }
            .adding(UITextView.self) { $0.text = "text \($1)" }
        let field = editable(UITextField())
            .adding(UITextField.self) { $0.placeholder = "hint \($1)" }
            .adding(UITextField.self) { $0.isSecureTextEntry = $1.isMultiple(of: 2) }
            .adding(UITextField.self) { $0.text = "text \($1)" }
        let label = ControlEdits(UILabel())
            .adding(UILabel.self) { $0.text = "\($1)" }
            .adding(UILabel.self) { $0.isEnabled = $1.isMultiple(of: 2) }
        return [textView, field, label]
    }

    private var valueControls: [ControlEdits] {
        let toggle = editable(UISwitch()).adding(UISwitch.self) { $0.isOn = $1.isMultiple(of: 2) }
        let slider = editable(UISlider())
            .adding(UISlider.self) { $0.value = Float($1) / 40 }
            .adding(UISlider.self) { $0.maximumValue = Float(1 + $1) }
        let stepper = editable(UIStepper())
            .adding(UIStepper.self) { $0.value = Double($1) }
            .adding(UIStepper.self) { $0.maximumValue = Double(1 + $1) }
        let progress = ControlEdits(UIProgressView()).adding(UIProgressView.self) { $0.progress = Float($1) / 40 }
        let activity = ControlEdits(UIActivityIndicatorView(style: .medium))
            .adding(UIActivityIndicatorView.self) { $1.isMultiple(of: 2) ? $0.startAnimating() : $0.stopAnimating() }
        return [toggle, slider, stepper, progress, activity]
    }

    private var choiceControls: [ControlEdits] {
        let button = editable(UIButton(type: .system))
            .adding(UIButton.self) { $0.setTitle("title \($1)", for: .normal) }
            .adding(UIButton.self) { $0.isSelected = $1.isMultiple(of: 2) }
        let segments = editable(UISegmentedControl(items: ["a", "b", "c"]))
            .adding(UISegmentedControl.self) { $0.selectedSegmentIndex = $1 % 3 }
            .adding(UISegmentedControl.self) { $0.setTitle("\($1)", forSegmentAt: $1 % 3) }
            .adding(UISegmentedControl.self) { $0.setEnabled($1.isMultiple(of: 2), forSegmentAt: $1 % 3) }
        let pages = ControlEdits(UIPageControl())
            .adding(UIPageControl.self) { $0.numberOfPages = $1 % 7 }
            .adding(UIPageControl.self) { $0.currentPage = $1 % 5 }
        return [button, segments, pages]
    }

    @Test("After random changes of controls the updated tree equals a new one", arguments: 0..<30)
    func randomControls(seed: Int) {
        WindowStage.run { stage in
            var generator = SeededRandom(seed: UInt64(seed))
            for control in textControls + valueControls + choiceControls {
                control.view.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
                stage.window.addSubview(control.view)
                let builder = AccessibilityTreeBuilder.activate(for: stage.window)
                for number in 0..<6 {
                    control.edits[Int.random(in: 0..<control.edits.count, using: &generator)](seed + number)
                    if Bool.random(using: &generator) { builder.updateTree() }
                }
                let updated = details(stage.window, builder)
                AccessibilityTreeBuilder.deactivate()
                let fresh = details(stage.window, AccessibilityTreeBuilder.activate(for: stage.window))
                #expect(updated == fresh, "\(type(of: control.view))")
                AccessibilityTreeBuilder.deactivate()
                control.view.removeFromSuperview()
            }
        }
    }
}
