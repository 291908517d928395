/// A text that users can select and copy, with links that they can open.
///
/// ```swift
/// SelectableText(attributedText: article.body, detectsLinks: true)
///     .onOpenLink { url in library.open(url) }
/// ```
///
/// The text takes the space it needs within the proposed size, and wraps at the proposed width. Its links are the parts with
/// the attribute `link`, and web and e-mail addresses if it detects them. A click opens a link with the desktop's
/// application for it; Tab reaches the links, and Return opens the focused one. Control-F finds text in it, also with
/// ``Component/findNavigator(isPresented:)``; the text is as wide as proposed meanwhile. Where neither the text nor its attributes
/// specify a font or a color, they are those of modifiers around it. Fonts of text styles, also in the attributes, have the size
/// that the user prefers. A ``Text`` costs less, and suffices for what users only read.
public struct SelectableText: StatelessComponent {
    public let attributedText: NSAttributedString
    /// The font where the attributes specify none; `nil` for that of a modifier, or of body text.
    public let font: UIFont?
    /// The color where the attributes specify none; `nil` for that of a modifier, or of labels.
    public let color: UIColor?
    /// The alignment of lines that are shorter than the widest one.
    public let alignment: NSTextAlignment
    /// Whether web and e-mail addresses are links.
    public let detectsLinks: Bool
    @Behavior fileprivate var openLink: ((URL) -> Bool)?

    /// Creates a text without attributes.
    public init(
        _ text: String, font: UIFont? = nil, color: UIColor? = nil, alignment: NSTextAlignment = .natural,
        detectsLinks: Bool = false
    ) {
        self.init(
            attributedText: NSAttributedString(string: text), font: font, color: color, alignment: alignment,
            detectsLinks: detectsLinks)
    }

    /// Creates a text with attributes: fonts, colors, links, paragraph styles, attachments and others.
    public init(
        attributedText: NSAttributedString, font: UIFont? = nil, color: UIColor? = nil,
        alignment: NSTextAlignment = .natural, detectsLinks: Bool = false
    ) {
        // Components are values, but a mutable attributed string could change later.
        self.attributedText = attributedText.textCopy
        self.font = font
        self.color = color
        self.alignment = alignment
        self.detectsLinks = detectsLinks
    }

    /// Returns the text with a closure that is called instead of opening a link.
    ///
    /// - Parameter action: Receives the URL of the link. A closure that returns `false` lets the desktop open it.
    public func onOpenLink(_ action: ((URL) -> Bool)?) -> SelectableText {
        var copy = self
        copy.openLink = action
        return copy
    }

    /// Returns whether both show the same text in the same way; the closure is ignored.
    public static func == (lhs: SelectableText, rhs: SelectableText) -> Bool {
        lhs.attributedText.isEqual(to: rhs.attributedText) && lhs.font == rhs.font && lhs.color == rhs.color
            && lhs.alignment == rhs.alignment && lhs.detectsLinks == rhs.detectsLinks
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the text and returns its size.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, availableSize: availableSize)
    }

    /// Returns the text with all its attributes.
    @MainActor fileprivate func completedText(for traits: UITraitCollection) -> NSAttributedString {
        let values = InheritedValues.current
        let font = (font ?? values?.font ?? .body).scaled(for: traits)
        let color = color ?? values?.foregroundColor ?? .label
        let result = NSMutableAttributedString(attributedString: attributedText)
        attributedText.enumerateAttributes(in: NSRange(location: 0, length: attributedText.length)) { known, range, _ in
            let own = known[.font] as? UIFont
            let shown = known[.font] == nil ? font : own?.scaled(for: traits)
            if let shown, shown !== own { result.addAttribute(.font, value: shown, range: range) }
            if known[.foregroundColor] == nil { result.addAttribute(.foregroundColor, value: color, range: range) }
            if known[.paragraphStyle] == nil, alignment != .natural {
                let style = NSMutableParagraphStyle()
                style.alignment = alignment
                result.addAttribute(.paragraphStyle, value: style, range: range)
            }
        }
        return result
    }
}

extension SelectableText {
    /// The text view of a ``SelectableText``.
    public final class View: UITextView, UITextViewDelegate, FindableTextView {
        private var openLink: ((URL) -> Bool)?
        private var shown: NSAttributedString?
        /// The bars that are shown instead of the lines while the content is being loaded.
        private var placeholderBars: PlaceholderView?
        var onFindNavigator: ((Bool) -> Void)?

        public override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            isEditable = false
            isScrollEnabled = false
            backgroundColor = .clear
            textContainerInset = .zero
            self.textContainer.lineFragmentPadding = 0
            delegate = self
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        fileprivate func update(component: SelectableText, availableSize: CGSize) -> CGSize {
            openLink = component.openLink
            let text = component.completedText(for: traitCollection)
            // Setting the text again would clear the selection.
            if shown?.isEqual(to: text) != true {
                shown = text
                attributedText = text
            }
            let types: UIDataDetectorTypes = component.detectsLinks ? .link : []
            if dataDetectorTypes != types { dataDetectorTypes = types }
            let isPlaceholder = InheritedValues.showsPlaceholders
            updateFinding(isEnabled: !isPlaceholder)
            showPlaceholder(isPlaceholder)
            let width = availableSize.width.isFinite ? max(availableSize.width.rounded(.down), 0) : .infinity
            let fitting = sizeThatFits(CGSize(width: width, height: .infinity))
            let isFinding = findInteraction?.isFindNavigatorVisible == true && width.isFinite
            return CGSize(
                width: isFinding ? width : min(fitting.width.rounded(.up), width), height: fitting.height.rounded(.up))
        }

        // MARK: Placeholder

        /// Shows bars instead of the text, which cannot be selected meanwhile.
        private func showPlaceholder(_ isShown: Bool) {
            guard isShown || placeholderBars != nil else { return }
            hidesText = isShown
            isSelectable = !isShown
            placeholderBars = showPlaceholder(isShown, instead: placeholderBars)
        }

        /// Places the bars of a placeholder over the lines.
        public override func layoutSubviews() {
            super.layoutSubviews()
            guard let placeholderBars else { return }
            placeholderBars.frame = CGRect(origin: .zero, size: bounds.size)
            placeholderBars.show(lines: lineFrames)
        }

        /// The frames of the lines, each as wide as its text.
        private var lineFrames: [CGRect] {
            var frames: [CGRect] = []
            let inset = textContainerInset
            layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: textStorage.length)) {
                _, used, _, _, _ in
                frames.append(used.offsetBy(dx: inset.left, dy: inset.top))
            }
            return frames
        }

        /// Updates the component if the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            updateComponentIfTextSizeChanged(from: previousTraitCollection)
        }

        /// Opens a link with the component's closure, if it has one.
        public func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            prepareComponentsForEvent()
            return openLink?(URL) != true
        }
    }
}
