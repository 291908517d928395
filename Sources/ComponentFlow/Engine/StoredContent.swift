/// What a type reveals about the content of its values.
///
/// It holds for all values of the type. Content that a type does not reveal, such as the cases of an enumeration or the
/// content of an existential, is assumed to be closures.
struct StoredContent {
    /// Whether values can contain closures that differ between equal values.
    var mayCarryClosures: Bool
    /// Whether values are observable models, or refer to one or to a value that is stored elsewhere.
    var isModel = false

    private static let plain = StoredContent(mayCarryClosures: false)
    private static let unknown = StoredContent(mayCarryClosures: true)

    @MainActor private static var known: [ObjectIdentifier: StoredContent] = [:]

    @MainActor static func of(_ type: Any.Type, _ kind: TypeKind) -> StoredContent {
        if isTrivial(type) { return plain }
        if kind == .other { return unknown }
        let id = ObjectIdentifier(type)
        if let content = known[id] { return content }
        // A type that contains itself, such as one with an array of children, is not examined again.
        known[id] = unknown
        let content = find(type, kind)
        known[id] = content
        return content
    }

    /// Determines what a type reveals.
    ///
    /// Conformances to protocols are determined last: for each new type, the runtime examines all conformances of the
    /// program.
    @MainActor private static func find(_ type: Any.Type, _ kind: TypeKind) -> StoredContent {
        if isPlain(type) { return plain }
        if kind == .object { return StoredContent(mayCarryClosures: true, isModel: type is any Observable.Type) }
        if kind == .structure, hasPlainProperties(type) { return plain }
        if let wrapper = type as? any RevealingType.Type {
            let contents = wrapper.contentTypes.map { of($0) }
            return StoredContent(
                mayCarryClosures: contents.contains(where: \.mayCarryClosures),
                isModel: wrapper.isModel || (kind == .optional && contents.contains(where: \.isModel)))
        }
        return StoredContent(mayCarryClosures: true, isModel: type is any Observable.Type)
    }

    /// Returns whether the properties of a structure are known, and all are plain.
    ///
    /// The properties of a structure of C are not known; those that are do not take up its size.
    @MainActor private static func hasPlainProperties(_ type: Any.Type) -> Bool {
        var (isPlain, end) = (true, 0)
        forEachStoredProperty(of: type) { offset, type, kind in
            isPlain = isPlain && !of(type, kind).mayCarryClosures
            end = max(end, offset + size(of: type))
        }
        return isPlain && end == size(of: type)
    }

    @MainActor private static func of(_ type: Any.Type) -> StoredContent {
        func open<Value>(_ type: Value.Type) -> StoredContent { of(type, kind(of: type)) }
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
