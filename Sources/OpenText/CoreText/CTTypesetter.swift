/// Breaks a text into lines one by one, for example around pictures.
///
/// ```swift
/// let typesetter = CTTypesetterCreateWithAttributedString(text)
/// var start = 0
/// while start < text.length {
///     let count = CTTypesetterSuggestLineBreak(typesetter, start, width)
///     let line = CTTypesetterCreateLine(typesetter, CFRangeMake(start, count))
///     start += count
/// }
/// ```
///
/// Of the styles of paragraphs, the writing direction and the tab stops apply.
public final class CTTypesetter {
    fileprivate let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text
    }

    /// The number of characters from an index that fit on a line.
    fileprivate func count(from start: Int, width: Double, _ mode: NSLineBreakMode) -> Int {
        guard start >= 0, start < text.length else { return 0 }
        let paragraph = (text.string as NSString).paragraphRange(for: NSRange(location: start, length: 0))
        let rest = NSRange(location: start, length: NSMaxRange(paragraph) - start)
        let storage = NSTextStorage(attributedString: text.attributedSubstring(from: rest))
        let whole = NSRange(location: 0, length: storage.length)
        storage.addAttribute(.paragraphStyle, value: style(at: start, in: paragraph, mode), range: whole)
        let document = DocumentLayout(storage: storage)
        document.space.width = max(CGFloat(width), 1)
        var count = whole.length
        document.forEachLine(in: whole) { line in
            if !line.isLastOfParagraph { count = line.range.upperBound }
            return false
        }
        return max(count, 1)
    }

    /// The style of a paragraph without the properties that only frames have.
    private func style(at index: Int, in paragraph: NSRange, _ mode: NSLineBreakMode) -> NSParagraphStyle {
        let own = text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle ?? .default
        let style = NSMutableParagraphStyle()
        style.tabStops = own.tabStops
        style.defaultTabInterval = own.defaultTabInterval
        style.lineBreakMode = mode
        style.baseWritingDirection = own.baseWritingDirection
        style.resolveDirection(of: paragraph, in: text)
        return style
    }
}

/// Creates a typesetter for a text, which is copied.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string.resolvingRunDelegates)
}

/// Returns the number of characters from an index that fit into a width, up to a place where Unicode allows a line break.
///
/// If not even the first word fits, it is broken between characters. Spaces at the end need not fit, and a line ends after a
/// paragraph separator. O(n) in the length of the paragraph.
///
/// - Parameters:
///   - typesetter: The typesetter.
///   - startIndex: The index of the first character.
///   - width: The width in points.
/// - Returns: At least 1; 0 after the end of the text.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.count(from: startIndex, width: width, .byWordWrapping)
}

/// Returns the number of characters from an index that fit into a width, wherever words end; see
/// ``CTTypesetterSuggestLineBreak(_:_:_:)``.
///
/// - Parameters:
///   - typesetter: The typesetter.
///   - startIndex: The index of the first character.
///   - width: The width in points.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.count(from: startIndex, width: width, .byCharWrapping)
}

/// Returns a part of the text on one line; its indices are those of the whole text.
///
/// - Parameters:
///   - typesetter: The typesetter.
///   - stringRange: The part; a length of 0 stands for all from the location.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let range = stringRange.resolved(in: typesetter.text.length)
    let part = typesetter.text.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
    return CTLine(TextSlice(part), start: range.lowerBound)
}
