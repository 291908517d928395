#if INSPECTOR

internal import InspectorProtocol
@_spi(Reflection) internal import Swift

/// A stored property of an object of any class, found by reflection.
///
/// Only properties of types that the protocol represents, and of enumerations without associated values, are found, without
/// references to objects: whether a property stores them strongly is not known. Values are written without a setter, so that
/// observers of the property are not called.
struct StoredProperty {
    /// The name, without the prefix of wrapped and observed properties.
    let name: String
    private let offset: Int
    private let form: Form

    /// How values are stored.
    private enum Form {
        case value(any InspectableValue.Type)
        /// As the index of a case in one byte.
        case enumeration(names: [String])

        init?(_ type: Any.Type) {
            if let type = type as? any InspectableValue.Type {
                guard !type.isObject else { return nil }
                self = .value(type)
            } else if let names = EnumerationCases.names(ofAny: type) {
                self = .enumeration(names: names)
            } else {
                return nil
            }
        }
    }

    /// Lists the stored properties of an object, those of its superclasses included.
    static func list(of object: AnyObject) -> [StoredProperty] {
        var properties: [StoredProperty] = []
        // The raw value of `classType`, which is a variable of the library.
        _forEachField(of: Swift.type(of: object), options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            if name.pointee != UInt8(ascii: "$"), let form = Form(type) {
                let label = String(cString: name)
                let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
                properties.append(StoredProperty(name: name, offset: offset, form: form))
            }
            return true
        }
        return properties
    }

    var kind: String {
        if case .value(let type) = form { type.kind } else { "choice" }
    }

    /// The names of the cases of an enumeration; empty for other types.
    var choices: [String] {
        if case .enumeration(let names) = form { names } else { [] }
    }

    /// Returns the value of the property of an object with the class for which the property was found.
    func json(of object: AnyObject) -> JSONValue {
        withExtendedLifetime(object) {
            switch form {
            case .value(let type): type.read(from: place(in: object)).json
            case .enumeration(let names): .string(names[Int(place(in: object).load(as: UInt8.self))])
            }
        }
    }

    /// Sets the property, and returns the value as a Swift expression.
    func set(_ json: JSONValue, of object: AnyObject) throws(RPCError) -> String {
        switch form {
        case .value(let type):
            let expression = withExtendedLifetime(object) { type.write(json, to: place(in: object)) }
            guard let expression else { throw .invalidParameters("\"\(name)\" is \(type.expectation).") }
            return expression
        case .enumeration(let names):
            guard let text = json.string, let index = names.firstIndex(of: text) else {
                throw .invalidParameters("\"\(name)\" is \(names.joined(separator: ", ")).")
            }
            withExtendedLifetime(object) { place(in: object).storeBytes(of: UInt8(index), as: UInt8.self) }
            return ".\(text)"
        }
    }

    private func place(in object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque().advanced(by: offset)
    }
}

extension InspectableValue {
    fileprivate static func read(from place: UnsafeMutableRawPointer) -> any InspectableValue {
        place.assumingMemoryBound(to: Self.self).pointee
    }

    /// Stores a value of JSON, and returns it as a Swift expression; returns `nil` if it is no value of the type.
    fileprivate static func write(_ json: JSONValue, to place: UnsafeMutableRawPointer) -> String? {
        guard let value = value(of: json) else { return nil }
        place.assumingMemoryBound(to: Self.self).pointee = value
        return value.swift
    }
}

#endif
