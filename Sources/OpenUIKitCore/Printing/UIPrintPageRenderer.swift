/// Draws the pages of a document that is printed: header, content and footer.
///
/// A subclass overrides ``numberOfPages`` and ``drawContentForPage(at:in:)``, or formatters are added that lay out their
/// content themselves. Everything is drawn in the current context, whose origin is the upper-left corner of the paper, with
/// the colors of the light style.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// The height of the area at the top of the printable rectangle in which a header is drawn, in points.
    open var headerHeight: CGFloat = 0
    /// The height of the area at the bottom of the printable rectangle in which a footer is drawn, in points.
    open var footerHeight: CGFloat = 0
    /// The bounds of the paper, in points; empty until the paper is known.
    public private(set) final var paperRect = CGRect.zero
    /// The part of the paper on which the printer can print, in points.
    public private(set) final var printableRect = CGRect.zero
    private final var formatters: [UIPrintFormatter] = []

    public override init() {
        super.init()
    }

    /// Specifies the paper on which the pages are laid out.
    ///
    /// Printing specifies the paper that the user chooses. UIKit has no such method; call it to draw the pages elsewhere, for
    /// example in a PDF document.
    public final func setPaper(_ paperRect: CGRect, printableRect: CGRect) {
        (self.paperRect, self.printableRect) = (paperRect, printableRect)
    }

    // MARK: Formatters

    /// The formatters, in the order in which they were added.
    public final var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = []
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
        }
    }

    /// Adds a formatter whose first page is the one at an index.
    public final func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        formatter.printPageRenderer = self
        formatters.append(formatter)
    }

    final func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
    }

    /// Returns the formatters that draw on a page, or `nil` if there are none.
    public final func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let drawing = formatters.filter { $0.pages.contains(pageIndex) }
        return drawing.isEmpty ? nil : drawing
    }

    // MARK: Pages

    /// The number of pages, which is determined after the paper is known; the default is the last page of the formatters.
    open var numberOfPages: Int {
        formatters.map { $0.pages.upperBound }.max() ?? 0
    }

    /// Called before pages are drawn.
    open func prepare(forDrawingPages range: NSRange) {}

    /// The area between header and footer.
    final var contentRect: CGRect {
        let rect = printableRect
        let (top, bottom) = (max(headerHeight, 0), max(footerHeight, 0))
        return CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: max(rect.height - top - bottom, 0))
    }

    /// Draws a page; the default draws the header, the content, the formatters and the footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (content, width) = (contentRect, printableRect.width)
        if headerHeight > 0 {
            let header = CGRect(x: printableRect.minX, y: printableRect.minY, width: width, height: headerHeight)
            drawHeaderForPage(at: pageIndex, in: header)
        }
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 {
            let top = printableRect.maxY - footerHeight
            let footer = CGRect(x: printableRect.minX, y: top, width: width, height: footerHeight)
            drawFooterForPage(at: pageIndex, in: footer)
        }
    }

    /// Returns an image of a page on white paper for a preview, with `scale` pixels per point.
    ///
    /// UIKit has no such method. The paper must be known; see ``setPaper(_:printableRect:)``.
    public final func previewImage(forPageAt pageIndex: Int, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        return UIGraphicsImageRenderer(bounds: paperRect, format: format).image { context in
            UIColor.white.setFill()
            // Also the whole of a pixel of which the paper covers only a part.
            context.fill(paperRect.insetBy(dx: -1, dy: -1))
            UITraitCollection(userInterfaceStyle: .light).withCurrent {
                context.cgContext.setFillColor(.black)
                drawPage(at: pageIndex, in: printableRect)
            }
        }
    }

    /// Draws the header of a page; the default draws nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws the content of a page; the default draws nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws the footer of a page; the default draws nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// Draws what a formatter has on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }
}
