/// The properties that navigation adds to a view controller, such as its navigation item.
@MainActor package protocol NavigationProperties: AnyObject {
    /// The text of the search in the navigation item, or `nil` if there is no search.
    var searchText: String? { get }
    func titleDidChange(_ title: String?)
    func editingDidChange(_ isEditing: Bool)
}

/// A responder in which the user can go back and forward with the side buttons of a mouse.
@MainActor package protocol HistoryNavigating: UIResponder {
    /// Goes back one step; returns `false` if there is none.
    func goBack() -> Bool
    /// Goes forward one step; returns `false` if there is none.
    func goForward() -> Bool
}

/// A direction in which the side buttons of a mouse navigate.
enum HistoryDirection {
    case back
    case forward

    /// The direction of a button as surfaces number them, or `nil` for other buttons.
    init?(button: Int) {
        switch button {
        case 8: self = .back
        case 9: self = .forward
        default: return nil
        }
    }
}
