import ComponentFlow
import ComponentFlowTesting
import Testing

/// A button below another component that covers it.
private struct CoveredButton: CompositeComponent {
    let coverReceivesTouches: Bool
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        ZStack {
            Button("below") { log.note("below") }.minSize(CGSize(width: 100, height: 60))
            Rectangle(color: .clear, width: 100, height: 60).onTap { log.note("above") }
                .allowsHitTesting(coverReceivesTouches)
        }
    }
}

@Suite("Areas that receive touches") @MainActor
struct HitTestingModifierTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))
    private let log = UpdateLog()

    private let center = CGPoint(x: 50, y: 30)
    /// A point inside of the bounds and outside of the inscribed ellipse.
    private let corner = CGPoint(x: 4, y: 4)

    private func box() -> Rectangle {
        Rectangle(color: .red, width: 100, height: 60)
    }

    // MARK: allowsHitTesting

    @Test("A touch reaches what is behind a component that allows no hit testing")
    func passesThrough() {
        stage.show(CoveredButton(coverReceivesTouches: false, log: log))
        stage.tap(at: center)
        #expect(log.take() == ["below"])
    }

    @Test("A component that allows hit testing again receives touches in the same view")
    func allowsAgain() {
        stage.show(CoveredButton(coverReceivesTouches: false, log: log))
        let view = stage.componentView
        stage.show(CoveredButton(coverReceivesTouches: true, log: log))
        stage.tap(at: center)
        #expect(log.take() == ["above"])
        #expect(stage.componentView === view)
    }

    @Test("A gesture after the modifier is not recognized, either")
    func gestureAfterwards() {
        stage.show(box().allowsHitTesting(false).onTap { log.note("tap") })
        stage.tap(at: center)
        #expect(log.take().isEmpty)
    }

    @Test("The innermost setting that allows no hit testing applies")
    func innermost() {
        stage.show(box().onTap { log.note("tap") }.allowsHitTesting(false).allowsHitTesting(true))
        stage.tap(at: center)
        #expect(log.take().isEmpty)
    }

    @Test("A button that allows no hit testing is pressed with keys, and presented as enabled")
    func keys() {
        stage.show(Button("Save") { log.note("save") }.allowsHitTesting(false))
        #expect(stage.accessibilityOutline == [#"button "Save""#])
        stage.pressKey(symbol: KeySymbol.tab)
        stage.pressKey(symbol: 0x20, characters: " ")
        #expect(log.take() == ["save"])
    }

    @Test("The pointer does not hover over a component that allows no hit testing")
    func hover() {
        stage.show(box().onHover { log.note("hover \($0)") }.allowsHitTesting(false))
        stage.movePointer(to: center)
        #expect(log.take().isEmpty)
    }

    // MARK: contentShape

    @Test("A gesture after a content shape is recognized inside of the outline only")
    func shapedGesture() {
        stage.show(box().contentShape(.ellipse).onTap { log.note("tap") })
        stage.tap(at: corner)
        #expect(log.take().isEmpty)
        stage.tap(at: center)
        #expect(log.take() == ["tap"])
    }

    @Test("A gesture before a content shape is recognized inside of the outline only")
    func gestureBefore() {
        stage.show(box().onTap { log.note("tap") }.contentShape(.ellipse))
        stage.tap(at: corner)
        #expect(log.take().isEmpty)
        stage.tap(at: center)
        #expect(log.take() == ["tap"])
    }

    @Test("A touch outside of the outline reaches what is behind")
    func behind() {
        stage.show(
            ZStack {
                box().onTap { log.note("behind") }
                box().contentShape(.ellipse).onTap { log.note("in front") }
            })
        stage.tap(at: corner)
        #expect(log.take() == ["behind"])
        stage.tap(at: center)
        #expect(log.take() == ["in front"])
    }

    @Test("Another outline applies to the same view")
    func changedOutline() {
        stage.show(box().contentShape(.ellipse).onTap { log.note("tap") })
        let view = stage.componentView
        stage.show(box().contentShape(.rectangle).onTap { log.note("tap") })
        stage.tap(at: corner)
        #expect(log.take() == ["tap"])
        #expect(stage.componentView === view)
    }

    @Test("The outline follows the size of the component")
    func changedSize() {
        func show(width: CGFloat) {
            stage.show(
                Rectangle(color: .red, width: width, height: 60).contentShape(.ellipse).onTap { log.note("tap") }
                    .frame(width: 100, height: 60, alignment: .topLeft))
        }
        show(width: 20)
        stage.tap(at: CGPoint(x: 10, y: 4))
        #expect(log.take() == ["tap"])
        show(width: 100)
        stage.tap(at: CGPoint(x: 10, y: 4))
        #expect(log.take().isEmpty)
    }

    @Test("A second content shape restricts the first one")
    func twoShapes() {
        stage.show(box().contentShape(.rectangle).contentShape(.ellipse).onTap { log.note("tap") })
        stage.tap(at: corner)
        #expect(log.take().isEmpty)
        stage.tap(at: center)
        #expect(log.take() == ["tap"])
    }

    @Test("The action of a gesture after a content shape is current")
    func currentAction() {
        stage.show(box().contentShape(.ellipse).onTap { log.note("old") })
        stage.show(box().contentShape(.ellipse).onTap { log.note("new") })
        stage.tap(at: center)
        #expect(log.take() == ["new"])
    }

    @Test("Components with different outlines or settings are different")
    func equality() {
        #expect(box().contentShape(.circle) == box().contentShape(.circle))
        #expect(box().contentShape(.circle) != box().contentShape(.capsule))
        #expect(box().allowsHitTesting(true) != box().allowsHitTesting(false))
        #expect(box().contentShape(.circle).onTap {} == box().contentShape(.circle).onTap {})
    }
}
