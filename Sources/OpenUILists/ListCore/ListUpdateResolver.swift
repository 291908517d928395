/// A description of the mismatch between a batch update and the data.
struct ListInconsistency: Error, Equatable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

/// Validates a batch update against the counts before and after it.
///
/// The cost is O(e log e + s) for e changes and s sections, regardless of the number of items.
struct ListUpdateResolver {
    let old: ListCounts
    let new: ListCounts
    /// The noun for items in messages: "item" or "row".
    let noun: String
    private var mapping = ListMapping()

    init(old: ListCounts, new: ListCounts, noun: String = "item") {
        (self.old, self.new, self.noun) = (old, new, noun)
    }

    /// Validates an update and returns the mapping that it describes.
    ///
    /// 1. Match and count the sections.
    /// 2. Group the changes of items by section.
    /// 3. Count the items of each section.
    /// 4. Add reloads; items that are also deleted are only deleted.
    mutating func resolve(_ update: ListUpdate) throws(ListInconsistency) -> ListMapping {
        mapping = ListMapping()
        try matchSections(update)
        let edits = try groupItemEdits(update)
        for section in 0..<old.sections { try count(edits, in: section) }
        for position in update.reloaded {
            try check(position, in: old, "reload", "before")
            if mapping.new(position) != nil, mapping.itemMoves.new[position] == nil {
                mapping.reloadedItems.insert(position)
            }
        }
        return mapping
    }

    // MARK: Sections

    private mutating func matchSections(_ update: ListUpdate) throws(ListInconsistency) {
        mapping.reloadedSections = Set(update.reloadedSections).subtracting(update.deletedSections)
        let gone = update.deletedSections + update.movedSections.map(\.from)
        let come = update.insertedSections + update.movedSections.map(\.to)
        for section in gone + update.reloadedSections where section < 0 || section >= old.sections {
            throw ListInconsistency(
                "section \(section) is deleted, moved or reloaded, but there were only \(old.sections) sections before "
                    + "the update")
        }
        for section in come where section < 0 || section >= new.sections {
            throw ListInconsistency(
                "section \(section) is inserted or moved to, but there are only \(new.sections) sections after the update"
            )
        }
        mapping.sections.removed = try Self.sorted(gone, "section", "deleted or moved")
        mapping.sections.added = try Self.sorted(come, "section", "inserted or moved to")
        for move in update.movedSections { mapping.sectionMoves.add(move.from, move.to) }
        let (inserted, deleted) = (update.insertedSections.count, update.deletedSections.count)
        guard new.sections == old.sections + inserted - deleted else {
            throw ListInconsistency(
                "invalid number of sections: there are \(new.sections) after the update, which must be the number before "
                    + "it (\(old.sections)) plus those inserted (\(inserted)) minus those deleted (\(deleted))")
        }
    }

    // MARK: Items

    /// The changes of items in one section.
    private struct Edits {
        var deleted: [Int] = []
        var inserted: [Int] = []
        var movedOut: [Int] = []
        var movedIn: [Int] = []
    }

    /// Groups the changes by the old index of their section; those in inserted, deleted or reloaded sections are
    /// ignored.
    private mutating func groupItemEdits(_ update: ListUpdate) throws(ListInconsistency) -> [Int: Edits] {
        var edits: [Int: Edits] = [:]
        for position in update.deleted {
            try check(position, in: old, "delete", "before")
            if stays(position.section) { edits[position.section, default: Edits()].deleted.append(position.item) }
        }
        for position in update.inserted {
            try check(position, in: new, "insert", "after")
            if let section = origin(of: position.section) {
                edits[section, default: Edits()].inserted.append(position.item)
            }
        }
        for (from, to) in update.moved {
            try check(from, in: old, "move", "before")
            try check(to, in: new, "move to", "after")
            guard mapping.itemMoves.new[from] == nil, mapping.itemMoves.old[to] == nil else {
                throw ListInconsistency(
                    "the \(noun) \(from.item) of section \(from.section) is moved twice, or two are moved to the "
                        + "same index path"
                )
            }
            mapping.itemMoves.add(from, to)
            if stays(from.section) { edits[from.section, default: Edits()].movedOut.append(from.item) }
            if let section = origin(of: to.section) { edits[section, default: Edits()].movedIn.append(to.item) }
        }
        return edits
    }

    private func stays(_ section: Int) -> Bool {
        mapping.newSection(section) != nil && !mapping.reloadedSections.contains(section)
    }

    private func origin(of section: Int) -> Int? {
        mapping.oldSection(section).flatMap { mapping.reloadedSections.contains($0) ? nil : $0 }
    }

    private mutating func count(_ all: [Int: Edits], in section: Int) throws(ListInconsistency) {
        guard stays(section), let after = mapping.newSection(section) else { return }
        let edits = all[section] ?? Edits()
        let expected =
            old.items[section] + edits.inserted.count - edits.deleted.count + edits.movedIn.count - edits.movedOut.count
        guard new.items[after] == expected else {
            throw ListInconsistency(
                "invalid number of \(noun)s in section \(after): there are \(new.items[after]) after the update, which "
                    + "must be the number before it (\(old.items[section])) plus or minus those inserted or deleted "
                    + "(\(edits.inserted.count) inserted, \(edits.deleted.count) deleted) and those moved in or out "
                    + "(\(edits.movedIn.count) moved in, \(edits.movedOut.count) moved out)")
        }
        guard all[section] != nil else { return }
        mapping.items[section] = ListMapping.Line(
            removed: try Self.sorted(edits.deleted + edits.movedOut, noun, "deleted or moved"),
            added: try Self.sorted(edits.inserted + edits.movedIn, noun, "inserted or moved to"))
    }

    private func check(
        _ position: ListPosition, in counts: ListCounts, _ verb: String, _ time: String
    ) throws(ListInconsistency) {
        guard !counts.contains(position) else { return }
        guard counts.items.indices.contains(position.section) else {
            throw ListInconsistency(
                "attempt to \(verb) \(noun) \(position.item) of section \(position.section), but there are only "
                    + "\(counts.sections) sections \(time) the update")
        }
        throw ListInconsistency(
            "attempt to \(verb) \(noun) \(position.item) of section \(position.section), which has only "
                + "\(counts.items[position.section]) \(noun)s \(time) the update")
    }

    private static func sorted(
        _ positions: [Int], _ noun: String, _ verb: String
    ) throws(ListInconsistency) -> [Int] {
        let sorted = positions.sorted()
        for (position, next) in zip(sorted, sorted.dropFirst()) where position == next {
            throw ListInconsistency("\(noun) \(position) is \(verb) twice")
        }
        return sorted
    }
}
