/// The styles of paragraphs.
extension TextEditor {
    /// Returns the range of the paragraph at an offset, with its terminator.
    func paragraphRange(at offset: Int) -> NSRange {
        storage.paragraphRange(storage.paragraphIndex(at: offset))
    }

    /// Returns the attributes that determine the style of the paragraph at an offset.
    private func paragraphAttributes(at offset: Int) -> [NSAttributedString.Key: Any] {
        let range = paragraphRange(at: offset)
        if range.length > 0 { return storage.attributes(at: range.location, effectiveRange: nil) }
        guard range.location > 0 else { return typingAttributes }
        return storage.attributes(at: range.location - 1, effectiveRange: nil).followingParagraph
    }

    /// Returns the style of the paragraph at an offset, or `nil` for the default one.
    func paragraphStyle(at offset: Int) -> NSParagraphStyle? {
        paragraphAttributes(at: offset)[.paragraphStyle] as? NSParagraphStyle
    }

    /// The range of the paragraphs that contain a part of the selection.
    var selectedParagraphs: NSRange {
        let range = selection.range
        let first = paragraphRange(at: range.location)
        let last = paragraphRange(at: max(NSMaxRange(range) - 1, range.location))
        return NSRange(first.location..<NSMaxRange(last))
    }

    /// Changes the styles of the paragraphs that contain a part of the selection, as one undo step, and of text that is
    /// inserted next.
    package func changeSelectedParagraphs(_ body: (NSMutableParagraphStyle) -> Void) {
        guard storage.length > 0 else {
            typingAttributes.changeParagraphStyle(.paragraphStyle, body)
            client?.textEditorDidChangeSelection(self)
            return
        }
        let (range, typing) = (selectedParagraphs, typingAttributes)
        if range.length > 0 {
            changeAttributes(in: range) { $0.changeParagraphStyle(.paragraphStyle, body) }
        } else {
            changeAttributes(in: NSRange(location: range.location - 1, length: 1)) { attributes in
                attributes.changeParagraphStyle(.followingParagraphStyle, body)
            }
        }
        guard selection.isEmpty else { return }
        // The attributes that the user has chosen for the text inserted next are kept.
        let style = typingAttributes[.paragraphStyle]
        typingAttributes = typing
        typingAttributes[.paragraphStyle] = style
    }

    // MARK: Edits

    /// Extends an edit so that paragraphs keep their style.
    ///
    /// The last paragraph keeps its style if it becomes empty, and a paragraph that is joined with text before it takes the
    /// style of that.
    func keepingParagraphStyles(_ range: NSRange, _ slice: TextSlice) -> (range: NSRange, slice: TextSlice) {
        guard range.length > 0, !slice.string.contains(where: \.isParagraphBreak) else { return (range, slice) }
        let start = paragraphRange(at: range.location).location
        guard slice.length == 0, start == range.location else { return joiningStyles(range, slice) }
        return start > 0 && NSMaxRange(range) == storage.length ? keepingLastStyle(range) : (range, slice)
    }

    private func keepingLastStyle(_ range: NSRange) -> (range: NSRange, slice: TextSlice) {
        let style = paragraphStyle(at: range.location)
        var end = storage.slice(NSRange(location: range.location - 1, length: 1))
        let attributes = end.runs[0].attributes.values
        let following = attributes.followingParagraph[.paragraphStyle] as? NSParagraphStyle
        guard style ?? .default != following ?? .default else { return (range, TextSlice("")) }
        end.runs[0].attributes = TextAttributes(
            attributes.merging([.followingParagraphStyle: style ?? .default]) { $1 })
        return (NSRange(location: range.location - 1, length: range.length + 1), end)
    }

    private func joiningStyles(_ range: NSRange, _ slice: TextSlice) -> (range: NSRange, slice: TextSlice) {
        let end = NSMaxRange(range)
        let (first, last) = (paragraphRange(at: range.location), paragraphRange(at: end))
        let rest = NSRange(end..<max(NSMaxRange(last), end))
        guard first.location != last.location, rest.length > 0 else { return (range, slice) }
        let isStart = first.location == range.location
        let own = slice.runs.first?.attributes.values[.paragraphStyle] as? NSParagraphStyle
        let style = isStart ? own : paragraphStyle(at: range.location)
        guard style ?? .default != paragraphStyle(at: end) ?? .default else { return (range, slice) }
        var joined = storage.slice(rest)
        if slice.length > 0 { joined.prepend(slice) }
        return (
            NSRange(location: range.location, length: range.length + rest.length),
            joined.changingAttributes { $0[.paragraphStyle] = style }
        )
    }
}

extension [NSAttributedString.Key: Any] {
    /// The attributes of text that is inserted after text with these attributes.
    var withoutFollowingStyle: [NSAttributedString.Key: Any] {
        guard self[.followingParagraphStyle] != nil else { return self }
        var attributes = self
        attributes[.followingParagraphStyle] = nil
        return attributes
    }

    /// Changes the style of a paragraph, or of the one that follows.
    fileprivate mutating func changeParagraphStyle(
        _ key: NSAttributedString.Key, _ body: (NSMutableParagraphStyle) -> Void
    ) {
        let style = NSMutableParagraphStyle()
        if let old = (self[key] ?? self[.paragraphStyle]) as? NSParagraphStyle { style.setParagraphStyle(old) }
        body(style)
        self[key] = style
    }
}
