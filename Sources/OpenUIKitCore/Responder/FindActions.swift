/// An interaction that finds text in its view, and performs the find actions of the view.
@MainActor package protocol FindActions: UIInteraction {
    /// Whether the fields for replacing can be presented.
    var offersReplacement: Bool { get }

    /// Presents the find navigator, or moves the focus to it.
    func presentFindNavigator(showingReplace: Bool)

    /// Makes the next result the current one.
    func findNext()

    /// Makes the previous result the current one.
    func findPrevious()

    /// Makes the selected text the text to find.
    func searchSelection()
}
