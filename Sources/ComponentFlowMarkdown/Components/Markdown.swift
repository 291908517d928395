public import ComponentFlow

/// A component that shows Markdown for reading.
///
/// ```swift
/// ScrollView {
///     Markdown(article.text)
///         .onOpenLink { url in library.open(url) }
///         .images { image in await library.picture(at: image.url) }
///         .padding(20)
/// }
/// ```
///
/// It takes the proposed width, and the height that it needs. Headings are headings for assistive technologies, links are links,
/// and adjacent paragraphs and lists are one text that users select and copy. Blocks of code and tables that are too wide are
/// scrolled horizontally. Fonts, colors and distances are those of a ``MarkdownStyle``.
///
/// All parts exist at all times, up to a limit after which the rest is one text; use ``MarkdownPage`` for long documents.
public struct Markdown: CompositeComponent {
    private var shown: MarkdownPresentation
    @Local private var model = MarkdownModel()

    /// Creates a component with a text in Markdown.
    public init(_ text: String, options: MarkdownOptions = MarkdownOptions()) {
        shown = MarkdownPresentation(.text(text, options))
    }

    /// Creates a component with a document that was read.
    public init(_ document: MarkdownDocument) {
        shown = MarkdownPresentation(.document(document))
    }

    /// Returns the component with other fonts, colors and distances.
    public func style(_ style: MarkdownStyle) -> Markdown {
        with { $0.style = style }
    }

    /// Returns the component with a closure that is called instead of opening a link.
    ///
    /// - Parameter action: Receives the URL of the link. A closure that returns `false` lets the desktop open it.
    public func onOpenLink(_ action: ((URL) -> Bool)?) -> Markdown {
        with { $0.openLink = action }
    }

    /// Returns the component with a closure that loads images.
    ///
    /// Without one, the descriptions of images are shown, and also until an image is loaded, or if it cannot be. The component
    /// itself never loads anything. Images are loaded while the component is in a window.
    ///
    /// - Parameter load: Returns an image, or `nil` if it cannot be loaded.
    public func images(_ load: (@MainActor (MarkdownImage) async -> UIImage?)?) -> Markdown {
        with { $0.setImageLoader(load) }
    }

    private func with(_ change: (inout MarkdownPresentation) -> Void) -> Markdown {
        var copy = self
        change(&copy.shown)
        return copy
    }

    /// The parts of the document.
    public var content: some Component<Empty> {
        let shown = shown.inTextSize(contentSizeCategory)
        let document = model.document(for: shown.source)
        return VStack(alignment: .leading) {
            for section in model.sections(of: document, shown, isLazy: false) {
                MarkdownSectionView(section: section, shown: shown, model: model).id(section.id)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .task(id: MarkdownImageTask(document: document, shown: shown)) {
            await model.loadInlineImages(of: document, with: shown.loadImage)
        }
    }
}

/// What determines the images that are loaded.
struct MarkdownImageTask: Equatable {
    let images: [MarkdownImage]
    let isActive: Bool

    init(document: MarkdownDocument, shown: MarkdownPresentation) {
        images = shown.showsImages ? document.inlineImages : []
        isActive = shown.showsImages
    }
}
