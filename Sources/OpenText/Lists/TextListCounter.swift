/// Counts the items of nested lists, paragraph by paragraph.
package struct TextListCounter: Equatable {
    private struct Level: Equatable {
        let list: NSTextList
        /// `nil` before the first item.
        var number: Int?

        /// The marker of the last item; that of the first one if only a nested list was counted.
        var marker: String { marker(number) }

        func marker(_ number: Int?) -> String { list.marker(forItemNumber: number ?? list.startingItemNumber) }
    }

    /// The lists that contain the last paragraph, the outermost first, with the number of their last item; that of the last
    /// one is ``number``.
    private var levels: [Level] = []
    /// The number of the last item of the last list, separate so that counting it does not copy the others.
    private var number: Int?

    package init() {}

    /// Whether the last paragraph is not a list item.
    var isEmpty: Bool { levels.isEmpty }

    /// Counts a paragraph, which is an item of the last one of its lists.
    package mutating func count(_ lists: [NSTextList]) {
        if !isItem(of: lists) { enter(lists) }
        guard let list = levels.last?.list else { return }
        number = number.map { $0 &+ 1 } ?? list.startingItemNumber
    }

    /// Returns whether the last paragraph is in the same lists.
    private func isItem(of lists: [NSTextList]) -> Bool {
        levels.count == lists.count && levels.indices.allSatisfy { levels[$0].list == lists[$0] }
    }

    /// Leaves the lists that do not contain the next paragraph, and enters the others.
    private mutating func enter(_ lists: [NSTextList]) {
        if let last = levels.indices.last { levels[last].number = number }
        let common = zip(levels, lists).prefix { $0.list == $1 }.count
        levels.removeSubrange(common...)
        levels += lists[common...].map { Level(list: $0) }
        number = levels.last?.number
        if let last = levels.indices.last { levels[last].number = nil }
    }

    /// The marker of the last paragraph; `nil` if it is not a list item.
    package var marker: String? {
        guard let last = levels.last else { return nil }
        var marker = last.marker(number)
        for (outer, inner) in zip(levels, levels.dropFirst()).reversed() {
            guard inner.list.listOptions.contains(.prependEnclosingMarker) else { break }
            marker = outer.marker + marker
        }
        return marker
    }
}
