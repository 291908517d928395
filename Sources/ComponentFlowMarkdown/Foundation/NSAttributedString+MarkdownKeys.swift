public import Foundation

extension NSAttributedString.Key {
    /// The raw value of an ``InlinePresentationIntent``.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// A ``PresentationIntent``.
    public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
    /// The `URL` of an image, whose description is the text.
    public static let imageURL = NSAttributedString.Key("NSImageURL")
    /// A string: the title of an image.
    public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
    /// A string: the character after the number of an ordered list's item.
    public static let listItemDelimiter = NSAttributedString.Key("NSListItemDelimiter")
}
