/// A text made ready for measuring or drawing in a space.
private struct StringDrawing {
    let typeset: TypesetText
    /// From the origin that was given to the top left corner of the text.
    let offset: CGPoint
    private let options: NSStringDrawingOptions
    private let scale: CGFloat

    init(
        _ text: NSAttributedString, in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) {
        self.options = options
        var content = text.textContent.markingDirections()
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

    /// Nil where there is no limit.
    private static func limit(_ length: CGFloat) -> CGFloat? {
        length > 0 && length.isFinite ? length : nil
    }

    /// The rectangle that the text takes, from the origin that was given.
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
    /// Paragraphs that are to be shortened take one line each, as everywhere but in labels; of others the last line that
    /// fits may be shortened.
    fileprivate mutating func shorten(lastLine: Bool) {
        options.insert(.shortensEachParagraph)
        guard lastLine else { return }
        options.insert(.marksLeftOut)
    }
}

extension NSAttributedString {
    /// The size of the text on lines that end only where the text says so, in points.
    public func size() -> CGSize {
        TypesetText(textContent.markingDirections(), width: nil).size
    }

    /// The rectangle that the text takes when it is drawn in `size`, in points.
    ///
    /// With `usesLineFragmentOrigin` lines are broken at the width, and lines beyond the height are left out; a side of
    /// zero, as in UIKit, means no limit. A paragraph whose style says that it is to be shortened takes one line.
    /// Without the option the text is one line and the rectangle's origin is relative to the start of its baseline. Any
    /// thread may measure.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let drawing = StringDrawing(self, in: size, options: options, context: context)
        drawing.report(to: context, origin: .zero)
        return drawing.bounds
    }

    /// Draws the text into the current context with its top left corner at the point.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TypesetText(textContent.markingDirections(), width: nil).draw(in: context, at: point)
    }

    /// Draws the text into the current context, breaking lines at the rectangle's width and leaving out what is below.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    /// Draws the text into the current context; see ``boundingRect(with:options:context:)`` for the options.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let drawing = StringDrawing(self, in: rect.size, options: options, context: context)
        drawing.report(to: context, origin: rect.origin)
        let origin = CGPoint(x: rect.origin.x + drawing.offset.x, y: rect.origin.y + drawing.offset.y)
        drawing.typeset.draw(in: target, at: origin)
    }
}
