/// An interactive movement of a cell; the data does not change before the cell is dropped.
struct ListMovement {
    /// The position of the item in the data.
    let from: ListPosition
    /// The current destination.
    private(set) var to: ListPosition
    /// The destination before the delegate adjusted it.
    var proposed: ListPosition
    /// The center of the cell, in the content.
    var center: CGPoint
    let size: CGSize
    /// The effect of the move on positions.
    private(set) var mapping = ListMapping()

    init(of position: ListPosition, _ center: CGPoint, _ size: CGSize) {
        (from, to, proposed) = (position, position, position)
        (self.center, self.size) = (center, size)
    }

    mutating func setDestination(_ position: ListPosition) {
        to = position
        mapping = ListMapping()
        mapping.itemMoves.add(from, to)
        mapping.items[from.section, default: ListMapping.Line()].removed = [from.item]
        mapping.items[to.section, default: ListMapping.Line()].added = [to.item]
    }

    /// Returns the number of items in a section as if the item was at its destination.
    func count(_ count: Int, in section: Int) -> Int {
        count + (to.section == section ? 1 : 0) - (from.section == section ? 1 : 0)
    }
}
