/// An interactive movement of a cell; the data does not change before the cell is dropped.
struct ListMovement {
    /// The position of the item in the data.
    let from: ListPlace
    /// The current destination.
    private(set) var to: ListPlace
    /// The destination before the delegate adjusted it.
    var proposed: ListPlace
    /// The center of the cell, in the content.
    var center: CGPoint
    let size: CGSize
    /// The effect of the move on positions.
    private(set) var mapping = ListMapping()

    init(of place: ListPlace, _ center: CGPoint, _ size: CGSize) {
        (from, to, proposed) = (place, place, place)
        (self.center, self.size) = (center, size)
    }

    mutating func go(to place: ListPlace) {
        to = place
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
