extension CodeEditor {
    /// The text view of a ``CodeEditor``.
    public final class View: UITextView, UITextViewDelegate, TextEditingView {
        /// The time that a frame may spend on finding the states of lines before the visible ones, in seconds.
        private static let slice = 0.003
        /// The number of characters for which a row has space at least: a narrower editor does not wrap lines.
        private static let fewestCharacters: CGFloat = 8

        private(set) var component: CodeEditor?
        private(set) weak var editing: TextEditingState?
        private var displayedFont = DisplayedFont()
        private var attributes: [NSAttributedString.Key: Any] = [:]
        private var lines: CodeLineObserver?
        private var colorer: (any CodeColorer)?
        /// Continues to find the states of lines while the visible ones are not known.
        private var link: CADisplayLink?
        private let gutter = CodeGutterView()
        private var gutterWidth: CGFloat = 0
        private var characterWidth: CGFloat = 0
        private let currentLine = CALayer()
        /// Whether the next layout scrolls horizontally to the caret.
        private var revealsCaretHorizontally = false
        /// Whether Tab moves the focus instead of indenting, until Control-M is pressed again.
        var tabMovesFocus = false
        /// Whether the next Tab moves the focus, because Escape was pressed.
        var nextTabMovesFocus = false

        public override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            self.textContainer.lineFragmentPadding = 0
            semanticContentAttribute = .forceLeftToRight
            disableTextServices()
            delegate = self
            gutter.isHidden = true
            insertSubview(gutter, at: 0)
            currentLine.isHidden = true
            layer.insertSublayer(currentLine, at: 0)
            lines = CodeLineObserver(textStorage) { [weak self] in self?.linesDidChange(from: $0, count: $1, delta: $2)
            }
            editor.commandOverride = { [weak self] in self?.override($0) }
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        isolated deinit {
            link?.invalidate()
        }

        private func disableTextServices() {
            (autocapitalizationType, autocorrectionType, spellCheckingType) = (.none, .no, .no)
            (smartQuotesType, smartDashesType, smartInsertDeleteType) = (.no, .no, .no)
        }

        // MARK: Component

        func update(component: CodeEditor, state: TextEditingState, width: CGFloat) {
            // The update may also be caused by the editor's state or available size; then the parent has not specified a
            // new text.
            let old = self.component
            self.component = component
            editing = state
            isEditable = component.isEditable && !InheritedValues.isDisabled
            accessibilityLabel = component.title.isEmpty ? builtIn(.BuiltIn.codeTitle) : component.title
            accessibilityHint = isEditable ? builtIn(.BuiltIn.codeLeaveHint) : nil
            updateAttributes(old)
            updateColoring(old)
            clipsToBounds = true
            component.focus?.connect { [weak self] takesKeyboard in
                if takesKeyboard { self?.becomeFirstResponder() } else { self?.resignFirstResponder() }
            }
            if old != component { show(component.text) }
            updateInsets()
            updateWrapping(width)
            showFieldBorder(component.hasBorder, isActive: isWriting)
            updateLineColor()
            setNeedsLayout()
        }

        func builtIn(_ text: LocalizedString) -> String {
            text.text(in: traitCollection.language)
        }

        private func updateAttributes(_ old: CodeEditor?) {
            guard let component else { return }
            let shownFont = displayedFont.font(for: component.font, in: traitCollection)
            guard font != shownFont || old?.indentation != component.indentation || old?.theme != component.theme else {
                return
            }
            font = shownFont
            attributes = [
                .font: shownFont, .foregroundColor: component.theme.text, .paragraphStyle: paragraphStyle(shownFont),
            ]
            textStorage.setAttributes(attributes, range: NSRange(location: 0, length: textStorage.length))
            typingAttributes = attributes
            colorer?.setAttributes(attributes, theme: component.theme)
        }

        /// The style of code: from left to right, with tabs that are as wide as an indentation.
        private func paragraphStyle(_ font: UIFont) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            style.baseWritingDirection = .leftToRight
            style.alignment = .left
            style.tabStops = []
            characterWidth = NSAttributedString(string: " ", attributes: [.font: font]).size().width
            style.defaultTabInterval = characterWidth * CGFloat(component?.indentation.width ?? 1)
            return style
        }

        private func updateColoring(_ old: CodeEditor?) {
            guard let component, old.map({ !component.hasSameColoring(as: $0) }) ?? true else { return }
            colorer = component.coloring?.makeColorer(of: textStorage)
            colorer?.setAttributes(attributes, theme: component.theme)
            guard old != nil, colorer == nil else { return }
            textStorage.setAttributes(attributes, range: NSRange(location: 0, length: textStorage.length))
        }

        private func updateWrapping(_ width: CGFloat) {
            let space = width - textContainerInset.left - textContainerInset.right
            let wraps = component?.wrapsLines == true && space >= Self.fewestCharacters * characterWidth
            guard wraps != wrapsLines else { return }
            textContainer.widthTracksTextView = wraps
            if !wraps { textContainer.size.width = 0 }
            contentOffset.x = 0
        }

        private var wrapsLines: Bool { textContainer.widthTracksTextView }

        // MARK: Text

        var displayedText: String {
            get { text ?? "" }
            set {
                attributedText = NSAttributedString(string: newValue, attributes: attributes)
                typingAttributes = attributes
            }
        }

        var textRevision: Int { editor.generation }
        var isWriting: Bool { isFirstResponder && isEditable }
        var preservesCaret: Bool { true }

        var listeners: TextEditingCallbacks? {
            component.map {
                TextEditingCallbacks(textUpdated: $0.textUpdated, onFocus: $0.onFocus, onSelection: $0.onSelection)
            }
        }

        private func linesDidChange(from first: Int, count: Int, delta: Int) {
            colorer?.linesDidChange(from: first, count: count, delta: delta)
            if delta != 0 { updateInsets() }
            setNeedsLayout()
        }

        /// Returns the size of the code for a width, or without wrapping lines; O(text) on first use.
        func sizeOfCode(width: CGFloat) -> CGSize {
            sizeThatFits(CGSize(width: wrapsLines ? width : .infinity, height: .infinity))
        }

        // MARK: Layout

        /// Lays out, colors and numbers the visible lines.
        public override func layoutSubviews() {
            super.layoutSubviews()
            revealCaretHorizontally()
            let visible = visibleLines
            layOutGutter(visible)
            layOutCurrentLine()
            color(visible)
        }

        private func updateInsets() {
            guard let component else { return }
            gutterWidth =
                font.flatMap { font in
                    component.showsLineNumbers
                        ? CodeGutterView.width(lineCount: textStorage.paragraphCount, font: font) : nil
                } ?? 0
            var insets = component.insets
            insets.left += gutterWidth
            textContainerInset = insets
            coveredInsets.left = gutterWidth
        }

        /// The lines that are visible, which are laid out.
        private var visibleLines: Range<Int> {
            guard bounds.width > 0, bounds.height > 0 else { return 0..<0 }
            let rect = bounds.offsetBy(dx: 0, dy: -textContainerInset.top)
            let range = layoutManager.glyphRange(forBoundingRect: rect, in: textContainer)
            return textStorage.paragraphIndex(at: range.location)..<textStorage.paragraphIndex(at: NSMaxRange(range))
                + 1
        }

        /// Returns the top and the bottom of the rows of a line, in the view's coordinates.
        private func rows(ofLine line: Int) -> (first: CGRect, last: CGRect) {
            let range = textStorage.paragraphRange(line)
            let length = textStorage.paragraphText(line).last?.isNewline == true ? range.length - 1 : range.length
            func row(_ place: Int) -> CGRect {
                layoutManager.lineFragmentRect(forGlyphAt: place, effectiveRange: nil)
                    .offsetBy(dx: 0, dy: textContainerInset.top)
            }
            return (row(range.location), row(range.location + max(length, 0)))
        }

        private var caretLine: Int { textStorage.paragraphIndex(at: editor.selection.head) }

        private func layOutGutter(_ visible: Range<Int>) {
            guard let component, component.showsLineNumbers, let font else { return gutter.isHidden = true }
            gutter.isHidden = false
            gutter.frame = CGRect(x: bounds.minX, y: bounds.minY, width: gutterWidth, height: bounds.height)
            let rows = visible.map { line in
                let row = layoutManager.lineFragmentRect(
                    forGlyphAt: textStorage.paragraphRange(line).location, effectiveRange: nil)
                return CodeGutterView.Row(
                    number: line + 1, top: row.minY + textContainerInset.top - bounds.minY, height: row.height)
            }
            gutter.show(rows, current: isFirstResponder ? caretLine + 1 : nil, font: font)
        }

        private func layOutCurrentLine() {
            let isShown = component?.highlightsCurrentLine == true && isFirstResponder && editor.selection.isEmpty
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            currentLine.isHidden = !isShown
            if isShown {
                let rows = rows(ofLine: caretLine)
                currentLine.frame = CGRect(
                    x: bounds.minX, y: rows.first.minY, width: bounds.width, height: rows.last.maxY - rows.first.minY)
            }
            CATransaction.commit()
        }

        /// Scrolls horizontally by the minimum distance that makes the caret visible.
        private func revealCaretHorizontally() {
            guard revealsCaretHorizontally else { return }
            revealsCaretHorizontally = false
            guard let component, !wrapsLines, isFirstResponder else { return }
            let caret = caretRect(for: .at(editor.selection.head))
            let (left, right) = (caret.minX - textContainerInset.left, caret.maxX + component.insets.right)
            let most = max(contentSize.width - bounds.width, 0)
            if left < bounds.minX {
                contentOffset.x = max(left, 0)
            } else if right > bounds.maxX {
                contentOffset.x = min(right - bounds.width, most)
            }
        }

        // MARK: Coloring

        /// Colors the visible lines and as many above and below them, so that lines are usually colored before they are laid
        /// out.
        private func color(_ visible: Range<Int>) {
            guard let colorer, !visible.isEmpty else { return stopScanning() }
            let desired = max(visible.lowerBound - visible.count, 0)..<visible.upperBound + visible.count
            let isComplete = colorer.scan(desired.upperBound, until: .now + .seconds(Self.slice))
            colorer.color(desired.clamped(to: 0..<textStorage.paragraphCount), except: editor.markedRange)
            if isComplete { stopScanning() } else { continueScanning() }
        }

        private func continueScanning() {
            guard link == nil, let tree = window?.layerTree else { return }
            let link = CADisplayLink { [weak self] _ in self?.setNeedsLayout() }
            link.add(to: tree)
            self.link = link
        }

        private func stopScanning() {
            link?.invalidate()
            link = nil
        }

        // MARK: Appearance

        private func updateLineColor() {
            let highlight = UIColor.quaternarySystemFill
            currentLine.backgroundColor = highlight.resolvedColor(with: traitCollection).cgColor
        }

        /// Resolves colors for the new style, and updates the component for another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            updateFieldBorderColor(isActive: isWriting)
            updateLineColor()
            if let traits = changedTraitsForTextSize, displayedFont.follow(traits) { updateComponentForTextSize() }
        }

        // MARK: Delegate

        /// Stores and reports the text.
        public func textViewDidChange(_ textView: UITextView) {
            nextTabMovesFocus = false
            handleTextChange()
        }

        /// Stores and reports the selection.
        public func textViewDidChangeSelection(_ textView: UITextView) {
            // The pointer scrolls by its distance beyond the edge.
            revealsCaretHorizontally = !isSelectingWithPointer
            handleSelectionChange()
        }

        /// Reports that editing began.
        public func textViewDidBeginEditing(_ textView: UITextView) {
            focusDidChange(true)
        }

        /// Reports that editing ended.
        public func textViewDidEndEditing(_ textView: UITextView) {
            nextTabMovesFocus = false
            focusDidChange(false)
        }

        private func focusDidChange(_ isFocused: Bool) {
            updateFieldBorderColor(isActive: isWriting)
            setNeedsLayout()
            handleFocusChange(isFocused)
        }

        // MARK: Keys

        /// The commands of Shift-Tab and Control-M, while the text can be edited.
        public override var keyCommands: [UIKeyCommand]? {
            (super.keyCommands ?? []) + codeCommands
        }

        /// Inserts text or performs an editing command; Escape lets the next Tab move the focus.
        public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            super.pressesBegan(presses, with: event)
            if let key = presses.first?.key { keyWasHandled(key) }
        }
    }
}
