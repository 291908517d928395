/// Finds the size at which a text fits its space.
struct TextFitter {
    /// Sizes are tried in steps of this part, so that few sizes of a font are ever made.
    private static let step: CGFloat = 1 / 64
    private static let tolerance: CGFloat = 0.01

    let content: TextContent
    /// nil for no limit.
    let width: CGFloat?
    /// nil for no limit.
    let height: CGFloat?
    /// 0 for any number.
    let lines: Int

    /// The largest factor from a least one up to 1 at which all text is to be seen; the least one if there is none.
    ///
    /// Some ten typesettings at most.
    func scale(atLeast minimum: CGFloat) -> CGFloat {
        guard minimum.isFinite, minimum < 1, !fits(1) else { return 1 }
        let minimum = max(minimum, Self.step)
        var (low, high) = (Int((minimum / Self.step).rounded(.up)), Int(1 / Self.step))
        if lines == 1 { high = min(high, estimate + 1) }
        // Everything at `high` and above is too large; so is all below `low` too small to be tried.
        while low < high {
            let middle = (low + high) / 2
            if fits(CGFloat(middle) * Self.step) { low = middle + 1 } else { high = middle }
        }
        return max(CGFloat(low - 1) * Self.step, minimum)
    }

    /// The step at which one line has about the width there is.
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
