import Fuzzing
import OpenCoreGraphics
import OpenDisplay
import Testing

@testable import Accessibility

@Suite("Requests of a hostile client") @MainActor struct HostileClientTests {
    private static let texts = ["", "a", "Hello 😀 you\nand e\u{301} 👩‍👩‍👧‍👦", "x\u{0}y", "\u{301}\u{301}", "שלום.  "]
    private static let extremes: [Int32] = [.min, -2, -1, 0, 1, 7, 4096, .max]

    private let tree = AccessibilityTree(name: "Program")
    private let source = FakeSource()
    private let responder: ATSPIResponder

    /// Creates a tree in which each interface has a node.
    init() {
        responder = ATSPIResponder(tree: tree, source: source)
        responder.busName = ":1.5"
        let roles: [AccessibilityRole] = [
            .window, .button, .textField, .slider, .list, .image, .label, .table, .cell, .textView, .link,
        ]
        for (index, role) in roles.enumerated() {
            var node = AccessibilityNode(id: AccessibilityID(UInt64(index + 1)), role: role)
            if role == .button { node.actions = [AccessibilityAction(.activate, name: "Activate")] }
            if role == .textField {
                node.text = AccessibilityText(Self.texts[2], selection: 0..<5)
                node.states.insert(.editable)
            }
            if role == .slider { node.range = AccessibilityNode.Range(value: 2, in: 0...10, isAdjustable: true) }
            if role == .window { node.children = [2, 3, 4, 5, 8, 10].map { AccessibilityID($0) } }
            if role == .list { node.children = [AccessibilityID(6), AccessibilityID(7)] }
            if role == .table {
                node.part = .table(AccessibilityPart.Table(rowCount: 5, columnCount: 3))
                node.children = [AccessibilityID(9)]
            }
            if role == .cell { node.part = .cell(AccessibilityPart.Cell(rows: 1..<3, columns: 0..<1)) }
            if role == .textView {
                node.text = AccessibilityText(Self.texts[2])
                node.children = [AccessibilityID(11)]
            }
            if role == .link { node.part = .link(AccessibilityPart.Link(range: 0..<5, address: "https://a.org")) }
            tree.set(node)
        }
        var application = AccessibilityNode(id: .application, role: .application)
        application.children = [AccessibilityID(1)]
        tree.set(application)
        source.cells = [[], [AccessibilityID(9)]]
        source.columnHeaders = [AccessibilityID(9)]
        source.selected = [4]
    }

    private var paths: [String] {
        (tree.identifiers + [AccessibilityID(99)]).map { ATSPIReference.path(of: $0) } + [ATSPIReference.cache]
    }

    private func objectPath(with interface: ATSPIInterface) -> String? {
        interface == .cache
            ? ATSPIReference.cache : paths.first { responder.interfaces(at: $0).contains(interface) }
    }

    private func request(_ member: DeclaredMember, _ arguments: [DBusValue], at path: String) throws -> [DBusValue] {
        member.isProperty
            ? [try responder.property(member.interface, member.name, at: path)]
            : try responder.call(member.interface, member.name, arguments, at: path)
    }

    private func argument(_ type: String, _ random: inout SeededRandom) -> DBusValue {
        let number = Self.extremes.randomElement(using: &random) ?? 0
        return switch type {
        case "i": .int32(number)
        case "u": .uint32(UInt32(bitPattern: number))
        case "b": .boolean(number > 0)
        case "o": .path(paths.randomElement(using: &random) ?? "/")
        case ATSPIMatchRule.signature: rule(&random)
        case "d": .double([.nan, .infinity, -1, 1e300].randomElement(using: &random) ?? 0)
        default: .string(Self.texts.randomElement(using: &random) ?? "")
        }
    }

    /// Returns a rule of a search with any words, kinds and texts.
    private func rule(_ random: inout SeededRandom) -> DBusValue {
        func words(_ random: inout SeededRandom) -> DBusValue {
            let words = (0..<Int.random(in: 0...5, using: &random)).map { _ in argument("i", &random) }
            return .array(words, of: "i")
        }
        func text(_ random: inout SeededRandom) -> String { argument("s", &random).asString ?? "" }
        return .structure([
            words(&random), argument("i", &random), .dictionary([text(&random): text(&random)]),
            .int32(Int32.random(in: -1...5, using: &random)), words(&random),
            .int32(Int32.random(in: -1...5, using: &random)), .strings([text(&random)]), argument("i", &random),
            argument("b", &random),
        ])
    }

    @Test("The introspection data declares members of each interface")
    func declared() {
        for interface in ATSPIInterface.allCases {
            #expect(DeclaredMember.all.contains { $0.interface == interface }, "\(interface)")
        }
    }

    @Test("Each declared method and property is answered with values of the declared types")
    func types() throws {
        var random = SeededRandom(seed: 1)
        for member in DeclaredMember.all {
            let path = try #require(objectPath(with: member.interface), "\(member)")
            let arguments = member.parameters.map { argument($0, &random) }
            let results = try request(member, arguments, at: path)
            #expect(results.map(\.signature) == member.results, "\(member)")
        }
    }

    @Test("Random requests to any object are answered with values of the declared types, or with an error")
    func random() {
        var random = SeededRandom(seed: 2)
        for _ in 0..<20_000 {
            guard let member = DeclaredMember.all.randomElement(using: &random),
                let path = paths.randomElement(using: &random)
            else { continue }
            let arguments = member.parameters.map { argument($0, &random) }
            guard let results = try? request(member, arguments, at: path) else { continue }
            #expect(results.map(\.signature) == member.results, "\(member) \(arguments) at \(path)")
        }
    }

    @Test("Requests with missing arguments, and with arguments of other types, are answered, too")
    func wrongArguments() {
        var random = SeededRandom(seed: 3)
        for member in DeclaredMember.all where !member.isProperty {
            guard let path = objectPath(with: member.interface) else { continue }
            for types in [[], ["s"], ["i"], ["b", "s", "s"], ["s", "i", "d"]] {
                let arguments = types.map { argument($0, &random) }
                let results = try? request(member, arguments, at: path)
                #expect(results?.map(\.signature) == member.results, "\(member) \(arguments)")
            }
        }
    }

    @Test(
        "Paths that are not those of an object are errors",
        arguments: [
            "", "/", "/org/a11y/atspi/accessible", "/org/a11y/atspi/accessible/", "/org/a11y/atspi/accessible/-1",
            "/org/a11y/atspi/accessible/18446744073709551616", "/org/a11y/atspi/accessible/1/2",
            "/org/a11y/atspi/accessible/root/1", "/org/a11y/atspi/null",
        ])
    func otherPath(path: String) {
        #expect(throws: ATSPIError.unknownObject) { try responder.call(.accessible, "GetRole", [], at: path) }
    }

    @Test("A node that is removed while a client uses it is an unknown object")
    func removed() throws {
        let path = try #require(objectPath(with: .text))
        let id = try #require(ATSPIReference.id(at: path))
        tree.remove(id)
        #expect(throws: ATSPIError.unknownObject) { try responder.call(.text, "GetText", [], at: path) }
    }

    @Test(
        "Edits of more text than fits in the time between two frames are refused",
        arguments: ["SetTextContents", "InsertText", "DeleteText"])
    func longEdits(member: String) throws {
        let path = try #require(objectPath(with: .editableText))
        let id = try #require(ATSPIReference.id(at: path))
        var node = try #require(tree[id])
        node.text = AccessibilityText(String(repeating: "a", count: ATSPIResponder.editLimit + 1))
        tree.set(node)
        let long = DBusValue.string(String(repeating: "b", count: ATSPIResponder.editLimit + 1))
        let arguments: [DBusValue] =
            switch member {
            case "SetTextContents": [.string("b")]
            case "InsertText": [.int32(0), long, .int32(-1)]
            default: [.int32(0), .int32(-1)]
            }
        #expect(throws: ATSPIError.textIsTooLong) { try responder.call(.editableText, member, arguments, at: path) }
        #expect(source.requests == [])
    }

    @Test("A long text is returned on another thread, and a short one at once")
    func longText() throws {
        let path = try #require(objectPath(with: .text))
        let arguments: [DBusValue] = [.int32(1), .int32(-1)]
        let short = try responder.deferredResults(of: .text, "GetText", arguments, at: path)
        #expect(short == nil)
        let id = try #require(ATSPIReference.id(at: path))
        var node = try #require(tree[id])
        node.text = AccessibilityText(String(repeating: "ä", count: 20_000))
        tree.set(node)
        let results = try #require(try responder.deferredResults(of: .text, "GetText", arguments, at: path))
        #expect(results() == [.string(String(repeating: "ä", count: 19_999))])
    }

    @Test("The deepest element at a point is found in a tree of any depth")
    func deep() throws {
        let depth: UInt64 = 100_000
        for number in (10...10 + depth).reversed() {
            let id = AccessibilityID(number)
            var node = AccessibilityNode(id: id, role: .group)
            if number < 10 + depth { node.children = [AccessibilityID(number + 1)] }
            tree.set(node)
            source.frames[id] = CGRect(x: 0, y: 0, width: 10, height: 10)
        }
        let point: [DBusValue] = [.int32(5), .int32(5), .uint32(0)]
        let top = ATSPIReference.path(of: AccessibilityID(10))
        let found = try responder.call(.component, "GetAccessibleAtPoint", point, at: top)
        let deepest = ATSPIReference(name: ":1.5", path: ATSPIReference.path(of: AccessibilityID(10 + depth)))
        #expect(found == [deepest.value])
    }
}
