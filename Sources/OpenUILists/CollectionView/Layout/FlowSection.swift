/// The scroll axis of a flow layout, called the main axis, and the cross axis perpendicular to it.
struct FlowAxis {
    let isVertical: Bool

    init(_ direction: UICollectionView.ScrollDirection) {
        isVertical = direction == .vertical
    }

    func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
    func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }
    func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func flow(_ size: CGSize) -> FlowSize { FlowSize(main: main(size), cross: cross(size)) }

    func size(main: CGFloat, cross: CGFloat) -> CGSize {
        isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    func rect(main: CGFloat, cross: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: cross, y: main, width: breadth, height: length)
            : CGRect(x: main, y: cross, width: length, height: breadth)
    }
}

/// A size along the main axis and the cross axis.
struct FlowSize: Equatable {
    var main: CGFloat
    var cross: CGFloat
}

/// One section of a flow layout; positions are relative to the start of the section.
struct FlowSection {
    /// The start of the section in the content, along the main axis.
    var start: CGFloat = 0
    let count: Int
    let header: CGFloat
    let footer: CGFloat
    /// The inset between the header and the first line.
    let insetBefore: CGFloat
    let insetAfter: CGFloat
    /// The start of the lines along the cross axis.
    let crossStart: CGFloat
    /// The available length of the lines along the cross axis.
    let crossLength: CGFloat
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    /// The size of all items without an individual size.
    let uniform: FlowSize
    private(set) var lines: FlowLines?

    init(
        count: Int, header: CGFloat, footer: CGFloat, insets: (before: CGFloat, after: CGFloat),
        cross: (start: CGFloat, availableLength: CGFloat), spacing: (line: CGFloat, item: CGFloat), uniform: FlowSize,
        sizes: [FlowSize]?
    ) {
        (self.count, self.header, self.footer, self.uniform) = (count, header, footer, uniform)
        (insetBefore, insetAfter) = insets
        (crossStart, crossLength) = cross
        (lineSpacing, itemSpacing) = spacing
        if let sizes {
            var lines = FlowLines(sizes: sizes)
            lines.breakLines(availableLength: crossLength, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
            self.lines = lines
        }
    }

    /// The number of items per line if all have the uniform size.
    private var perLine: Int {
        let step = uniform.cross + itemSpacing
        guard step > 0 else { return max(count, 1) }
        // The epsilon lets an item of a third of the available length fit three times.
        return Int((crossLength + itemSpacing) / step + 1e-6, within: 1...1_000_000_000)
    }

    private var lineCount: Int { (count + perLine - 1) / perLine }

    private var itemsLength: CGFloat {
        if let lines { return lines.length }
        return max(0, CGFloat(lineCount) * (uniform.main + lineSpacing) - lineSpacing)
    }

    /// The length of the section along the main axis; a section without items keeps its insets, as in UIKit.
    var length: CGFloat {
        header + insetBefore + (count > 0 ? itemsLength : 0) + insetAfter + footer
    }

    /// Returns the items of the lines that intersect an interval along the main axis.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let (low, high) = (low - header - insetBefore, high - header - insetBefore)
        if let lines { return lines.items(from: low, to: high) }
        let step = uniform.main + lineSpacing
        guard step > 0 else { return 0..<count }
        guard high > 0, low < itemsLength else { return 0..<0 }
        let (lineCount, perLine) = (lineCount, perLine)
        let first = Int(low / step, within: 0...lineCount) * perLine
        let last = Int(high / step, within: 0...lineCount) * perLine + perLine
        return min(first, count)..<min(max(first, last), count)
    }

    /// Returns the position and size of an item.
    func place(of item: Int) -> (main: CGFloat, cross: CGFloat, size: FlowSize) {
        let first = header + insetBefore
        if let lines {
            let (main, cross, size) = lines.place(of: item, availableLength: crossLength, itemSpacing: itemSpacing)
            return (first + main, crossStart + cross, size)
        }
        let (line, column) = (item / perLine, item % perLine)
        let main = first + CGFloat(line) * (uniform.main + lineSpacing)
        if perLine == 1 { return (main, crossStart + (crossLength - uniform.cross) / 2, uniform) }
        let gap = (crossLength - CGFloat(perLine) * uniform.cross) / CGFloat(perLine - 1)
        return (main, crossStart + CGFloat(column) * (uniform.cross + gap), uniform)
    }

    // MARK: Cell sizes

    func size(of item: Int) -> FlowSize {
        lines?.sizes[item] ?? uniform
    }

    mutating func setSize(_ size: FlowSize, of item: Int) {
        guard item >= 0, item < count, size.main.isFinite, size.cross.isFinite, size.main >= 0, size.cross >= 0
        else { return }
        if lines == nil { lines = FlowLines(sizes: Array(repeating: uniform, count: count)) }
        lines?.setSize(size, of: item)
    }

    mutating func breakLinesIfNeeded() {
        lines?.breakLines(availableLength: crossLength, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
    }
}

/// Items of different sizes, broken into lines.
struct FlowLines {
    private(set) var sizes: [FlowSize]
    /// The index of the first item of each line, followed by the number of items.
    private var firsts: [Int] = []
    /// The start of each line, followed by the start that the next line would have.
    private var starts: [CGFloat] = []
    private(set) var length: CGFloat = 0
    /// The index of the first item whose line is not up to date.
    private var brokenUpTo = 0

    init(sizes: [FlowSize]) {
        self.sizes = sizes
    }

    mutating func setSize(_ size: FlowSize, of item: Int) {
        guard sizes[item] != size else { return }
        sizes[item] = size
        brokenUpTo = min(brokenUpTo, item)
    }

    /// Breaks the items into lines, starting at the first one that changed, in O(n) for the n items after it.
    mutating func breakLines(availableLength: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
        guard brokenUpTo < sizes.count || firsts.isEmpty else { return }
        // The first item of the next line may fit into the line before it now.
        let kept = firsts.isEmpty ? 0 : max(0, line(of: min(brokenUpTo, sizes.count - 1)) - 1)
        var item = firsts.isEmpty ? 0 : firsts[kept]
        var place = firsts.isEmpty ? 0 : starts[kept]
        firsts.removeSubrange(min(kept, firsts.count)...)
        starts.removeSubrange(min(kept, starts.count)...)
        while item < sizes.count {
            firsts.append(item)
            starts.append(place)
            var (breadth, thickness) = (sizes[item].cross, sizes[item].main)
            item += 1
            while item < sizes.count, breadth + itemSpacing + sizes[item].cross <= availableLength + 1e-6 {
                breadth += itemSpacing + sizes[item].cross
                thickness = max(thickness, sizes[item].main)
                item += 1
            }
            place += thickness + lineSpacing
        }
        firsts.append(sizes.count)
        starts.append(place)
        length = sizes.isEmpty ? 0 : place - lineSpacing
        brokenUpTo = sizes.count
    }

    /// Returns the index of the line that contains an item.
    private func line(of item: Int) -> Int {
        var (low, high) = (0, firsts.count - 2)
        while low < high {
            let middle = (low + high + 1) / 2
            if firsts[middle] <= item { low = middle } else { high = middle - 1 }
        }
        return max(low, 0)
    }

    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard firsts.count > 1 else { return 0..<0 }
        let first = firstLine { starts[$0 + 1] > low }
        let end = firstLine { starts[$0] >= high }
        return firsts[min(first, firsts.count - 1)]..<firsts[max(first, min(end, firsts.count - 1))]
    }

    private func firstLine(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, firsts.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the position and size of an item.
    ///
    /// Lines are justified, except for the last one, which starts at the leading edge with the minimum spacing. A
    /// single item in a line that is not the last one is centered, and every item is centered in the thickness of its
    /// line.
    func place(
        of item: Int, availableLength: CGFloat, itemSpacing: CGFloat
    ) -> (main: CGFloat, cross: CGFloat, size: FlowSize) {
        let line = line(of: item)
        let items = firsts[line]..<firsts[line + 1]
        let isLast = line == firsts.count - 2
        var (breadth, before, thickness) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for other in items {
            if other < item { before += sizes[other].cross }
            breadth += sizes[other].cross
            thickness = max(thickness, sizes[other].main)
        }
        let size = sizes[item]
        let main = starts[line] + (thickness - size.main) / 2
        if items.count == 1, !isLast || size.cross > availableLength {
            return (main, (availableLength - size.cross) / 2, size)
        }
        let gap = isLast || items.count == 1 ? itemSpacing : (availableLength - breadth) / CGFloat(items.count - 1)
        return (main, before + CGFloat(item - items.lowerBound) * gap, size)
    }
}
