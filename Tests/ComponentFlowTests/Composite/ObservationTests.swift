import ComponentFlowTesting
import Dispatch
import Testing

@testable import ComponentFlow

@Observable
final class ObservedPair: @unchecked Sendable {
    var first = 0
    var second = 0
}

private struct First: CompositeComponent {
    @Bindable var pair: ObservedPair
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("first")
        return VStack {
            Text("\(pair.first)")
            AnimationProbe(value: pair.first, log: log)
        }
    }
}

private struct Second: CompositeComponent {
    @Bindable var pair: ObservedPair
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("second")
        return Text("\(pair.second)")
    }
}

/// Reads the second property only if the first one is positive.
private struct Conditional: CompositeComponent {
    @Bindable var pair: ObservedPair
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("conditional")
        return Text(pair.first > 0 ? "\(pair.second)" : "none")
    }
}

/// Reads the model only in the closure of a size reader.
private struct PairReader: CompositeComponent {
    @Bindable var pair: ObservedPair

    var content: some Component<Empty> {
        SizeReader { _ in Text("\(pair.first)") }
    }
}

/// A bar whose height is the second property.
private struct Bar: CompositeComponent {
    @Bindable var pair: ObservedPair

    var content: some Component<Empty> {
        Rectangle(color: .blue, width: 10, height: CGFloat(pair.second))
    }
}

@Observable
private final class ObservedNumbers {
    var all = [1, 2]
}

/// A row for a number, which may read the number only while there is one.
private struct NumberRow: CompositeComponent {
    @Bindable var numbers: ObservedNumbers
    let index: Int
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("row \(index) of \(numbers.all.count)")
        return Text("\(index)")
    }
}

private struct NumberList: CompositeComponent {
    @Bindable var numbers: ObservedNumbers
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        VStack {
            for index in numbers.all.indices {
                // The label of a button has a host of its own.
                Button {
                } label: {
                    NumberRow(numbers: numbers, index: index, log: log).padding(1)
                }
                .id(index)
            }
        }
    }
}

private struct NumberLazyList: CompositeComponent {
    @Bindable var numbers: ObservedNumbers
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        let (numbers, log) = (numbers, log)
        return LazyList(Array(numbers.all.indices), id: \.self) { index in
            let _ = log.note("row \(index) of \(numbers.all.count)")
            Text("\(index)")
        }
    }
}

@Suite @MainActor
struct ObservationTests {
    private let log = UpdateLog()
    private let pair = ObservedPair()
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    private func showBoth() {
        stage.show(
            VStack {
                First(pair: pair, log: log)
                Second(pair: pair, log: log)
            })
        _ = log.take()
    }

    /// The subscription of the component at the root of the stage.
    private var rootSubscription: BodySubscription? {
        (stage.componentView?.mountedNode?.container?.context as? CompositeBody)?.existingSubscription
    }

    /// Returns when everything has run that was dispatched to the main queue before.
    private func mainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Shows a component that no window contains, with a clock of its own, and changes the property that it reads.
    private func changeOutsideOfWindow() -> (host: UIView, clock: ManualClock) {
        PendingUpdates.shared.flush()
        let (host, clock) = (ComponentHostView<Empty>(), ManualClock())
        clock.install()
        let size = CGSize(width: 50, height: 50)
        _ = host.update(component: AnyComponent(Second(pair: pair, log: log)), containerSize: size)
        _ = log.take()
        pair.second += 1
        return (host, clock)
    }

    @Test("Without a frame, a change of a model updates its readers after a tenth of a second of the clock")
    func changeWithoutFrame() {
        let (host, clock) = changeOutsideOfWindow()
        clock.advance(by: 0.11)
        #expect(log.take() == ["second"])
        withExtendedLifetime(host) {}
    }

    @Test("Without a frame, a change of a model is not shown earlier because updates before it were requested long ago")
    func changeAfterEarlierOne() {
        let (host, clock) = changeOutsideOfWindow()
        clock.advance(by: 0.06)
        PendingUpdates.shared.flush()
        pair.second += 1
        _ = log.take()
        clock.advance(by: 0.06)
        #expect(log.take() == [])
        withExtendedLifetime(host) {}
    }

    @Test("A change of a model updates exactly the components that read the property")
    func readers() {
        showBoth()
        pair.second = 3
        stage.advance(by: 0)
        #expect(log.take() == ["second"])
        #expect(stage.window.shownTexts == ["0", "3"])
    }

    @Test("A change of a model updates nothing before the next frame")
    func deferred() {
        showBoth()
        pair.first = 1
        #expect(log.take() == [])
        stage.advance(by: 0)
        #expect(stage.window.shownTexts == ["1", "0"])
    }

    @Test("Several changes of a model before a frame cause one update")
    func coalesced() {
        showBoth()
        for value in 1...5 { pair.second = value }
        stage.advance(by: 0)
        #expect(log.take() == ["second"])
    }

    @Test("A second change is shown after the update for the first one")
    func again() {
        showBoth()
        pair.second = 1
        stage.advance(by: 0)
        pair.second = 2
        stage.advance(by: 0)
        #expect(stage.window.shownTexts == ["0", "2"])
    }

    @Test("A change of a model is shown with the transition of withTransition")
    func transition() {
        showBoth()
        withTransition(.easeInOut(duration: 0.2)) { pair.first = 1 }
        stage.advance(by: 0)
        #expect(log.take() == ["first", "animated"])
    }

    @Test("A property that the last update did not read causes no update")
    func conditional() {
        pair.first = 1
        stage.show(Conditional(pair: pair, log: log))
        pair.first = 0
        stage.advance(by: 0)
        _ = log.take()
        pair.second = 9
        stage.advance(by: 0)
        #expect(log.take() == [])
    }

    @Test("A property that only the last update read causes an update")
    func newlyRead() {
        stage.show(Conditional(pair: pair, log: log))
        pair.first = 1
        stage.advance(by: 0)
        pair.second = 9
        stage.advance(by: 0)
        #expect(stage.window.shownTexts == ["9"])
    }

    @Test("Two windows with one model show the same values")
    func twoWindows() {
        let other = Stage(size: CGSize(width: 100, height: 100))
        showBoth()
        other.show(Second(pair: pair, log: log))
        pair.second = 4
        stage.advance(by: 0)
        #expect(other.window.shownTexts == ["4"])
    }

    @Test("A change on another thread is shown in the next frame")
    func offMain() async {
        showBoth()
        await Task.detached { [pair] in pair.second = 5 }.value
        await mainQueue()
        stage.advance(by: 0)
        #expect(stage.window.shownTexts == ["0", "5"])
    }

    @Test("Components with the same model are equal, those with another model are not")
    func identity() {
        let component = Second(pair: pair, log: log)
        #expect(component == Second(pair: pair, log: UpdateLog()))
        #expect(component != Second(pair: ObservedPair(), log: log))
    }

    @Test("A component that is no longer shown is not subscribed to its model")
    func unmounted() {
        showBoth()
        stage.show(Second(pair: pair, log: log))
        weak var subscription: BodySubscription?
        subscription = rootSubscription
        #expect(subscription != nil)
        stage.show(Text("end"))
        #expect(subscription == nil)
        pair.second = 1
    }

    @Test("A model is released with the components that read it")
    func released() {
        weak var model: ObservedPair?
        do {
            let pair = ObservedPair()
            model = pair
            stage.show(Second(pair: pair, log: log))
        }
        stage.show(Text("end"))
        #expect(model == nil)
    }

    @Test("A change of a model that only the closure of a size reader read is shown")
    func sizeReader() {
        stage.show(PairReader(pair: pair))
        pair.first = 3
        stage.advance(by: 0)
        #expect(stage.window.shownTexts == ["3"])
    }

    @Test("A change of a model does not update a component that it removes", arguments: [false, true])
    func removal(isAnimated: Bool) {
        let numbers = ObservedNumbers()
        stage.show(NumberList(numbers: numbers, log: log))
        _ = log.take()
        withTransition(isAnimated ? .easeInOut(duration: 0.2) : .immediate) { numbers.all = [1] }
        stage.advance(by: 0)
        #expect(log.take() == ["row 0 of 1"])
    }

    @Test("A change of a model does not update a row of a list that it removes", arguments: [false, true])
    func removedRow(isAnimated: Bool) {
        let numbers = ObservedNumbers()
        // The root of a row is nearer to its host than the list is to the stage.
        stage.show(NumberLazyList(numbers: numbers, log: log).padding(1))
        _ = log.take()
        withTransition(isAnimated ? .easeInOut(duration: 0.2) : .immediate) { numbers.all = [1] }
        stage.advance(by: 0)
        #expect(log.take() == ["row 0 of 1"])
    }

    @Test("A change during the removal animation of a component is shown when the component is shown again")
    func changeDuringRemoval() {
        func show(_ isShown: Bool) {
            stage.show(
                VStack {
                    if isShown { Second(pair: pair, log: log).padding(1) }
                }, transition: .easeInOut(duration: 0.4))
        }
        show(true)
        show(false)
        _ = log.take()
        pair.second = 7
        stage.advance(by: 0.1)
        #expect(log.take() == [])
        show(true)
        #expect(stage.window.shownTexts == ["7"])
    }

    /// The bar needs more than its share, which is another one than before, so that its container measures it again.
    @Test(
        "A size that changes during the removal animation of a component counts when the component is shown again",
        arguments: [110, 140, 150], [false, true])
    func sizeChangeDuringRemoval(height: Int, isGrid: Bool) throws {
        func show(_ isShown: Bool, withFooter: Bool = false) {
            let rest = ScrollView { Rectangle(color: .red, width: 10, height: 500) }
            let footer = Rectangle(color: .green, width: 10, height: 20)
            let transition = ComponentTransition.easeInOut(duration: 0.4)
            let stack = VStack {
                if isShown { Bar(pair: pair).padding(1) }
                rest
                if withFooter { footer }
            }
            let grid = Grid {
                if isShown { GridRow { Bar(pair: pair).padding(1) } }
                GridRow { rest }
                if withFooter { GridRow { footer } }
            }
            if isGrid { stage.show(grid, transition: transition) } else { stage.show(stack, transition: transition) }
        }
        pair.second = 130
        show(true)
        show(false)
        pair.second = height
        stage.advance(by: 0.1)
        show(true, withFooter: true)
        let rest = try #require(stage.window.firstView { (_: UIScrollView) in true })
        #expect(rest.bounds.height == CGFloat(200 - 20 - height - 2))
    }
}
