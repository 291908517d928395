/// A text divided into pages between lines.
package struct TextPages {
    private struct Page {
        var text: TypesetText
        /// The top of the first line in the whole text.
        var top: CGFloat
    }

    private var pages: [Page] = []

    /// Lays out a text; there are no pages for an empty text or an empty size.
    ///
    /// A line that is higher than a page has a page of its own.
    package init(_ text: NSAttributedString, pageSize: CGSize) {
        guard text.length > 0, pageSize.width > 0, pageSize.height > 0 else { return }
        let content = UITraitCollection(userInterfaceStyle: .light).withCurrent { text.textContent.markingDirections() }
        let whole = TypesetText(unshared: content, width: pageSize.width)
        let lines = whole.lines
        var starts = [0]
        for (index, line) in lines.enumerated() {
            guard let start = starts.last, index > start else { continue }
            if line.frame.maxY - lines[start].frame.minY > pageSize.height + 0.01 { starts.append(index) }
        }
        pages = zip(whole.slices(startingAt: starts), starts).map { Page(text: $0, top: lines[$1].frame.minY) }
    }

    package var count: Int { pages.count }

    /// Draws a page with its upper-left corner at a point.
    package func draw(_ index: Int, at origin: CGPoint) {
        guard pages.indices.contains(index), let context = UIGraphicsGetCurrentContext() else { return }
        let page = pages[index]
        page.text.draw(in: context, at: CGPoint(x: origin.x, y: origin.y - page.top))
    }
}
