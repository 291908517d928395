/// A text typeset for measuring or drawing in a given size.
struct StringDrawing {
    let typeset: TypesetText
    /// The offset from the given origin to the top-left corner of the text.
    let offset: CGPoint
    private let options: NSStringDrawingOptions
    private let scale: CGFloat

    init(
        _ text: TextContent, in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) {
        self.options = options
        var content = text.markingDirections()
        if !options.contains(.usesFontLeading) { content.options.insert(.omitsLeading) }
        let breaks = options.contains(.usesLineFragmentOrigin)
        if breaks { content.shorten(lastLine: options.contains(.truncatesLastVisibleLine)) }
        let width = Self.limit(size.width)
        let fitter = TextFitter(
            content: content, width: width, height: breaks ? Self.limit(size.height) : nil, lines: breaks ? 0 : 1)
        scale = context.map { $0.minimumScaleFactor > 0 ? fitter.scale(atLeast: $0.minimumScaleFactor) : 1 } ?? 1
        let scaled = content.scaled(by: scale)
        typeset =
            breaks
            ? TypesetText(scaled, width: width, height: fitter.height)
            : TypesetText(scaled, width: nil, maximumLines: 1)
        offset = breaks ? .zero : CGPoint(x: 0, y: -typeset.firstBaseline)
    }

    /// Returns `nil` if the length is not limited.
    private static func limit(_ length: CGFloat) -> CGFloat? {
        length > 0 && length.isFinite ? length : nil
    }

    /// The bounds of the text, relative to the given origin.
    var bounds: CGRect {
        var rect = CGRect(origin: .zero, size: typeset.size)
        if options.contains(.usesDeviceMetrics) {
            let ink = typeset.inkBounds
            rect = ink.isNull ? .zero : ink
        }
        return rect.offsetBy(dx: offset.x, dy: offset.y)
    }

    func report(to context: NSStringDrawingContext?, origin: CGPoint) {
        context?.actualScaleFactor = scale
        context?.totalBounds = bounds.offsetBy(dx: origin.x, dy: origin.y)
    }
}

extension TextContent {
    /// The size without wrapping.
    var unwrappedSize: CGSize { TypesetText(markingDirections(), width: nil).size }

    /// Draws the text in the current context with its top-left corner at a point.
    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TypesetText(markingDirections(), width: nil).draw(in: context, at: point)
    }

    /// Draws the text in the current context; the parameters are those of the methods of attributed strings.
    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let drawing = StringDrawing(self, in: rect.size, options: options, context: context)
        drawing.report(to: context, origin: rect.origin)
        let origin = CGPoint(x: rect.origin.x + drawing.offset.x, y: rect.origin.y + drawing.offset.y)
        drawing.typeset.draw(in: target, at: origin)
    }

    /// Returns the bounds of the text; the parameters are those of the methods of attributed strings.
    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let drawing = StringDrawing(self, in: size, options: options, context: context)
        drawing.report(to: context, origin: .zero)
        return drawing.bounds
    }

    /// Applies the truncation behavior of string drawing.
    ///
    /// Unlike in labels, every paragraph with a truncating line break mode takes a single line. For other paragraphs,
    /// `lastLine` specifies whether the last line that fits is truncated.
    fileprivate mutating func shorten(lastLine: Bool) {
        options.insert(.truncatesEachParagraph)
        guard lastLine else { return }
        options.insert(.showsEllipsisForOmittedLines)
    }
}

extension NSAttributedString {
    /// Returns the size of the text without wrapping, in points: lines end only at line separators in the text.
    public func size() -> CGSize {
        textContent.unwrappedSize
    }

    /// Returns the bounds of the text when it is drawn in `size`, in points.
    ///
    /// With `usesLineFragmentOrigin`, lines wrap at the width, and lines beyond the height are omitted; as in UIKit, a
    /// dimension of zero means unlimited. A paragraph with a truncating line break mode takes one line. Without this
    /// option, the text is a single line and the origin of the bounds is relative to the start of its baseline. This
    /// method can be called from any thread.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        textContent.boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text in the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint) {
        textContent.draw(at: point)
    }

    /// Draws the text in the current context, wrapping lines at the rectangle's width and omitting those beyond its
    /// height.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    /// Draws the text in the current context; see ``boundingRect(with:options:context:)`` for the options.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        textContent.draw(with: rect, options: options, context: context)
    }
}
