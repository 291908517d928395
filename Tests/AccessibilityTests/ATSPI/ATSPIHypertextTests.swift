import OpenDisplay
import Testing

@testable import Accessibility

@Suite("Requests about links and attributes of texts") @MainActor struct ATSPIHypertextTests {
    private let tree = AccessibilityTree(name: "Program")
    private let source = FakeSource()
    private let responder: ATSPIResponder
    private static let text = AccessibilityID(1)
    private static let link = AccessibilityID(2)

    /// Creates the text "See GNOME.", in which GNOME is a link.
    init() {
        responder = ATSPIResponder(tree: tree, source: source)
        responder.busName = ":1.5"
        var link = AccessibilityNode(id: Self.link, role: .link)
        link.name = "GNOME"
        link.actions = [AccessibilityAction(.activate, name: "Activate")]
        link.part = .link(AccessibilityPart.Link(range: 4..<9, address: "https://gnome.org"))
        var text = AccessibilityNode(id: Self.text, role: .textView)
        text.text = AccessibilityText("See GNOME.")
        text.children = [Self.link]
        var application = AccessibilityNode(id: .application, role: .application)
        application.children = [Self.text]
        for node in [link, text, application] { tree.set(node) }
    }

    private func call(
        _ interface: ATSPIInterface, _ method: String, _ id: AccessibilityID, _ arguments: DBusValue...
    ) throws -> [DBusValue] {
        try responder.call(interface, method, arguments, at: ATSPIReference.path(of: id))
    }

    private func property(_ name: String) throws -> DBusValue {
        try responder.property(.hyperlink, name, at: ATSPIReference.path(of: Self.link))
    }

    @Test("A text has its links")
    func links() throws {
        #expect(try call(.hypertext, "GetNLinks", Self.text) == [.int32(1)])
        let link = try call(.hypertext, "GetLink", Self.text, .int32(0))
        let path = ATSPIReference.linkPath(of: Self.link)
        #expect(link == [ATSPIReference(name: ":1.5", path: path).value])
        #expect(responder.interfaces(at: path) == [.hyperlink])
        #expect(try responder.property(.hyperlink, "StartIndex", at: path) == .int32(4))
    }

    @Test("The link of an element that is none does not exist", arguments: [1, 99])
    func wrongLink(number: UInt64) {
        let path = ATSPIReference.linkPath(of: AccessibilityID(number))
        #expect(responder.interfaces(at: path) == [])
        #expect(throws: ATSPIError.unknownObject) { try responder.property(.hyperlink, "StartIndex", at: path) }
    }

    @Test("A link that does not exist is the null object", arguments: [-1, 1, Int32.max, Int32.min])
    func missingLink(index: Int32) throws {
        let link = try call(.hypertext, "GetLink", Self.text, .int32(index))
        #expect(link == [responder.reference(to: nil).value])
    }

    @Test("The link at an offset is found", arguments: [(3, -1), (4, 0), (8, 0), (9, -1), (-1, -1)])
    func linkAtOffset(offset: Int32, index: Int32) throws {
        #expect(try call(.hypertext, "GetLinkIndex", Self.text, .int32(offset)) == [.int32(index)])
    }

    @Test("A link has its range and its address")
    func link() throws {
        #expect(try property("StartIndex") == .int32(4))
        #expect(try property("EndIndex") == .int32(9))
        #expect(try property("NAnchors") == .int16(1))
        #expect(try call(.hyperlink, "GetURI", Self.link, .int32(0)) == [.string("https://gnome.org")])
        #expect(try call(.hyperlink, "GetURI", Self.link, .int32(1)) == [.string("")])
        let object = try call(.hyperlink, "GetObject", Self.link, .int32(0))
        #expect(object == [responder.reference(to: Self.link).value])
        #expect(try call(.hyperlink, "IsValid", Self.link) == [.boolean(true)])
        #expect(try call(.hyperlink, "GetIndexRange", Self.link) == [.int32(4), .int32(9)])
    }

    @Test("The action of a link follows it")
    func activate() throws {
        #expect(try call(.action, "DoAction", Self.link, .int32(0)) == [.boolean(true)])
        #expect(source.requests == ["activate 2"])
    }

    // MARK: Attributes

    private func run(_ values: [String: String], _ start: Int32, _ end: Int32) -> [DBusValue] {
        [.dictionary(values), .int32(start), .int32(end)]
    }

    @Test("The attributes at an offset come with the range in which they apply")
    func attributes() throws {
        #expect(try call(.text, "GetAttributes", Self.text, .int32(1)) == run([:], 0, 3))
        #expect(try call(.text, "GetAttributes", Self.text, .int32(4)) == run(["weight": "700"], 3, 6))
        let value = try call(.text, "GetAttributeValue", Self.text, .int32(4), .string("weight"))
        #expect(value == [.string("700")])
    }

    @Test("A run includes the default attributes if the client requests them")
    func defaultAttributes() throws {
        let all = try call(.text, "GetAttributeRun", Self.text, .int32(4), .boolean(true))
        #expect(all == run(["weight": "700", "size": "17"], 3, 6))
        let own = try call(.text, "GetAttributeRun", Self.text, .int32(4), .boolean(false))
        #expect(own == run(["weight": "700"], 3, 6))
        let defaults = try call(.text, "GetDefaultAttributes", Self.text)
        #expect(defaults == [.dictionary(["weight": "400", "size": "17"])])
    }

    @Test("An offset beyond the text has the attributes of its last character", arguments: [10, Int32.max])
    func attributesBeyond(offset: Int32) throws {
        #expect(try call(.text, "GetAttributes", Self.text, .int32(offset)) == run(["weight": "700"], 9, 10))
    }
}
