#if INSPECTOR

internal import Foundation
internal import InspectorProtocol

/// A client of a ``SocketServer``, used on the thread of the server only.
struct SocketClient {
    let descriptor: Int32
    /// The number of requests whose responses were not received from the program yet.
    var pendingCount = 0
    /// Whether the client sends no further requests.
    var hasEndedInput = false
    /// Whether the connection ends when the output is sent, whatever the client sends.
    var isClosing = false

    private var input = LineBuffer(limit: ProtocolLimits.maximumMessageLength)
    private var output: [UInt8] = []
    /// The number of bytes of the output that were sent.
    private var sentCount = 0

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    var hasOutput: Bool {
        sentCount < output.count
    }

    /// Whether the next request is read: not while the client has many requests, or responses that it does not read.
    var acceptsRequests: Bool {
        !isClosing && pendingCount < ProtocolLimits.maximumPendingRequests
            && output.count - sentCount < ProtocolLimits.maximumUnreadLength
    }

    /// Whether the connection has nothing left to do.
    var isFinished: Bool {
        !hasOutput && (isClosing || hasEndedInput && pendingCount == 0)
    }

    mutating func nextLine() throws(LineBuffer.LineTooLong) -> Data? {
        try input.nextLine()
    }

    /// Adds a line to the output.
    mutating func write(_ line: Data) {
        if sentCount > output.count / 2 {
            output.removeFirst(sentCount)
            sentCount = 0
        }
        output += line
        output.append(UInt8(ascii: "\n"))
    }

    /// Reads what the client has sent, and returns whether the connection is intact.
    mutating func read() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 16 << 10)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count > 0 { input.append(chunk[..<count]) }
        if count == 0 { hasEndedInput = true }
        return count >= 0 || Self.isTemporary(errno)
    }

    /// Sends what the client can receive, and returns whether the connection is intact.
    mutating func send() -> Bool {
        let count = output[sentCount...].withUnsafeBytes {
            Glibc.send(descriptor, $0.baseAddress, $0.count, UnixSocket.noSignal)
        }
        if count > 0 { sentCount += count }
        return count >= 0 || Self.isTemporary(errno)
    }

    private static func isTemporary(_ error: Int32) -> Bool {
        error == EAGAIN || error == EWOULDBLOCK || error == EINTR
    }
}

#endif
