/// The reason why a secret could not be read or written.
public enum SecretStoreError: Error, Hashable, Sendable {
    /// There is no session bus, or no program on it stores secrets.
    case unavailable(String)
    /// The collection is locked, and the user did not unlock it.
    case locked
    /// The connection to the bus, or the service, ended before it replied.
    case connectionLost
    /// The task was cancelled.
    case cancelled
    /// An argument cannot be stored, for example a label with a NUL character.
    case invalidArgument(String)
    /// The service reports another problem, or replies with something else than a secret.
    case failed(String)
}

extension SecretStoreError: CustomStringConvertible {
    /// A sentence that describes the problem.
    public var description: String {
        switch self {
        case .unavailable(let reason): "The desktop has no service that stores secrets: \(reason)"
        case .locked: "The collection of secrets is locked."
        case .connectionLost: "The connection to the service that stores secrets was lost."
        case .cancelled: "The request was cancelled."
        case .invalidArgument(let reason): reason
        case .failed(let reason): "The service that stores secrets reports an error: \(reason)"
        }
    }
}
