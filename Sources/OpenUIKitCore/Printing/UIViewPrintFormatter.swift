/// Prints a view.
///
/// A view that is wider than the page is reduced; one that is higher continues on further pages. The whole text of a
/// `UITextView` is printed; other scroll views print what they show.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view that is printed.
    public final let view: UIView

    init(view: UIView) {
        self.view = view
        super.init()
    }

    private final var layout: (text: NSAttributedString, size: CGSize, pages: TextPages)?

    /// The pages of a text view, or nil for other views.
    private final var textPages: TextPages? {
        guard let text = (view as? any PrintedText)?.printedText else { return nil }
        let size = contentRect.size
        if let layout, layout.size == size, layout.text.isEqual(text) { return layout.pages }
        let pages = TextPages(text, pageSize: size)
        layout = (text, size, pages)
        return pages
    }

    /// The number of points on the page per point of the view.
    private final var scale: CGFloat {
        let width = view.bounds.width
        return width > 0 ? min(1, contentRect.width / width) : 0
    }

    /// The height of the part of the view on a page, in the view's points; 0 if nothing can be printed.
    private final var partHeight: CGFloat {
        scale > 0 ? contentRect.height / scale : 0
    }

    open override var pageCount: Int {
        if let textPages { return textPages.count }
        let (height, part) = (view.bounds.height, partHeight)
        guard height > 0, part > 0 else { return 0 }
        return max(Int((min(height / part, 1e6) - 0.001).rounded(.up)), 1)
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if let textPages { return textPages.draw(pageIndex - startPage, at: rect.origin) }
        guard let context = UIGraphicsGetCurrentContext(), scale > 0 else { return }
        let bounds = view.bounds
        let top = bounds.minY + CGFloat(pageIndex - startPage) * partHeight
        let part = CGRect(x: bounds.minX, y: top, width: bounds.width, height: min(partHeight, bounds.maxY - top))
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -part.minX, y: -part.minY)
        context.clip(to: part)
        view.draw(part, for: self)
        context.restoreGState()
    }
}
