import ComponentFlow

extension Page {
    static let printing = Page(
        "printing", title: "Printing and PDF", topic: .content,
        about: Localized(
            "A report with a header and a text that continues on the next page: previewed, printed and saved as PDF.",
            de: "Ein Bericht mit Kopfzeile und Text über zwei Seiten: Vorschau, Druck und PDF.",
            ja: "ヘッダと複数ページの文章からなるレポートのプレビュー、印刷、PDF 保存。"),
        demo: PrintingDemo())
}

// <code>
private struct PrintingDemo: CompositeComponent {
    @Local var message = "Texts in the document can be searched."
    @Local var isSaving = false

    var content: some Component<Surroundings> {
        VStack(spacing: 20) {
            HStack(spacing: 16) {
                for page in previews.indices {
                    Image(
                        image: previews[page],
                        size: CGSize(width: 149, height: 210)
                    )
                    .background(.white)
                    .accessibilityLabel("Page \(page + 1)")
                    .id(page)
                }
            }
            .padding(12)
            .background(theme.border)
            .cornerRadius(9)
            HStack(spacing: 12) {
                PillButton("Print") { printReport() }
                PillButton("Save as PDF") { isSaving = true }
            }
            caption(message, theme)
        }
        .fileExporter(
            isPresented: $isSaving, contentType: .pdf,
            defaultFilename: "Report"
        ) {
            Report().pdfData()
        } onCompletion: { result in
            switch result {
            case .success(let file): message = file.lastPathComponent
            case .failure(let error): message = "\(error)"
            }
        }
    }

    @MainActor private func printReport() {
        let controller = UIPrintInteractionController.shared
        controller.printPageRenderer = Report()
        controller.present(animated: true) { _, isPrinted, error in
            message =
                error.map { "\($0)" }
                ?? (isPrinted ? "Printed." : "Cancelled.")
        }
    }
}

private final class Report: UIPrintPageRenderer {
    override init() {
        super.init()
        let page = CGRect(x: 0, y: 0, width: 595, height: 842)
        setPaper(page, printableRect: page.insetBy(dx: 54, dy: 54))
        headerHeight = 40
        let text = UISimpleTextPrintFormatter(text: story)
        text.font = .systemFont(ofSize: 18)
        addPrintFormatter(text, startingAtPageAt: 0)
    }

    override func drawHeaderForPage(
        at pageIndex: Int, in headerRect: CGRect
    ) {
        let title = "Report, page \(pageIndex + 1)"
        NSAttributedString(
            string: title,
            attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]
        )
        .draw(in: headerRect)
        UIColor.systemTeal.setFill()
        UIRectFill(
            CGRect(
                x: headerRect.minX, y: headerRect.minY + 30,
                width: headerRect.width, height: 2))
    }

    func pdfData() -> Data {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Report"]
        let renderer = UIGraphicsPDFRenderer(
            bounds: paperRect, format: format)
        return renderer.pdfData { context in
            for page in 0..<numberOfPages {
                context.beginPage()
                drawPage(at: page, in: printableRect)
            }
        }
    }
}
// </code>

/// The pages of the report as images.
@MainActor private let previews: [UIImage] = {
    let report = Report()
    return (0..<report.numberOfPages).map { report.previewImage(forPageAt: $0, scale: 0.5) }
}()

/// A text for two pages.
private let story = String(
    repeating: "A printed page shows what is on the screen: the same words, in the same fonts and colors. ",
    count: 32)
