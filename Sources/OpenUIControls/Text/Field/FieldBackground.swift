/// The background images of a text field, and the view that displays one of them.
@MainActor final class FieldBackground {
    let view = UIImageView()
    var enabled: UIImage?
    var disabled: UIImage?

    /// Returns the displayed image; a field without an image for the enabled state has none.
    func image(isEnabled: Bool) -> UIImage? {
        guard let enabled else { return nil }
        return isEnabled ? enabled : disabled ?? enabled
    }
}
