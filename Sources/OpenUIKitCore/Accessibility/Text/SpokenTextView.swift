/// A view whose text assistive technologies read with the markers of its list items and with elements for its links: a label
/// or a text view.
///
/// The classes also override `UIView.presentsTextLinks`.
@MainActor package protocol SpokenTextView: UIView {
    var spokenText: SpokenText { get }
    /// The text in which the view presents links, or `nil` if it has none.
    var linkedText: NSAttributedString? { get }
    /// Whether addresses in the text are links, too.
    var detectsLinks: Bool { get }
    /// Whether the keyboard focus can be moved to a link.
    var hasFocusableLinks: Bool { get }

    /// Returns whether the link at a range has the keyboard focus instead of the entire view.
    func isLinkFocused(at range: NSRange) -> Bool

    /// Opens a link as a click does.
    func open(_ link: TextLinkElement.Link)
}
