/// The version of the protocol between a program and the clients that inspect it.
///
/// Messages are requests and responses of JSON-RPC 2.0, one per line.
package enum ProtocolVersion {
    /// The present version, which increases when a client of an earlier one could misunderstand a response.
    package static let current = 1
}
