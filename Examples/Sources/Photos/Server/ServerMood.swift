/// How the server behaves.
enum ServerMood: String, CaseIterable, Sendable {
    case well
    case slow
    case failing
    case garbled
    /// Every third answer is one of the above, or cut off, or none at all.
    case moody

    /// What is done with one request.
    enum Answer: Hashable, Sendable {
        case whole
        case late
        case error
        case garbled
        /// Half of it, and then the connection is closed.
        case cut
        /// The connection is closed at once.
        case dropped
    }

    /// - Parameter number: Of the request, from 0.
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
