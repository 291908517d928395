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
        switch id {
        case let id as Int: self = .integer(id)
        case let id as String: self = .string(id)
        case let id as ComponentIdentity: self = id
        case let id as AnyHashable: self.init(erased: id)
        default: self = .other(AnyHashable(id))
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
