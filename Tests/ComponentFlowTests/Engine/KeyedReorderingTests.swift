import Fuzzing
import Testing

@testable import ComponentFlow

@Suite struct KeyedReorderingTests {
    private typealias Entry = KeyedReordering.Entry

    /// Returns keys with random edits: shuffles, moves, swaps, replacements, removals and duplicates.
    private func edited(_ keys: [Int], _ random: inout SeededRandom) -> [Int] {
        var keys = keys
        for _ in 0..<Int.random(in: 0...3, using: &random) where keys.count > 2 {
            let range = [0, 1].map { _ in keys.indices.randomElement(using: &random) ?? 0 }.sorted()
            switch Int.random(in: 0..<7, using: &random) {
            case 0: keys.swapAt(range[0], range[1])
            case 1: keys.removeSubrange(range[0]..<range[1])
            case 2:
                keys.insert(
                    contentsOf: (0..<9).map { _ in Int.random(in: 1_000..<9_999, using: &random) }, at: range[0])
            case 3: keys[range[0]...range[1]].reverse()
            case 4: keys.shuffle(using: &random)
            case 5: keys.append(contentsOf: keys[range[0]..<range[1]])
            default: keys = Array(keys[range[1]...] + keys[..<range[1]])
            }
        }
        return keys
    }

    @Test(
        "Each key in any order is found once at its old position, and duplicates are detected", arguments: 0..<200)
    func equalsDictionary(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let old = Array(0..<Int.random(in: 0...40, using: &random)).shuffled(using: &random)
        let new = edited(old, &random)
        let kept = Int.random(in: 0...zip(old, new).prefix { $0 == $1 }.count, using: &random)

        let entries = ContiguousArray(old.map { Entry(key: .integer($0), node: nil) })
        let reordering = KeyedReordering(of: entries, keeping: kept)
        var places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
        var visited = Set(new[..<kept])
        for key in new[..<kept] { places[key] = nil }
        for key in new[kept...] {
            let identity = ComponentIdentity.integer(key)
            let place = reordering.place(of: identity, in: entries)
            #expect(place == places.removeValue(forKey: key), "key \(key) of \(new) after \(old)")
            let isDouble = !visited.insert(key).inserted
            if let place { reordering.take(place) } else { #expect(reordering.isVisited(identity) == isDouble) }
            reordering.add(Entry(key: identity, node: nil))
        }
        #expect(reordering.entries.map(\.key) == new.map { .integer($0) })
        #expect(Set(reordering.left(of: entries).map(\.key)) == Set(places.keys.map { .integer($0) }))
    }

    @Test("Expected positions of the next keys skip at most two removed keys")
    func expected() {
        let entries = ContiguousArray((0..<10).map { Entry(key: .integer($0), node: nil) })
        let reordering = KeyedReordering(of: entries, keeping: 2)
        #expect(reordering.expectedIndex(of: .integer(4), in: entries) == 4)
        #expect(reordering.expectedIndex(of: .integer(5), in: entries) == nil)
        #expect(reordering.place(of: .integer(5), in: entries) == 5)
        #expect(reordering.expectedIndex(of: .integer(1), in: entries) == nil)
    }
}
