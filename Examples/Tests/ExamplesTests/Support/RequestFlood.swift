import Foundation

/// A client that sends ten thousand requests and does not read the responses.
enum RequestFlood {
    /// Starts to send requests for a method on another thread, until the program ends or has received all of them.
    static func start(of method: String, in program: InspectedProgram) throws {
        let connection = try AgentConnection(program.socketPath)
        let requests = (1...10_000).map { #"{"jsonrpc": "2.0", "id": \#($0), "method": "\#(method)"}"# + "\n" }
        let data = Data(requests.joined().utf8)
        Thread { try? connection.send(data) }.start()
    }
}
