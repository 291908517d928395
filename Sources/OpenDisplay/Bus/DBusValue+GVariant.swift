internal import CGTK

extension DBusValue {
    /// Returns a new GVariant with a floating reference.
    package func makeVariant() -> OpaquePointer? {
        switch self {
        case .boolean(let value): g_variant_new_boolean(value ? 1 : 0)
        case .byte(let number): g_variant_new_byte(number)
        case .int16(let number): g_variant_new_int16(number)
        case .int32(let number): g_variant_new_int32(number)
        case .uint32(let number): g_variant_new_uint32(number)
        case .int64(let number): g_variant_new_int64(gint64(number))
        case .uint64(let number): g_variant_new_uint64(guint64(number))
        case .double(let number): g_variant_new_double(number)
        case .string(let text): g_variant_new_string(text)
        case .path(let path): g_variant_new_object_path(path)
        case .bytes(let bytes): Self.makeArray(bytes.map { g_variant_new_byte($0) }, "y")
        case .structure(let elements): Self.makeTuple(elements)
        case .array(let elements, let signature): Self.makeArray(elements.map { $0.makeVariant() }, signature)
        case .entry(let key, let value): g_variant_new_dict_entry(key.makeVariant(), value.makeVariant())
        case .variant(let value): g_variant_new_variant(value.makeVariant())
        }
    }

    /// Returns a new tuple with a floating reference.
    package static func makeTuple(_ elements: [DBusValue]) -> OpaquePointer? {
        let children = elements.map { $0.makeVariant() }
        return children.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
    }

    private static func makeArray(_ children: [OpaquePointer?], _ signature: String) -> OpaquePointer? {
        let type = g_variant_type_new(signature)
        defer { g_variant_type_free(type) }
        return children.withUnsafeBufferPointer { g_variant_new_array(type, $0.baseAddress, gsize($0.count)) }
    }

    /// Creates a value from a GVariant, or returns `nil` if it has a type that no service of the desktop uses.
    package init?(_ variant: OpaquePointer) {
        guard let signature = g_variant_get_type_string(variant) else { return nil }
        switch UInt8(truncatingIfNeeded: signature[0]) {
        case UInt8(ascii: "b"): self = .boolean(g_variant_get_boolean(variant) != 0)
        case UInt8(ascii: "y"): self = .byte(g_variant_get_byte(variant))
        case UInt8(ascii: "n"): self = .int16(g_variant_get_int16(variant))
        case UInt8(ascii: "i"): self = .int32(g_variant_get_int32(variant))
        case UInt8(ascii: "u"): self = .uint32(g_variant_get_uint32(variant))
        case UInt8(ascii: "x"): self = .int64(Int64(g_variant_get_int64(variant)))
        case UInt8(ascii: "t"): self = .uint64(UInt64(g_variant_get_uint64(variant)))
        case UInt8(ascii: "d"): self = .double(g_variant_get_double(variant))
        case UInt8(ascii: "s"): self = .string(String(cString: g_variant_get_string(variant, nil)))
        case UInt8(ascii: "o"): self = .path(String(cString: g_variant_get_string(variant, nil)))
        case UInt8(ascii: "("): self = .structure(Self.children(of: variant))
        case UInt8(ascii: "a") where UInt8(truncatingIfNeeded: signature[1]) == UInt8(ascii: "y"):
            self = .bytes(Self.bytes(of: variant))
        case UInt8(ascii: "a"):
            self = .array(Self.children(of: variant), of: String(cString: signature + 1))
        case UInt8(ascii: "{"):
            let children = Self.children(of: variant)
            guard children.count == 2 else { return nil }
            self = .entry(key: children[0], value: children[1])
        case UInt8(ascii: "v"):
            guard let child = Self.children(of: variant).first else { return nil }
            self = .variant(child)
        default: return nil
        }
    }

    private static func bytes(of variant: OpaquePointer) -> [UInt8] {
        var count: gsize = 0
        guard let start = g_variant_get_fixed_array(variant, &count, 1) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    }

    /// Returns the elements of a container, without those of other types.
    private static func children(of variant: OpaquePointer) -> [DBusValue] {
        (0..<g_variant_n_children(variant)).compactMap { index in
            guard let child = g_variant_get_child_value(variant, index) else { return nil }
            defer { g_variant_unref(child) }
            return DBusValue(child)
        }
    }
}
