import Accessibility
import ComponentFlowTesting
import Testing

import ComponentFlow

@Suite("Accessibility modifiers") @MainActor
struct AccessibilityModifierTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))
    private let log = UpdateLog()

    private func outline(_ component: some Component<Empty>) -> [String] {
        stage.show(component)
        return stage.accessibilityOutline
    }

    private var technology: AssistiveTechnology { AssistiveTechnology(on: stage) }

    private var pair: HStack<Empty> {
        HStack {
            Text("Sunny")
            Text("23 °C")
        }
    }

    // MARK: Description

    @Test("Label, value, hint and identifier describe the element of the component")
    func description() {
        let text = Text("5").accessibilityLabel("Stars").accessibilityValue("5 of 5").accessibilityHint("Rates")
            .accessibilityIdentifier("rating")
        #expect(outline(text) == [#"label "Stars" = 5 of 5 hint "Rates" #rating"#])
    }

    @Test("A modifier describes the control through all other modifiers around it")
    func throughOtherModifiers() {
        let button = Button("OK") {}.padding(4).background(.red).padding(8).contextMenu { [] }
            .keyCommand("x") {}.safeAreaPadding().overlay(Rectangle(color: .blue))
        #expect(outline(button.accessibilityLabel("Confirm")) == [#"button "Confirm""#])
    }

    @Test("A modifier describes the content of a composite component")
    func composite() {
        struct Badge: CompositeComponent {
            var content: some Component<Empty> { Text("3") }
        }
        #expect(outline(Badge().accessibilityLabel("3 messages")) == [#"label "3 messages""#])
    }

    /// A view whose class describes itself.
    private final class Gauge: UIView {
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "Gauge" }
            set {}
        }
    }

    @Test("A modifier describes a view whose class overrides its description")
    func overridden() {
        let gauge = ViewHost(value: 0) {
            Gauge()
        } update: { _, _, _, _ in
            CGSize(width: 20, height: 20)
        }
        #expect(outline(gauge) == [#"label "Gauge""#])
        #expect(outline(gauge.accessibilityLabel("Speed")) == [#"label "Speed""#])
    }

    @Test("The outer one of two descriptions has precedence")
    func precedence() {
        #expect(outline(Text("a").accessibilityLabel("b").accessibilityLabel("c")) == [#"label "c""#])
        let nested = Text("a").accessibilityLabel("b").contextMenu { [] }.accessibilityLabel("c")
        #expect(outline(nested) == [#"label "c""#])
    }

    @Test("Traits are added and removed")
    func traits() {
        #expect(outline(Text("a").accessibilityAddTraits(.button)) == [#"button "a""#])
        #expect(outline(Text("a").accessibilityAddTraits([.button, .selected])) == [#"button "a" selected"#])
        #expect(outline(Button("a") {}.accessibilityRemoveTraits(.button)) == [#"label "a""#])
    }

    @Test("A heading has a level from 1 to 6", arguments: [(0, 1), (2, 2), (9, 6)])
    func heading(level: Int, shown: Int) {
        #expect(outline(Text("Title").accessibilityHeading(level)) == [#"heading "Title" level \#(shown)"#])
    }

    @Test("A drawing with a label is an element")
    func drawing() {
        #expect(outline(Circle(fillColor: .green).accessibilityLabel("Online")) == [#"label "Online""#])
    }

    // MARK: Structure

    @Test("A component with several elements becomes a group with the label")
    func group() {
        #expect(
            outline(pair.accessibilityLabel("Weather"))
                == [#"group "Weather""#, #"  label "Sunny""#, #"  label "23 °C""#])
    }

    @Test("The children of an element are combined, contained or ignored")
    func children() {
        #expect(outline(pair.accessibilityElement(children: .combine)) == [#"label "Sunny, 23 °C""#])
        #expect(
            outline(pair.accessibilityElement(children: .contain))
                == ["group", #"  label "Sunny""#, #"  label "23 °C""#])
        #expect(outline(pair.accessibilityElement()) == [])
        #expect(outline(pair.accessibilityElement().accessibilityLabel("Weather")) == [#"label "Weather""#])
    }

    @Test("A hidden component is not presented, nor what it contains")
    func hidden() {
        #expect(outline(pair.padding(2).accessibilityHidden()) == [])
        #expect(outline(pair.accessibilityHidden(false)) == [#"label "Sunny""#, #"label "23 °C""#])
    }

    @Test("A higher priority is read first")
    func priority() {
        let stack = VStack {
            Text("first")
            Text("second").accessibilitySortPriority(1).padding(2)
            Text("third").accessibilitySortPriority(.nan)
        }
        #expect(outline(stack) == [#"label "second""#, #"label "first""#, #"label "third""#])
    }

    @Test("A representation is presented instead of the component, and described by modifiers")
    func representation() {
        let dial = Text("◔").accessibilityRepresentation { Slider(value: 0.25) { _ in } }
        #expect(outline(dial.accessibilityLabel("Volume")) == [#"slider "Volume" = 25% 0.25 in 0…1"#])
        #expect(stage.componentView?.bounds.width ?? 300 < 100)
    }

    @Test("A rotor finds the elements with its identifiers in both directions")
    func rotor() throws {
        let stack = VStack {
            Text("a").accessibilityIdentifier("one")
            Text("b")
            Text("c").accessibilityIdentifier("two")
        }
        stage.show(stack.accessibilityRotor("Unread", identifiers: ["one", "missing", "two"]))
        let view = try #require(stage.componentView?.subviews.first)
        let rotor = try #require(view.accessibilityCustomRotors?.first)
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.currentItem = try #require(rotor.itemSearchBlock(predicate))
        #expect(predicate.currentItem.targetElement?.accessibilityLabel == "a")
        predicate.currentItem = try #require(rotor.itemSearchBlock(predicate))
        #expect(predicate.currentItem.targetElement?.accessibilityLabel == "c")
        #expect(rotor.itemSearchBlock(predicate) == nil)
        predicate.searchDirection = .previous
        #expect(rotor.itemSearchBlock(predicate)?.targetElement?.accessibilityLabel == "a")
    }

    @Test("The actions of a rotor move the focus to the elements with its identifiers")
    func rotorActions() {
        stage.show(messages)
        #expect(technology.perform(named: "Next Unread", on: "Messages"))
        #expect(stage.window.focus.item?.accessibilityLabel == "a")
        #expect(technology.perform(named: "Next Unread", on: "a"))
        #expect(stage.window.focus.item?.accessibilityLabel == "c")
        #expect(!technology.perform(named: "Next Unread", on: "c"))
    }

    @Test("A rotor continues with the elements before and after a focused one that it does not find")
    func rotorFromBetween() {
        for (action, expected) in [("Next Unread", "c"), ("Previous Unread", "a")] {
            stage.show(messages)
            #expect(technology.focus("b"))
            #expect(technology.perform(named: action, on: "b"))
            #expect(stage.window.focus.item?.accessibilityLabel == expected)
        }
    }

    private var messages: some Component<Empty> {
        VStack {
            Button("a") {}.accessibilityIdentifier("one")
            Button("b") {}
            Button("c") {}.accessibilityIdentifier("two")
        }
        .accessibilityLabel("Messages").accessibilityRotor("Unread", identifiers: ["one", "two"])
    }

    // MARK: Actions

    private func acting(_ turn: Int) -> Modified<Empty> {
        let log = log
        return Text("Message").accessibilityAction { log.note("open \(turn)") }
            .accessibilityAction(.escape) { log.note("close \(turn)") }
            .accessibilityAction(.magicTap) { log.note("pause \(turn)") }
            .accessibilityAction(named: "Delete") { log.note("delete \(turn)") }
            .accessibilityAdjustableAction { log.note("\($0) \(turn)") }
    }

    @Test("Actions call the closures of the last pass, also if only closures differ")
    func actions() {
        stage.show(acting(1))
        #expect(technology.perform(.activate, on: "Message"))
        stage.show(acting(2))
        for action in [AccessibilityAction.Kind.activate, .escape, .magicTap, .custom(0), .increment, .decrement] {
            #expect(technology.perform(action, on: "Message"))
        }
        #expect(
            log.entries == ["open 1", "open 2", "close 2", "pause 2", "delete 2", "increment 2", "decrement 2"])
    }

    /// A component whose only action adjusts a value.
    private var rating: some Component<Empty> {
        let log = log
        return HStack {
            Text("★")
            Text("☆")
        }
        .accessibilityElement().accessibilityLabel("Rating").accessibilityValue("1")
        .accessibilityAdjustableAction { log.note("\($0)") }
    }

    @Test("An element with only an adjustable action is focused by Tab and adjusted by arrow keys")
    func arrowKeys() {
        stage.show(rating)
        for key in [KeySymbol.right, KeySymbol.tab, KeySymbol.right, KeySymbol.up, KeySymbol.left, KeySymbol.down] {
            stage.pressKey(symbol: key)
        }
        #expect(log.entries == ["increment", "increment", "decrement", "decrement"])
    }

    @Test("In right-to-left layouts, the left arrow key increments")
    func reversedArrowKeys() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(rating)
        for key in [KeySymbol.tab, KeySymbol.left, KeySymbol.right] { stage.pressKey(symbol: key) }
        #expect(log.entries == ["increment", "decrement"])
    }

    @Test("An element with only an adjustable action is no button, and has no defects")
    func adjustableAudit() {
        stage.show(rating)
        #expect(!technology.perform(.activate, on: "Rating"))
        #expect(stage.auditAccessibility([.missingName, .order, .focusTrap]) == [])
    }

    @Test("A hidden adjustable element is not focused")
    func hiddenAdjustable() {
        stage.show(rating.accessibilityHidden())
        for key in [KeySymbol.tab, KeySymbol.right] { stage.pressKey(symbol: key) }
        #expect(log.entries == [])
    }

    @Test("An action replaces what activating a control does")
    func replacedAction() {
        let log = log
        stage.show(Button("OK") { log.note("tap") }.accessibilityAction { log.note("action") })
        #expect(technology.perform(.activate, on: "OK"))
        #expect(log.entries == ["action"])
    }

    @Test("The context menu of a component is opened by an action of its element")
    func contextMenu() {
        let log = log
        stage.show(
            Text("Message").padding(2).contextMenu { [UIAction(title: "Delete") { _ in log.note("delete") }] })
        #expect(technology.perform(.showMenu, on: "Message"))
        #expect(stage.accessibilityOutline.contains { $0.contains(#"menuItem "Delete""#) })
        #expect(technology.perform(.activate, on: "Delete"))
        stage.settle()
        #expect(log.entries == ["delete"])
        stage.show(Text("Message"))
        #expect(!technology.perform(.showMenu, on: "Message"))
    }

    @Test("Swipe actions are in the context menu, which is opened by an action of the element")
    func swipeActions() {
        let log = log
        stage.show(Text("Message").swipeActions { Button("Delete") { log.note("delete") } })
        #expect(technology.perform(.showMenu, on: "Message"))
        #expect(technology.perform(.activate, on: "Delete"))
        stage.settle()
        #expect(log.entries == ["delete"])
    }

    @Test("A disabled control does not perform the action of a modifier")
    func disabled() {
        let log = log
        stage.show(Button("OK", isEnabled: false) {}.accessibilityAction { log.note("action") })
        #expect(!technology.perform(.activate, on: "OK"))
        #expect(log.entries == [])
    }

    @Test("The equality of components ignores the closures of actions, but not their names")
    func equality() {
        #expect(acting(1) == acting(2))
        #expect(Text.same.accessibilityLabel("a") == Text.same.accessibilityLabel("a"))
        #expect(Text.same.accessibilityLabel("a") != Text.same.accessibilityLabel("b"))
        #expect(Text.same.accessibilityAction(named: "a") {} != Text.same.accessibilityAction(named: "b") {})
    }

    // MARK: Cost and updates

    @Test("A modifier shares the view of other modifiers")
    func sharedView() {
        stage.show(Text("a").padding(4).background(.red).accessibilityLabel("b").accessibilityHint("c"))
        #expect(stage.componentView?.subviews.first is UILabel)
    }

    @Test("The description ends when its modifier goes away")
    func reset() {
        stage.show(Text("a").padding(4).accessibilityLabel("b").accessibilityHidden())
        #expect(stage.accessibilityOutline == [])
        stage.show(Text("a").padding(4))
        #expect(stage.accessibilityOutline == [#"label "a""#])
    }

    @Test("A tree that follows changes of modifiers and contents equals a new one", arguments: 0..<8)
    func incremental(seed: Int) {
        func component(_ turn: Int) -> VStack<Empty> {
            let bits = (turn &* 7 &+ seed &* 13) % 16
            let text = Text(bits & 1 == 0 ? "one" : "two")
            var modified = bits & 2 == 0 ? text.padding(1) : Button("Press") {}.padding(1)
            if bits & 4 == 0 { modified = modified.accessibilityLabel("label \(bits)") }
            if bits & 8 == 0 { modified = modified.onTap {} }
            return VStack {
                modified
                Text("below")
            }
        }
        AccessibilityTreeBuilder.activate(for: stage.window)
        for turn in 0..<12 {
            stage.show(component(turn))
            let updated = stage.accessibilityOutline
            AccessibilityTreeBuilder.deactivate()
            let fresh = stage.accessibilityOutline
            AccessibilityTreeBuilder.activate(for: stage.window)
            #expect(updated == fresh, "turn \(turn)")
        }
        AccessibilityTreeBuilder.deactivate()
    }
}

extension Text {
    fileprivate static var same: Text { Text("same") }
}
