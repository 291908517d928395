import ComponentFlow
import Foundation

/// A part of a document, in the quotes and list items that contain it.
struct MarkdownSectionView: CompositeComponent {
    let section: MarkdownSection
    let shown: MarkdownPresentation
    @Bindable var model: MarkdownModel

    private var style: MarkdownStyle { shown.style }

    var content: some Component<Empty> {
        VStack(alignment: .leading) { inner }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(NSDirectionalEdgeInsets(top: section.spacing, leading: section.indent, bottom: 0, trailing: 0))
            .background(gutters, alignment: .topLeading)
    }

    @MainActor @ComponentBuilder<Empty> private var inner: [AnyComponentWithIdentity<Empty>] {
        switch section.content {
        case .text(let text): selectable(text)
        case .heading(let level, let text): selectable(text).accessibilityHeading(level)
        case .code(let text):
            ScrollView(.horizontal, contentInsets: UIEdgeInsets(inset: style.codePadding)) { selectable(text) }
                .startsAtLeft()
                .background(style.codeBackground)
                .cornerRadius(style.cornerRadius)
        case .table(let table):
            MarkdownTableView(table: table, isInQuote: section.isInQuote, shown: shown, model: model)
        case .image(let image, let link):
            MarkdownImageView(image: image, link: link, shown: shown, model: model)
        case .rule: Divider(color: style.ruleColor).padding(.vertical, style.itemSpacing)
        }
    }

    private func selectable(_ text: MarkdownText) -> SelectableText {
        SelectableText(attributedText: text.attributed).onOpenLink(shown.openLink)
    }

    /// The bars of quotes, and the marks of the items that begin with a block that is not in the text.
    @MainActor private var gutters: some Component<Empty> {
        HStack(alignment: .top) {
            for (index, gutter) in section.gutters.enumerated() {
                if gutter.isQuote {
                    bar(isContinued: gutter.isContinued, width: gutter.width).id(index)
                } else {
                    marker(gutter).id(index)
                }
            }
        }
    }

    @MainActor private func bar(isContinued: Bool, width: CGFloat) -> some Component<Empty> {
        Rectangle(color: style.quoteBarColor, width: style.quoteBarWidth)
            .padding(.top, isContinued ? 0 : section.spacing)
            .frame(width: width, alignment: .topLeading)
    }

    @MainActor private func marker(_ gutter: MarkdownSection.Gutter) -> some Component<Empty> {
        Text(text: gutter.marker, font: style.font, color: style.markerColor)
            .padding(NSDirectionalEdgeInsets(top: section.spacing + markerOffset, leading: 0, bottom: 0, trailing: 8))
            .frame(width: gutter.width, alignment: .topTrailing)
    }

    /// The distance of the first line from the edge of the content.
    private var markerOffset: CGFloat {
        switch section.content {
        case .code: max(style.codePadding - 3, 0)
        case .table: max(style.cellPadding.height, 0)
        case .text, .heading, .image, .rule: 0
        }
    }
}

extension UIEdgeInsets {
    fileprivate init(inset: CGFloat) {
        self.init(top: inset, left: inset, bottom: inset, right: inset)
    }
}
