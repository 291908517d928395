public import ComponentFlow
public import Foundation

/// A component that shows a long document in Markdown, and scrolls it.
///
/// ```swift
/// MarkdownPage(manual.text)
///     .onOpenLink { url in library.open(url) }
/// ```
///
/// It takes the proposed size, and creates only the parts of the document that are visible. The text has a width that is
/// comfortable to read; wider pages have margins. In everything else it equals ``Markdown``.
public struct MarkdownPage: CompositeComponent {
    private var shown: MarkdownPresentation
    private var width: CGFloat = 720
    private var margin: CGFloat = 24
    @Local private var model = MarkdownModel()

    /// Creates a page with a text in Markdown.
    public init(_ text: String, options: MarkdownOptions = MarkdownOptions()) {
        shown = MarkdownPresentation(.text(text, options))
    }

    /// Creates a page with a document that was read.
    public init(_ document: MarkdownDocument) {
        shown = MarkdownPresentation(.document(document))
    }

    /// Returns the page with other fonts, colors and distances.
    public func style(_ style: MarkdownStyle) -> MarkdownPage {
        with { $0.shown.style = style }
    }

    /// Returns the page with another greatest width of the text, and other margins around it, in points.
    public func textWidth(_ width: CGFloat, margin: CGFloat = 24) -> MarkdownPage {
        with {
            $0.width = width.isNaN ? 720 : max(width, 1)
            $0.margin = margin.isFinite ? max(margin, 0) : 24
        }
    }

    /// Returns the page with a closure that is called instead of opening a link.
    ///
    /// - Parameter action: Receives the URL of the link. A closure that returns `false` lets the desktop open it.
    public func onOpenLink(_ action: ((URL) -> Bool)?) -> MarkdownPage {
        with { $0.shown.openLink = action }
    }

    /// Returns the page with a closure that loads images, as ``Markdown/images(_:)`` describes.
    ///
    /// - Parameter load: Returns an image, or `nil` if it cannot be loaded.
    public func images(_ load: (@MainActor (MarkdownImage) async -> UIImage?)?) -> MarkdownPage {
        with { $0.shown.setImageLoader(load) }
    }

    private func with(_ change: (inout MarkdownPage) -> Void) -> MarkdownPage {
        var copy = self
        change(&copy)
        return copy
    }

    /// The list of the parts of the document.
    public var content: some Component<Empty> {
        let shown = shown.inTextSize(contentSizeCategory)
        let document = model.document(for: shown.source)
        let sections = model.sections(of: document, shown, isLazy: true)
        return LazyList(sections: [
            LazyListSection<Empty>(id: "text", rows: sections) { section in
                MarkdownSectionView(section: section, shown: shown, model: model)
                    .frame(maxWidth: width, alignment: .leading)
                    .padding(.horizontal, margin)
                    .padding(.top, section.id == sections.first?.id ? margin : 0)
                    .padding(.bottom, section.id == sections.last?.id ? margin : 0)
                    .frame(maxWidth: .infinity)
            }
        ])
        .task(id: MarkdownImageTask(document: document, shown: shown)) {
            await model.loadInlineImages(of: document, with: shown.loadImage)
        }
    }
}
