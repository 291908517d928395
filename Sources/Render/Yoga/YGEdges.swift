import Flexbox

/// Lengths of edges; the most specific value wins: a single edge, then its axis, then all edges.
struct YGEdges {
    var all: FlexLength?
    var horizontal: FlexLength?
    var vertical: FlexLength?
    var left: FlexLength?
    var top: FlexLength?
    var right: FlexLength?
    var bottom: FlexLength?
    var start: FlexLength?
    var end: FlexLength?

    /// Returns the edges in the layout engine's representation; unspecified edges are `initial`.
    func resolved(initial: FlexEdges) -> FlexEdges {
        let acrossX = horizontal ?? all
        let acrossY = vertical ?? all
        return FlexEdges(
            top: top ?? acrossY ?? initial.top, left: left ?? acrossX ?? initial.left,
            bottom: bottom ?? acrossY ?? initial.bottom, right: right ?? acrossX ?? initial.right,
            start: start ?? initial.start, end: end ?? initial.end)
    }
}
