/// The geometry of a ``Wrap``: lines of children, each filled before the next one starts.
struct WrapLayout: Equatable {
    let spacing: CGFloat
    let lineSpacing: CGFloat
    /// The fraction of the free space before a line; `nil` aligns lines where they start.
    let alignment: CGFloat?
    /// The fraction of the free space above a child that is lower than its line.
    let lineAlignment: CGFloat
    var isRightToLeft = false

    private struct Line {
        var range: Range<Int>
        var size: CGSize
    }

    /// Returns the total size of the children, and the center of each.
    func arrange(_ children: [StackLayout.Child], available: CGSize) -> (size: CGSize, centers: [CGPoint]) {
        let lines = lines(of: children, width: available.width)
        let width = lines.reduce(0) { max($0, $1.size.width) }
        var centers: [CGPoint] = []
        centers.reserveCapacity(children.count)
        var y: CGFloat = 0
        for line in lines {
            centers += self.centers(of: children, in: line, top: y, width: width)
            y += line.size.height + lineSpacing
        }
        return (CGSize(width: width, height: lines.isEmpty ? 0 : max(y - lineSpacing, 0)), centers)
    }

    /// Fills lines in order: a child that does not fit starts the next one.
    private func lines(of children: [StackLayout.Child], width: CGFloat) -> [Line] {
        var lines: [Line] = []
        for (index, child) in children.enumerated() {
            if var line = lines.last, line.size.width + spacing + child.size.width <= width {
                line.range = line.range.lowerBound..<index + 1
                line.size.width += spacing + child.size.width
                line.size.height = max(line.size.height, child.size.height)
                lines[lines.count - 1] = line
            } else {
                lines.append(Line(range: index..<index + 1, size: child.size))
            }
        }
        return lines
    }

    private func centers(of children: [StackLayout.Child], in line: Line, top: CGFloat, width: CGFloat) -> [CGPoint] {
        let fraction = alignment ?? (isRightToLeft ? 1 : 0)
        var x = AlignedLength.offset(of: line.size.width, in: width, fraction: fraction)
        if isRightToLeft { x += line.size.width }
        return children[line.range].map { child in
            let size = child.size
            let y = top + AlignedLength.offset(of: size.height, in: line.size.height, fraction: lineAlignment)
            let center = CGPoint(x: isRightToLeft ? x - size.width / 2 : x + size.width / 2, y: y + size.height / 2)
            x += (size.width + spacing) * (isRightToLeft ? -1 : 1)
            return center
        }
    }
}
