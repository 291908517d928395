#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
@_spi(Reflection) internal import Swift

extension ComponentField {
    /// The largest number of properties that contain each other.
    private static let maximumDepth = 4
    /// The largest number of values of a component.
    private static let maximumCount = 200

    /// Lists the stored properties of simple types, those of the structures that a component stores, and the elements of arrays.
    static func stored<Owner: Component>(in component: Owner) -> [ComponentField] {
        Array(fields(of: Owner.self, in: component, at: StoredPath()).prefix(maximumCount))
    }

    /// Lists an environment value, if it has a simple type, or else what ``stored(in:)`` lists of a component.
    static func environment<Owner>(_ value: Owner) -> [ComponentField] {
        Array(fields(Owner.self, in: value, at: StoredPath(environment: Owner.self)).prefix(maximumCount))
    }

    private static func fields<Owner, Structure>(
        of structure: Structure.Type, in component: Owner, at path: StoredPath
    ) -> [ComponentField] {
        guard isStructure(structure) else { return [] }
        var result: [ComponentField] = []
        // The raw value of `ignoreUnknown`, which is a variable of the library. Weak references are not among the fields.
        _ = _forEachFieldWithKeyPath(of: structure, options: _EachFieldOptions(rawValue: 2)) { label, keyPath in
            let name = String(cString: label)
            if name.first?.isLetter == true, let offset = MemoryLayout<Structure>.offset(of: keyPath) {
                result += fields(type(of: keyPath).valueType, in: component, at: path.appending(name, at: offset))
            }
            return true
        }
        return result
    }

    private static func fields<Owner>(
        _ type: Any.Type, in component: Owner, at path: StoredPath
    ) -> [ComponentField] {
        if let type = type as? any InspectableValue.Type { return [type.field(at: path, of: Owner.self)] }
        if let type = type as? any InspectableElements.Type { return type.fields(at: path, in: component) }
        func other<Value>(_ type: Value.Type) -> [ComponentField] {
            if let names = EnumerationCases.names(of: type) { return [choice(of: type, names, at: path, Owner.self)] }
            guard path.names.count < maximumDepth, containsIndependentValues(type) else { return [] }
            return fields(of: type, in: component, at: path)
        }
        return _openExistential(type, do: other)
    }

    /// Returns the field for an enumeration with cases of these names.
    private static func choice<Owner, Value>(
        of type: Value.Type, _ names: [String], at path: StoredPath, _ owner: Owner.Type
    ) -> ComponentField {
        let place = StoredPlace<Owner, Value>(offset: path.offset)
        return ComponentField(
            name: path.name, title: path.title, kind: "choice", choices: names,
            expectation: names.joined(separator: ", "),
            read: { place.value(in: $0).map { JSONValue.string("\($0)") } ?? .null },
            replacement: { json in
                json.string.flatMap { names.firstIndex(of: $0) }.map { index in
                    let line = path.line(".\(names[index])", in: owner)
                    return place.replacement(EnumerationCases.value(at: index, of: type), line)
                }
            })
    }

    /// The kind of the metadata of structures.
    private static let structureKind: UInt = 0x200

    /// Returns whether the stored properties of a type are known without a value: the cases of an enumeration are not.
    private static func isStructure<Value>(_ type: Value.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)[0] == structureKind
    }

    /// Returns whether the stored properties of a structure can be set one by one.
    ///
    /// Those of the standard library and of Foundation depend on each other, such as the bounds of a range; a component that
    /// another one stores has a node of its own.
    private static func containsIndependentValues<Value>(_ type: Value.Type) -> Bool {
        let name = String(reflecting: type)
        return !(type is any Component.Type) && !name.hasPrefix("Swift.") && !name.hasPrefix("Foundation")
    }
}

/// Where a value is stored in components or environment values of a type.
struct StoredPath {
    /// The name of a variable with the environment value; `nil` for a component.
    private let variable: String?
    /// The names of the properties that lead to the value.
    private(set) var names: [String] = []
    private(set) var offset = 0

    /// The path to a component itself.
    init() {
        variable = nil
    }

    /// The path to an environment value itself.
    init<Value>(environment type: Value.Type) {
        let name = "\(type)".prefix { $0 != "<" }
        variable = name.prefix(1).lowercased() + name.dropFirst()
    }

    func appending(_ name: String, at offset: Int) -> StoredPath {
        var path = self
        path.names.append(name)
        path.offset += offset
        return path
    }

    var name: String { names.joined(separator: ".") }

    /// The name in Swift, if the value is one of another one.
    var title: String? { names.count > 1 ? name : nil }

    /// Returns the argument of the initializer, or else the assignment, that stores a value in a component, or the modifier that
    /// provides an environment value.
    func line<Owner>(_ value: String, in owner: Owner.Type) -> String {
        guard names.count < 2 else { return assignment(value, to: name) }
        let argument = names.isEmpty ? value : "\("\(owner)".prefix { $0 != "<" })(\(name): \(value))"
        return variable == nil ? argument : ".environment(\(argument))"
    }

    /// Returns the assignment to a part of a component or environment value.
    func assignment(_ value: String, to part: String) -> String {
        (variable.map { "\($0)." } ?? "") + "\(part) = \(value)"
    }
}

/// The place of a stored value in components of a type.
private struct StoredPlace<Owner, Value> {
    let offset: Int

    /// Returns the value in a component; `nil` if that has another type.
    func value(in component: Any) -> Value? {
        guard let component = component as? Owner else { return nil }
        return withUnsafePointer(to: component) {
            (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee
        }
    }

    /// Returns a component with another value; a component of another type is returned as it is.
    func replacing(_ value: Value, in component: Any) -> Any {
        guard var result = component as? Owner else { return component }
        withUnsafeMutablePointer(to: &result) {
            (UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee = value
        }
        return result
    }

    /// Returns the replacement by a value, and the Swift line that does the same.
    func replacement(_ value: Value, _ line: String) -> ComponentField.Replacement {
        ComponentField.Replacement(swift: line) { replacing(value, in: $0) }
    }
}

extension InspectableValue {
    /// Returns the field for a stored value of this type.
    fileprivate static func field<Owner>(at path: StoredPath, of owner: Owner.Type) -> ComponentField {
        let place = StoredPlace<Owner, Self>(offset: path.offset)
        return ComponentField(
            name: path.name, title: path.title, kind: kind, expectation: expectation,
            read: { place.value(in: $0)?.json ?? .null },
            replacement: { json in
                value(of: json).map { place.replacement($0, path.line($0.swift, in: owner)) }
            })
    }
}

/// An array of values that can be read and set as JSON.
private protocol InspectableElements {
    /// Returns a field for each element of the array in a component.
    static func fields<Owner>(at path: StoredPath, in component: Owner) -> [ComponentField]
}

/// The largest number of elements of an array that can be replaced.
private let maximumElements = 20

extension Array: InspectableElements where Element: InspectableValue {
    fileprivate static func fields<Owner>(at path: StoredPath, in component: Owner) -> [ComponentField] {
        let place = StoredPlace<Owner, Self>(offset: path.offset)
        let count = Swift.min(place.value(in: component)?.count ?? 0, maximumElements)
        return (0..<count).map { field(at: $0, path, place) }
    }

    private static func field<Owner>(
        at index: Int, _ path: StoredPath, _ place: StoredPlace<Owner, Self>
    ) -> ComponentField {
        let title = "\(path.name)[\(index)]"
        return ComponentField(
            name: "\(path.name).\(index)", title: title, kind: Element.kind, expectation: Element.expectation,
            read: { component in
                place.value(in: component).flatMap { $0.indices.contains(index) ? $0[index].json : nil } ?? .null
            },
            replacement: { json in
                Element.value(of: json).map { value in
                    ComponentField.Replacement(swift: path.assignment(value.swift, to: title)) { component in
                        // The parent may describe the component again with fewer elements.
                        guard var elements = place.value(in: component), elements.indices.contains(index) else {
                            return component
                        }
                        elements[index] = value
                        return place.replacing(elements, in: component)
                    }
                }
            })
    }
}

#endif
