import Testing

import OpenDisplay

@Suite("D-Bus values") struct DBusValueTests {
    @Test("A value survives the conversion to a GVariant and back")
    func roundTrip() throws {
        let value = DBusValue.structure([
            .boolean(true), .byte(255), .int16(-3), .int32(.min), .uint32(.max), .int64(.min), .uint64(.max),
            .double(0.5),
            .string("å😀"), .path("/a/b"),
            .array([.string("x")], of: "s"), .array([], of: "(so)"), .variant(.structure([.int32(1), .int32(2)])),
            .dictionary(["key": "value"]),
        ])
        let variant = try #require(value.makeVariant())
        #expect(DBusValue(variant) == value)
    }

    @Test("The bytes of an array survive the conversion to a GVariant and back")
    func bytes() throws {
        let variant = try #require(DBusValue.bytes([0x2f, 0xff, 0]).makeVariant())
        #expect(DBusValue(variant) == .bytes([0x2f, 0xff, 0]))
    }

    @Test("The values of a dictionary of options are read without the variants that contain them")
    func options() {
        let options = DBusValue.options(["a": .variant(.boolean(true)), "b": .uint32(2)])
        #expect(options.asDictionary == ["a": .boolean(true), "b": .uint32(2)])
    }
}
