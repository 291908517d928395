/// The identity of a keyed child, kept so that the common keys are compared and hashed without `AnyHashable`.
///
/// Hashing an `AnyHashable` costs 160 to 440 ns, an `Int` or a `String` a tenth of that.
enum ComponentIdentity: Hashable {
    case integer(Int)
    case string(String)
    /// Given by the builder, to a child without an id.
    case place(ComponentPlace)
    case other(AnyHashable)

    init<ID: Hashable>(_ id: ID) {
        // Comparing types costs a nanosecond, a dynamic cast in unspecialised code a hundred.
        if ID.self == Int.self {
            self = .integer(unsafeBitCast(id, to: Int.self))
        } else if ID.self == String.self {
            self = .string(unsafeBitCast(id, to: String.self))
        } else if ID.self == ComponentIdentity.self {
            self = unsafeBitCast(id, to: ComponentIdentity.self)
        } else {
            // An `AnyHashable` of an `AnyHashable` is the inner one.
            self.init(erased: AnyHashable(id))
        }
    }

    private init(erased id: AnyHashable) {
        switch id.base {
        case let id as Int: self = .integer(id)
        case let id as String: self = .string(id)
        default: self = .other(id)
        }
    }

    var hashable: AnyHashable {
        switch self {
        case .integer(let id): AnyHashable(id)
        case .string(let id): AnyHashable(id)
        case .place(let place): AnyHashable(place)
        case .other(let id): id
        }
    }
}
