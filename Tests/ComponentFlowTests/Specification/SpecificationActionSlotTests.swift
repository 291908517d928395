import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct SpecificationActionSlotTests {
    @Test("A button reports its highlight to an action slot that is connected after the button was created")
    func highlightedAction() {
        let highlightedAction = ActionSlot<Bool>()
        var taps = 0
        var highlights: [Bool] = []
        let stage = Stage(size: CGSize(width: 100, height: 50))
        stage.show(
            Button(
                content: AnyComponent(Rectangle(color: .systemBlue, width: 100, height: 50)),
                action: { taps += 1 },
                highlightedAction: highlightedAction
            ))
        highlightedAction.connect { isHighlighted in highlights.append(isHighlighted) }

        stage.touchDown(at: CGPoint(x: 20, y: 20))
        #expect(highlights == [true])
        #expect(taps == 0)
        stage.touchUp()
        #expect(highlights == [true, false])
        #expect(taps == 1)
    }

    @Test("An action slot is equal only to itself")
    func equality() {
        let slot = ActionSlot<Int>()
        #expect(slot == slot)
        #expect(slot != ActionSlot<Int>())
    }

    @Test("An unconnected action slot has no effect, and the last connection is used")
    func connection() {
        let slot = ActionSlot<Int>()
        slot.invoke(1)
        var received: [Int] = []
        slot.connect { _ in received.append(-1) }
        slot.connect { received.append($0) }
        slot.invoke(2)
        #expect(received == [2])
    }
}
