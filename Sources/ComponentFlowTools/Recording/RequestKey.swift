#if INSPECTOR

/// What identifies a request in a recording and in its replay, where a server on this machine may have another port.
struct RequestKey: Equatable {
    let text: String
    /// The text without the port of a server on this machine.
    let general: String

    init(_ text: String) {
        self.text = text
        general = Self.withoutLocalPort(text)
    }

    /// Returns the index of an equal key, or else of one that differs only in the port of a server on this machine.
    func index(in keys: [RequestKey]) -> Int? {
        keys.firstIndex(of: self) ?? keys.firstIndex { $0.general == general }
    }

    private static func withoutLocalPort(_ text: String) -> String {
        for scheme in ["http", "https"] {
            for host in ["127.0.0.1", "localhost", "[::1]"] {
                let server = "\(scheme)://\(host)"
                guard text.hasPrefix(server + ":") else { continue }
                return server + text.dropFirst(server.count + 1).drop(while: \.isWholeNumber)
            }
        }
        return text
    }
}

#endif
