/// A part of a text with which users interact: a link, an attachment, or characters with a tag.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// What an item stands for.
    public enum Content {
        /// A link, by its destination.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// Characters with the attribute `textItemTag`, by the value of the attribute.
        case tag(String)
    }

    /// The kinds of items.
    public enum ContentType: Int, Sendable {
        case link = 0
        case textAttachment = 1
        /// Characters with the attribute `textItemTag`.
        case tag = 2
    }

    /// The menu of an item.
    @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// Creates a configuration that presents a menu.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }

    /// What the item stands for.
    public final let content: Content
    /// The range of the item in UTF-16 units of the text.
    public final let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }

    /// The kind of item.
    public final var contentType: ContentType {
        switch content {
        case .link: .link
        case .textAttachment: .textAttachment
        case .tag: .tag
        }
    }
}
