import OpenCoreGraphics
import OpenDisplay
import Testing

@testable import Accessibility

@Suite("Requests of assistive technologies") @MainActor struct ATSPIResponderTests {
    private let tree = AccessibilityTree(name: "Program")
    private let source = FakeSource()
    private let responder: ATSPIResponder
    private static let window = AccessibilityID(1)
    private static let button = AccessibilityID(2)
    private static let field = AccessibilityID(3)
    private static let slider = AccessibilityID(4)

    init() {
        responder = ATSPIResponder(tree: tree, source: source)
        responder.busName = ":1.5"
        responder.desktop = ATSPIReference(name: ":1.0", path: ATSPIReference.root)
        var button = AccessibilityNode(id: Self.button, role: .button)
        button.name = "Send"
        button.identifier = "send"
        button.actions = [AccessibilityAction(.activate, name: "Activate")]
        var field = AccessibilityNode(id: Self.field, role: .textField)
        field.text = AccessibilityText("Hello 😀 you", selection: 0..<5)
        field.states.insert(.editable)
        var slider = AccessibilityNode(id: Self.slider, role: .slider)
        slider.range = AccessibilityNode.Range(value: 2, in: 0...10, isAdjustable: true)
        var window = AccessibilityNode(id: Self.window, role: .window)
        window.children = [Self.button, Self.field, Self.slider]
        var application = AccessibilityNode(id: .application, role: .application)
        application.name = "Program"
        application.children = [Self.window]
        for node in [button, field, slider, window, application] { tree.set(node) }
        source.frames = [
            Self.window: CGRect(x: 0, y: 0, width: 200, height: 100),
            Self.button: CGRect(x: 10, y: 20, width: 50.5, height: 20),
        ]
    }

    private func call(
        _ interface: ATSPIInterface, _ method: String, _ id: AccessibilityID, _ arguments: DBusValue...
    ) throws -> [DBusValue] {
        try responder.call(interface, method, arguments, at: ATSPIReference.path(of: id))
    }

    private func property(_ interface: ATSPIInterface, _ name: String, _ id: AccessibilityID) throws -> DBusValue {
        try responder.property(interface, name, at: ATSPIReference.path(of: id))
    }

    private func reference(_ path: String, _ name: String = ":1.5") -> DBusValue {
        .structure([.string(name), .path(path)])
    }

    // MARK: Accessible

    @Test("The tree can be walked from the application to the elements and back")
    func walk() throws {
        let children = try call(.accessible, "GetChildren", .application)
        #expect(children == [.array([reference("/org/a11y/atspi/accessible/1")], of: "(so)")])
        let second = try call(.accessible, "GetChildAtIndex", Self.window, .int32(1))
        #expect(second == [reference("/org/a11y/atspi/accessible/3")])
        #expect(try property(.accessible, "Parent", Self.field) == reference("/org/a11y/atspi/accessible/1"))
        #expect(try property(.accessible, "Parent", Self.window) == reference(ATSPIReference.root))
        #expect(try property(.accessible, "Parent", .application) == reference(ATSPIReference.root, ":1.0"))
        #expect(try call(.accessible, "GetIndexInParent", Self.slider) == [.int32(2)])
    }

    @Test("An index without a child gives the null object", arguments: [-1, 3, Int32.max, Int32.min])
    func missingChild(index: Int32) throws {
        let child = try call(.accessible, "GetChildAtIndex", Self.window, .int32(index))
        #expect(child == [reference("/org/a11y/atspi/null", "")])
    }

    @Test("A role has its number and name")
    func role() throws {
        #expect(try call(.accessible, "GetRole", Self.button) == [.uint32(43)])
        #expect(try call(.accessible, "GetRoleName", Self.button) == [.string("push button")])
    }

    @Test(
        "A group is a panel, whose name screen readers speak, an area that can be scrolled a viewport, a divider a split pane",
        arguments: [(AccessibilityRole.group, "panel"), (.scrollArea, "viewport"), (.splitter, "split pane")])
    func spokenRole(role: AccessibilityRole, name: String) throws {
        let id = AccessibilityID(9)
        tree.set(AccessibilityNode(id: id, role: role))
        #expect(try call(.accessible, "GetRoleName", id) == [.string(name)])
    }

    @Test("A selected button is a pressed toggle button, whose state screen readers speak")
    func selectedButton() throws {
        var node = try #require(tree[Self.button])
        node.states.formUnion([.selectable, .selected])
        tree.set(node)
        #expect(try call(.accessible, "GetRoleName", Self.button) == [.string("toggle button")])
        let words = try call(.accessible, "GetState", Self.button).first?.asElements?.first?.asInteger ?? 0
        #expect(words & 1 << 20 != 0)
        #expect(words & 1 << 4 == 0)
        let signals = responder.signals(for: .stateChanged(.selected, isOn: true, of: Self.button))
        #expect(signals.map(\.member) == ["StateChanged", "PropertyChange", "StateChanged"])
    }

    @Test("A toggle button reports one state, so that screen readers do not speak it twice", arguments: [false, true])
    func toggleButton(isOn: Bool) throws {
        var node = try #require(tree[Self.button])
        node.role = .toggleButton
        node.states.insert(.checkable)
        if isOn { node.states.insert(.checked) }
        tree.set(node)
        let words = try call(.accessible, "GetState", Self.button).first?.asElements?.first?.asInteger ?? 0
        #expect((words & 1 << 20 != 0) == isOn)
        #expect(words & 1 << 4 == 0)
        let signals = responder.signals(for: .stateChanged(.checked, isOn: isOn, of: Self.button))
        #expect(signals.count == 1)
    }

    @Test("A row of a tree refers to the row above it in the tree, by which screen readers count levels")
    func treeRow() throws {
        #expect(try call(.accessible, "GetRelationSet", Self.button) == [.array([], of: "(ua(so))")])
        var node = try #require(tree[Self.button])
        (node.role, node.level) = (.treeItem, 2)
        tree.set(node)
        source.parentRows = [Self.button: Self.field]
        let target = DBusValue.array([reference(ATSPIReference.path(of: Self.field))], of: "(so)")
        let relation = DBusValue.structure([.uint32(7), target])
        #expect(try call(.accessible, "GetRelationSet", Self.button) == [.array([relation], of: "(ua(so))")])
    }

    @Test("An element is described by its headers")
    func headers() throws {
        source.headers = [Self.field: [Self.button]]
        let target = DBusValue.array([reference(ATSPIReference.path(of: Self.button))], of: "(so)")
        let relation = DBusValue.structure([.uint32(18), target])
        #expect(try call(.accessible, "GetRelationSet", Self.field) == [.array([relation], of: "(ua(so))")])
    }

    @Test("The toolkit is GTK 4, as Orca receives its keys without the program's help")
    func toolkit() throws {
        #expect(try property(.application, "ToolkitName", .application) == .string("GTK"))
        guard case .string(let version) = try property(.application, "Version", .application) else {
            Issue.record("The version is not a string")
            return
        }
        #expect(version > "4")
    }

    @Test("Only visible elements have the state showing")
    func states() throws {
        let button: UInt32 = 1 << 8 | 1 << 24 | 1 << 25 | 1 << 30
        #expect(try call(.accessible, "GetState", Self.button) == [.array([.uint32(button), .uint32(0)], of: "u")])
        let slider: UInt32 = 1 << 8 | 1 << 24 | 1 << 30
        #expect(try call(.accessible, "GetState", Self.slider) == [.array([.uint32(slider), .uint32(0)], of: "u")])
    }

    @Test("An object has only the interfaces that have content")
    func interfaces() {
        let path = ATSPIReference.path(of: Self.field)
        #expect(responder.interfaces(at: path) == [.accessible, .component, .text, .editableText])
        #expect(responder.interfaces(at: ATSPIReference.path(of: Self.button)) == [.accessible, .component, .action])
    }

    @Test("Clients read interfaces once, so those of buttons and fields do not depend on whether they are enabled")
    func interfacesOfDisabledControls() throws {
        var button = try #require(tree[Self.button])
        let path = ATSPIReference.path(of: Self.button)
        let interfaces = responder.interfaces(at: path)
        button.states.remove(.enabled)
        button.actions = []
        tree.set(button)
        #expect(responder.interfaces(at: path) == interfaces)
        var field = try #require(tree[Self.field])
        field.states.subtract([.enabled, .editable])
        tree.set(field)
        let expected: [ATSPIInterface] = [.accessible, .component, .text, .editableText]
        #expect(responder.interfaces(at: ATSPIReference.path(of: Self.field)) == expected)
    }

    @Test("Unknown objects, interfaces and methods are errors")
    func unknown() {
        #expect(throws: ATSPIError.unknownObject) { try call(.accessible, "GetRole", AccessibilityID(99)) }
        #expect(throws: ATSPIError.unknownObject) { try call(.text, "GetText", Self.button, .int32(0), .int32(-1)) }
        #expect(throws: ATSPIError.unknownMember) { try call(.accessible, "GetFoo", Self.button) }
        #expect(throws: ATSPIError.unknownObject) {
            try responder.call(.accessible, "GetRole", [], at: "/org/a11y/atspi/accessible/-1")
        }
    }

    // MARK: Component and action

    @Test("Extents are whole points that contain the frame")
    func extents() throws {
        let extents = try call(.component, "GetExtents", Self.button, .uint32(1))
        #expect(extents == [.structure([.int32(10), .int32(20), .int32(51), .int32(20)])])
    }

    @Test("The deepest element at a point is found")
    func hit() throws {
        let point: [DBusValue] = [.int32(15), .int32(25), .uint32(0)]
        let found = try responder.call(.component, "GetAccessibleAtPoint", point, at: ATSPIReference.root)
        #expect(found == [reference("/org/a11y/atspi/accessible/2")])
    }

    @Test("An action is performed, and one that does not exist is not")
    func action() throws {
        #expect(try call(.action, "GetName", Self.button, .int32(0)) == [.string("click")])
        #expect(try call(.action, "DoAction", Self.button, .int32(0)) == [.boolean(true)])
        #expect(try call(.action, "DoAction", Self.button, .int32(7)) == [.boolean(false)])
        #expect(source.requests == ["activate 2"])
    }

    @Test("The first action has the letter that performs it as its key")
    func keyBinding() throws {
        #expect(try call(.action, "GetKeyBinding", Self.button, .int32(0)) == [.string("")])
        source.mnemonics[Self.button] = "s"
        #expect(try call(.action, "GetKeyBinding", Self.button, .int32(0)) == [.string("s;<Alt>s;")])
        #expect(try call(.action, "GetKeyBinding", Self.button, .int32(1)) == [.string("")])
    }

    @Test("A value can be set")
    func value() throws {
        #expect(try property(.value, "MaximumValue", Self.slider) == .double(10))
        let path = ATSPIReference.path(of: Self.slider)
        try responder.setProperty(.value, "CurrentValue", to: .double(5), at: path)
        #expect(source.requests == ["set 5.0 4"])
        #expect(throws: ATSPIError.readOnly) {
            try responder.setProperty(.value, "MaximumValue", to: .double(5), at: path)
        }
    }

    @Test("The standard interface for properties reads one property or all of an interface, and changes them")
    func properties() throws {
        let path = ATSPIReference.path(of: Self.slider)
        let name = DBusValue.string("org.a11y.atspi.Value")
        let minimum = try responder.callProperties("Get", [name, .string("MinimumValue")], at: path)
        #expect(minimum == [.variant(.double(0))])
        let all = try responder.callProperties("GetAll", [name], at: path).first?.asElements
        #expect(all?.count == 5)
        let change: [DBusValue] = [name, .string("CurrentValue"), .variant(.double(4))]
        #expect(try responder.callProperties("Set", change, at: path) == [])
        #expect(source.requests == ["set 4.0 4"])
    }

    @Test("Requests of properties with missing or wrong arguments are errors")
    func wrongProperties() {
        let path = ATSPIReference.path(of: Self.slider)
        let value = DBusValue.string("org.a11y.atspi.Value")
        let unknown = DBusValue.string("org.example.Unknown")
        #expect(throws: ATSPIError.unknownObject) { try responder.callProperties("Get", [], at: path) }
        #expect(throws: ATSPIError.unknownObject) { try responder.callProperties("GetAll", [unknown], at: path) }
        #expect(throws: ATSPIError.unknownMember) { try responder.callProperties("Get", [value], at: path) }
        #expect(throws: ATSPIError.unknownMember) {
            try responder.callProperties("Set", [value, .string("CurrentValue")], at: path)
        }
        #expect(throws: ATSPIError.unknownMember) {
            try responder.callProperties("Foo", [value, .string("CurrentValue")], at: path)
        }
    }

    // MARK: Text

    @Test("Text is read in scalars, and a negative end is that of the text")
    func text() throws {
        #expect(try property(.text, "CharacterCount", Self.field) == .int32(11))
        #expect(try call(.text, "GetText", Self.field, .int32(6), .int32(7)) == [.string("😀")])
        #expect(try call(.text, "GetText", Self.field, .int32(8), .int32(-1)) == [.string("you")])
        let word = try call(.text, "GetStringAtOffset", Self.field, .int32(9), .uint32(1))
        #expect(word == [.string("you"), .int32(8), .int32(11)])
    }

    @Test("Offsets outside of the text are limited to it", arguments: [Int32.min, -2, 11, 400, Int32.max])
    func extremeOffsets(offset: Int32) throws {
        for method in ["GetStringAtOffset", "GetTextBeforeOffset", "GetTextAtOffset", "GetTextAfterOffset"] {
            for unit in [0, 1, 2, 3, 4, 6, 99] as [UInt32] {
                let results = try call(.text, method, Self.field, .int32(offset), .uint32(unit))
                #expect(results.count == 3)
            }
        }
        #expect(try call(.text, "GetText", Self.field, .int32(offset), .int32(offset)).count == 1)
        #expect(try call(.text, "GetCharacterExtents", Self.field, .int32(offset), .uint32(0)).count == 4)
        #expect(try call(.text, "SetCaretOffset", Self.field, .int32(offset)) == [.boolean(true)])
        #expect(try call(.editableText, "DeleteText", Self.field, .int32(offset), .int32(offset)) == [.boolean(true)])
    }

    @Test("The selection is read and changed")
    func selection() throws {
        #expect(try call(.text, "GetSelection", Self.field, .int32(0)) == [.int32(0), .int32(5)])
        #expect(try call(.text, "RemoveSelection", Self.field, .int32(0)) == [.boolean(true)])
        #expect(try call(.text, "SetSelection", Self.field, .int32(0), .int32(6), .int32(7)) == [.boolean(true)])
        #expect(source.requests == ["select 5..<5", "select 6..<7"])
    }

    @Test("Text is inserted up to the specified length, and replaced")
    func editing() throws {
        let insertion: [DBusValue] = [.int32(1), .string("abc"), .int32(2)]
        let path = ATSPIReference.path(of: Self.field)
        #expect(try responder.call(.editableText, "InsertText", insertion, at: path) == [.boolean(true)])
        #expect(try call(.editableText, "SetTextContents", Self.field, .string("new")) == [.boolean(true)])
        #expect(source.requests == ["replace 1..<1 ab", "replace 0..<11 new"])
    }

    // MARK: Cache and events

    @Test("The cache has an entry for each node, with its index")
    func cache() throws {
        let items = try responder.call(.cache, "GetItems", [], at: ATSPIReference.cache).first?.asElements ?? []
        #expect(items.count == 5)
        #expect(items.last?.asElements?[3] == .int32(2))
    }

    @Test("A changed name is a property change with the name")
    func nameEvent() {
        let signals = responder.signals(for: .changed(.name, of: Self.button))
        let arguments: [DBusValue] = [
            .string("accessible-name"), .int32(0), .int32(0), .variant(.string("Send")), .array([], of: "{sv}"),
        ]
        #expect(signals.map(\.member) == ["PropertyChange"])
        #expect(signals.map(\.arguments) == [arguments])
    }

    /// Returns the member of the only signal for an event, its details and its value.
    private func parts(of event: AccessibilityEvent) throws -> (member: String, details: [DBusValue], value: DBusValue?)
    {
        let signals = responder.signals(for: event)
        try #require(signals.count == 1)
        return (signals[0].member, Array(signals[0].arguments.prefix(3)), signals[0].arguments[3])
    }

    @Test("A changed rectangle is reported with its position and size in whole points")
    func bounds() throws {
        let frame = CGRect(x: 10, y: -20, width: 50.5, height: 20)
        let found = try parts(of: .boundsChanged(frame, of: Self.button))
        #expect(found.member == "BoundsChanged")
        let rect = DBusValue.structure([.int32(10), .int32(-20), .int32(51), .int32(20)])
        #expect(found.value == .variant(rect))
    }

    @Test("The active item of a list is reported by the list with its index and reference")
    func activeDescendant() throws {
        let found = try parts(of: .activeDescendantChanged(Self.field, at: 1, of: Self.window))
        #expect(found.member == "ActiveDescendantChanged")
        #expect(found.details == [.string(""), .int32(1), .int32(0)])
        #expect(found.value == .variant(reference(ATSPIReference.path(of: Self.field))))
    }

    @Test("Scrolled content is reported as changed visible data")
    func visibleData() throws {
        let found = try parts(of: .visibleDataChanged(of: Self.window))
        #expect(found.member == "VisibleDataChanged")
    }

    @Test("A changed parent is a property change with the reference of the parent")
    func parentEvent() throws {
        let found = try parts(of: .changed(.parent, of: Self.button))
        #expect(found.member == "PropertyChange")
        #expect(found.details.first == .string("accessible-parent"))
        #expect(found.value == .variant(reference(ATSPIReference.path(of: Self.window))))
    }

    @Test("A window that becomes active is reported as a window event, too")
    func activation() {
        let signals = responder.signals(for: .stateChanged(.active, isOn: true, of: Self.window))
        #expect(signals.map(\.member) == ["Activate", "StateChanged"])
    }

    @Test("An added element is added to the cache with its descendants")
    func addition() {
        let signals = responder.signals(for: .childAdded(Self.window, at: 0, to: .application))
        let members = [String](repeating: "AddAccessible", count: 4) + ["ChildrenChanged", "Create"]
        #expect(signals.map(\.member) == members)
    }

    @Test("Inserted text is reported with its length in scalars")
    func insertion() {
        let signal = responder.signals(for: .textInserted("a😀", at: 3, of: Self.field)).first
        #expect(signal?.arguments.prefix(3) == [.string("insert"), .int32(3), .int32(2)])
    }

    @Test("An alert that appears is reported as showing, and the focus in it as well")
    func alert() {
        var button = AccessibilityNode(id: AccessibilityID(21), role: .button)
        button.states.insert(.focused)
        var alert = AccessibilityNode(id: AccessibilityID(20), role: .alert)
        alert.children = [button.id]
        for node in [button, alert] { tree.set(node) }
        let signals = responder.signals(for: .childAdded(alert.id, at: 0, to: Self.window))
        #expect(signals.map(\.member).suffix(3) == ["ChildrenChanged", "StateChanged", "StateChanged"])
        #expect(signals.suffix(2).map { $0.arguments[0] } == [.string("showing"), .string("focused")])
    }

    @Test("A tool tip is reported as showing when it appears, and as hidden before it is removed")
    func toolTip() {
        let tip = AccessibilityNode(id: AccessibilityID(20), role: .toolTip)
        tree.set(tip)
        let shown = responder.signals(for: .childAdded(tip.id, at: 3, to: Self.window))
        #expect(shown.map(\.member) == ["AddAccessible", "ChildrenChanged", "StateChanged"])
        #expect(shown.last?.arguments.prefix(2) == [.string("showing"), .int32(1)])
        let removed = responder.signals(for: .childRemoved(tip.id, at: 3, from: Self.window))
        #expect(removed.map(\.member) == ["StateChanged", "ChildrenChanged", "RemoveAccessible"])
        #expect(removed.first?.arguments.prefix(2) == [.string("showing"), .int32(0)])
    }

    @Test("A node that is added with descendants of any depth is reported without recursion")
    func deepAddition() {
        let depth: UInt64 = 100_000
        for number in (100...100 + depth).reversed() {
            var node = AccessibilityNode(id: AccessibilityID(number), role: .group)
            if number < 100 + depth { node.children = [AccessibilityID(number + 1)] }
            tree.set(node)
        }
        let signals = responder.signals(for: .childAdded(AccessibilityID(100), at: 0, to: Self.window))
        #expect(signals.count == Int(depth) + 2)
    }

    @Test("An announcement is an event, and a notification that shows, for screen readers that do not know the event")
    func announcement() throws {
        var events: [AccessibilityEvent] = []
        tree.onEvent = { events.append($0) }
        tree.announce("Saved", by: Self.window)
        let signals = events.flatMap { responder.signals(for: $0) }
        #expect(signals.map(\.member) == ["Announcement", "StateChanged"])
        let notification = try #require(signals.last.flatMap { ATSPIReference.id(at: $0.path) })
        #expect(try call(.accessible, "GetRoleName", notification) == [.string("notification")])
        #expect(try property(.accessible, "Name", notification) == .string("Saved"))
        let words = try call(.accessible, "GetState", notification).first?.asElements?.first?.asInteger ?? 0
        #expect(words & 1 << 25 != 0)
    }
}
