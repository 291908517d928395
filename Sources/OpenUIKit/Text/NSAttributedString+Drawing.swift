extension NSAttributedString {
    /// The size of the text on lines that end only where the text says so, in points.
    public func size() -> CGSize {
        TypesetText(textContent, width: nil).size
    }

    /// The rectangle that the text takes when it is drawn in `size`, in points.
    ///
    /// With `usesLineFragmentOrigin` lines are broken at the width, and lines beyond the height are left out; a side of
    /// zero, as in UIKit, means no limit. Without it the text is one line and the rectangle's origin is relative to
    /// the start of its baseline. Any thread may measure.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let typeset = typeset(in: size, options: options)
        var rect = CGRect(origin: .zero, size: typeset.size)
        if !options.contains(.usesLineFragmentOrigin) { rect.origin.y = -typeset.firstBaseline }
        context?.totalBounds = rect
        return rect
    }

    /// Draws the text into the current context with its top left corner at the point.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TypesetText(textContent, width: nil).draw(in: context, at: point)
    }

    /// Draws the text into the current context, breaking lines at the rectangle's width and leaving out what is below.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text into the current context; see ``boundingRect(with:options:context:)`` for the options.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let typeset = typeset(in: rect.size, options: options)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= typeset.firstBaseline }
        context?.totalBounds = CGRect(origin: origin, size: typeset.size)
        typeset.draw(in: target, at: origin)
    }

    private func typeset(in size: CGSize, options: NSStringDrawingOptions) -> TypesetText {
        var content = textContent
        guard options.contains(.usesLineFragmentOrigin) else {
            return TypesetText(content, width: nil, maximumLines: 1)
        }
        if options.contains(.truncatesLastVisibleLine) {
            content.changeParagraphs { $0.lineBreakMode = .byTruncatingTail }
        }
        return TypesetText(content, width: Self.limit(size.width), height: Self.limit(size.height))
    }

    /// Nil where there is no limit.
    private static func limit(_ length: CGFloat) -> CGFloat? {
        length > 0 && length.isFinite ? length : nil
    }
}

extension NSString {
    /// The size of the text on one line, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attributes).size()
    }

    /// Draws the text into the current context with its top left corner at the point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text into the current context, breaking lines at the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }

    /// The rectangle that the text takes in a size; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: self as String, attributes: attributes)
    }
}

extension String {
    /// The size of the text on one line, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }

    /// Draws the text into the current context with its top left corner at the point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text into the current context, breaking lines at the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attributes)
    }

    /// The rectangle that the text takes in a size; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
