/// The state of a pointer interaction with a text view.
struct TextPointer {
    /// Whether the pointer changes the selection.
    var isSelecting = false
    /// The location of the press in window coordinates, until the interaction ends.
    var start: CGPoint?
    /// Whether the press was inside the selection, so that a movement drags it.
    var mayDrag = false
    /// Whether a click opens a link.
    var followsLinks = false
    /// The current location in window coordinates.
    var location = CGPoint.zero
    /// Scrolls while the pointer is held beyond an edge.
    var autoscroll: CADisplayLink?
    /// The time of the last frame of automatic scrolling.
    var lastFrame: TimeInterval?
}

/// Interaction with clicks, taps and drags.
extension UITextView {
    /// The distance in points that a click must not exceed.
    private static let maximumClickDistance: CGFloat = 4
    /// The scrolling speed for each point that the pointer is beyond an edge, in points per second.
    private static let autoscrollSpeed: CGFloat = 12

    private func place(_ touch: UITouch) -> (offset: Int, affinity: UITextStorageDirection) {
        place(at: touch.location(in: self))
    }

    /// Returns the position closest to a point; above and below the text, its ends.
    private func place(at point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
        textGeometry.closestOffset(to: inText(point))
    }

    // MARK: Pointer

    func pointerBegan(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        guard isSelectable || isEditable else { return false }
        endLinkFocus()
        pointer.start = touch.location(in: nil)
        pointer.location = touch.location(in: nil)
        // A finger may begin to scroll, so a touch takes effect when it is lifted.
        pointer.followsLinks = touch.tapCount == 1 && (!isEditable || event?.modifierFlags.contains(.control) == true)
        guard touch.type != .direct else { return true }
        pointer.mayDrag = isSelectable && TextDrag.mayBegin(in: self, with: touch, event)
        if pointer.mayDrag || pointer.followsLinks && link(at: touch.location(in: self)) != nil { return true }
        return beginSelecting(touch, event)
    }

    private func beginSelecting(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        editor.endSelecting()
        pointer.isSelecting = true
        guard becomeFirstResponder() else {
            pointer.isSelecting = false
            return false
        }
        let place = place(touch)
        guard event?.buttonMask != .secondary else {
            placeCaret(forMenuAt: place.offset)
            return true
        }
        let isExtending = event?.modifierFlags.contains(.shift) == true
        editor.beginSelecting(
            at: place.offset, affinity: place.affinity, by: TextPointerUnit(tapCount: touch.tapCount),
            extending: isExtending)
        showCaret()
        return true
    }

    /// Places the caret for a context menu, unless the menu is requested inside the selection, which it then applies
    /// to.
    private func placeCaret(forMenuAt offset: Int) {
        let selected = editor.selection.range
        if offset < selected.location || offset > NSMaxRange(selected) || selected.length == 0 {
            editor.select(NSRange(location: offset, length: 0))
        }
    }

    func pointerMoved(_ touch: UITouch) -> Bool {
        guard let start = pointer.start else { return false }
        pointer.location = touch.location(in: nil)
        let isClick = hypot(pointer.location.x - start.x, pointer.location.y - start.y) < Self.maximumClickDistance
        if pointer.mayDrag {
            guard pointer.location.distance(to: start) >= TextDrag.threshold else { return true }
            endPointer()
            TextDrag.begin(from: self, at: touch.location(in: nil))
            return true
        }
        if !pointer.isSelecting, touch.type != .direct, !isClick {
            // A drag that begins on a link selects text.
            pointer.isSelecting = becomeFirstResponder()
            let place = place(at: convert(start, from: nil))
            editor.beginSelecting(at: place.offset, affinity: place.affinity, by: .character, extending: false)
        }
        guard pointer.isSelecting, isFirstResponder else { return true }
        extendSelection()
        updateAutoscroll()
        return true
    }

    private func extendSelection() {
        let place = place(at: convert(pointer.location, from: nil))
        editor.continueSelecting(to: place.offset, affinity: place.affinity)
    }

    func pointerEnded(_ touch: UITouch) -> Bool {
        guard pointer.start != nil else { return false }
        let (wasSelecting, followsLinks) = (pointer.isSelecting, pointer.followsLinks)
        endPointer()
        if wasSelecting { return true }
        if followsLinks, let link = link(at: touch.location(in: self)) {
            activate(link, at: touch.location(in: self))
        } else {
            tapped(touch)
        }
        return true
    }

    func pointerCancelled() {
        endPointer()
    }

    private func endPointer() {
        stopAutoscroll()
        editor.endSelecting()
        pointer = TextPointer()
    }

    /// Handles a tap of a finger, or a click inside the selection.
    ///
    /// The first places the caret, the second selects a word, the third a paragraph.
    private func tapped(_ touch: UITouch) {
        guard becomeFirstResponder() else { return }
        let place = place(touch)
        editor.beginSelecting(
            at: place.offset, affinity: place.affinity, by: TextPointerUnit(tapCount: touch.tapCount), extending: false)
        editor.endSelecting()
        showCaret()
    }

    // MARK: Automatic scrolling

    /// Whether a selection is being changed with the pointer.
    package final var isSelectingWithPointer: Bool { pointer.isSelecting }

    /// The distance of the pointer beyond the edges, in points; negative beyond the left and the upper edge.
    ///
    /// The horizontal distance is 0 if the text has no more than the width of the view.
    private var overshoot: CGVector {
        let point = convert(pointer.location, from: nil)
        let seen = bounds.inset(by: adjustedContentInset)
        let text = seen.inset(by: coveredInsets)
        let isWider = contentSize.width > seen.width + 0.5
        return CGVector(
            dx: isWider ? Self.distance(from: point.x, toRange: text.minX, text.maxX) : 0,
            dy: Self.distance(from: point.y, toRange: text.minY, text.maxY))
    }

    private static func distance(from value: CGFloat, toRange least: CGFloat, _ most: CGFloat) -> CGFloat {
        value < least ? value - least : value > most ? value - most : 0
    }

    private func updateAutoscroll() {
        guard overshoot != .zero, isScrollEnabled else { return stopAutoscroll() }
        guard pointer.autoscroll == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.autoscroll(at: link.timestamp) }
        link.add(to: .main, forMode: .common)
        pointer.autoscroll = link
    }

    private func autoscroll(at time: TimeInterval) {
        let duration = time - (pointer.lastFrame ?? time)
        pointer.lastFrame = time
        let (distance, factor) = (overshoot, Self.autoscrollSpeed * min(duration, 0.1))
        let target = geometry.clamp(
            CGPoint(x: contentOffset.x + distance.dx * factor, y: contentOffset.y + distance.dy * factor))
        if target != contentOffset { contentOffset = target }
        extendSelection()
    }

    func stopAutoscroll() {
        pointer.autoscroll?.invalidate()
        pointer.autoscroll = nil
        pointer.lastFrame = nil
    }

    // MARK: Links

    /// A link or an attachment at a position of the text.
    struct Link {
        var url: URL?
        var attachment: NSTextAttachment?
        var tag: String?
        var range: NSRange
    }

    /// Returns whether a click at a point follows a link.
    func followsLink(at point: CGPoint) -> Bool { !isEditable && link(at: point) != nil }

    func link(at point: CGPoint) -> Link? {
        guard isSelectable, textStorage.length > 0, let found = editor.characterRange(at: inText(point))?.nsRange else {
            return nil
        }
        var range = NSRange()
        let attributes = textStorage.attributes(at: found.location, effectiveRange: &range)
        let url = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
        let attachment = attributes[.attachment] as? NSTextAttachment
        let tag = attributes[.textItemTag] as? String
        guard url != nil || attachment != nil || tag != nil else { return detectedLink(at: found.location) }
        if attachment == nil {
            let all = NSRange(location: 0, length: textStorage.length)
            let key: NSAttributedString.Key = url == nil ? .textItemTag : .link
            _ = textStorage.attribute(key, at: found.location, longestEffectiveRange: &range, in: all)
        }
        return Link(url: url, attachment: attachment, tag: tag, range: attachment == nil ? range : found)
    }

    private func detectedLink(at offset: Int) -> Link? {
        guard layoutManager.detectsLinks else { return nil }
        let block = textStorage.blockIndex(at: offset)
        let start = textStorage.blockRange(block).location
        let matches = LinkDetector.matches(in: textStorage.block(block).string)
        guard let match = matches.first(where: { NSLocationInRange(offset - start, $0.range) }) else { return nil }
        return Link(url: match.url, range: NSRange(location: start + match.range.location, length: match.range.length))
    }

    /// Opens a link or an attachment, unless the delegate refuses.
    func follow(_ link: Link) {
        if let attachment = link.attachment {
            let shouldInteract = delegate?.textView(
                self, shouldInteractWith: attachment, in: link.range, interaction: .invokeDefaultAction)
            guard shouldInteract ?? true else { return }
        }
        guard let url = link.url else { return }
        let shouldInteract = delegate?.textView(
            self, shouldInteractWith: url, in: link.range, interaction: .invokeDefaultAction)
        if shouldInteract ?? true { UIApplication.shared.open(url) }
    }
}
