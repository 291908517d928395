import OpenDisplay
import OpenUIControls
import OpenUIKitCore
import Testing
import UIKitTestSupport

@testable import Accessibility

/// A view that can be focused.
private final class Stop: UIView {
    override var canBecomeFocused: Bool { true }

    init(_ name: String) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = name
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A box with three views, of which a rotor finds the first and the last, and what a client of AT-SPI requests.
@MainActor private final class RotorScene {
    let stage: WindowStage
    let builder: AccessibilityTreeBuilder
    let box: UIView
    let stops = ["one", "two", "three"].map { Stop($0) }
    var predicates: [UIAccessibilityCustomRotorSearchPredicate] = []
    private let responder: ATSPIResponder

    init(_ stage: WindowStage) {
        self.stage = stage
        box = stage.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        builder = AccessibilityTreeBuilder.activate(for: stage.window)
        responder = ATSPIResponder(tree: builder.tree, source: builder)
        for (index, stop) in stops.enumerated() {
            stage.add(stop, CGRect(x: 0, y: 100 * index, width: 100, height: 50), to: box)
        }
    }

    static func run(_ body: (RotorScene) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            try body(RotorScene(stage))
        }
    }

    /// Returns a rotor that finds objects in their order.
    func rotor(_ name: String, _ targets: [AccessibleObject]) -> UIAccessibilityCustomRotor {
        UIAccessibilityCustomRotor(name: name) { [unowned self] predicate in
            predicates.append(predicate)
            let isForward = predicate.searchDirection == .next
            let order = isForward ? targets : targets.reversed()
            let index = order.firstIndex { $0 === predicate.currentItem.targetElement }
            let next = index.map { $0 + 1 } ?? 0
            guard order.indices.contains(next) else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: order[next], targetRange: nil)
        }
    }

    func focus(_ view: UIView) {
        stage.window.focus.move(to: view, heading: [])
    }

    var focused: UIView? { stage.window.focus.item }

    // MARK: AT-SPI

    func names(of object: AccessibleObject) throws -> [String] {
        builder.updateTree()
        let path = ATSPIReference.path(of: try #require(builder.id(of: object)))
        guard responder.interfaces(at: path).contains(.action) else { return [] }
        let actions = try responder.call(.action, "GetActions", [], at: path).first?.asElements ?? []
        return actions.compactMap { $0.asElements?[1].asString }
    }

    /// Performs an action by its name; returns whether that was possible.
    @discardableResult
    func perform(_ name: String, of object: AccessibleObject) throws -> Bool {
        let index = try #require(try names(of: object).firstIndex(of: name))
        let path = ATSPIReference.path(of: try #require(builder.id(of: object)))
        let results = try responder.call(.action, "DoAction", [.int32(Int32(index))], at: path)
        return results == [.boolean(true)]
    }

    /// Returns the texts that are announced while a closure is running.
    func announcements(_ body: () throws -> Void) rethrows -> [String] {
        var texts: [String] = []
        builder.updateTree()
        builder.tree.onEvent = { if case .announced(let text, _, _) = $0 { texts.append(text) } }
        defer { builder.tree.onEvent = { _ in } }
        try body()
        return texts
    }
}

@Suite("Rotors") @MainActor struct RotorTests {
    @Test("A container with a rotor is a group that offers two actions for it")
    func container() throws {
        try RotorScene.run { (scene) throws in
            scene.builder.updateTree()
            #expect(scene.builder.id(of: scene.box) == nil)
            scene.box.accessibilityCustomRotors = [scene.rotor("Unread", scene.stops)]
            #expect(try scene.names(of: scene.box) == ["Next Unread", "Previous Unread"])
            scene.box.accessibilityCustomRotors = nil
            scene.builder.updateTree()
            #expect(scene.builder.id(of: scene.box) == nil)
        }
    }

    @Test("Only the focused element offers the rotors of the views around it, also those that are set later")
    func focusedElement() throws {
        try RotorScene.run { (scene) throws in
            scene.focus(scene.stops[1])
            let own = try scene.names(of: scene.stops[1])
            scene.box.accessibilityCustomRotors = [scene.rotor("Unread", scene.stops)]
            let offered = ["Next Unread", "Previous Unread"]
            #expect(try scene.names(of: scene.stops[1]) == own + offered)
            #expect(try scene.names(of: scene.stops[2]) == own)
            scene.focus(scene.stops[2])
            #expect(try scene.names(of: scene.stops[1]) == own)
            #expect(try scene.names(of: scene.stops[2]) == own + offered)
        }
    }

    @Test("The actions move the focus from result to result, and fail at the end")
    func movement() throws {
        try RotorScene.run { (scene) throws in
            scene.box.accessibilityCustomRotors = [scene.rotor("Unread", [scene.stops[0], scene.stops[2]])]
            #expect(try scene.perform("Next Unread", of: scene.box))
            #expect(scene.focused === scene.stops[0])
            #expect(try scene.perform("Next Unread", of: scene.stops[0]))
            #expect(scene.focused === scene.stops[2])
            #expect(try !scene.perform("Next Unread", of: scene.stops[2]))
            #expect(scene.focused === scene.stops[2])
            #expect(try scene.perform("Previous Unread", of: scene.stops[2]))
            #expect(scene.focused === scene.stops[0])
        }
    }

    @Test("A search starts at the focused view in the container, and not at a view elsewhere")
    func start() throws {
        try RotorScene.run { (scene) throws in
            let outside = scene.stage.add(Stop("outside"), CGRect(x: 200, y: 0, width: 50, height: 50))
            scene.box.accessibilityCustomRotors = [scene.rotor("Unread", scene.stops)]
            scene.focus(outside)
            try scene.perform("Next Unread", of: scene.box)
            #expect(scene.predicates.last?.currentItem.targetElement == nil)
            scene.focus(scene.stops[1])
            try scene.perform("Next Unread", of: scene.box)
            #expect(scene.predicates.last?.currentItem.targetElement === scene.stops[1])
            #expect(scene.focused === scene.stops[2])
        }
    }

    @Test("A result that cannot be focused is announced, and the next search continues there")
    func announcement() throws {
        try RotorScene.run { (scene) throws in
            let labels = ["Oslo", "Rome"].enumerated().map { index, text in
                let label = UILabel()
                label.text = text
                return scene.stage.add(label, CGRect(x: 200, y: 50 * index, width: 50, height: 20), to: scene.box)
            }
            scene.box.accessibilityCustomRotors = [scene.rotor("City", labels)]
            let texts = try scene.announcements {
                try scene.perform("Next City", of: scene.box)
                try scene.perform("Next City", of: scene.box)
            }
            #expect(texts == ["Oslo", "Rome"])
            #expect(scene.focused == nil)
        }
    }

    @Test("A result that receives the focus is spoken as the focused element, and not announced")
    func noAnnouncement() throws {
        try RotorScene.run { (scene) throws in
            scene.box.accessibilityCustomRotors = [scene.rotor("Unread", scene.stops)]
            let texts = try scene.announcements { try scene.perform("Next Unread", of: scene.box) }
            #expect(texts == [])
        }
    }

    @Test("A range of a text is selected, and the next search starts at the selection")
    func textRange() throws {
        try RotorScene.run { (scene) throws in
            let view = scene.stage.add(UITextView(), CGRect(x: 150, y: 0, width: 150, height: 100))
            view.text = "one two one"
            var starts: [Int] = []
            view.accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(name: "One") { [unowned view] predicate in
                    let selection = predicate.currentItem.targetRange
                    starts.append(selection.map { view.offset(from: view.beginningOfDocument, to: $0.end) } ?? -1)
                    guard let start = view.position(from: view.endOfDocument, offset: -3) else { return nil }
                    let range = view.textRange(from: start, to: view.endOfDocument)
                    return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: range)
                }
            ]
            try scene.perform("Next One", of: view)
            #expect(view.selectedRange == NSRange(location: 8, length: 3))
            #expect(scene.focused === view)
            try scene.perform("Next One", of: view)
            #expect(starts == [-1, 11])
        }
    }

    @Test(
        "A rotor of a known kind has the name of the kind, and one without a name is not offered",
        arguments: [
            (UIAccessibilityCustomRotor.SystemRotorType.heading, ["Next heading", "Previous heading"]),
            (.headingLevel3, ["Next heading of level 3", "Previous heading of level 3"]), (.none, []),
        ])
    func kind(type: UIAccessibilityCustomRotor.SystemRotorType, expected: [String]) throws {
        try RotorScene.run { (scene) throws in
            scene.box.accessibilityCustomRotors = [UIAccessibilityCustomRotor(systemType: type) { _ in nil }]
            #expect(try scene.names(of: scene.box) == expected)
        }
    }

    @Test("F8 moves to the next result and Shift-F8 to the previous one, also without an assistive technology")
    func keys() {
        RotorScene.run { scene in
            AccessibilityTreeBuilder.deactivate()
            scene.box.accessibilityCustomRotors = [scene.rotor("Unread", [scene.stops[0], scene.stops[2]])]
            scene.focus(scene.stops[0])
            scene.stage.press(Self.f8)
            #expect(scene.focused === scene.stops[2])
            scene.stage.press(Self.f8, "", .shift)
            #expect(scene.focused === scene.stops[0])
        }
    }

    @Test("Control-F8 opens a menu with both directions of each rotor, and F8 repeats the search that was chosen")
    func menu() {
        RotorScene.run { scene in
            scene.box.accessibilityCustomRotors = [
                scene.rotor("First", [scene.stops[0]]), scene.rotor("All", scene.stops),
            ]
            scene.focus(scene.stops[0])
            scene.stage.press(Self.f8, "", .control)
            #expect(scene.stage.window.menus.isOpen)
            for _ in 0..<2 { scene.stage.press(Self.down) }
            scene.stage.press(Self.enter)
            scene.stage.advance(by: 1)
            #expect(scene.focused === scene.stops[1])
            scene.stage.press(Self.f8)
            #expect(scene.focused === scene.stops[2])
        }
    }

    @Test("A view controller's rotors are those of the focused view in it")
    func controller() throws {
        try RotorScene.run { (scene) throws in
            let controller = UIViewController()
            scene.stage.window.rootViewController = controller
            scene.stage.add(scene.stops[0], CGRect(x: 0, y: 0, width: 50, height: 50), to: controller.view)
            controller.accessibilityCustomRotors = [scene.rotor("Unread", scene.stops)]
            scene.focus(scene.stops[0])
            #expect(try scene.names(of: scene.stops[0]).suffix(2) == ["Next Unread", "Previous Unread"])
        }
    }

    private static let (f8, down, enter): (UInt32, UInt32, UInt32) = (0xffc5, 0xff54, 0xff0d)
}
