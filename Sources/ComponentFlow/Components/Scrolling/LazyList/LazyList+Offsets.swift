// Actions that refer to rows by their offsets in the data, as in SwiftUI.

extension LazyList {
    /// Returns the list whose rows the user deletes.
    ///
    /// ```swift
    /// LazyList(library.books, id: \.id) { book in Text(book.title) }
    ///     .onDelete { library.books.remove(atOffsets: $0) }
    /// ```
    ///
    /// A swipe from the trailing edge reveals a button that deletes a row, and a swipe across most of the row deletes it. The
    /// context menu of the row contains the action, too, and assistive technologies offer it for each row. In a list with
    /// selection, Delete and Backspace delete the selected rows.
    ///
    /// As in SwiftUI, a row with ``Component/swipeActions(edge:allowsFullSwipe:_:)`` of its own has only those: describe a
    /// button that deletes it there. The keys delete it in any case.
    ///
    /// - Parameter action: A closure called with the offsets of the rows among those of all sections; `nil` stands for a list
    ///   whose rows cannot be deleted. Rows of a tree are deleted only with the action that is called with ids.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> LazyList {
        // Rows of a tree have no offsets.
        let (sections, action) = (sections, outline == nil ? action : nil)
        return with { list in
            list.swipesToDelete = action != nil
            list.deleted = action.map { action in
                { rows in
                    let offsets = sections.offsets(of: rows)
                    if !offsets.isEmpty { action(offsets) }
                }
            }
        }
    }

    /// Returns the list whose rows the user moves within their section.
    ///
    /// ```swift
    /// .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
    /// ```
    ///
    /// The user moves rows as with the action that is called with ids.
    ///
    /// - Parameter action: A closure called with the offsets of the moved rows among those of all sections, and the offset of
    ///   the row before which they are to be placed, or that after the end of their section; `nil` stands for a list whose
    ///   rows cannot be moved. Rows of a tree are moved only with the action that is called with ids.
    public func onMove(perform action: ((_ source: IndexSet, _ destination: Int) -> Void)?) -> LazyList {
        // Rows of a tree have no offsets.
        let (sections, action) = (sections, outline == nil ? action : nil)
        return with { list in
            list.moved = action.map { action in
                { rows, target in
                    let source = sections.offsets(of: rows)
                    guard let last = source.last else { return }
                    let destination = target.flatMap { sections.offsets(of: [$0]).first }
                    action(source, destination ?? sections.end(ofSectionWithRowAt: last))
                }
            }
        }
    }
}

extension Array {
    /// Returns the offsets of rows among those of all sections; O(n) for n rows in the list.
    fileprivate func offsets<E>(of rows: [ComponentIdentity]) -> IndexSet where Element == LazyListSection<E> {
        let desired = Set(rows)
        var (result, start) = (IndexSet(), 0)
        for section in self {
            for index in 0..<section.count where desired.contains(section.idOfRow(index)) {
                result.insert(start + index)
                if result.count == desired.count { return result }
            }
            start += section.count
        }
        return result
    }

    /// Returns the offset after the last row of the section that contains a row.
    fileprivate func end<E>(ofSectionWithRowAt offset: Int) -> Int where Element == LazyListSection<E> {
        var end = 0
        for section in self where end <= offset { end += section.count }
        return end
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at offsets from the start of the collection; greater offsets are ignored.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var remaining = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { remaining.append(element) }
        self = remaining
    }
}

extension MutableCollection {
    /// Moves the elements at offsets from the start of the collection before the element at another offset.
    ///
    /// The elements keep their order.
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements; those beyond the end are ignored.
    ///   - destination: The offset, in the collection before the move, of the element before which they are placed, or the
    ///     number of elements.
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }
}
