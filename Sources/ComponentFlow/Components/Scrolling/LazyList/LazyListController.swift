/// An object that scrolls a ``LazyList`` programmatically.
///
/// Create and retain one, for example in a state, and pass it to the list with ``LazyList/controller(_:)``.
@preconcurrency @MainActor
public final class LazyListController: Equatable {
    /// The position in the list to which a row is scrolled.
    public enum Position: Sendable {
        /// Below the top edge, or below the pinned header.
        case top
        /// At the center.
        case center
        /// Above the bottom edge.
        case bottom
    }

    private var scroll: ((LazyListKey, Position, Bool) -> Bool)?

    /// Creates a controller that is not connected to a list yet.
    public nonisolated init() {}

    /// Returns whether both are the same controller.
    public nonisolated static func == (lhs: LazyListController, rhs: LazyListController) -> Bool {
        lhs === rhs
    }

    func connect(_ scroll: @escaping (LazyListKey, Position, Bool) -> Bool) {
        self.scroll = scroll
    }

    /// Scrolls a row to a position in the list, or as close to it as the content allows.
    ///
    /// An animated scroll over many rows is shortened: it starts about one screen before the row.
    ///
    /// - Returns: `true` if the list has the row. The search starts at the visible rows and continues in both
    ///   directions, at a cost that grows with the distance.
    @discardableResult
    public func scroll(to id: some Hashable, at position: Position = .top, animated: Bool = true) -> Bool {
        scroll?(.row(ComponentIdentity(id)), position, animated) ?? false
    }

    /// Scrolls the header of a section to the top edge, or as close to it as the content allows.
    @discardableResult
    public func scroll(toSection id: some Hashable, animated: Bool = true) -> Bool {
        scroll?(.header(ComponentIdentity(id)), .top, animated) ?? false
    }
}
