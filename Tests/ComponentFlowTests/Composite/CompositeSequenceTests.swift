import ComponentFlow
import ComponentFlowTesting
import Dispatch
import Fuzzing
import Testing

/// One place of a tree: its number, and whether the places below it are shown.
@Observable
final class TreePlace: @unchecked Sendable {
    var number = 0
    var isOpen = true
}

/// A binary tree of places in one array, compared by identity.
private final class Places: Equatable {
    let all = (0..<15).map { _ in TreePlace() }

    static func == (lhs: Places, rhs: Places) -> Bool {
        lhs === rhs
    }

    /// The texts that a tree shows below a place, according to the model alone.
    func texts(at index: Int = 0) -> [String] {
        guard index < all.count else { return [] }
        let below = all[index].isOpen ? texts(at: index * 2 + 1) + texts(at: index * 2 + 2) : []
        return ["\(index): \(all[index].number)"] + below
    }
}

private struct Branch: CompositeComponent {
    let places: Places
    let index: Int

    var content: some Component<Empty> {
        let place = places.all[index]
        return VStack {
            Text("\(index): \(place.number)")
            if place.isOpen, index * 2 + 2 < places.all.count {
                Branch(places: places, index: index * 2 + 1)
                Branch(places: places, index: index * 2 + 2)
            }
        }
    }
}

@Suite @MainActor
struct CompositeSequenceTests {
    @Test(
        "After random changes a component tree shows the values of the model", arguments: 1...8 as ClosedRange<UInt64>)
    func randomChanges(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let stage = Stage(size: CGSize(width: 200, height: 400))
        let places = Places()
        stage.show(Branch(places: places, index: 0))
        for step in 0..<100 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = places.all[Int.random(in: 0..<places.all.count, using: &random)]
                if Bool.random(using: &random) { place.isOpen.toggle() } else { place.number += 1 }
            }
            // A new root component compares its children while updates are pending.
            if Int.random(in: 0..<5, using: &random) == 0 { stage.show(Branch(places: places, index: 0)) }
            stage.advance(by: 0)
            #expect(stage.window.shownTexts == places.texts(), "step \(step)")
        }
    }

    @Test("After changes on several threads a component tree shows the values of the model")
    func severalThreads() async {
        let stage = Stage(size: CGSize(width: 200, height: 400))
        let places = Places()
        stage.show(Branch(places: places, index: 0))
        for _ in 0..<20 {
            await withTaskGroup(of: Void.self) { group in
                for place in places.all { group.addTask { place.number += 1 } }
            }
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            stage.advance(by: 0)
        }
        #expect(stage.window.shownTexts == places.texts())
        #expect(places.all.allSatisfy { $0.number == 20 })
    }
}
