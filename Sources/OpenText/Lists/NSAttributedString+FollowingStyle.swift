extension NSAttributedString.Key {
    /// The ``NSParagraphStyle`` of an empty paragraph at the end of the text, stored in the line break before it.
    ///
    /// Without it, the paragraph has the style of the line break. A list that ends at the end of the text needs it.
    package static let followingParagraphStyle = NSAttributedString.Key("NSFollowingParagraphStyle")
}

extension [NSAttributedString.Key: Any] {
    /// The attributes of an empty paragraph after a line break with these attributes.
    package var followingParagraph: [NSAttributedString.Key: Any] {
        guard let style = self[.followingParagraphStyle] else { return self }
        var attributes = self
        attributes[.paragraphStyle] = style
        attributes[.followingParagraphStyle] = nil
        return attributes
    }
}
