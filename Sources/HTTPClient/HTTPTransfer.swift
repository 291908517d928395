internal import CCurl
import Foundation

/// A synchronous HTTP request with libcurl.
final class HTTPTransfer {
    private let limits: DownloadLimits
    private let isCancelled: () -> Bool
    private var data = Data()
    private var headers = HTTPHeaders()
    private var headerBytes = 0
    private var isTooLarge = false

    private static let headerLimit = 1 << 18
    private static let redirectionLimit = 10

    init(limits: DownloadLimits, isCancelled: @escaping () -> Bool) {
        self.limits = limits
        self.isCancelled = isCancelled
    }

    /// Performs the request and returns the response.
    func run(_ request: HTTPRequest) -> Downloader.Answer {
        guard ccurl_load() != 0, let handle = ccurl_create() else { return .failure(.unreachable) }
        defer { ccurl_destroy(handle) }
        configure(handle, request.url)
        let fields = Self.list(of: request.headers)
        defer { ccurl_free_list(fields) }
        ccurl_set_pointer(handle, CURLOPT_HTTPHEADER, fields)
        let code = withExtendedLifetime(self) { ccurl_perform(handle) }
        return code == CURLE_OK ? .success(response(of: handle, to: request)) : .failure(error(of: code))
    }

    /// Returns libcurl's list of header fields; line breaks, which would add fields, are removed.
    private static func list(of headers: [String: String]) -> UnsafeMutablePointer<curl_slist>? {
        headers.sorted { $0.key < $1.key }.reduce(nil) { list, field in
            let line = "\(field.key): \(field.value)".filter { !$0.isNewline && $0 != "\0" }
            return ccurl_append(list, line) ?? list
        }
    }

    private func response(of handle: UnsafeMutableRawPointer, to request: HTTPRequest) -> HTTPResponse {
        var status = 0
        ccurl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
        var address: UnsafePointer<CChar>?
        ccurl_get_text(handle, CURLINFO_EFFECTIVE_URL, &address)
        return HTTPResponse(
            data: data, status: status, headers: headers.fields,
            url: address.flatMap { URL(string: String(cString: $0)) } ?? request.url,
            isMovedPermanently: headers.isMovedPermanently)
    }

    private func error(of code: CURLcode) -> DownloadError {
        if isTooLarge || code == CURLE_FILESIZE_EXCEEDED { return .tooLarge(limits.bytes) }
        switch code {
        case CURLE_OPERATION_TIMEDOUT: return .tooSlow(limits.seconds)
        case CURLE_ABORTED_BY_CALLBACK: return .cancelled
        case CURLE_TOO_MANY_REDIRECTS: return .tooManyRedirections
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE: return .insecure
        default: return .unreachable
        }
    }

    private func configure(_ handle: UnsafeMutableRawPointer, _ url: URL) {
        ccurl_set_text(handle, CURLOPT_URL, url.absoluteString)
        ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        ccurl_set_text(handle, CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
        ccurl_set_number(handle, CURLOPT_FOLLOWLOCATION, 1)
        ccurl_set_number(handle, CURLOPT_MAXREDIRS, Self.redirectionLimit)
        // An empty string enables every compression that libcurl supports.
        ccurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
        ccurl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, Int(clamping: limits.bytes))
        ccurl_set_number(handle, CURLOPT_TIMEOUT_MS, Int(max(1, min(limits.seconds, 86_400) * 1000)))
        // Signals are disabled, because the process has several threads.
        ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1)
        ccurl_set_number(handle, CURLOPT_NOPROGRESS, 0)
        let me = Unmanaged.passUnretained(self).toOpaque()
        for option in [CURLOPT_WRITEDATA, CURLOPT_HEADERDATA, CURLOPT_XFERINFODATA] {
            ccurl_set_pointer(handle, option, me)
        }
        ccurl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, me in
            HTTPTransfer.at(me)?.receive(bytes, size * count) ?? 0
        }
        ccurl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, me in
            HTTPTransfer.at(me)?.receiveHeader(bytes, size * count) ?? 0
        }
        ccurl_set_progress(handle, CURLOPT_XFERINFOFUNCTION) { me, _, _, _, _ in
            HTTPTransfer.at(me)?.isCancelled() == true ? 1 : 0
        }
    }

    private static func at(_ pointer: UnsafeMutableRawPointer?) -> HTTPTransfer? {
        pointer.map { Unmanaged<HTTPTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns the number of bytes consumed; any number other than `count` aborts the transfer.
    private func receive(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        guard let bytes, data.count + count <= limits.bytes else {
            isTooLarge = true
            return 0
        }
        bytes.withMemoryRebound(to: UInt8.self, capacity: count) { data.append($0, count: count) }
        return count
    }

    private func receiveHeader(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        headerBytes += count
        guard let bytes, headerBytes <= Self.headerLimit else { return 0 }
        headers.read(String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self))
        return count
    }
}
