/// The changes of a batch update.
///
/// Deletions, reloads and the sources of moves refer to the list before the update; insertions and the destinations of
/// moves refer to the list after it, regardless of the order of the calls.
struct ListUpdate {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
    var deleted: [ListPosition] = []
    var inserted: [ListPosition] = []
    var reloaded: [ListPosition] = []
    var moved: [(from: ListPosition, to: ListPosition)] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
    }
}
