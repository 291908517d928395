import Foundation

/// Passwords, tokens and other secrets, which the desktop stores encrypted.
///
/// A secret is identified by a service, an account and, if you specify them, further attributes:
///
/// ```swift
/// let store = SecretStore()
/// try await store.store(token, service: "mail.example.org", account: "ada", label: "Mail of Ada")
/// let token = try await store.string(service: "mail.example.org", account: "ada")
/// ```
///
/// The secrets are those of the service `org.freedesktop.secrets`, for example of GNOME Keyring or KWallet. If the collection is
/// locked, the desktop asks the user for the password, and the call waits for it.
///
/// The temporary memory that a call uses for a secret is overwritten. The value that is passed or returned is yours.
///
/// No method blocks the thread that calls it. A cancelled task throws ``SecretStoreError/cancelled``, and a prompt that it shows is
/// dismissed.
public struct SecretStore: Sendable {
    /// A collection of secrets.
    public enum Collection: Hashable, Sendable {
        /// The collection that the user has chosen for new secrets.
        case standard
        /// A collection in memory, which exists until the user logs out.
        case session
    }

    /// The largest size of a secret, in bytes: 16 MB.
    public static let largestSecret = 16 << 20

    /// The collection in which new secrets are stored; all collections are searched.
    public let collection: Collection
    let worker: SecretWorker

    /// Creates a store of the session bus.
    public init(collection: Collection = .standard) {
        self.init(collection: collection, address: nil)
    }

    /// Creates a store of the bus at an address; `nil` is the session bus.
    init(collection: Collection, address: String?) {
        self.collection = collection
        worker = SecretWorker(address: address)
    }

    // MARK: Storing

    /// Stores a secret, and replaces the one with the same service, account and attributes.
    ///
    /// - Parameters:
    ///   - secret: The secret, which may contain any bytes, up to ``largestSecret``.
    ///   - service: The program or server that it belongs to.
    ///   - account: The account.
    ///   - label: The name that the desktop displays; by default the account and the service.
    ///   - attributes: Further attributes that identify the secret. They are not encrypted.
    public func store(
        _ secret: Data, service: String, account: String, label: String? = nil, attributes: [String: String] = [:]
    ) async throws(SecretStoreError) {
        let buffer = secret.withUnsafeBytes { SecretBuffer($0) }
        try await store(buffer, "application/octet-stream", service, account, label, attributes)
    }

    /// Stores a text, and replaces the secret with the same service, account and attributes.
    public func store(
        _ secret: String, service: String, account: String, label: String? = nil, attributes: [String: String] = [:]
    ) async throws(SecretStoreError) {
        var secret = secret
        let buffer = secret.withUTF8 { SecretBuffer(UnsafeRawBufferPointer($0)) }
        try await store(buffer, "text/plain", service, account, label, attributes)
    }

    private func store(
        _ secret: SecretBuffer, _ type: String, _ service: String, _ account: String, _ label: String?,
        _ attributes: [String: String]
    ) async throws(SecretStoreError) {
        guard secret.count <= Self.largestSecret else {
            throw .invalidArgument("A secret of \(secret.count) bytes is too large.")
        }
        let query = try SecretQuery(service: service, account: account, attributes: attributes)
        let label = label ?? (account.isEmpty ? service : "\(account) (\(service))")
        try SecretQuery.check(label, "label")
        let collection = collection
        try await worker.perform { session throws(SecretStoreError) in
            try session.store(secret, type: type, label: label, query, in: collection)
        }
    }

    // MARK: Reading

    /// Returns a secret, or `nil` if none has the service, the account and the attributes.
    public func data(
        service: String, account: String, attributes: [String: String] = [:]
    ) async throws(SecretStoreError) -> Data? {
        try await secret(service, account, attributes).map { Data($0.bytes) }
    }

    /// Returns a secret as a text, or `nil` if none has the service, the account and the attributes.
    ///
    /// Throws ``SecretStoreError/failed(_:)`` if the secret is not UTF-8.
    public func string(
        service: String, account: String, attributes: [String: String] = [:]
    ) async throws(SecretStoreError) -> String? {
        guard let secret = try await secret(service, account, attributes) else { return nil }
        guard let text = String(validating: secret.bytes, as: UTF8.self) else {
            throw .failed("The secret is not a text.")
        }
        return text
    }

    private func secret(
        _ service: String, _ account: String, _ attributes: [String: String]
    ) async throws(SecretStoreError) -> SecretBuffer? {
        let query = try SecretQuery(service: service, account: account, attributes: attributes)
        return try await worker.perform { session throws(SecretStoreError) in try session.secret(query) }
    }

    /// Returns the descriptions of the secrets of a service; the user is not asked to unlock them.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - account: The account; `nil` returns those of all accounts.
    ///   - attributes: The attributes that the secrets must have.
    public func items(
        service: String, account: String? = nil, attributes: [String: String] = [:]
    ) async throws(SecretStoreError) -> [StoredSecret] {
        let query = try SecretQuery(service: service, account: account, attributes: attributes)
        return try await worker.perform { session throws(SecretStoreError) in try session.items(query) }
    }

    // MARK: Deleting

    /// Deletes the secrets with a service, an account and attributes; returns whether there were any.
    @discardableResult
    public func delete(
        service: String, account: String, attributes: [String: String] = [:]
    ) async throws(SecretStoreError) -> Bool {
        let query = try SecretQuery(service: service, account: account, attributes: attributes)
        return try await worker.perform { session throws(SecretStoreError) in try session.delete(query) }
    }
}
