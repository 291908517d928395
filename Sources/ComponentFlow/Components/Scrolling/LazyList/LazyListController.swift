/// Scrolls a ``LazyList`` from outside.
///
/// Make one, keep it (in a state, say), and hand it to the list with ``LazyList/controller(_:)``.
@MainActor
public final class LazyListController: Equatable {
    /// Where in the list a row is brought.
    public enum Position: Sendable {
        /// Under the upper edge, or the header that stays there.
        case top
        /// In the middle.
        case center
        /// Above the lower edge.
        case bottom
    }

    private var scroll: ((LazyListKey, Position, Bool) -> Bool)?

    /// Makes a controller that is not connected to a list yet.
    public nonisolated init() {}

    /// Whether both are the same controller.
    public nonisolated static func == (lhs: LazyListController, rhs: LazyListController) -> Bool {
        lhs === rhs
    }

    func connect(_ scroll: @escaping (LazyListKey, Position, Bool) -> Bool) {
        self.scroll = scroll
    }

    /// Brings a row to a place in the list, or as near to it as the list's ends allow.
    ///
    /// An animated way over many rows is shortened: it begins about a screen before the row.
    ///
    /// - Returns: Whether the list has the row. It is looked for from what is seen outwards, at a cost that grows with
    ///   the distance.
    @discardableResult
    public func scroll(to id: some Hashable, at position: Position = .top, animated: Bool = true) -> Bool {
        scroll?(.row(ComponentIdentity(id)), position, animated) ?? false
    }

    /// Brings the header of a section to the upper edge, or as near to it as the list's end allows.
    @discardableResult
    public func scroll(toSection id: some Hashable, animated: Bool = true) -> Bool {
        scroll?(.header(ComponentIdentity(id)), .top, animated) ?? false
    }
}
