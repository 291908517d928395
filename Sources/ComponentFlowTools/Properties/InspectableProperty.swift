#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// A property of a class of views or layers.
@MainActor
struct InspectableProperty {
    /// Returns the Swift line that sets a property, for the name of a variable and the expression of the value.
    typealias Line = (_ variable: String, _ value: String) -> String

    let name: String
    let kind: String
    /// The names of the values of an enumeration; empty for other types.
    var choices: [String] = []
    /// Returns the value of an object of the class; `nil` if the object does not have the property now.
    let read: (AnyObject) -> JSONValue?
    /// Sets the value of an object of the class, and returns the Swift line that does the same for the name of a variable;
    /// `nil` if it cannot be set.
    let write: ((AnyObject, JSONValue, _ variable: String) throws(RPCError) -> String)?

    /// The description of the property of an object in the protocol; `nil` if the object does not have the property now.
    func json(of object: AnyObject) -> JSONValue? {
        guard let value = read(object) else { return nil }
        var description: [String: JSONValue] = [
            "name": .string(name), "kind": .string(kind), "value": value, "settable": .bool(write != nil),
        ]
        if name.contains(".") { description["title"] = .string(name) }
        if !choices.isEmpty { description["choices"] = .array(choices.map { .string($0) }) }
        return .object(description)
    }

    // MARK: - Values

    /// A property that functions read and set.
    ///
    /// - Parameters:
    ///   - expectation: What a value looks like, for error messages.
    ///   - accepts: Returns whether an object can have a value.
    ///   - get: Returns the value; `nil` if the object does not have the property now.
    ///   - line: Returns the Swift line; by default an assignment.
    static func property<Target: AnyObject, Value: InspectableValue>(
        _ name: String, expectation: String = Value.expectation,
        accepts: @escaping (Target, Value) -> Bool = { _, _ in true }, get: @escaping (Target) -> Value?,
        set: @escaping (Target, Value) -> Void, line: Line? = nil
    ) -> InspectableProperty {
        InspectableProperty(
            name: name, kind: Value.kind, read: { object in (object as? Target).flatMap { get($0)?.json } },
            write: { object, json, variable throws(RPCError) in
                let target = try existing(name, object, get)
                guard let value = Value.value(of: json), accepts(target, value) else {
                    throw .invalidParameters("\"\(name)\" is \(expectation).")
                }
                set(target, value)
                return line?(variable, value.swift) ?? "\(variable).\(name) = \(value.swift)"
            })
    }

    /// Returns an object as one of the class, if it has the property now.
    private static func existing<Target: AnyObject, Value>(
        _ name: String, _ object: AnyObject, _ get: (Target) -> Value?
    ) throws(RPCError) -> Target {
        guard let target = object as? Target, get(target) != nil else {
            throw .impossible("\"\(name)\" does not exist at present.")
        }
        return target
    }

    /// A property that can be set.
    static func property<Target: AnyObject, Value: InspectableValue>(
        _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>
    ) -> InspectableProperty {
        property(name, get: { (target: Target) in target[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// A property whose values have limits.
    static func property<Target: AnyObject, Value: InspectableValue & Comparable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>, in range: ClosedRange<Value>
    ) -> InspectableProperty {
        property(
            name, expectation: "\(Value.expectation) from \(range.lowerBound.swift) to \(range.upperBound.swift)",
            accepts: { (_: Target, value: Value) in range.contains(value) },
            get: { (target: Target) in target[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// A property that has another type in the protocol.
    static func property<Target: AnyObject, Stored, Value: InspectableValue>(
        _ name: String, _ path: ReferenceWritableKeyPath<Target, Stored>, as get: @escaping (Stored) -> Value,
        set: @escaping (Value) -> Stored
    ) -> InspectableProperty {
        property(
            name, get: { (target: Target) in get(target[keyPath: path]) },
            set: { (target: Target, value: Value) in target[keyPath: path] = set(value) })
    }

    /// A color of a layer.
    static func color<Target: AnyObject>(
        _ name: String, _ path: ReferenceWritableKeyPath<Target, CGColor?>
    ) -> InspectableProperty {
        property(name, path, as: { $0.map { LayerColor($0) } }, set: { $0?.cgColor })
    }

    // MARK: - Choices

    /// A property with a few values, such as an enumeration.
    static func choice<Target: AnyObject, Value: Equatable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>, _ choices: ValueChoices<Value> = .cases
    ) -> InspectableProperty {
        choice(
            name, choices, get: { (target: Target) in target[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// A property with a few values that functions read and set.
    ///
    /// - Parameter get: Returns the value; `nil` if the object does not have the property now.
    static func choice<Target: AnyObject, Value: Equatable>(
        _ name: String, _ choices: ValueChoices<Value> = .cases, get: @escaping (Target) -> Value?,
        set: @escaping (Target, Value) -> Void, line: Line? = nil
    ) -> InspectableProperty {
        InspectableProperty(
            name: name, kind: "choice", choices: choices.names,
            read: { object in
                (object as? Target).flatMap(get).map { value in choices.name(of: value).map { .string($0) } ?? .null }
            },
            write: { object, json, variable throws(RPCError) in
                let target = try existing(name, object, get)
                guard let choice = json.string, let value = choices.value(named: choice) else {
                    throw .invalidParameters("\"\(name)\" is \(choices.names.joined(separator: ", ")).")
                }
                set(target, value)
                return line?(variable, ".\(choice)") ?? "\(variable).\(name) = .\(choice)"
            })
    }

    // MARK: - Without a setter

    /// A property of a type of the protocol that cannot be set.
    static func readOnly<Target: AnyObject, Value: InspectableValue>(
        _ name: String, _ path: KeyPath<Target, Value>
    ) -> InspectableProperty {
        InspectableProperty(
            name: name, kind: Value.kind, read: { ($0 as? Target).map { $0[keyPath: path].json } }, write: nil)
    }

    /// A property that cannot be set.
    static func text<Target: AnyObject, Value>(_ name: String, _ path: KeyPath<Target, Value>) -> InspectableProperty {
        InspectableProperty(
            name: name, kind: "text", read: { ($0 as? Target).map { .string(text(of: $0[keyPath: path])) } }, write: nil
        )
    }

    /// Returns a value as text: that of an optional without its type.
    private static func text(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { "\($0.value)" } ?? "nil"
    }
}

#endif
