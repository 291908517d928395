import ComponentFlowTesting
import Testing

import ComponentFlow

private struct Caller: CombinedComponent {
    let number: Int
    let log: UpdateLog

    static func == (lhs: Caller, rhs: Caller) -> Bool {
        lhs.number == rhs.number
    }

    static var body: Body {
        let slot = StoredActionSlot(String.self)
        let child = Child(SlotHolder.self)
        return { context in
            let (number, log) = (context.component.number, context.component.log)
            let child = child.update(
                component: SlotHolder(slot: slot[{ log.note("\(number) \($0)") }], log: log),
                availableSize: context.availableSize, transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

private struct SlotHolder: Component {
    let slot: ActionSlot<String>
    let log: UpdateLog

    static func == (lhs: SlotHolder, rhs: SlotHolder) -> Bool {
        lhs.slot == rhs.slot
    }

    final class View: UIView {
        var slot: ActionSlot<String>?
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        log.note("update")
        view.slot = slot
        return CGSize(width: 5, height: 5)
    }
}

extension UIView {
    @MainActor fileprivate var holders: [SlotHolder.View] {
        (self as? SlotHolder.View).map { [$0] } ?? subviews.flatMap(\.holders)
    }
}

@Suite("Stored action slots") @MainActor
struct StoredActionSlotTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    @Test("A stored action slot is the same in every update and calls the current handler")
    func staysTheSame() throws {
        stage.show(Caller(number: 1, log: log))
        let slot = try #require(stage.window.holders.first?.slot)
        stage.show(Caller(number: 2, log: log))
        #expect(log.take() == ["update"])
        #expect(stage.window.holders.first?.slot === slot)
        slot.invoke("calls")
        #expect(log.take() == ["2 calls"])
    }

    @Test("Each instance of a component has its own stored action slot")
    func onePerPlace() {
        stage.show(
            VStack([
                AnyComponentWithIdentity(id: 1, component: AnyComponent(Caller(number: 1, log: log))),
                AnyComponentWithIdentity(id: 2, component: AnyComponent(Caller(number: 2, log: log))),
            ]))
        _ = log.take()
        for holder in stage.window.holders { holder.slot?.invoke("calls") }
        #expect(log.take() == ["1 calls", "2 calls"])
    }
}
