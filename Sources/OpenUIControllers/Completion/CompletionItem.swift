/// A value that a ``CompletionList`` offers.
package struct CompletionItem {
    /// The text of the value.
    package var text: NSAttributedString
    /// A second line below the text.
    package var detail: String?
    /// An image before the text.
    package var image: UIImage?
    /// Whether the value is the present one, which a mark indicates.
    package var isCurrent: Bool

    package init(text: NSAttributedString, detail: String? = nil, image: UIImage? = nil, isCurrent: Bool = false) {
        self.text = text
        self.detail = detail
        self.image = image
        self.isCurrent = isCurrent
    }

    package init(_ text: String, isCurrent: Bool = false) {
        self.init(text: NSAttributedString(string: text), isCurrent: isCurrent)
    }
}
