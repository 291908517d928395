import Foundation

/// A request for the resource at an address.
public struct HTTPRequest: Hashable, Sendable {
    public var url: URL
    /// The fields that are sent with the request.
    public var headers: [String: String]

    /// Creates a request.
    public init(_ url: URL, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }
}

/// The response to a request.
public struct HTTPResponse: Hashable, Sendable {
    public var data: Data
    public var status: Int
    /// The fields of the last response, by their names in lower case.
    public var headers: [String: String]
    /// The address of the last response, after redirections.
    public var url: URL
    /// Whether all redirections were permanent; `false` if there were none.
    public var isMovedPermanently: Bool

    /// Creates a response.
    public init(
        data: Data = Data(), status: Int = 200, headers: [String: String] = [:], url: URL,
        isMovedPermanently: Bool = false
    ) {
        self.data = data
        self.status = status
        self.headers = headers
        self.url = url
        self.isMovedPermanently = isMovedPermanently
    }

    public var isSuccess: Bool { (200..<300).contains(status) }
}
