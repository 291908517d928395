import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A small HTTP server on the loopback interface: serves a list of photos at `/feed.json`, and the photos.
///
/// Each connection has its own thread and serves a single request, which suffices for an example.
final class FeedServer: Sendable {
    /// Returns the data of a photo or of its thumbnail, by number.
    typealias Pictures = @Sendable (_ number: Int, _ isThumbnail: Bool) -> Data

    private struct State {
        var mood = ServerBehavior.well
        var requests = 0
        var isOpen = true
    }

    let port: UInt16
    private let socket: Int32
    private let count: Int
    private let pictures: Pictures
    /// The delay of late responses, in seconds.
    private let delay: TimeInterval
    private let state = Mutex(State())

    /// Starts the server on a free port; `nil` if that fails.
    ///
    /// - Parameter count: The number of photos in the feed.
    init?(count: Int, delay: TimeInterval = 2, pictures: @escaping Pictures) {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0, let port = Self.listen(on: socket) else { return nil }
        (self.socket, self.port, self.count, self.delay, self.pictures) = (socket, port, count, delay, pictures)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0, let self else { break }
                Thread.detachNewThread { self.serve(connection) }
            }
        }
    }

    deinit {
        close()
    }

    /// Closes the port; pending requests are completed.
    func close() {
        let wasOpen = state.withLock { state in
            defer { state.isOpen = false }
            return state.isOpen
        }
        guard wasOpen else { return }
        shutdown(socket, Int32(SHUT_RDWR))
        Glibc.close(socket)
    }

    var address: String {
        "http://127.0.0.1:\(port)"
    }

    var mood: ServerBehavior {
        get { state.withLock(\.mood) }
        set { state.withLock { $0.mood = newValue } }
    }

    /// Binds a socket to a free port and listens; returns `nil` and closes the socket on failure.
    static func listen(on socket: Int32) -> UInt16? {
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
        guard isBound else {
            Glibc.close(socket)
            return nil
        }
        return UInt16(bigEndian: address.sin_port)
    }

    // MARK: Requests

    private func serve(_ connection: Int32) {
        defer { Glibc.close(connection) }
        guard let path = Self.readPath(from: connection) else { return }
        let (mood, number) = state.withLock { state in
            defer { state.requests += 1 }
            return (state.mood, state.requests)
        }
        guard let (body, type) = content(at: path) else {
            return Self.write(Self.head("404 Not Found", type: "text/plain", length: 0), to: connection)
        }
        let head = Self.head("200 OK", type: type, length: body.count)
        switch mood.answer(toRequest: number) {
        case .whole: Self.write(head + body, to: connection)
        case .late:
            Thread.sleep(forTimeInterval: delay)
            Self.write(head + body, to: connection)
        case .error: Self.write(Self.head("500 Internal Server Error", type: type, length: 0), to: connection)
        case .garbled: Self.write(head + Data(body.map { $0 ^ 0x5A }), to: connection)
        case .cut: Self.write(head + body.prefix(body.count / 2), to: connection)
        case .dropped: break
        }
    }

    /// Returns the content at `/feed.json`, `/photos/7` and `/photos/7/thumbnail`.
    private func content(at path: String) -> (body: Data, type: String)? {
        let parts = path.split(separator: "/")
        if parts == ["feed.json"] { return (feed, "application/json") }
        guard parts.first == "photos", parts.count > 1, let number = Int(parts[1]), (0..<count).contains(number)
        else { return nil }
        return (pictures(number, parts.last == "thumbnail"), "application/octet-stream")
    }

    private var feed: Data {
        let photos = (0..<count).map { number in
            let url = "\(address)/photos/\(number)"
            return Photo(id: number, title: "Photo \(number + 1)", thumbnailUrl: url + "/thumbnail", url: url)
        }
        return (try? JSONEncoder().encode(photos)) ?? Data()
    }

    // MARK: Bytes

    private static func head(_ status: String, type: String, length: Int) -> Data {
        let lines = ["HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(length)", "Connection: close"]
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    /// Reads the path from the request line; `nil` if the request is invalid.
    private static func readPath(from connection: Int32) -> String? {
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while request.count < 65_536, request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            request += buffer[..<count]
        }
        let line = String(decoding: request.prefix { $0 != 0x0D }, as: UTF8.self).split(separator: " ")
        return line.count == 3 && line[0] == "GET" ? String(line[1]) : nil
    }

    private static func write(_ data: Data, to connection: Int32) {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(
                    connection, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
