/// The links of a text that is not editable, which Tab reaches and Return opens.
extension UITextView {
    /// Handles a key that moves between links or opens the focused one; returns whether it did.
    func handleLinkKey(_ key: UIKey) -> Bool {
        guard isFirstResponder, !isEditable, isSelectable else { return false }
        let modifiers = key.modifierFlags.intersection([.control, .shift, .alternate, .command])
        switch key.keyCode {
        case .keyboardTab where modifiers.isSubset(of: .shift):
            return moveLinkFocus(forward: modifiers.isEmpty)
        case .keyboardReturnOrEnter where modifiers.isEmpty, .keypadEnter where modifiers.isEmpty:
            guard let link = focusedLink else { return false }
            activate(Link(url: link.url, range: link.range))
            return true
        default:
            return false
        }
    }

    /// The link that Return opens.
    private var focusedLink: TextLinkElement.Link? {
        focusedLinkRange.flatMap { range in textLinks.first { $0.range == range } }
    }

    /// Moves to the next or previous link; returns `false` at the last one, so that the focus leaves the view.
    ///
    /// Before the first link, the view itself has the focus.
    private func moveLinkFocus(forward: Bool) -> Bool {
        let links = textLinks
        let current = links.firstIndex { $0.range == focusedLinkRange }
        let next = forward ? (current ?? -1) + 1 : (current ?? 0) - 1
        guard next < links.count, next >= 0 || current != nil else { return false }
        focusLink(next < 0 ? nil : links[next])
        return true
    }

    private func focusLink(_ link: TextLinkElement.Link?) {
        focusedLinkRange = link?.range
        for element in textLinkElements { element.accessibilityDidChange(.content) }
        accessibilityDidChange(.content)
        if let link {
            scrollRangeToVisible(link.range)
            layoutIfNeeded()
            if let shape = linkShape(link.range) {
                scrollRectToVisible(shape, animated: false)
                scrollIntoView(shape)
            }
        }
        showFocusedLink()
    }

    /// Moves the focus to the last link if the view was reached by Shift-Tab, so that all links are reached.
    func focusDidMoveToLinks(_ context: UIFocusUpdateContext) {
        if context.nextFocusedView === self {
            guard context.focusHeading == .previous, !isEditable, isSelectable else { return }
            focusLink(textLinks.last)
        } else if context.previouslyFocusedView === self {
            endLinkFocus()
        }
    }

    /// Lets the view itself have the focus.
    func endLinkFocus() {
        if focusedLinkRange != nil { focusLink(nil) }
    }

    /// Lets the view itself have the focus if the text no longer has the link.
    func textDidChangeAroundLinks() {
        if focusedLinkRange != nil, focusedLink == nil { endLinkFocus() }
    }

    /// Shows the outline around the link, or around the view.
    func showFocusedLink() {
        hostWindow?.focus.showRing()
    }

    /// The rectangle of the focused link, in the view's coordinates.
    var focusedLinkShape: CGRect? {
        focusedLinkRange.flatMap(linkShape)
    }

    func linkShape(_ range: NSRange) -> CGRect? {
        guard range.upperBound <= textStorage.length else { return nil }
        let rects = textGeometry.selectionRects(for: range).map { inView($0.rect) }
        guard let first = rects.first else { return nil }
        return rects.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -2, dy: -1)
    }
}
