import Testing

@testable import Accessibility

@Suite("D-Bus values") struct DBusValueTests {
    @Test("A value survives the conversion to a GVariant and back")
    func roundTrip() throws {
        let value = DBusValue.structure([
            .boolean(true), .int16(-3), .int32(.min), .uint32(.max), .double(0.5), .string("å😀"), .path("/a/b"),
            .array([.string("x")], of: "s"), .array([], of: "(so)"), .variant(.structure([.int32(1), .int32(2)])),
            .dictionary(["key": "value"]),
        ])
        let variant = try #require(value.makeVariant())
        #expect(DBusValue(variant) == value)
    }

    @Test("The introspection data describes every interface")
    func introspection() {
        for interface in ATSPIInterface.allCases {
            #expect(ATSPIIntrospection.xml.contains("<interface name='\(interface.rawValue)'>"))
        }
    }
}
