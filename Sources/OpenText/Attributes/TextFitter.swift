/// Finds the scale factor at which a text fits into a given size.
package struct TextFitter {
    /// The granularity of the factors that are tried, so that few sizes of a font are ever instantiated.
    private static let step: CGFloat = 1 / 64
    private static let tolerance: CGFloat = 0.01

    private let content: TextContent
    /// The available width; `nil` for unlimited.
    private let width: CGFloat?
    /// The available height; `nil` for unlimited.
    let height: CGFloat?
    /// The maximum number of lines; 0 for unlimited.
    private let lines: Int

    package init(content: TextContent, width: CGFloat?, height: CGFloat?, lines: Int) {
        self.content = content
        self.width = width
        self.height = height
        self.lines = lines
    }

    /// Returns the largest factor from `minimum` to 1 at which the text fits, or `minimum` if there is none.
    ///
    /// Typesets the text about ten times at most.
    package func scale(atLeast minimum: CGFloat) -> CGFloat {
        guard minimum.isFinite, minimum < 1, !fits(1) else { return 1 }
        let minimum = max(minimum, Self.step)
        var (low, high) = (Int((minimum / Self.step).rounded(.up)), Int(1 / Self.step))
        if lines == 1 { high = min(high, estimate + 1) }
        // Invariant: text scaled by `high` or more does not fit; factors below `low` are not tried.
        while low < high {
            let middle = (low + high) / 2
            if fits(CGFloat(middle) * Self.step) { low = middle + 1 } else { high = middle }
        }
        return max(CGFloat(low - 1) * Self.step, minimum)
    }

    /// The step at which a single line has approximately the available width.
    private var estimate: Int {
        guard let width else { return Int(1 / Self.step) }
        let natural = TypesetText(content, width: nil).size.width
        return natural > 0 ? Int((min(width / natural, 1) / Self.step).rounded(.up)) : 0
    }

    private func fits(_ scale: CGFloat) -> Bool {
        let typeset = TypesetText(content.scaled(by: scale), width: width, height: height, maximumLines: lines)
        if typeset.isTruncated { return false }
        if let width, typeset.usedRect.width > width + Self.tolerance { return false }
        if let height, typeset.size.height > height + Self.tolerance { return false }
        return true
    }
}
