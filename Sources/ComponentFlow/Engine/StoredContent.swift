/// What a type reveals about the content of its values.
///
/// It holds for all values of the type. Content that a type does not reveal, such as the cases of an enumeration or the
/// content of an existential, is assumed to be closures.
@MainActor
struct StoredContent {
    /// Whether values can contain closures that differ between equal values.
    let mayCarryClosures: Bool
    /// The type, if it declares what it reveals.
    private var declared: (any RevealingType.Type)?

    private static let plain = StoredContent(mayCarryClosures: false)
    private static let unknown = StoredContent(mayCarryClosures: true)

    private static var known: [ObjectIdentifier: StoredContent] = [:]

    static func of(_ type: Any.Type, _ kind: TypeKind) -> StoredContent {
        if isTrivial(type) { return plain }
        if kind == .other { return unknown }
        if isPlain(type) { return plain }
        if kind == .object { return unknown }
        let id = ObjectIdentifier(type)
        if let content = known[id] { return content }
        // A type that contains itself, such as one with an array of children, is not examined again.
        known[id] = unknown
        let content = find(type, kind)
        known[id] = content
        return content
    }

    /// Returns whether components of a type can contain closures that differ between equal components.
    static func componentMayCarryClosures(_ type: Any.Type, _ kind: TypeKind) -> Bool {
        !isTrivial(type) && !isPlain(type) && !(kind == .structure && hasPlainProperties(type))
    }

    /// Returns whether values of a type are observable models, or refer to one or to a value that is stored elsewhere.
    static func isModel(_ type: Any.Type, _ kind: TypeKind) -> Bool {
        let content = of(type, kind)
        if let declared = content.declared {
            return declared.isModel || (kind == .optional && declared.contentTypes.contains { isModel($0) })
        }
        return content.mayCarryClosures && kind != .other && type is any Observable.Type
    }

    /// Determines what a structure or an optional reveals.
    ///
    /// Whether it conforms to a protocol is determined last: for each new type, the runtime examines all conformances of
    /// the program.
    private static func find(_ type: Any.Type, _ kind: TypeKind) -> StoredContent {
        if kind == .structure, hasPlainProperties(type) { return plain }
        guard let declared = type as? any RevealingType.Type else { return unknown }
        return StoredContent(
            mayCarryClosures: declared.contentTypes.contains { mayCarryClosures($0) }, declared: declared)
    }

    /// Returns whether the properties of a structure are known, and all are plain.
    ///
    /// The properties of a structure of C are not known; those that are do not take up its size.
    private static func hasPlainProperties(_ type: Any.Type) -> Bool {
        var (isPlain, end) = (true, 0)
        forEachStoredProperty(of: type) { offset, type, kind in
            isPlain = isPlain && !of(type, kind).mayCarryClosures
            end = max(end, offset + size(of: type))
        }
        return isPlain && end == size(of: type)
    }

    private static func mayCarryClosures(_ type: Any.Type) -> Bool {
        func open<Value>(_ type: Value.Type) -> Bool { of(type, kind(of: type)).mayCarryClosures }
        return _openExistential(type, do: open)
    }

    private static func isModel(_ type: Any.Type) -> Bool {
        func open<Value>(_ type: Value.Type) -> Bool { isModel(type, kind(of: type)) }
        return _openExistential(type, do: open)
    }

    /// Returns whether values of the type consist of plain memory, which excludes references and closures.
    private static func isTrivial(_ type: Any.Type) -> Bool {
        func open<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: open)
    }

    private static func size(of type: Any.Type) -> Int {
        func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: open)
    }

    /// Returns whether a type is one of those without closures that store more than plain memory.
    private static func isPlain(_ type: Any.Type) -> Bool {
        type == String.self || type == Text.self || type == Substring.self || type == AttributedString.self
            || type == URL.self || type is UIColor.Type || type is UIFont.Type || type is UIImage.Type
            || type is NSAttributedString.Type
    }
}

/// A type whose values contain closures that differ between equal values only in values of other types.
protocol RevealingType {
    /// The types that can contain closures.
    static var contentTypes: [Any.Type] { get }
    /// Whether values refer to a model, or to a value that is stored elsewhere.
    static var isModel: Bool { get }
}

extension RevealingType {
    static var contentTypes: [Any.Type] { [] }
    static var isModel: Bool { false }
}

extension Optional: RevealingType {
    static var contentTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: RevealingType {
    static var contentTypes: [Any.Type] { [Element.self] }
}

extension Set: RevealingType {
    static var contentTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: RevealingType {
    static var contentTypes: [Any.Type] { [Key.self, Value.self] }
}
