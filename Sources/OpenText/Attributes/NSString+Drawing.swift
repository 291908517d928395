extension NSString {
    /// Returns the size of the text on one line, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        content(attributes).unwrappedSize
    }

    /// Draws the text in the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        read(attributes).draw(at: point)
    }

    /// Draws the text in the current context, wrapping lines at the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        read(attributes).draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    /// Draws the text in the current context; the options are those of `boundingRect(with:options:attributes:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        read(attributes).draw(with: rect, options: options, context: context)
    }

    /// Returns the bounds of the text in `size`; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        content(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Returns the text in the form that typesetting expects; empty text has the height of a line in the given font.
    private func content(_ attributes: [NSAttributedString.Key: Any]?) -> TextContent {
        guard length == 0, let font = attributes?[.font] as? UIFont else { return read(attributes) }
        return TextContent("", font: font.face)
    }

    private func read(_ attributes: [NSAttributedString.Key: Any]?) -> TextContent {
        TextSlice(self as String, attributes: TextAttributes(attributes ?? [:])).textContent
    }
}

extension String {
    /// Returns the size of the text on one line, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }

    /// Draws the text in the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text in the current context, wrapping lines at the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text in the current context; the options are those of `boundingRect(with:options:attributes:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// Returns the bounds of the text in `size`; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
