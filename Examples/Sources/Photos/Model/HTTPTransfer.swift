import CCurl
import Foundation

/// A synchronous HTTP request with libcurl.
final class HTTPTransfer {
    private let limits: DownloadLimits
    private let isCancelled: () -> Bool
    private var data = Data()
    private var headerBytes = 0
    private var isTooLarge = false

    private static let headerLimit = 1 << 18
    private static let redirectionLimit = 10

    init(limits: DownloadLimits, isCancelled: @escaping () -> Bool) {
        self.limits = limits
        self.isCancelled = isCancelled
    }

    /// Initializes libcurl; must be called once, before the first transfer.
    static func prepare() {
        curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    }

    /// Performs the request and returns the response.
    func run(_ url: URL) -> Downloader.Answer {
        guard let handle = curl_easy_init() else { return .failure(.unreachable) }
        defer { curl_easy_cleanup(handle) }
        configure(handle, url)
        let code = withExtendedLifetime(self) { curl_easy_perform(handle) }
        var status = 0
        ccurl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
        return code == CURLE_OK ? .success((data, status)) : .failure(error(of: code))
    }

    private func error(of code: CURLcode) -> AppError {
        if isTooLarge || code == CURLE_FILESIZE_EXCEEDED { return .tooLarge(limits.bytes) }
        switch code {
        case CURLE_OPERATION_TIMEDOUT: return .tooSlow(limits.seconds)
        case CURLE_ABORTED_BY_CALLBACK: return .cancelled
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
        ccurl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { _, size, count, me in
            HTTPTransfer.at(me)?.receiveHeader(size * count) ?? 0
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

    private func receiveHeader(_ count: Int) -> Int {
        headerBytes += count
        return headerBytes <= Self.headerLimit ? count : 0
    }
}
