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
    func resolved(initial: FlexLength) -> FlexEdges {
        let acrossX = horizontal ?? all ?? initial
        let acrossY = vertical ?? all ?? initial
        return FlexEdges(
            top: top ?? acrossY, left: left ?? acrossX, bottom: bottom ?? acrossY, right: right ?? acrossX,
            start: start, end: end)
    }
}
