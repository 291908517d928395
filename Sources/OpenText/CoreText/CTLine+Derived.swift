/// Where the text of a truncated line is omitted.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// Returns a line that fits into a width, in which another line replaces a part of the text.
///
/// The indices of the new line are those of the text that it shows.
///
/// - Parameters:
///   - line: The line.
///   - width: The width to which the line is shortened, in points.
///   - truncationType: The part of the line that is replaced.
///   - truncationToken: The replacement, usually an ellipsis in the style of the text.
/// - Returns: `nil` if the token does not fit; the line itself if it fits.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    let natural = CTLineGetTypographicBounds(line, nil, nil, nil)
    if natural <= width { return line }
    let token = truncationToken.map { CTLineGetTypographicBounds($0, nil, nil, nil) } ?? 0
    guard token <= width else { return nil }
    let text = line.source.attributed
    let own = NSRange(location: line.range.lowerBound - line.start, length: line.range.count)
    let shown = text.attributedSubstring(from: own)
    let stops = shown.string.indices.map { $0.utf16Offset(in: shown.string) } + [shown.length]
    // The largest number of characters that fits, which is found by bisection because widths grow with it.
    var (fitting, low, high) = (nil as CTLine?, 0, stops.count - 1)
    while low <= high {
        let kept = (low + high) / 2
        let made = CTLine(shortened(shown, keeping: kept, of: stops, truncationType, truncationToken))
        if CTLineGetTypographicBounds(made, nil, nil, nil) <= width {
            (fitting, low) = (made, kept + 1)
        } else {
            high = kept - 1
        }
    }
    return fitting
}

/// Returns a text in which a token replaces all but a number of characters.
private func shortened(
    _ text: NSAttributedString, keeping count: Int, of stops: [Int], _ type: CTLineTruncationType, _ token: CTLine?
) -> TextSlice {
    let before =
        switch type {
        case .start: 0
        case .middle: (count + 1) / 2
        case .end: count
        }
    let (head, tail) = (stops[before], stops[stops.count - 1 - (count - before)])
    let result = NSMutableAttributedString(string: "")
    result.append(text.attributedSubstring(from: NSRange(location: 0, length: head)))
    if let token { result.append(token.source.attributed) }
    result.append(text.attributedSubstring(from: NSRange(location: tail, length: text.length - tail)))
    return TextSlice(result)
}

/// Returns a line whose spaces are widened to fill a width.
///
/// - Parameters:
///   - line: The line.
///   - justificationFactor: The part of the missing width that is added; 1 for all.
///   - justificationWidth: The width to fill, in points.
/// - Returns: `nil` if there are no spaces between words.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let spare =
        justificationWidth - CTLineGetTypographicBounds(line, nil, nil, nil) + CTLineGetTrailingWhitespaceWidth(line)
    guard spare > 0, justificationFactor > 0 else { return line }
    let own = NSRange(location: line.range.lowerBound - line.start, length: line.range.count)
    let text = NSMutableAttributedString(attributedString: line.source.attributed.attributedSubstring(from: own))
    let units = Array(text.string.utf16)
    let end = (units.lastIndex { $0 != 0x20 && $0 != 0x0A } ?? -1) + 1
    let spaces = units[..<end].indices.filter { units[$0] == 0x20 }
    guard !spaces.isEmpty else { return nil }
    let added = CGFloat(spare) * min(justificationFactor, 1) / CGFloat(spaces.count)
    for space in spaces {
        let known = CGFloat(attribute: text.attribute(.kern, at: space, effectiveRange: nil) as Any) ?? 0
        text.addAttribute(.kern, value: known + added, range: NSRange(location: space, length: 1))
    }
    return CTLine(TextSlice(text))
}
