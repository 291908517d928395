import Foundation
package import InspectorProtocol

/// A connection with a program, whose methods wait for responses.
package final class InspectorConnection {
    /// The largest length of a response, in bytes.
    private static let maximumResponseLength = 256 << 20

    private let descriptor: Int32
    private var input = LineBuffer(limit: maximumResponseLength)
    private var lastID = 0

    /// Connects with the program whose socket is at a path.
    ///
    /// - Parameter timeout: The time, in seconds, in which the program has to answer.
    package init(path: String, timeout: Int = 60) throws(InspectorClientError) {
        do {
            descriptor = try Self.connect(to: path)
        } catch {
            throw .system(error)
        }
        var time = timeval(tv_sec: timeout, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    private static func connect(to path: String) throws(UnixSocket.Failure) -> Int32 {
        let descriptor = try UnixSocket.make(isBlocking: true)
        do throws(UnixSocket.Failure) {
            try UnixSocket.connect(descriptor, to: path)
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Performs a method, and returns its result.
    package func call(
        _ method: InspectorMethod, _ parameters: [String: JSONValue] = [:]
    ) throws(InspectorClientError) -> JSONValue {
        lastID += 1
        let request = RPCRequest(id: JSONValue(lastID), method: method.rawValue, parameters: parameters)
        try send(request.message.data + [UInt8(ascii: "\n")])
        let response = try receive()
        switch response.result {
        case .success(let value): return value
        case .failure(let error): throw .request(error)
        }
    }

    /// Sends bytes, which need not be a request.
    package func send(_ bytes: Data) throws(InspectorClientError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, UnixSocket.noSignal) }
            guard count > 0 else { throw Self.failure("send") }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits for the next response.
    package func receive() throws(InspectorClientError) -> RPCResponse {
        while true {
            if let line = try nextLine() {
                guard let message = try? JSONValue(parsing: line), let response = try? RPCResponse(message) else {
                    throw .invalidResponse
                }
                return response
            }
            var chunk = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(descriptor, &chunk, chunk.count, 0)
            if count == 0 { throw .disconnected }
            if count < 0, errno != EINTR { throw Self.failure("recv") }
            if count > 0 { input.append(chunk[..<count]) }
        }
    }

    private func nextLine() throws(InspectorClientError) -> Data? {
        do {
            return try input.nextLine()
        } catch {
            throw .invalidResponse
        }
    }

    private static func failure(_ function: String) -> InspectorClientError {
        switch errno {
        case EAGAIN, EWOULDBLOCK: .timeout
        case EPIPE, ECONNRESET: .disconnected
        default: .system(UnixSocket.Failure(function))
        }
    }
}
