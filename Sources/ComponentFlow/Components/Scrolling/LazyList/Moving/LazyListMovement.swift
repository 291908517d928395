/// An interactive movement of a row within its section; the data does not change before the row is dropped.
struct LazyListMovement {
    let row: ComponentIdentity
    /// The entry of the row in the data.
    var entry: Int
    /// The entry at whose place the row is dropped.
    var target: Int
    /// The top edge of the lifted row, in the coordinate system of the content.
    var y: CGFloat

    /// Returns the distance by which another entry is shifted for the row.
    ///
    /// - Parameter length: The length of the gap.
    func displacement(of other: Int, by length: CGFloat) -> CGFloat {
        if entry < other, other <= target { return -length }
        if target <= other, other < entry { return length }
        return 0
    }
}

/// A list whose rows the user can move, independent of the environment of its rows.
@MainActor
protocol MovableList: UIScrollView {
    /// Lifts the row at a point of the content; returns the distance from the point to its top edge, or `nil` if there is
    /// no row.
    func beginMove(at point: CGPoint) -> CGFloat?
    /// Moves the top edge of the lifted row.
    func continueMove(to y: CGFloat)
    /// Drops the lifted row, or returns it to its place.
    func endMove(commits: Bool)
    /// Scrolls by a distance, as far as there is content; returns whether the offset has changed.
    func scrollDuringMove(by distance: CGFloat) -> Bool
}
