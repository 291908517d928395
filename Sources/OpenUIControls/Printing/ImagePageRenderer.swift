/// Prints images, each as large as possible on a page of its own.
final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        guard images.indices.contains(pageIndex) else { return }
        let size = images[pageIndex].size
        guard size.width > 0, size.height > 0 else { return }
        let scale = min(contentRect.width / size.width, contentRect.height / size.height)
        let (width, height) = (size.width * scale, size.height * scale)
        images[pageIndex].draw(
            in: CGRect(x: contentRect.midX - width / 2, y: contentRect.midY - height / 2, width: width, height: height))
    }
}
