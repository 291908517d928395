import ComponentFlowTesting
import Fuzzing
import Testing

@testable import ComponentFlow

/// An element that counts how often its id is read.
private struct Counted {
    let number: Int
    let reads: UpdateCounter

    var id: Int {
        reads.count += 1
        return number
    }
}

private final class UpdateCounter {
    var count = 0
}

@Suite("Rows that are known to be the same") @MainActor
struct SameRowsTests {
    private let stage = Stage(size: CGSize(width: 100, height: 200))
    private let reads = UpdateCounter()

    private func list(_ elements: [Counted], _ selection: Int) -> LazyList<Empty> {
        LazyList(elements, id: \.id, selection: .constant(Set([selection]))) { _ in
            Rectangle(color: .clear, height: 20)
        }
    }

    @Test("A selection that changes reads the ids of few rows, however many there are", arguments: [1_000, 1_000_000])
    func selection(count: Int) {
        let elements = (0..<count).map { Counted(number: $0, reads: reads) }
        stage.show(list(elements, 1))
        stage.advance(by: 0.1)
        reads.count = 0
        stage.show(list(elements, 2))
        stage.advance(by: 0.1)
        #expect(reads.count < 200)
    }

    @Test("Rows of an array that was changed are compared")
    func change() {
        var elements = (0..<50).map { Counted(number: $0, reads: reads) }
        stage.show(list(elements, 1))
        elements.swapAt(0, 1)
        stage.show(list(elements, 1))
        stage.advance(by: 0.1)
        let view = stage.list as? LazyList<Empty>.View
        #expect(view?.rows[.row(ComponentIdentity(1))]?.entry == 0)
    }

    @Test("Rows of the same elements with other ids are other rows")
    func otherIDs() {
        let names = ["one", "two"]
        stage.show(LazyList(names, id: \.count) { _ in Rectangle(color: .clear, height: 20) })
        stage.show(LazyList(names, id: \.self) { _ in Rectangle(color: .clear, height: 20) })
        stage.advance(by: 0.1)
        let view = stage.list as? LazyList<Empty>.View
        #expect(view.map { Set($0.rows.keys) } == [.row(ComponentIdentity("one")), .row(ComponentIdentity("two"))])
    }

    @Test("Copies are the same, and equal arrays with storage of their own may not be")
    func storage() {
        let numbers = Array(0..<10)
        let copy = numbers
        #expect(numbers.isKnownToEqual(copy))
        #expect(numbers[2...].isKnownToEqual(copy[2...]))
        #expect(!numbers[2...].isKnownToEqual(copy[3...]))
        #expect(!numbers[2..<4].isKnownToEqual(copy[2..<5]))
        #expect(!numbers.isKnownToEqual(numbers.map { $0 }))
        #expect((0..<3).isKnownToEqual(0..<3))
        #expect(!(0..<3).isKnownToEqual(0..<4))
        #expect((0...3).isKnownToEqual(0...3))
    }

    @Test("Collections that are known to be the same have equal elements, after random changes", arguments: 0..<20)
    func random(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var versions: [[Int]] = [Array(0..<20)]
        for _ in 0..<40 {
            var copy = versions[Int(random.next() % UInt64(versions.count))]
            switch random.next() % 4 {
            case 0: copy.append(Int(random.next() % 50))
            case 1: if !copy.isEmpty { copy.removeLast() }
            case 2: if !copy.isEmpty { copy[0] = Int(random.next() % 50) }
            default: break
            }
            versions.append(copy)
        }
        let wrong = versions.indices.filter { index in
            versions.contains { $0.isKnownToEqual(versions[index]) && $0 != versions[index] }
        }
        #expect(wrong == [])
    }
}
