import Foundation
import Synchronization

@testable import Photos

/// An HTTP server on the loopback interface that handles each connection with a closure of the test.
final class HostileServer: Sendable {
    /// A connection whose request has been read.
    struct Connection {
        let descriptor: Int32
        let server: HostileServer

        /// Sends bytes; returns `false` if the client has closed the connection.
        @discardableResult
        func send(_ data: Data) -> Bool {
            data.withUnsafeBytes { bytes in
                var sent = 0
                while sent < bytes.count {
                    let count = Glibc.send(
                        descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
                    guard count > 0 else { return false }
                    sent += count
                    server.sent.add(count, ordering: .relaxed)
                }
                return true
            }
        }

        @discardableResult
        func send(_ text: String) -> Bool {
            send(Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8))
        }

        /// Sends the same bytes repeatedly until the client closes the connection.
        func sendForever(_ data: Data) {
            while send(data) {}
        }

        /// Waits until the client closes the connection.
        func waitForEnd() {
            var byte: UInt8 = 0
            while recv(descriptor, &byte, 1, 0) > 0 {}
        }
    }

    private let socket: Int32
    let port: UInt16
    /// The number of bytes sent over all connections.
    let sent = Atomic(0)

    init(_ serve: @escaping @Sendable (Connection) -> Void) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0, let port = FeedServer.listen(on: socket) else { throw POSIXError(.EADDRINUSE) }
        (self.socket, self.port) = (socket, port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0, let self else { break }
                Thread.detachNewThread {
                    var request = [UInt8](repeating: 0, count: 4096)
                    _ = recv(connection, &request, request.count, 0)
                    serve(Connection(descriptor: connection, server: self))
                    close(connection)
                }
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    var url: URL? { URL(string: "http://127.0.0.1:\(port)/") }
}
