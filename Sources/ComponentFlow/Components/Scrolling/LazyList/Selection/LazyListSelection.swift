/// The selection of a ``LazyList``, independent of the types of the ids and of the binding.
struct LazyListSelection: Equatable {
    /// The selected rows when the list was described.
    private let ids: Set<ComponentIdentity>
    /// Whether several rows can be selected.
    let allowsSeveral: Bool
    /// Returns the selected rows.
    @Behavior private(set) var current: () -> Set<ComponentIdentity>
    /// Sets the selected rows on behalf of the user.
    @Behavior private(set) var select: (Set<ComponentIdentity>) -> Void

    init<ID: Hashable>(_ binding: Binding<ID?>) {
        let current: () -> Set<ComponentIdentity> = {
            Set(binding.wrappedValue.map { [ComponentIdentity($0)] } ?? [])
        }
        ids = current()
        allowsSeveral = false
        _current = Behavior(wrappedValue: current)
        _select = Behavior(wrappedValue: { binding.setFromControl($0.ids(as: ID.self).first) })
    }

    init<ID: Hashable>(_ binding: Binding<Set<ID>>) {
        let current: () -> Set<ComponentIdentity> = { Set(binding.wrappedValue.map { ComponentIdentity($0) }) }
        ids = current()
        allowsSeveral = true
        _current = Behavior(wrappedValue: current)
        _select = Behavior(wrappedValue: { binding.setFromControl(Set($0.ids(as: ID.self))) })
    }
}

/// How the user's choice of a row changes a selection.
enum LazyListSelectionChange {
    /// Selects only the row.
    case replace
    /// Selects or deselects the row.
    case toggle
    /// Selects all rows from the last one that was chosen otherwise.
    case extend

    /// The change for a click with modifier keys; Control takes precedence.
    init(_ modifiers: UIKeyModifierFlags) {
        self =
            !modifiers.isDisjoint(with: [.control, .command])
            ? .toggle : modifiers.contains(.shift) ? .extend : .replace
    }
}

/// The row from which keys continue, and what the user has just clicked and typed.
struct LazyListCursor {
    /// The row that was chosen last.
    var row: ComponentIdentity?
    /// The row from which Shift extends the selection.
    var anchor: ComponentIdentity?
    /// The entry of the row, to find it again, or to continue where it was if it was removed.
    var entry = 0
    /// The entries of the selected rows that are in the data.
    var selectedEntries: [ComponentIdentity: Int] = [:]
    private var lastClick: (row: ComponentIdentity, time: TimeInterval)?
    private var typed = ""
    private var lastTypedTime: TimeInterval = 0

    /// The time, in seconds, after which another text begins.
    private static let longestPause: TimeInterval = 1
    /// The longest time, in seconds, between the clicks of a double click.
    private static let doubleClickTime: TimeInterval = 0.4

    /// Stores a click on a row, and returns whether it is the second one of a double click.
    mutating func isDoubleClick(on row: ComponentIdentity, at time: TimeInterval) -> Bool {
        let isSecond = lastClick.map { $0.row == row && time - $0.time <= Self.doubleClickTime } ?? false
        lastClick = isSecond ? nil : (row, time)
        return isSecond
    }

    /// Returns whether the user is typing a text at a time, in seconds.
    func isTyping(at time: TimeInterval) -> Bool {
        !typed.isEmpty && time - lastTypedTime <= Self.longestPause
    }

    /// Appends characters, and returns the text to search for and whether the search skips the present row.
    mutating func type(_ characters: String, at time: TimeInterval) -> (text: String, isNext: Bool) {
        typed = isTyping(at: time) ? typed + characters : characters
        lastTypedTime = time
        // The same letter again selects the next row that begins with it.
        guard let first = typed.first, typed.allSatisfy({ $0 == first }) else { return (typed, false) }
        return (String(first), true)
    }
}
