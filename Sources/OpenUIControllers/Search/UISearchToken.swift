/// A part of a search that is shown as a capsule before the text of a search field.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    final let icon: UIImage?
    final let text: String

    /// The object that the token stands for.
    open var representedObject: Any?

    /// Creates a token with an icon and a text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
