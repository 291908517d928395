/// The properties that navigation adds to a view controller, such as its navigation item.
@MainActor package protocol NavigationProperties: AnyObject {
    /// The text of the search in the navigation item, or `nil` if there is no search.
    var searchText: String? { get }
    func titleDidChange(_ title: String?)
    func editingDidChange(_ isEditing: Bool)
}

/// A controller with a stack in which the user can go back.
@MainActor package protocol BackNavigating: AnyObject {
    /// Goes back one step; returns `false` if there is none.
    func goBack() -> Bool
}
