import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class Panel {
    var isOpen = false
    var title = 0
    var note = 0
}

/// Reads a model by itself, in a subtree whose transition a modifier specifies.
private struct TitleProbe: CompositeComponent {
    @Bindable var panel: Panel
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        AnimationProbe(value: panel.title, log: log)
    }
}

private struct PanelScreen: CompositeComponent {
    @Bindable var panel: Panel
    @Behavior var inside: UpdateLog
    @Behavior var outside: UpdateLog

    var content: some Component<Empty> {
        VStack {
            TitleProbe(panel: panel, log: inside).animation(.linear(duration: 1), value: panel.isOpen)
            TitleProbe(panel: panel, log: outside)
        }
    }
}

@Suite("The transition of a component when a value changes") @MainActor
struct AnimationModifierTests {
    private let stage = Stage(size: CGSize(width: 400, height: 200))
    private let log = UpdateLog()

    private func probe(_ value: Int) -> AnimationProbe {
        AnimationProbe(value: value, log: log)
    }

    @Test("The first update is not animated")
    func first() {
        stage.show(probe(0).animation(.linear(duration: 1), value: 0), transition: .linear(duration: 1))
        #expect(log.take() == ["immediate"])
    }

    @Test("A changed value animates an update that is immediate")
    func changed() {
        for value in [0, 1] { stage.show(probe(value).animation(.linear(duration: 1), value: value)) }
        #expect(log.take() == ["immediate", "animated"])
    }

    @Test("With an unchanged value, the transition of the update applies", arguments: [true, false])
    func unchanged(isAnimated: Bool) {
        stage.show(probe(0).animation(.spring(duration: 1), value: "same"))
        _ = log.take()
        let transition = isAnimated ? ComponentTransition.linear(duration: 1) : .immediate
        stage.show(probe(1).animation(.spring(duration: 1), value: "same"), transition: transition)
        #expect(log.take() == [isAnimated ? "animated" : "immediate"])
    }

    @Test("Without a transition, a changed value makes an animated update immediate")
    func none() {
        stage.show(probe(0).animation(nil, value: 0))
        stage.show(probe(1).animation(nil, value: 1), transition: .linear(duration: 1))
        #expect(log.take() == ["immediate", "immediate"])
    }

    @Test("A value that has not changed again does not animate the next update")
    func onlyOnce() {
        for (value, key) in [(0, 0), (1, 1), (2, 1)] {
            stage.show(probe(value).animation(.linear(duration: 1), value: key))
        }
        #expect(log.take() == ["immediate", "animated", "immediate"])
    }

    @Test("Among nested modifiers, the innermost one whose value has changed applies")
    func nested() {
        func show(_ value: Int, inner: Int, outer: Int) {
            stage.show(
                probe(value).animation(nil, value: inner).padding(1).animation(.linear(duration: 1), value: outer))
        }
        show(0, inner: 0, outer: 0)
        show(1, inner: 1, outer: 1)
        show(2, inner: 1, outer: 2)
        #expect(log.take() == ["immediate", "immediate", "animated"])
    }

    @Test("A stack that measures the component several times animates all of its updates")
    func measured() {
        func show(_ value: Int) {
            stage.show(
                HStack {
                    probe(value).animation(.linear(duration: 1), value: value).flexible()
                    Rectangle(color: .red, width: 700, height: 10)
                })
        }
        show(0)
        _ = log.take()
        show(1)
        #expect(Set(log.take()) == ["animated"])
    }

    @Test("The position and the size of the component in its parent are animated")
    func placement() throws {
        func show(_ width: CGFloat) {
            stage.show(
                Rectangle(color: .red, width: width, height: 20).animation(.linear(duration: 1), value: width)
                    .frame(width: 200, height: 20))
        }
        show(100)
        show(200)
        let view = try #require(stage.componentView?.subviews.first)
        stage.advance(by: 0.5)
        let shown = try #require(view.layer.presentation())
        #expect(shown.bounds.width == 150)
        #expect(shown.frame.midX == 100)
        stage.advance(by: 1)
        #expect(view.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    }

    @Test("A component in it that reads a changed model itself is animated, others are not")
    func models() {
        let (panel, inside, outside) = (Panel(), UpdateLog(), UpdateLog())
        stage.show(PanelScreen(panel: panel, inside: inside, outside: outside))
        panel.title = 1
        stage.advance(by: 0.1)
        panel.isOpen = true
        panel.title = 2
        stage.advance(by: 0.1)
        panel.title = 3
        stage.advance(by: 0.1)
        #expect(inside.take() == ["immediate", "immediate", "animated", "immediate"])
        #expect(outside.take() == ["immediate", "immediate", "immediate", "immediate"])
    }

    @Test("A value of another type is a changed value")
    func otherType() {
        stage.show(probe(0).animation(.linear(duration: 1), value: 1))
        stage.show(probe(1).animation(.linear(duration: 1), value: "1"))
        #expect(log.take() == ["immediate", "animated"])
    }

    @Test("The final state equals that of a component without the modifier")
    func finalState() throws {
        for (width, isOpen) in [(100.0, false), (180, true), (60, false)] {
            stage.show(
                Rectangle(color: .red, width: width, height: 20).animation(.linear(duration: 1), value: isOpen))
            stage.advance(by: 0.3)
        }
        stage.advance(by: 2)
        let view = try #require(stage.componentView)
        #expect(view.layer.presentation()?.bounds.size == CGSize(width: 60, height: 20))
        #expect(view.subviews.first?.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    }
}
