import Foundation

/// A connection with the agent of a program, as a client without this package's modules would make it; used by one thread.
final class AgentConnection: @unchecked Sendable {
    enum Failure: Error, Equatable {
        case noAgent
        case disconnected
        case refused(code: Int, message: String)
        case missing(String)
    }

    private let descriptor: Int32
    private var input = Data()
    private var lastID = 0.0

    /// Connects with a socket, which may not exist yet.
    convenience init(waitingFor path: String, seconds: Double) throws {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while !FileManager.default.fileExists(atPath: path) {
            guard Date() < deadline else { throw Failure.noAgent }
            usleep(20_000)
        }
        try self.init(path)
    }

    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { throw Failure.noAgent }
        var time = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit {
        close(descriptor)
    }

    /// Performs a method, and returns its result.
    func call(_ method: String, _ parameters: JSON) throws -> JSON {
        lastID += 1
        let request: JSON = [
            "jsonrpc": "2.0", "id": .number(lastID), "method": .text(method), "params": parameters,
        ]
        try send(JSONEncoder().encode(request) + Data([UInt8(ascii: "\n")]))
        while true {
            let response = try JSONDecoder().decode(JSON.self, from: readLine())
            guard response["id"] == .number(lastID) else { continue }
            if let error = response["error"] {
                throw Failure.refused(
                    code: Int(error["code"]?.number ?? 0), message: error["message"]?.text ?? "")
            }
            return response["result"] ?? nil
        }
    }

    /// Sends bytes, which need not be a request.
    func send(_ bytes: Data) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(truncatingIfNeeded: MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure.disconnected }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits for the next line.
    func readLine() throws -> Data {
        while true {
            if let end = input.firstIndex(of: UInt8(ascii: "\n")) {
                defer { input = input[(end + 1)...] }
                return input[..<end]
            }
            var chunk = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(descriptor, &chunk, chunk.count, 0)
            guard count > 0 else { throw Failure.disconnected }
            input.append(contentsOf: chunk[..<count])
        }
    }
}
