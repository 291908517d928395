import Testing

@testable import OpenUILists

@Suite struct ListUpdateTests {
    private func update(_ batch: ListModel.Batch) -> ListUpdate {
        var update = ListUpdate()
        update.deletedSections = Array(batch.deletedSections)
        update.insertedSections = Array(batch.insertedSections)
        update.reloadedSections = Array(batch.reloadedSections)
        update.movedSections = batch.movedSections.map { ($0.0, $0.1) }
        update.deleted = batch.deleted.map(ListPosition.init)
        update.inserted = batch.inserted.map(ListPosition.init)
        update.reloaded = batch.reloaded.map(ListPosition.init)
        update.moved = batch.moved.map { (ListPosition($0.0), ListPosition($0.1)) }
        return update
    }

    private func counts(_ listModel: ListModel) -> ListCounts {
        ListCounts(items: listModel.sections.map(\.items.count))
    }

    @Test("A resolved batch update maps each item to its new place and back")
    func mapping() throws {
        for seed in 0..<400 {
            var listModel = ListModel(seed: seed, sections: seed % 6, items: seed % 17)
            let old = listModel
            let batch = listModel.edit()
            var resolver = ListUpdateResolver(old: counts(old), new: counts(listModel))
            let mapping = try resolver.resolve(update(batch))
            let (before, after) = (
                Dictionary(uniqueKeysWithValues: old.places.map { ($0.id, $0.path) }),
                Dictionary(uniqueKeysWithValues: listModel.places.map { ($0.id, $0.path) })
            )
            for (id, path) in before {
                let isReplaced = batch.reloadedSections.contains(path.section) && !batch.moved.contains { $0.0 == path }
                let expected = isReplaced ? nil : after[id].map(ListPosition.init)
                #expect(mapping.new(ListPosition(path)) == expected, "seed \(seed), item \(id)")
            }
            for (id, path) in after {
                let old = before[id].map(ListPosition.init)
                let isReplaced = old.map { place in
                    batch.reloadedSections.contains(place.section)
                        && !batch.moved.contains { $0.0 == IndexPath(place) }
                }
                #expect(mapping.old(ListPosition(path)) == (isReplaced == true ? nil : old), "seed \(seed), item \(id)")
            }
            for (index, section) in old.sections.enumerated() {
                #expect(mapping.newSection(index) == listModel.sections.firstIndex { $0.id == section.id })
            }
        }
    }

    @Test("An inconsistent batch is reported with its section and the counts before, inserted, deleted and after")
    func inconsistency() {
        func message(_ old: [Int], _ new: [Int], _ change: (inout ListUpdate) -> Void) -> String? {
            var update = ListUpdate()
            change(&update)
            var resolver = ListUpdateResolver(old: ListCounts(items: old), new: ListCounts(items: new), noun: "row")
            do throws(ListInconsistency) {
                _ = try resolver.resolve(update)
                return nil
            } catch { return error.message }
        }
        #expect(message([3], [4]) { $0.inserted = [ListPosition(0, 1)] } == nil)
        #expect(
            message([3, 5], [3, 5]) { $0.inserted = [ListPosition(1, 0)] }
                == "invalid number of rows in section 1: there are 5 after the update, which must be the number before it "
                + "(5) plus or minus those inserted or deleted (1 inserted, 0 deleted) and those moved in or out "
                + "(0 moved in, 0 moved out)")
        #expect(
            message([3], [3, 1]) { _ in }
                == "invalid number of sections: there are 2 after the update, which must be the number before it (1) plus "
                + "those inserted (0) minus those deleted (0)")
        #expect(
            message([3], [2]) { $0.deleted = [ListPosition(0, 3)] }
                == "attempt to delete row 3 of section 0, which has only 3 rows before the update")
        #expect(
            message([3], [2]) { $0.deleted = [ListPosition(2, 0)] }
                == "attempt to delete row 0 of section 2, but there are only 1 sections before the update")
        #expect(
            message([3], [1]) { $0.deleted = [ListPosition(0, 1), ListPosition(0, 1)] }
                == "row 1 is deleted or moved twice")
        #expect(message([3], [3]) { $0.deletedSections = [4] }?.hasPrefix("section 4 is deleted") == true)
        #expect(
            message([3], [3]) { $0.moved = [(ListPosition(0, 0), ListPosition(0, 9))] }?.contains("move to row 9")
                == true)
    }
}
