import Foundation
import Synchronization

/// An HTTP server on the loopback interface whose responses a closure of the test determines.
public final class TestServer: Sendable {
    public struct Request: Sendable {
        public let path: String
        /// The fields, by their names in lower case.
        public let headers: [String: String]
    }

    private let socket: Int32
    public let port: UInt16
    private let log = Mutex<[Request]>([])

    /// The requests so far.
    public var requests: [Request] { log.withLock { $0 } }

    /// - Parameter respond: Returns the bytes of the response.
    public init(_ respond: @escaping @Sendable (Request) -> Data) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0, let port = Self.listen(on: socket) else { throw POSIXError(.EADDRINUSE) }
        (self.socket, self.port) = (socket, port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0, let self else { break }
                Thread.detachNewThread { self.serve(connection, respond) }
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    public func url(_ path: String) throws -> URL { try .test("http://127.0.0.1:\(port)\(path)") }

    private static func listen(on socket: Int32) -> UInt16? {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) == 0 && Glibc.listen(socket, 128) == 0
                    && getsockname(socket, address, &length) == 0
            }
        }
        return isBound ? UInt16(bigEndian: address.sin_port) : nil
    }

    private func serve(_ connection: Int32, _ respond: (Request) -> Data) {
        defer { close(connection) }
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while bytes.count < 65_536, bytes.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            bytes += buffer[..<count]
        }
        let request = Self.request(bytes)
        log.withLock { $0.append(request) }
        respond(request).withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(
                    connection, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    private static func request(_ bytes: Data) -> Request {
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        let fields = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return (line[..<colon].lowercased(), value)
        }
        let path = lines[0].split(separator: " ").dropFirst().first.map(String.init) ?? ""
        return Request(path: path, headers: Dictionary(fields) { $1 })
    }

    /// Returns a complete response.
    public static func response(_ status: String = "200 OK", _ fields: [String] = [], _ body: String = "") -> Data {
        let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + fields
        return Data((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    }
}
