/// Lays out content on the pages of a page renderer.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// The renderer to which the formatter was added.
    public internal(set) final weak var printPageRenderer: UIPrintPageRenderer?
    /// The index of the first page on which the formatter draws.
    public final var startPage = 0
    /// The maximum width of the content on a page, in points; 0 for no limit.
    public final var maximumContentWidth: CGFloat = 0
    /// The maximum height of the content on a page, in points; 0 for no limit.
    public final var maximumContentHeight: CGFloat = 0
    /// The margins around the content, in the area between the header and the footer, in points.
    public final var perPageContentInsets = UIEdgeInsets.zero

    public override init() {
        super.init()
    }

    /// The number of pages that the content takes on the renderer's paper; the default is 0.
    open var pageCount: Int { 0 }

    /// Draws the content of a page in the current context; the default draws nothing.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Returns the area of the content on a page, in points; empty without a renderer.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard pages.contains(pageIndex) else { return .zero }
        return contentRect
    }

    /// Removes the formatter from its renderer.
    public final func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
        printPageRenderer = nil
    }

    /// The pages on which the formatter draws.
    final var pages: Range<Int> {
        let start = max(startPage, 0)
        return start..<start + max(pageCount, 0)
    }

    /// The area of the content on every page.
    package final var contentRect: CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        var rect = renderer.contentRect.inset(by: perPageContentInsets)
        guard !rect.isNull, !rect.isInfinite else { return .zero }
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }
}
