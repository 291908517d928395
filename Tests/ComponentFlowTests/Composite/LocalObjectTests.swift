import ComponentFlow
import ComponentFlowTesting
import Testing

/// The numbers with which counters were created.
@MainActor private final class Creations {
    var numbers: [Int] = []
}

/// A model that records its creation.
@MainActor @Observable private final class Counter {
    var number: Int

    init(_ number: Int, _ creations: Creations) {
        self.number = number
        creations.numbers.append(number)
    }
}

/// Owns a model, which is created with values of the component.
private struct Counting: CompositeComponent {
    var step = 1
    @Local private var counter: Counter
    @Behavior var found: (Counter) -> Void

    init(step: Int = 1, start: Int = 0, _ creations: Creations, found: @escaping (Counter) -> Void = { _ in }) {
        self.step = step
        _counter = Local(wrappedValue: Counter(start, creations))
        _found = Behavior(wrappedValue: found)
    }

    var content: some Component<Empty> {
        found(counter)
        return Button("\(counter.number)") { counter.number += step }
    }
}

/// Shows or hides a component with a model.
private struct HidingCounter: CompositeComponent {
    let isShown: Bool
    let counting: Counting

    var content: some Component<Empty> {
        VStack {
            if isShown { counting }
        }
    }
}

/// Owns a model that is created by the initial value of the property.
private struct Declaring: CompositeComponent {
    @MainActor private static let creations = Creations()
    var step = 1
    @Local var counter = Counter(5, Declaring.creations)

    var content: some Component<Empty> {
        Button("\(counter.number)") { $counter.number.wrappedValue += step }
    }
}

/// Replaces its model.
private struct Replacing: CompositeComponent {
    let creations: Creations
    @Local private var counter: Counter

    init(_ creations: Creations) {
        self.creations = creations
        _counter = Local(wrappedValue: Counter(1, creations))
    }

    static func == (lhs: Replacing, rhs: Replacing) -> Bool { lhs.creations === rhs.creations }

    var content: some Component<Empty> {
        Button("\(counter.number)") { counter = Counter(2, creations) }
    }
}

@Suite("Objects as local values") @MainActor
struct LocalObjectTests {
    private let creations = Creations()
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    private func tap() {
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.1)
    }

    @Test("An object is created once, although the component is described several times")
    func createdOnce() {
        for step in 1...10 { stage.show(Counting(step: step, creations)) }
        #expect(creations.numbers == [0])
    }

    @Test("The object of a component that is only described is not created")
    func described() {
        let isEqual = Counting(creations) == Counting(step: 2, creations)
        #expect(!isEqual)
        #expect(creations.numbers == [])
    }

    @Test("An object keeps its state when the component is described with other values")
    func kept() {
        stage.show(Counting(start: 3, creations))
        tap()
        stage.show(Counting(step: 10, start: 100, creations))
        tap()
        #expect(stage.window.shownTexts == ["14"])
        #expect(creations.numbers == [3])
    }

    @Test("A component that is shown twice has two objects")
    func twice() {
        let counting = Counting(creations)
        stage.show(
            VStack {
                counting
                counting
            })
        tap()
        #expect(stage.window.shownTexts == ["1", "0"])
        #expect(creations.numbers == [0, 0])
    }

    @Test("A component that is removed and shown again has a new object")
    func shownAgain() {
        stage.show(HidingCounter(isShown: true, counting: Counting(creations)))
        tap()
        stage.show(HidingCounter(isShown: false, counting: Counting(creations)))
        stage.show(HidingCounter(isShown: true, counting: Counting(creations)))
        #expect(stage.window.shownTexts == ["0"])
        #expect(creations.numbers == [0, 0])
    }

    @Test("An object is released with its component")
    func released() {
        weak var counter: Counter?
        stage.show(HidingCounter(isShown: true, counting: Counting(creations) { counter = $0 }))
        #expect(counter != nil)
        stage.show(HidingCounter(isShown: false, counting: Counting(creations)))
        stage.advance(by: 1)
        #expect(counter == nil)
    }

    @Test("An initial value of a property is an object that the binding changes")
    func declared() {
        stage.show(Declaring())
        tap()
        stage.show(Declaring(step: 10))
        tap()
        #expect(stage.window.shownTexts == ["16"])
    }

    @Test("The memberwise initializer does not create an object before the component is shown")
    func memberwise() {
        let declaring = Declaring(counter: Counter(8, creations))
        #expect(creations.numbers == [])
        stage.show(declaring)
        #expect(stage.window.shownTexts == ["8"])
    }

    @Test("An object that is replaced is not created again")
    func replaced() {
        stage.show(Replacing(creations))
        tap()
        stage.show(Replacing(creations))
        #expect(stage.window.shownTexts == ["2"])
        #expect(creations.numbers == [1, 2])
    }
}
