import ComponentFlow
import ReaderCore

/// Prints articles, or writes them to PDF documents with the dialog of the desktop.
@MainActor enum ArticlePrinter {
    static func print(_ page: ArticlePage) {
        let formatter = UISimpleTextPrintFormatter(attributedText: text(of: page))
        formatter.perPageContentInsets = UIEdgeInsets(top: 54, left: 54, bottom: 54, right: 54)
        let info = UIPrintInfo()
        info.jobName = page.article.summary.title
        let controller = UIPrintInteractionController.shared
        controller.printInfo = info
        controller.printFormatter = formatter
        controller.present(animated: true)
    }

    /// The article as one text.
    static func text(of page: ArticlePage) -> NSAttributedString {
        let typography = ArticleTypography.paper
        let summary = page.article.summary
        let result = NSMutableAttributedString(string: "")
        let title = ArticleText(summary.title, style: .bold)
        result.append(typography.attributed(title, font: .systemFont(ofSize: 20, weight: .bold)))
        let origin = [page.feedTitle, summary.author, page.article.url?.absoluteString ?? ""].filter { !$0.isEmpty }
        let caption = ArticleText("\n" + origin.joined(separator: " · ") + "\n\n")
        result.append(typography.attributed(caption, font: .systemFont(ofSize: 9)))
        for part in page.parts {
            result.append(text(of: part.block, typography))
            result.append(NSAttributedString(string: "\n\n", attributes: [.font: UIFont.systemFont(ofSize: 6)]))
        }
        return result
    }

    private static func text(of block: ArticleBlock, _ typography: ArticleTypography) -> NSAttributedString {
        var block = block
        switch block.kind {
        case .item(let marker): block.text = ArticleText(marker + " ").appending(block.text)
        case .picture(let picture): block.text = ArticleText(picture.description, style: .italic)
        case .rule: block.text = ArticleText("* * *")
        case .table(let rows):
            block.text = ArticleText(rows.map { $0.map(\.plain).joined(separator: " | ") }.joined(separator: "\n"))
        default: break
        }
        return typography.attributed(block)
    }
}
