import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct ControlLeakTests {
    /// Shows a component on a stage, lets something be under way, and tells what is alive when the host is gone.
    private func survivors<Shown: Component>(
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
        // A touch keeps its view until the finger goes, as in UIKit.
        stage.touchUp()
        stage.advance(by: 2)
        return [view, inner].compactMap { $0.map { "\(type(of: $0))" } }
    }

    @Test("A scroll view is freed in the middle of a push, and in the middle of an animation")
    func scrollView() {
        let slot = ActionSlot<ScrollViewPosition>()
        let component = ScrollView { Rectangle(color: .red, height: 5000) }.scrollTo(slot).onScroll { _ in }
        #expect(
            survivors(component) { stage, _ in
                stage.drag(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 90), duration: 0.1)
            } == [])
        #expect(
            survivors(component) { stage, _ in
                slot.invoke(.end())
                stage.advance(by: 0.1)
            } == [])
        #expect(survivors(component) { stage, _ in stage.touchDown(at: CGPoint(x: 50, y: 90)) } == [])
    }

    @Test("Switches and sliders are freed while they move and while they are touched")
    func controls() {
        #expect(survivors(Toggle(isOn: true) { _ in }) { stage, _ in stage.tap(at: CGPoint(x: 20, y: 15)) } == [])
        #expect(survivors(Toggle(isOn: true) { _ in }) { stage, _ in stage.touchDown(at: CGPoint(x: 20, y: 15)) } == [])
        #expect(
            survivors(Slider(value: 0.5) { _ in }) { stage, _ in stage.touchDown(at: CGPoint(x: 100, y: 17)) } == [])
    }

    @Test("Indicators are freed while they turn and run")
    func indicators() {
        #expect(survivors(ProgressIndicator(value: nil)) { stage, _ in stage.advance(by: 0.3) } == [])
        #expect(survivors(ActivityIndicator()) { stage, _ in stage.advance(by: 0.25) } == [])
    }

    @Test("A text field is freed while its caret blinks, and while a finger selects in it")
    func textField() {
        let focus = ActionSlot<Bool>()
        let component = TextField(text: "text", hasClearButton: true) { _ in }.focus(focus).onSubmit {}
        #expect(
            survivors(component) { stage, _ in
                focus.invoke(true)
                stage.advance(by: 0.7)
            } == [])
        #expect(survivors(component) { stage, _ in stage.touchDown(at: CGPoint(x: 20, y: 15)) } == [])
    }
}
