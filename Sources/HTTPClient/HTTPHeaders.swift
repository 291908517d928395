import Foundation

/// Collects the header fields of the responses of a transfer, which has several if it is redirected.
struct HTTPHeaders {
    /// The fields of the last response, by their names in lower case.
    private(set) var fields: [String: String] = [:]
    /// The status codes of all responses.
    private(set) var statuses: [Int] = []

    /// Reads a line: the status of another response, or a field.
    mutating func read(_ line: some StringProtocol) {
        if line.hasPrefix("HTTP/") {
            fields = [:]
            statuses.append(line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
        } else if let colon = line.firstIndex(of: ":") {
            let name = line[..<colon].lowercased()
            fields[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// Whether there were redirections, all of them permanent.
    var isMovedPermanently: Bool {
        let redirections = statuses.dropLast().filter { (300..<400).contains($0) }
        return !redirections.isEmpty && redirections.allSatisfy { $0 == 301 || $0 == 308 }
    }
}
