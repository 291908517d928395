import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct ControlComponentTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))

    @Test("A toggle shows its value, tells of a tap, and goes back if the value stays")
    func toggle() {
        var heard: [Bool] = []
        #expect(stage.show(Toggle(isOn: false) { heard.append($0) }) == CGSize(width: 51, height: 31))
        let view = stage.componentView as? UISwitch
        stage.tap(at: CGPoint(x: 20, y: 15))
        #expect(heard == [true] && view?.isOn == false)
        stage.show(Toggle(isOn: true) { heard.append($0) })
        #expect(view?.isOn == true && heard == [true])
        stage.show(Toggle(isOn: true, isEnabled: false) { heard.append($0) })
        stage.tap(at: CGPoint(x: 20, y: 15))
        #expect(heard == [true])
    }

    @Test("A toggle's closure is the newest one, and an answer through the state keeps the new value")
    func toggleState() {
        struct Setting: CombinedComponent {
            final class State: ComponentState {
                var isOn = false
            }

            func makeState() -> State { State() }

            static var body: Body {
                let toggle = Child(Toggle.self)
                return { context in
                    let state = context.state
                    let child = toggle.update(
                        component: Toggle(isOn: state.isOn) { isOn in
                            state.isOn = isOn
                            state.updated(transition: .easeInOut(duration: 0.2))
                        }, availableSize: context.availableSize, transition: context.transition)
                    context.add(child.position(CGPoint(x: child.size.width / 2, y: child.size.height / 2)))
                    return child.size
                }
            }
        }
        stage.show(Setting())
        let view = stage.componentView?.subviews.first as? UISwitch
        stage.tap(at: CGPoint(x: 20, y: 15))
        #expect(view?.isOn == true)
        stage.settle()
        stage.tap(at: CGPoint(x: 20, y: 15))
        #expect(view?.isOn == false)
    }

    @Test("A slider tells of steps, follows the finger, and goes back if the value stays")
    func slider() {
        var heard: [Double] = []
        let component = Slider(value: 20, range: 0...100, step: 10) { heard.append($0) }
        #expect(stage.show(component) == CGSize(width: 200, height: 34))
        let view = stage.componentView as? UISlider
        let start = 14 + 172 * 0.2
        stage.touchDown(at: CGPoint(x: start, y: 17))
        stage.touchMove(to: CGPoint(x: start + 172 * 0.28, y: 17))
        #expect(heard == [50] && abs((view?.value ?? 0) - 48) < 0.01)
        stage.show(Slider(value: 50, range: 0...100, step: 10) { heard.append($0) })
        #expect(abs((view?.value ?? 0) - 48) < 0.01)
        stage.touchUp()
        #expect(view?.value == 50)
    }

    @Test("A progress indicator shows its value, and without one it runs for as long as it is in a window")
    func progress() {
        #expect(stage.show(ProgressIndicator(value: 0.4)) == CGSize(width: 200, height: 4))
        let view = stage.componentView as? UIProgressView
        #expect(view?.progress == 0.4 && !stage.isMoving)
        stage.show(ProgressIndicator(value: nil))
        #expect(stage.isMoving && view?.accessibilityValue == nil)
        stage.show(ProgressIndicator(value: .nan))
        stage.advance(by: 0.1)
        #expect(!stage.isMoving)
    }

    @Test("An activity indicator has its size and turns")
    func activity() {
        #expect(stage.show(ActivityIndicator()) == CGSize(width: 20, height: 20))
        #expect(stage.show(ActivityIndicator(size: .large, color: .red)) == CGSize(width: 37, height: 37))
        #expect((stage.componentView as? UIActivityIndicatorView)?.isAnimating == true)
    }
}
