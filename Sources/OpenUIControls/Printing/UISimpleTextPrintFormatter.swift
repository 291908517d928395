/// Prints a text, which is divided into pages between lines.
///
/// ```swift
/// let formatter = UISimpleTextPrintFormatter(text: note)
/// formatter.perPageContentInsets = UIEdgeInsets(top: 54, left: 54, bottom: 54, right: 54)
/// let controller = UIPrintInteractionController.shared
/// controller.printFormatter = formatter
/// controller.present(animated: true)
/// ```
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text, with the same font, color and alignment everywhere; setting it replaces ``attributedText``.
    public final var text: String? {
        didSet {
            attributed = nil
            invalidate()
        }
    }
    /// The font of ``text``; the default is the system font with 12 points.
    public final var font: UIFont? {
        didSet { invalidate() }
    }
    /// The color of ``text``; the default is black.
    public final var color: UIColor? {
        didSet { invalidate() }
    }
    /// The alignment of ``text``.
    public final var textAlignment = NSTextAlignment.natural {
        didSet { invalidate() }
    }
    private final var attributed: NSAttributedString?
    private final var layout: (size: CGSize, pages: TextPages)?

    /// Creates a formatter of a text.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// Creates a formatter of an attributed text.
    public init(attributedText: NSAttributedString) {
        attributed = attributedText
        super.init()
    }

    public final var attributedText: NSAttributedString? {
        get { attributed ?? text.map { styled($0) } }
        set {
            text = nil
            attributed = newValue
        }
    }

    private final func styled(_ text: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text,
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
            ])
    }

    private final func invalidate() {
        layout = nil
    }

    private final var textPages: TextPages {
        let size = contentRect.size
        if let layout, layout.size == size { return layout.pages }
        let pages = TextPages(attributedText ?? NSAttributedString(string: ""), pageSize: size)
        layout = (size, pages)
        return pages
    }

    open override var pageCount: Int { textPages.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        textPages.draw(pageIndex - startPage, at: rect.origin)
    }
}
