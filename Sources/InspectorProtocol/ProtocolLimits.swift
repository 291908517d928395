/// The limits that a program sets to its clients.
package enum ProtocolLimits {
    /// The largest length of a request, in bytes.
    package static let maximumMessageLength = 256 << 10
    /// The largest number of clients at a time.
    package static let maximumClients = 8
    /// The largest number of requests of a client that wait for their response; further ones are not read meanwhile.
    package static let maximumPendingRequests = 32
    /// The number of bytes of responses that a client has not read, above which its requests are not read.
    package static let maximumUnreadLength = 32 << 20
}
