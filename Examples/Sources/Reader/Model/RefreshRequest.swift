import ReaderCore

/// The feeds that are to be loaded.
enum RefreshRequest: Equatable {
    /// All feeds.
    case all
    /// Some feeds regardless of whether they are due, and all that are due if `due` is `true`.
    case feeds(Set<Feed.ID>, due: Bool)

    /// The feeds that are due.
    static let due = RefreshRequest.feeds([], due: true)

    /// Returns a request for the feeds of both requests.
    func union(_ other: RefreshRequest) -> RefreshRequest {
        guard case .feeds(let ids, let due) = self, case .feeds(let otherIDs, let otherDue) = other else { return .all }
        return .feeds(ids.union(otherIDs), due: due || otherDue)
    }
}
