import ComponentFlow
import ReaderCore

/// A block of an article: a text, a picture, a line or a table, in the quotations and lists that contain it.
struct ArticleBlockView: CompositeComponent {
    private static let barDistance: CGFloat = 18

    let block: ArticleBlock
    @Bindable var library: Library

    var content: some Component<Empty> {
        HStack(alignment: .top, spacing: 0) {
            marker
            VStack(alignment: .leading) { inner }.flexible()
        }
        .opacity(block.quoteDepth > 0 ? 0.85 : 1)
        .padding(UIEdgeInsets(top: topMargin, left: 0, bottom: 7, right: 0))
        .padding(NSDirectionalEdgeInsets(top: 0, leading: indent, bottom: 0, trailing: 0))
        .overlay(bars, alignment: .leading)
    }

    /// The width of the bars of all quotations.
    private var indent: CGFloat { CGFloat(block.quoteDepth) * Self.barDistance }

    /// A bar for each quotation that contains the block.
    @MainActor private var bars: some Component<Empty> {
        HStack(spacing: Self.barDistance - 3) {
            for level in 0..<block.quoteDepth { Rectangle(color: .tertiaryLabel, width: 3).id(level) }
        }
    }

    @MainActor private var topMargin: CGFloat {
        if case .heading = block.kind { 16 } else { 7 }
    }

    /// The bullet or the number of a list element, in the space that all blocks of the list leave.
    @MainActor @ComponentBuilder<Empty> private var marker: [AnyComponentWithIdentity<Empty>] {
        if block.listDepth > 0 {
            Text(text: markerText, font: .body, color: .secondaryLabel)
                .frame(width: scaledMetric(30), alignment: .topTrailing)
                .padding(
                    NSDirectionalEdgeInsets(
                        top: 0, leading: CGFloat(block.listDepth - 1) * scaledMetric(26), bottom: 0, trailing: 10))
        }
    }

    @MainActor private var markerText: String {
        if case .item(let marker) = block.kind { marker } else { "" }
    }

    @MainActor @ComponentBuilder<Empty> private var inner: [AnyComponentWithIdentity<Empty>] {
        switch block.kind {
        case .paragraph, .heading, .item:
            SelectableText(attributedText: articleTypography.attributed(block))
        case .code:
            ScrollView(.horizontal, contentInsets: UIEdgeInsets(top: 12, left: 14, bottom: 12, right: 14)) {
                SelectableText(attributedText: articleTypography.attributed(block))
            }
            .startsAtLeft()
            .background(.secondarySystemBackground)
            .cornerRadius(8)
        case .picture(let picture):
            ArticlePictureView(picture: picture, library: library)
        case .rule:
            Divider().padding(.vertical, 12)
        case .table(let rows):
            ArticleTableView(rows: rows)
        }
    }
}
