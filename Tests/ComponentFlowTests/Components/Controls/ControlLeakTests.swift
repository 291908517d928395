import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct ControlLeakTests {
    /// Shows a component on a stage, runs an interaction, and returns the views that still exist after the host's
    /// removal.
    private func leakedNames<Shown: Component>(
        _ component: Shown, then act: (Stage, UIView?) -> Void
    ) -> [String] where Shown.EnvironmentType == Empty {
        weak var view: UIView?
        weak var inner: UIView?
        let stage = Stage(size: CGSize(width: 200, height: 200))
        do {
            let host = ComponentHostView<Empty>()
            host.update(component: AnyComponent(component), containerSize: stage.window.bounds.size)
            host.frame = stage.window.bounds
            stage.show(host)
            view = host.componentView
            inner = host.componentView?.subviews.first
            act(stage, host.componentView)
            host.removeFromSuperview()
        }
        // A touch retains its view until it ends, as in UIKit.
        stage.touchUp()
        stage.advance(by: 2)
        return [view, inner].compactMap { $0.map { "\(type(of: $0))" } }
    }

    @Test("A scroll view is released during a deceleration and during an animation")
    func scrollView() {
        let slot = ActionSlot<ScrollViewPosition>()
        let component = ScrollView { Rectangle(color: .red, height: 5000) }.scrollTo(slot).onScroll { _ in }
        #expect(
            leakedNames(component) { stage, _ in
                stage.drag(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 90), duration: 0.1)
            } == [])
        #expect(
            leakedNames(component) { stage, _ in
                slot.invoke(.end())
                stage.advance(by: 0.1)
            } == [])
        #expect(leakedNames(component) { stage, _ in stage.touchDown(at: CGPoint(x: 50, y: 90)) } == [])
    }

    @Test("Switches and sliders are released during animations and touches")
    func controls() {
        #expect(leakedNames(Toggle(isOn: true) { _ in }) { stage, _ in stage.tap(at: CGPoint(x: 20, y: 15)) } == [])
        #expect(
            leakedNames(Toggle(isOn: true) { _ in }) { stage, _ in stage.touchDown(at: CGPoint(x: 20, y: 15)) } == [])
        #expect(
            leakedNames(Slider(value: 0.5) { _ in }) { stage, _ in stage.touchDown(at: CGPoint(x: 100, y: 17)) } == [])
    }

    @Test("Indicators are released while they animate")
    func indicators() {
        #expect(leakedNames(ProgressIndicator(value: nil)) { stage, _ in stage.advance(by: 0.3) } == [])
        #expect(leakedNames(ActivityIndicator()) { stage, _ in stage.advance(by: 0.25) } == [])
    }

    @Test("A text field is released while its caret blinks and during a selection by touch")
    func textField() {
        let focus = ActionSlot<Bool>()
        let component = TextField(text: "text", hasClearButton: true) { _ in }.focus(focus).onSubmit {}
        #expect(
            leakedNames(component) { stage, _ in
                focus.invoke(true)
                stage.advance(by: 0.7)
            } == [])
        #expect(leakedNames(component) { stage, _ in stage.touchDown(at: CGPoint(x: 20, y: 15)) } == [])
    }
}
