import Flexbox

/// Lengths for edges, of which the more specific ones win: an edge of its own, then its axis, then all.
struct YGEdges: Equatable {
    var all: FlexLength?
    var horizontal: FlexLength?
    var vertical: FlexLength?
    var left: FlexLength?
    var top: FlexLength?
    var right: FlexLength?
    var bottom: FlexLength?
    var start: FlexLength?
    var end: FlexLength?

    /// The edges as the layout engine wants them; those without a length get `initial`.
    func resolved(initial: FlexLength) -> FlexEdges {
        let acrossX = horizontal ?? all ?? initial
        let acrossY = vertical ?? all ?? initial
        return FlexEdges(
            top: top ?? acrossY, left: left ?? acrossX, bottom: bottom ?? acrossY, right: right ?? acrossX,
            start: start,
            end: end)
    }
}
