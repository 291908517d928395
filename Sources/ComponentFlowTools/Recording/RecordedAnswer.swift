#if INSPECTOR

internal import ComponentFlow
internal import HTTPClient
internal import InspectorProtocol

/// The answer to a download, and what it was requested with.
struct RecordedAnswer: Sendable, Equatable {
    /// The address and the header fields of the request, by which an answer is found.
    let request: String
    let answer: Downloader.Answer

    /// Returns what identifies requests that have the same answer.
    static func key(of request: HTTPRequest) -> String {
        let fields = request.headers.sorted { $0.key < $1.key }.map { "\n\($0.key): \($0.value)" }
        return request.url.absoluteString + fields.joined()
    }

    /// The memory that the answer needs, in bytes, roughly.
    var cost: Int {
        guard case .success(let response) = answer else { return request.utf8.count }
        return request.utf8.count + response.data.count
    }

    var fields: [String: JSONValue] {
        switch answer {
        case .success(let response):
            [
                "request": .string(request), "status": JSONValue(response.status),
                "url": .string(response.url.absoluteString), "data": .string(response.data.base64EncodedString()),
                "headers": .object(response.headers.mapValues(JSONValue.string)),
                "movedPermanently": .bool(response.isMovedPermanently),
            ]
        case .failure(let error): error.fields.merging(["request": .string(request)]) { $1 }
        }
    }

    init(request: String, answer: Downloader.Answer) {
        self.request = request
        self.answer = answer
    }

    init?(_ json: JSONValue) {
        guard let request = json["request"]?.string else { return nil }
        self.request = request
        if let error = DownloadError(json) {
            answer = .failure(error)
            return
        }
        guard let status = json["status"]?.integer, let data = json["data"]?.base64,
            let url = json["url"]?.string.flatMap({ URL(string: $0) })
        else { return nil }
        answer = .success(
            HTTPResponse(
                data: data, status: status, headers: (json["headers"]?.object ?? [:]).compactMapValues(\.string),
                url: url, isMovedPermanently: json["movedPermanently"]?.bool ?? false))
    }
}

extension DownloadError {
    private static let names: [(name: String, error: DownloadError)] = [
        ("unreachable", .unreachable), ("insecure", .insecure), ("tooManyRedirections", .tooManyRedirections),
        ("cancelled", .cancelled),
    ]

    fileprivate var fields: [String: JSONValue] {
        switch self {
        case .tooLarge(let bytes): ["error": "tooLarge", "limit": JSONValue(bytes)]
        case .tooSlow(let seconds): ["error": "tooSlow", "limit": .number(seconds)]
        default: ["error": .string(Self.names.first { $0.error == self }?.name ?? "")]
        }
    }

    fileprivate init?(_ json: JSONValue) {
        let limit = json["limit"]?.number ?? 0
        switch json["error"]?.string {
        case "tooLarge": self = .tooLarge(Int(exactly: limit.rounded()) ?? 0)
        case "tooSlow": self = .tooSlow(limit)
        case let name:
            guard let error = Self.names.first(where: { $0.name == name })?.error else { return nil }
            self = error
        }
    }
}

#endif
