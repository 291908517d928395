/// The identity of a keyed child, stored so that common key types are compared and hashed without `AnyHashable`.
///
/// Hashing an `AnyHashable` takes 160 to 440 ns, an `Int` or a `String` a tenth of that.
@usableFromInline
enum ComponentIdentity: Hashable {
    case integer(Int)
    case string(String)
    /// An identity assigned by the builder to a child without an id.
    case structural(StructuralIdentity)
    case other(AnyIdentity)

    @inlinable init<ID: Hashable>(_ id: ID) {
        // Comparing types takes a nanosecond, a dynamic cast in unspecialized code a hundred.
        if ID.self == Int.self {
            self = .integer(unsafeBitCast(id, to: Int.self))
        } else if ID.self == String.self {
            self = .string(unsafeBitCast(id, to: String.self))
        } else if ID.self == ComponentIdentity.self {
            self = unsafeBitCast(id, to: ComponentIdentity.self)
        } else {
            // An `AnyHashable` that wraps an `AnyHashable` is the inner one.
            self.init(erased: AnyHashable(id))
        }
    }

    @usableFromInline init(erased id: AnyHashable) {
        switch id.base {
        case let id as Int: self = .integer(id)
        case let id as String: self = .string(id)
        default: self = .other(AnyIdentity(id))
        }
    }

    /// The identity as diagnostics show it.
    var description: String {
        "\(hashable)"
    }

    var hashable: AnyHashable {
        switch self {
        case .integer(let id): AnyHashable(id)
        case .string(let id): AnyHashable(id)
        case .structural(let identity): AnyHashable(identity)
        case .other(let identity): identity.id
        }
    }
}

/// An id of any other type, boxed so that copying an identity stays cheap.
@usableFromInline
final class AnyIdentity: Hashable {
    let id: AnyHashable

    init(_ id: AnyHashable) {
        self.id = id
    }

    @usableFromInline static func == (lhs: AnyIdentity, rhs: AnyIdentity) -> Bool {
        lhs === rhs || lhs.id == rhs.id
    }

    @usableFromInline func hash(into hasher: inout Hasher) {
        id.hash(into: &hasher)
    }
}
