postfix operator %

/// A percentage for ``YGPercentLayout``: `100%` is the full extent of the parent.
public postfix func % (value: CGFloat) -> CGFloat { value }

/// The lengths of a view's layout that are specified as percentages of its parent: 50 is half of it.
///
///     spec.set(\.yoga.percent.width, 50%)
///
/// `CGFloat.undefined` (NaN) leaves a length to the layout.
@preconcurrency @MainActor
public final class YGPercentLayout: YGLengths {
    private let points: YGLayout

    override var layout: YGLayout { points }

    init(layout: YGLayout) {
        points = layout
        super.init(unit: .percent)
    }
}
