/// Editing of lists.
extension TextEditor {
    /// The largest number of nested lists that keys create.
    private static let deepestListLevel = 9

    private func lists(at offset: Int) -> [NSTextList] {
        paragraphStyle(at: offset)?.textLists ?? []
    }

    /// Whether the caret is, or the selection starts, in a list item.
    var isInList: Bool { !lists(at: selection.range.location).isEmpty }

    /// Whether the caret is, or the selection starts, in an item of a list in another list.
    package var isInNestedList: Bool { lists(at: selection.range.location).count > 1 }

    /// Moves an empty list item with the caret to the enclosing list, or ends the list; returns `false` if there is none.
    func outdentEmptyListItem() -> Bool {
        guard composition == nil, selection.isEmpty else { return false }
        let range = paragraphRange(at: selection.head)
        let isEmpty = buffer.text(in: storage.clamped(range)).allSatisfy(\.isNewline)
        return isEmpty && changeListLevels(by: -1)
    }

    /// Moves the list item at whose start the caret is to the enclosing list, or ends the list; returns `false` if there is
    /// none.
    func outdentListItemAtCaret() -> Bool {
        guard selection.head == paragraphRange(at: selection.head).location else { return false }
        return changeListLevels(by: -1)
    }

    /// Moves the selected list items to another level; returns `false` if the selection does not start in a list item.
    ///
    /// An item that leaves the outermost list is no longer a list item. Paragraphs that are not list items stay the same.
    package func changeListLevels(by difference: Int) -> Bool {
        guard isEditable, isInList else { return false }
        if composition != nil { unmarkText() }
        let start = selectedParagraphs.location
        let previous = start > 0 ? lists(at: start - 1) : []
        changeSelectedParagraphs { style in
            if difference < 0 { style.textLists = style.textLists.dropLast(Int(clamping: difference.magnitude)) }
            for _ in 0..<min(max(difference, 0), Self.deepestListLevel) {
                style.textLists = Self.indented(style.textLists, after: previous)
            }
        }
        return true
    }

    /// Returns the lists of an item that is moved one level in: it joins the nested list of the preceding item.
    private static func indented(_ lists: [NSTextList], after previous: [NSTextList]) -> [NSTextList] {
        guard let last = lists.last, lists.count < deepestListLevel else { return lists }
        let isNested = previous.count > lists.count && Array(previous.prefix(lists.count)) == lists
        return lists + [isNested ? previous[lists.count] : last.nested]
    }
}
