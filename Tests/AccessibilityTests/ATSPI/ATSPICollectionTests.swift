import OpenCoreGraphics
import OpenDisplay
import Testing

@testable import Accessibility

@Suite("Searches in containers") @MainActor struct ATSPICollectionTests {
    private let tree = AccessibilityTree(name: "Program")
    private let source = FakeSource()
    private let responder: ATSPIResponder
    private static let window = AccessibilityID(1)

    /// Creates a window with a heading, a group of two buttons, of which one is focused, and a label.
    init() {
        responder = ATSPIResponder(tree: tree, source: source)
        responder.busName = ":1.5"
        let roles: [AccessibilityRole] = [.window, .heading, .group, .button, .button, .label]
        for (index, role) in roles.enumerated().reversed() {
            var node = AccessibilityNode(id: AccessibilityID(UInt64(index + 1)), role: role)
            if role == .window { node.children = [2, 3, 6].map { AccessibilityID($0) } }
            if role == .group { node.children = [4, 5].map { AccessibilityID($0) } }
            if role == .heading { node.level = 2 }
            if index == 4 { node.states.insert(.focused) }
            tree.set(node)
        }
        var application = AccessibilityNode(id: .application, role: .application)
        application.children = [Self.window]
        tree.set(application)
    }

    /// Returns a rule: each criterion with its kind, of which 0 means that it does not apply.
    private func rule(
        states: [Int] = [], _ stateKind: Int32 = 1, attributes: [String: String] = [:], roles: [Int] = [],
        _ roleKind: Int32 = 2, interfaces: [String] = [], isInverted: Bool = false
    ) -> DBusValue {
        func words(_ bits: [Int], _ count: Int) -> DBusValue {
            var words = [UInt32](repeating: 0, count: count)
            for bit in bits { words[bit / 32] |= 1 << UInt32(bit % 32) }
            return .array(words.map { .int32(Int32(bitPattern: $0)) }, of: "i")
        }
        return .structure([
            words(states, 2), .int32(stateKind), .dictionary(attributes), .int32(1), words(roles, 4), .int32(roleKind),
            .strings(interfaces), .int32(1), .boolean(isInverted),
        ])
    }

    private static let (button, heading, label) = (43, 83, 29)

    private func search(_ rule: DBusValue, order: UInt32 = 1, count: Int32 = 0, isDeep: Bool = true) throws -> [Int] {
        try numbers(call("GetMatches", [rule, .uint32(order), .int32(count), .boolean(isDeep)]))
    }

    private func call(_ method: String, _ arguments: [DBusValue]) throws -> [DBusValue] {
        try responder.call(.collection, method, arguments, at: ATSPIReference.path(of: Self.window))
    }

    /// Returns the numbers of the nodes in an answer.
    private func numbers(_ answer: [DBusValue]) -> [Int] {
        (answer.first?.asElements ?? []).compactMap { reference in
            reference.asElements?.last?.asString.flatMap { ATSPIReference.id(at: $0) }.map { Int($0.number) }
        }
    }

    /// Adds labels with the given numbers to the window.
    private func addLabels(_ numbers: Range<UInt64>) throws {
        var window = try #require(tree[Self.window])
        for number in numbers {
            let node = AccessibilityNode(id: AccessibilityID(number), role: .label)
            tree.set(node)
            window.children.append(node.id)
        }
        tree.set(window)
    }

    @Test("All descendants with a role are found, in the order of the tree")
    func role() throws {
        #expect(try search(rule(roles: [Self.button])) == [4, 5])
        #expect(try search(rule(roles: [Self.button, Self.heading])) == [2, 4, 5])
    }

    @Test("Without a criterion, everything is found")
    func everything() throws {
        #expect(try search(rule()) == [2, 3, 4, 5, 6])
    }

    @Test("A search that is not deep finds children only")
    func shallow() throws {
        #expect(try search(rule(), isDeep: false) == [2, 3, 6])
    }

    @Test("Nodes with a state are found")
    func state() throws {
        #expect(try search(rule(states: [12])) == [5])
        #expect(try search(rule(states: [12], 3)) == [2, 3, 4, 6])
    }

    @Test("Visible nodes are found")
    func showing() throws {
        source.frames[AccessibilityID(4)] = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(try search(rule(states: [25])) == [4])
    }

    @Test("Nodes with an attribute are found, also with one of several values")
    func attribute() throws {
        #expect(try search(rule(attributes: ["level": "2"])) == [2])
        #expect(try search(rule(attributes: ["level": "1:2"])) == [2])
        #expect(try search(rule(attributes: ["level": "1"])) == [])
    }

    @Test("Nodes with an interface are found")
    func interface() throws {
        #expect(try search(rule(interfaces: ["Action"])) == [4, 5])
        #expect(try search(rule(interfaces: ["org.a11y.atspi.Collection"])) == [3])
    }

    @Test("An inverted rule finds what does not match")
    func inverted() throws {
        #expect(try search(rule(roles: [Self.button], isInverted: true)) == [2, 3, 6])
    }

    @Test("The number of results and the order are those that the client requests")
    func limits() throws {
        #expect(try search(rule(), count: 2) == [2, 3])
        #expect(try search(rule(), order: 4, count: 2) == [6, 5])
    }

    @Test("A search after a node finds the next ones, one before it the nearest ones")
    func relative() throws {
        let path = DBusValue.path(ATSPIReference.path(of: AccessibilityID(4)))
        let after = try call("GetMatchesFrom", [path, rule(), .uint32(1), .uint32(2), .int32(1), .boolean(true)])
        #expect(numbers(after) == [5])
        let before = try call(
            "GetMatchesTo", [path, rule(), .uint32(1), .uint32(2), .boolean(true), .int32(1), .boolean(true)])
        #expect(numbers(before) == [3])
        let siblings = try call("GetMatchesFrom", [path, rule(), .uint32(1), .uint32(1), .int32(0), .boolean(true)])
        #expect(numbers(siblings) == [5])
    }

    @Test("A search from a node of another container finds nothing")
    func foreign() throws {
        let path = DBusValue.path(ATSPIReference.path(of: .application))
        let found = try call("GetMatchesFrom", [path, rule(), .uint32(1), .uint32(2), .int32(0), .boolean(true)])
        #expect(numbers(found) == [])
    }

    @Test("The focused descendant is the active one")
    func activeDescendant() throws {
        #expect(try call("GetActiveDescendant", []) == [responder.reference(to: AccessibilityID(5)).value])
    }

    // MARK: Parts

    /// The requests whose answers depend on many nodes.
    private var longRequests: [(ATSPIInterface, String, [DBusValue], String)] {
        let window = ATSPIReference.path(of: Self.window)
        let point: [DBusValue] = [.int32(5), .int32(5), .uint32(0)]
        return [
            (.collection, "GetMatches", [rule(roles: [Self.label]), .uint32(1), .int32(0), .boolean(true)], window),
            (.collection, "GetActiveDescendant", [], window), (.accessible, "GetChildren", [], window),
            (.component, "GetAccessibleAtPoint", point, window), (.cache, "GetItems", [], ATSPIReference.cache),
        ]
    }

    @Test("An answer that depends on many nodes is made in parts, each of which examines few of them")
    func parts() throws {
        try addLabels(100..<1_100)
        for (interface, method, arguments, path) in longRequests {
            let work = try #require(try responder.work(for: interface, method, arguments, at: path), "\(method)")
            var parts = 1
            var results: [DBusValue]?
            while results == nil {
                let before = source.visibilityRequests
                results = try work.advance(with: responder)
                #expect(source.visibilityRequests - before <= 64, "\(method)")
                parts += 1
            }
            #expect(parts > 10, "\(method)")
            #expect(results == (try responder.call(interface, method, arguments, at: path)), "\(method)")
        }
    }

    @Test("Nodes that are removed between the parts of an answer are omitted")
    func removedMeanwhile() throws {
        try addLabels(100..<1_100)
        for (interface, method, arguments, path) in longRequests {
            let work = try #require(try responder.work(for: interface, method, arguments, at: path), "\(method)")
            #expect(try work.advance(with: responder) == nil, "\(method)")
            tree.remove(Self.window)
            #expect(try work.finish(with: responder).count == 1, "\(method)")
            var window = AccessibilityNode(id: Self.window, role: .window)
            window.children = [AccessibilityID(2)]
            tree.set(AccessibilityNode(id: AccessibilityID(2), role: .label))
            tree.set(window)
            try addLabels(100..<1_100)
        }
    }

    @Test("A search that visits too many nodes is refused")
    func large() throws {
        try addLabels(100..<20_200)
        #expect(throws: ATSPIError.tooManyNodes) { try search(rule(roles: [Self.label])) }
        #expect(try search(rule(roles: [Self.label]), count: 3, isDeep: false) == [6, 100, 101])
    }

    @Test("A search for visible nodes is refused earlier, because it takes longer")
    func largeVisible() throws {
        try addLabels(100..<2_200)
        #expect(throws: ATSPIError.tooManyNodes) { try search(rule(states: [25])) }
        #expect(try search(rule(states: [25], roles: [Self.heading])) == [])
    }
}
