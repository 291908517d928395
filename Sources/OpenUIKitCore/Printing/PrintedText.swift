/// A view whose whole text is printed instead of what it shows.
@MainActor package protocol PrintedText: UIView {
    var printedText: NSAttributedString? { get }
}
