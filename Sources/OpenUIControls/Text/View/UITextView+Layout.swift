/// Layout and display of the visible lines.
extension UITextView {
    /// The size of the area above and below the visible part that is laid out as well, relative to the view's height.
    private static let margin: CGFloat = 0.3

    // MARK: Coordinates

    /// The insets of the text, limited to reasonable values.
    var usableInset: UIEdgeInsets {
        func usable(_ length: CGFloat) -> CGFloat {
            length.isFinite ? min(max(length, -DocumentLayout.unlimitedLength), DocumentLayout.unlimitedLength) : 0
        }
        let inset = textContainerInset
        return UIEdgeInsets(
            top: usable(inset.top), left: usable(inset.left), bottom: usable(inset.bottom), right: usable(inset.right))
    }

    /// The location of the container's top-left corner in the view's coordinates.
    var textOrigin: CGPoint { CGPoint(x: usableInset.left, y: usableInset.top) }

    func inView(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }

    func inText(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y) }

    // MARK: Layout

    /// Called when a change affects the layout of lines.
    func layoutDidChange() {
        layers.managedTextChanged = true
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        textDidChangeAroundLinks()
        setNeedsLayout()
    }

    func layOutText() {
        trackSize()
        updateEmptyTextAttributes()
        guard let document else { return }
        document.alignsNeutralTextRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard bounds.width > 0, bounds.height > 0 else {
            // Nothing is visible, even if the view does not clip, but the line of an empty text has a height.
            layers.show([], inset: 0, width: 0, pixel: pixel)
            layers.showSelection([], pixel: pixel)
            layOutPlaceholder()
            if textStorage.length == 0 { updateContentSize(document) }
            return
        }
        var seen = layOutVisiblePart(document)
        revealsCaret = revealsCaret && isFirstResponder
        // Scrolling can lay out further paragraphs, which moves the caret.
        for _ in 0..<3 where revealsCaret {
            if revealCaret() { seen = layOutVisiblePart(document) } else { revealsCaret = false }
        }
        revealsCaret = false
        show(seen.paragraphs, of: document)
        layOutPlaceholder()
    }

    /// Sets the typing attributes as those of an empty text, whose line has the height of their font.
    private func updateEmptyTextAttributes() {
        if textStorage.length == 0 { layoutManager.emptyTextAttributes = editor.typingAttributes }
    }

    private func trackSize() {
        var size = textContainer.size
        if textContainer.widthTracksTextView {
            let inset = adjustedContentInset
            let available = bounds.width - inset.left - inset.right - usableInset.left - usableInset.right
            size.width = max(available, 1)
        }
        if textContainer.heightTracksTextView {
            size.height = max(bounds.height - usableInset.top - usableInset.bottom, 1)
        }
        if textContainer.size != size { textContainer.size = size }
    }

    private func layOutVisiblePart(_ document: DocumentLayout) -> DocumentLayout.VisiblePart {
        let top = bounds.minY - textOrigin.y
        // Areas that a layout manager draws are laid out as a whole, because they would be drawn for every new line otherwise.
        let drawn = LayoutManagerOverrides.arePresent(in: layoutManager) ? ManagedTextTile.margin : 0
        let seen = document.layOut(top...top + bounds.height, margin: max(bounds.height * Self.margin, drawn))
        let shift = TextDocumentLayers.rounded(seen.shift, pixel)
        // Apply a negative shift before the content becomes shorter: otherwise the offset would be clamped to its new
        // end.
        if shift < 0 { moveText(by: shift) }
        updateContentSize(document)
        if shift > 0 { moveText(by: shift) }
        return seen
    }

    private func moveText(by shift: CGFloat) {
        // If the view is scrolled to the top, there is no text above that could have changed its height.
        guard isScrollEnabled, bounds.minY > -adjustedContentInset.top else { return }
        contentOffset.y = max(contentOffset.y + shift, -adjustedContentInset.top)
    }

    private func updateContentSize(_ document: DocumentLayout) {
        // The estimated height of an empty text is not that of its typing attributes.
        if textStorage.length == 0 { document.layOutAll() }
        let inset = usableInset
        let width =
            textContainer.widthTracksTextView
            ? bounds.width - adjustedContentInset.left - adjustedContentInset.right
            : document.lineWidth + inset.left + inset.right
        let height = document.height + inset.top + inset.bottom
        contentSize = CGSize(width: max(width, 0), height: (height / pixel).rounded(.up) * pixel)
    }

    // MARK: Display

    private func show(_ paragraphs: Range<Int>, of document: DocumentLayout) {
        let top = bounds.minY - textOrigin.y
        layers.place(at: textOrigin, around: top)
        layers.hidesText = hidesText
        guard !hidesText else { return }
        if LayoutManagerOverrides.arePresent(in: layoutManager) {
            showManagedText(paragraphs, of: document)
        } else {
            layers.show(
                parts(
                    of: paragraphs, document, from: top - bounds.height * Self.margin,
                    to: top + bounds.height * (1 + Self.margin)),
                inset: document.space.padding, width: document.lineWidth, pixel: pixel)
        }
        showSelection(in: paragraphs, of: document)
        showSpelling(in: paragraphs, of: document)
        showFoundText(in: paragraphs, of: document)
    }

    /// Displays the visible part with the drawing methods of the layout manager.
    private func showManagedText(_ paragraphs: Range<Int>, of document: DocumentLayout) {
        let first = document.top(of: paragraphs.lowerBound)
        let last = paragraphs.last.map { document.top(of: $0) + document.layout(of: $0).height } ?? first
        let area = CGRect(
            x: -textOrigin.x, y: 0, width: max(contentSize.width, bounds.width), height: document.height)
        let tiles = ManagedTextTile.tiles(of: area, in: bounds.offsetBy(dx: -textOrigin.x, dy: -textOrigin.y)) {
            document.range(from: max(first, $0), to: max(first, min(last, $1)))
        }
        layers.show(tiles, of: layoutManager, pixel: pixel)
    }

    private func parts(
        of paragraphs: Range<Int>, _ document: DocumentLayout, from top: CGFloat, to bottom: CGFloat
    ) -> [TextDocumentLayers.Part] {
        var parts: [TextDocumentLayers.Part] = []
        var y = document.top(of: paragraphs.lowerBound)
        for index in paragraphs {
            let layout = document.layout(of: index)
            for part in layout.parts.indices {
                let lines = layout.parts[part].lines
                let start = y + layout.spaceBefore + (lines.first?.frame.minY ?? 0)
                let end = y + layout.spaceBefore + (lines.last?.frame.maxY ?? 0)
                if start < bottom, end > top, layout.length > 0 || !layout.parts[part].runs.isEmpty {
                    parts.append(TextDocumentLayers.Part(layout: layout, index: part, blockTop: y))
                }
            }
            y += layout.height
        }
        return parts
    }

    private func showSelection(in paragraphs: Range<Int>, of document: DocumentLayout) {
        let selection = editor.selection
        let isShown = (isFirstResponder || showsInactiveSelection) && isSelectable && !selection.isEmpty
        let parts = isShown ? document.selectionParts(of: selection.range, paragraphs: paragraphs) : []
        let reach = bounds.minY - textOrigin.y - 100...bounds.maxY - textOrigin.y + 100
        layers.showSelection(
            parts.map(\.rect).filter { reach.contains($0.maxY) || reach.contains($0.minY) }, pixel: pixel)
        guard isFirstResponder else { return }
        layers.caret.opacity = selection.isEmpty ? 1 : 0
        if selection.isEmpty { layers.placeCaret(caretRect, origin: textOrigin, pixel: pixel) }
    }

    private var caretRect: CGRect {
        textGeometry.caretRect(at: editor.selection.head, affinity: editor.selection.affinity)
    }

    func updateColors() {
        let traits = traitCollection
        func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        layers.textColor = resolved(.label)
        layers.caret.backgroundColor = resolved(tintColor)
        let selection =
            isFirstResponder || !showsInactiveSelection ? tintColor.resolvedColor(with: traits) : .systemGray
        layers.selectionColor = resolved(selection.withAlphaComponent(0.25))
        updateLinks()
    }

    // MARK: Scrolling

    /// Scrolls to the caret; returns `false` if it is already visible.
    private func revealCaret() -> Bool {
        // Includes the insets above and below the text.
        let (rect, inset) = (inView(caretRect), usableInset)
        let available = max((bounds.inset(by: adjustedContentInset).height - rect.height) / 2, 0)
        let (above, below) = (min(max(inset.top, 2), available), min(max(inset.bottom, 2), available))
        return reveal(
            CGRect(x: rect.minX, y: rect.minY - above, width: rect.width, height: rect.height + above + below))
    }

    func reveal(_ range: NSRange) {
        trackSize()
        guard let document else { return }
        // Laying out the text at the destination can move the range.
        for _ in 0..<3 {
            let range = layoutManager.clamped(range)
            let start = document.caretRect(at: range.location, .forward)
            let end = document.caretRect(at: NSMaxRange(range), .backward)
            updateContentSize(document)
            guard reveal(inView(start.union(end))) else { break }
            _ = layOutVisiblePart(document)
        }
        setNeedsLayout()
    }

    /// Scrolls by the minimum distance that makes a rectangle visible; returns `false` if it is already visible.
    private func reveal(_ rect: CGRect) -> Bool {
        guard isScrollEnabled else { return false }
        let old = contentOffset
        let seen = bounds.inset(by: adjustedContentInset)
        var y = old.y
        if rect.minY < seen.minY || rect.height > seen.height {
            y = ((y + rect.minY - seen.minY) / pixel).rounded(.down) * pixel
        } else if rect.maxY > seen.maxY {
            y = ((y + rect.maxY - seen.maxY) / pixel).rounded(.up) * pixel
        }
        let offset = geometry.clamp(CGPoint(x: old.x, y: y))
        guard abs(offset.y - old.y) > pixel / 2 else { return false }
        setContentOffset(offset, animated: false)
        return true
    }

    // MARK: Size

    func fittingSize(_ width: CGFloat) -> CGSize {
        updateEmptyTextAttributes()
        let inset = usableInset
        let available = width - inset.left - inset.right
        let padding = 2 * textContainer.space.padding
        let height: CGFloat
        var used: CGFloat
        if let document, document.space.width == available || !available.isFinite && document.space.textWidth == nil {
            document.layOutAll()
            (height, used) = (document.height, document.widestLine)
        } else {
            let other = DocumentLayout(storage: textStorage)
            other.traits = traitCollection
            other.emptyTextAttributes = editor.typingAttributes
            other.usesFontLeading = layoutManager.usesFontLeading
            var space = textContainer.space
            space.width = available.isFinite ? max(available, 1) : .infinity
            other.space = space
            other.layOutAll()
            (height, used) = (other.height, other.widestLine)
        }
        used = (used + padding + inset.left + inset.right).rounded(.up)
        return CGSize(
            width: width.isFinite ? min(used, width) : used,
            height: (height + inset.top + inset.bottom + findNavigatorHeight).rounded(.up))
    }
}

extension UITextView: LayoutManagerClient {
    package nonisolated func layoutDidInvalidate() {
        MainActor.assumeIsolated { layoutDidChange() }
    }
}
