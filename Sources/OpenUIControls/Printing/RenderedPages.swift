internal import OpenDisplay

/// The pages of a page renderer for the service that prints them.
@MainActor
final class RenderedPages: PrintedPages {
    private let renderer: UIPrintPageRenderer
    private let onStart: (UIPrintPaper) -> Void

    /// - Parameter onStart: Called when the paper is known, before the pages are drawn.
    init(_ renderer: UIPrintPageRenderer, onStart: @escaping (UIPrintPaper) -> Void = { _ in }) {
        self.renderer = renderer
        self.onStart = onStart
    }

    func prepare(for paper: PrintPaper) -> Int {
        renderer.setPaper(CGRect(origin: .zero, size: paper.size), printableRect: paper.printableRect)
        let count = renderer.numberOfPages
        guard count > 0 else { return 0 }
        onStart(UIPrintPaper(paper))
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
        return count
    }

    func drawPage(_ index: Int, in context: CGContext) {
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        UITraitCollection(userInterfaceStyle: .light).withCurrent {
            renderer.drawPage(at: index, in: renderer.printableRect)
        }
    }
}
