// §9.3 Main Size Determination.
extension FlexContainer {
    /// Step 5: collects the items into lines.
    mutating func collectLines() {
        guard wraps else {
            lines.append(FlexLine(start: 0, end: items.count))
            return
        }
        let limit = lineLimit
        var start = 0
        var length = 0.0
        for index in items.indices {
            let item = items[index].item
            let outer = item.hypothetical + mainMargins(item)
            if index > start, length + mainGap + outer > limit + tolerance {
                lines.append(FlexLine(start: start, end: index))
                start = index
                length = outer
            } else {
                length += outer + (index > start ? mainGap : 0)
            }
        }
        lines.append(FlexLine(start: start, end: items.count))
    }

    /// The maximum length of a line; a column of unknown height wraps at its maximum height.
    private var lineLimit: Double {
        guard innerMain.isUnset else { return innerMain }
        return max(max(min(request.maxHeight, request.wrapHeight), request.minHeight) - edges.vertical, 0)
    }

    /// The tolerance for rounding errors in sums of fractions that should fill a line exactly.
    private var tolerance: Double { 1e-9 * Swift.max(1, innerMain.ifUnset(1)) }

    /// §9.2 step 4: determines the main size of a column whose height follows from its content.
    mutating func determineMainSize() {
        guard innerMain.isUnset || (!isRow && request.growsWithContent) else { return }
        var longest = 0.0
        for index in 0..<lines.count {
            longest = max(longest, hypotheticalLength(lines[index]))
        }
        innerMain = clampedInnerHeight(longest)
    }

    /// The sum of the outer hypothetical main sizes of a line's items and the gaps between them.
    mutating func hypotheticalLength(_ line: FlexLine) -> Double {
        var length = mainGap * Double(line.count - 1)
        for index in line.start..<line.end {
            let item = items[index].item
            length += item.hypothetical + mainMargins(item)
        }
        return length
    }

    /// The height of the content box for a content height, within the limits of the container.
    mutating func clampedInnerHeight(_ height: Double) -> Double {
        let desired = request.growsWithContent ? max(height + edges.vertical, request.height) : height + edges.vertical
        let outer = max(min(desired, request.maxHeight), request.minHeight)
        return max(outer - edges.vertical, 0)
    }
}
