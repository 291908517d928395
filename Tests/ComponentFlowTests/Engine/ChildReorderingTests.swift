import Fuzzing
import Testing

@testable import ComponentFlow

@Suite struct ChildReorderingTests {
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

    private func key(_ number: Int) -> ChildKey {
        ChildKey(.integer(number))
    }

    @Test("Each key in any order is taken once, and the others remain", arguments: 0..<200)
    func equalsDictionary(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let old = Array(0..<Int.random(in: 0...40, using: &random)).shuffled(using: &random)
        let new = edited(old, &random)
        let reordering = ChildReordering(ContiguousArray(old.enumerated())) { key($0.element) }
        var places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
        for number in new {
            #expect(
                reordering.take(key(number))?.offset == places.removeValue(forKey: number),
                "key \(number) of \(new) after \(old)")
        }
        #expect(Set(reordering.remaining.map(\.element)) == Set(places.keys))
    }

    @Test("A repeated key is recognized among any keys", arguments: 0..<200) @MainActor
    func repeatedKeys(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let keys = edited(Array(0..<Int.random(in: 0...40, using: &random)), &random)
        var requested = RequestedKeys()
        var entries = ChildEntries()
        var visited: Set<Int> = []
        var isAscending = true
        for number in keys {
            let isRepeated = requested.contains(key(number), in: entries, areAscending: isAscending)
            #expect(isRepeated == !visited.insert(number).inserted, "key \(number) of \(keys)")
            if entries.count > 0 {
                let last = entries.pointer(at: entries.count - 1).pointee.key
                isAscending = isAscending && key(number).isAscending(after: last)
            }
            let node = TypedComponentBox(Rectangle(color: .red)).makeNode()
            entries.append(ChildEntry(key: key(number), node: node))
        }
    }

    @Test("Each of many equal keys is hashed a bounded number of times") @MainActor
    func manyEqualKeys() {
        let counter = HashCounter()
        let key = ChildKey(ComponentIdentity(counter))
        let node = TypedComponentBox(Rectangle(color: .red)).makeNode()
        var requested = RequestedKeys()
        var entries = ChildEntries()
        for _ in 0..<300 {
            _ = requested.contains(key, in: entries, areAscending: false)
            entries.append(ChildEntry(key: key, node: node))
        }
        #expect(counter.count < 2_000)
    }
}

/// A key that counts how often it is hashed.
private final class HashCounter: Hashable {
    private(set) var count = 0

    static func == (lhs: HashCounter, rhs: HashCounter) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        count += 1
        hasher.combine(ObjectIdentifier(self))
    }
}
