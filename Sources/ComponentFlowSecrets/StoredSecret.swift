import Foundation

/// The description of a stored secret, without the secret itself.
public struct StoredSecret: Hashable, Sendable {
    /// The program or server that the secret belongs to.
    public var service: String
    /// The account, for example a user name.
    public var account: String
    /// The further attributes that identify the secret.
    public var attributes: [String: String]
    /// The name that programs such as Passwords and Keys display.
    public var label: String
    public var creationDate: Date
    public var modificationDate: Date
    /// Whether the user has to unlock the collection before the secret can be read.
    public var isLocked: Bool
}
