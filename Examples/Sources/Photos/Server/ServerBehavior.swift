enum ServerBehavior: String, CaseIterable, Sendable {
    case well
    case slow
    case failing
    case garbled
    /// Every third response is late, truncated, garbled, dropped or an error.
    case moody

    /// The treatment of a request.
    enum Answer: Hashable, Sendable {
        case whole
        case late
        case error
        case garbled
        /// Half of the response is sent before the connection is closed.
        case cut
        /// The connection is closed immediately.
        case dropped
    }

    /// - Parameter number: The zero-based number of the request.
    func answer(toRequest number: Int) -> Answer {
        switch self {
        case .well: .whole
        case .slow: .late
        case .failing: .error
        case .garbled: .garbled
        case .moody: number % 3 == 2 ? [.late, .cut, .garbled, .dropped, .error][number / 3 % 5] : .whole
        }
    }
}
