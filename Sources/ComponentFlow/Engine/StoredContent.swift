/// What a type reveals about the content of its values.
///
/// It holds for all values of the type. Content that a type does not reveal, such as the cases of an enumeration or the
/// content of an existential, is assumed to be closures.
@MainActor
struct StoredContent {
    /// Whether values can contain closures that differ between equal values.
    let mayCarryClosures: Bool

    private static let plain = StoredContent(mayCarryClosures: false)
    private static let unknown = StoredContent(mayCarryClosures: true)

    private static var known: [ObjectIdentifier: StoredContent] = [:]
    private static var knownModels: [ObjectIdentifier: Bool] = [:]

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
    static func componentMayCarryClosures(_ type: Any.Type) -> Bool {
        !isTrivial(type) && !isPlain(type) && !(kindOfAny(type) == .structure && hasPlainProperties(type))
    }

    /// Returns whether values of a type are observable models, or refer to one or to a value that is stored elsewhere.
    ///
    /// Finds this without examining the properties of structures, which takes longer than everything else.
    static func isModel(_ type: Any.Type, _ kind: TypeKind) -> Bool {
        if kind == .other || isTrivial(type) || isPlain(type) { return false }
        let id = ObjectIdentifier(type)
        if let isModel = knownModels[id] { return isModel }
        let isModel = findModel(type, kind)
        knownModels[id] = isModel
        return isModel
    }

    private static func findModel(_ type: Any.Type, _ kind: TypeKind) -> Bool {
        if kind == .object { return type is any Observable.Type }
        guard let declared = type as? any RevealingType.Type else { return false }
        return declared.isModel || (kind == .optional && declared.contentTypes.contains { isModel($0, kindOfAny($0)) })
    }

    /// Determines what a structure or an optional reveals.
    ///
    /// Whether it conforms to a protocol is determined last: for each new type, the runtime examines all conformances of
    /// the program.
    private static func find(_ type: Any.Type, _ kind: TypeKind) -> StoredContent {
        if kind == .structure, hasPlainProperties(type) { return plain }
        guard let declared = type as? any RevealingType.Type else { return unknown }
        return StoredContent(mayCarryClosures: declared.contentTypes.contains { mayCarryClosures($0) })
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
        of(type, kindOfAny(type)).mayCarryClosures
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
