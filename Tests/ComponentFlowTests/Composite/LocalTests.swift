import ComponentFlow
import ComponentFlowTesting
import Testing

/// Changes two local values in one action.
private struct Pair: CompositeComponent {
    @Local var first = 0
    @Local var second = "a"
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("pair")
        return Button("\(first)\(second)") {
            first += 1
            second += "b"
            first += 1
        }
    }
}

/// Changes a local value with a transition.
private struct Animated: CompositeComponent {
    @Local var count = 0
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        VStack {
            Button("\(count)") {
                withTransition(.spring(duration: 0.3)) { count += 1 }
                count += 1
            }
            AnimationProbe(value: count, log: log)
        }
    }
}

/// Shows or hides a component with a local value.
private struct Hiding: CompositeComponent {
    let isShown: Bool
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        VStack {
            if isShown { Tally(log: log) }
        }
    }
}

@Suite @MainActor
struct LocalTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let place = CGPoint(x: 20, y: 20)

    private func tap(_ times: Int = 1) {
        for _ in 0..<times {
            stage.tap(at: place)
            stage.advance(by: 0.1)
        }
    }

    @Test("A local value starts with its initial value")
    func initial() {
        stage.show(Tally(count: 7, log: log))
        #expect(stage.window.shownTexts == ["7"])
    }

    @Test("A changed local value is shown in the next frame")
    func changed() {
        stage.show(Tally(log: log))
        tap()
        #expect(stage.window.shownTexts == ["1"])
    }

    @Test("A local value is kept when another property of the component changes")
    func kept() {
        stage.show(Tally(log: log))
        tap()
        stage.show(Tally(step: 10, log: log))
        tap()
        #expect(stage.window.shownTexts == ["11"])
    }

    @Test("Components that differ only in their local values are equal")
    func equality() {
        #expect(Tally(count: 1, log: log) == Tally(count: 2, log: log))
    }

    @Test("A component that is shown twice has two local values")
    func twice() {
        let tally = Tally(log: log)
        stage.show(
            VStack {
                tally
                tally
            })
        tap()
        #expect(stage.window.shownTexts == ["1", "0"])
    }

    @Test("A component that is removed and shown again starts with its initial value")
    func removed() {
        stage.show(Hiding(isShown: true, log: log))
        tap()
        stage.show(Hiding(isShown: false, log: log))
        stage.show(Hiding(isShown: true, log: log))
        #expect(stage.window.shownTexts == ["0"])
    }

    @Test("Several changes of local values before a frame cause one update")
    func coalesced() {
        stage.show(Pair(log: log))
        _ = log.take()
        tap()
        #expect(log.take() == ["pair"])
        #expect(stage.window.shownTexts == ["2ab"])
    }

    @Test("A change is shown with the transition of withTransition, although another change has none")
    func transition() {
        stage.show(Animated(log: log))
        _ = log.take()
        tap()
        #expect(log.take() == ["animated"])
    }

    @Test("A binding to a local value updates only the component that reads it")
    func binding() {
        stage.show(Owner(log: log))
        _ = log.take()
        tap()
        #expect(log.take() == ["bound"])
        #expect(stage.window.shownTexts == ["1"])
    }

    @Test("A change of a local value in a component that is not shown is reported")
    func notShown() {
        let tally = Tally(log: log)
        #expect(Diagnostics.record { tally.count = 5 }.map(\.rule) == ["local.not-shown"])
        #expect(tally.count == 0)
    }

    @Test("A local value outlives a thousand updates of its component")
    func manyUpdates() {
        stage.show(Tally(log: log))
        tap()
        for step in 1...1_000 { stage.show(Tally(step: step, log: log)) }
        #expect(stage.window.shownTexts == ["1"])
    }
}

/// A leaf whose width grows with a local value.
private struct Growing: CompositeComponent {
    @Local var width = 20
    let held: HeldBinding

    var content: some Component<Empty> {
        held.binding = $width
        return Rectangle(color: .red, width: CGFloat(width), height: 10)
    }
}

@Suite("Local values that change before a pass")
@MainActor
struct PendingLocalTests {
    @Test("A grid places a child by the size with a local value that changed before the grid was updated")
    func gridMeasuresAgain() {
        let stage = Stage(size: CGSize(width: 100, height: 35))
        let held = HeldBinding()
        // With two columns, the first one is proposed a smaller width.
        func show(columns: Int) {
            let wide = Rectangle(color: .blue, width: 90, height: 10)
            stage.show(
                Grid<Empty> {
                    GridRow(id: 0) {
                        Growing(held: held).id("growing")
                        if columns == 2 { wide }
                    }
                    GridRow(id: 1) { wide }
                })
        }
        show(columns: 2)
        stage.advance(by: 0)
        held.binding.wrappedValue = 40
        show(columns: 1)
        stage.advance(by: 0)
        let view = stage.window.firstView { (view: UIView) in view.bounds.size == CGSize(width: 40, height: 10) }
        #expect(view?.convert(CGPoint.zero, to: stage.window).x == 25)
    }
}
