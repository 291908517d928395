import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Suite @MainActor
struct ControlComponentTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))

    @Test("A toggle shows its value, reports a tap, and reverts if its value is not updated")
    func toggle() {
        var received: [Bool] = []
        #expect(stage.show(Toggle(isOn: false) { received.append($0) }) == CGSize(width: 51, height: 31))
        let view = stage.window.views(of: UISwitch.self).first
        stage.tap(at: CGPoint(x: 20, y: 15))
        #expect(received == [true])
        #expect(view?.isOn == false)
        stage.show(Toggle(isOn: true) { received.append($0) })
        #expect(view?.isOn == true)
        #expect(received == [true])
        stage.show(Toggle(isOn: true, isEnabled: false) { received.append($0) })
        stage.tap(at: CGPoint(x: 20, y: 15))
        #expect(received == [true])
    }

    @Test("A toggle calls its current closure and keeps a new value that the state adopts")
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
        let view = stage.window.views(of: UISwitch.self).first
        stage.tap(at: CGPoint(x: 20, y: 15))
        #expect(view?.isOn == true)
        stage.settle()
        stage.tap(at: CGPoint(x: 20, y: 15))
        #expect(view?.isOn == false)
    }

    @Test("A slider reports steps, follows the finger, and reverts if its value is not updated")
    func slider() {
        var received: [Double] = []
        let component = Slider(value: 20, in: 0...100, step: 10) { received.append($0) }
        #expect(stage.show(component) == CGSize(width: 200, height: 34))
        let view = stage.componentView as? UISlider
        let start = 14 + 172 * 0.2
        stage.touchDown(at: CGPoint(x: start, y: 17))
        stage.touchMove(to: CGPoint(x: start + 172 * 0.28, y: 17))
        #expect(received == [50])
        expectNear(view?.value ?? 0, 48, within: 0.01)
        stage.show(Slider(value: 50, in: 0...100, step: 10) { received.append($0) })
        expectNear(view?.value ?? 0, 48, within: 0.01)
        stage.touchUp()
        #expect(view?.value == 50)
    }

    @Test("Keys and assistive technologies move a slider by its step if that is more than a part of the range")
    func sliderSteps() {
        var received: [Double] = []
        stage.show(Slider(value: 3, in: 0...5, step: 1) { received.append($0) })
        let view = stage.componentView as? UISlider
        let (tab, left, right): (UInt32, UInt32, UInt32) = (0xff09, 0xff51, 0xff53)
        stage.pressKey(symbol: tab)
        stage.pressKey(symbol: right)
        stage.pressKey(symbol: left)
        #expect(received == [4, 2])
        view?.accessibilityIncrement()
        view?.accessibilityDecrement()
        #expect(received == [4, 2, 4, 2])
        stage.show(Slider(value: 50, in: 0...100, step: 1) { received.append($0) })
        stage.pressKey(symbol: right)
        #expect(received.last == 55)
    }

    @Test("A stepper steps from its given value and reverts if the value is not updated")
    func stepper() {
        var received: [Double] = []
        let component = Stepper(value: 4, in: 0...10, step: 2) { received.append($0) }
        #expect(stage.show(component) == CGSize(width: 94, height: 32))
        let view = stage.window.views(of: UIStepper.self).first
        stage.tap(at: CGPoint(x: 70, y: 16))
        stage.tap(at: CGPoint(x: 70, y: 16))
        stage.tap(at: CGPoint(x: 20, y: 16))
        #expect(received == [6, 6, 2])
        #expect(view?.value == 4)
        stage.show(Stepper(value: 300, in: 200...300, step: 2) { received.append($0) })
        #expect(view?.value == 300)
        stage.tap(at: CGPoint(x: 70, y: 16))
        #expect(received.count == 3)
        stage.show(Stepper(value: 300, in: 200...300, wraps: true) { received.append(-$0) })
        stage.tap(at: CGPoint(x: 70, y: 16))
        #expect(received.last == -200)
    }

    @Test("A segmented control reports a selection, reverts if it is not updated, and adopts new titles")
    func segments() {
        var received: [Int] = []
        let size = stage.show(SegmentedControl(titles: ["A", "B"], selectedIndex: 0) { received.append($0) })
        let view = stage.componentView as? UISegmentedControl
        stage.tap(at: CGPoint(x: size.width * 0.75, y: 16))
        #expect(received == [1])
        #expect(view?.selectedSegmentIndex == 0)
        stage.show(SegmentedControl(titles: ["A", "B", "C"], selectedIndex: 2) { received.append($0 * 10) })
        #expect(view?.numberOfSegments == 3)
        #expect(view?.selectedSegmentIndex == 2)
        stage.show(SegmentedControl(titles: ["X"], selectedIndex: 7) { _ in })
        #expect(view?.titleForSegment(at: 0) == "X")
        #expect(view?.selectedSegmentIndex == UISegmentedControl.noSegment)
        stage.show(SegmentedControl(titles: [], selectedIndex: nil) { _ in })
        #expect(view?.numberOfSegments == 0)
    }

    @Test("A page control reports the selected page and reverts if it is not updated")
    func pages() {
        var received: [Int] = []
        let size = stage.show(PageControl(numberOfPages: 3, currentPage: 1) { received.append($0) })
        #expect(size == CGSize(width: 64, height: 26))
        let view = stage.componentView as? UIPageControl
        stage.tap(at: CGPoint(x: 60, y: 13))
        stage.tap(at: CGPoint(x: 4, y: 13))
        #expect(received == [2, 0])
        #expect(view?.currentPage == 1)
        stage.show(PageControl(numberOfPages: 5, currentPage: 4) { received.append($0) })
        #expect(view?.currentPage == 4)
        #expect(view?.numberOfPages == 5)
    }

    @Test("A progress indicator shows its value, and without one animates while it is in a window")
    func progress() {
        #expect(stage.show(ProgressIndicator(value: 0.4)) == CGSize(width: 200, height: 4))
        let view = stage.componentView as? UIProgressView
        #expect(view?.progress == 0.4)
        #expect(!stage.isMoving)
        stage.show(ProgressIndicator(value: nil))
        #expect(stage.isMoving)
        #expect(view?.accessibilityValue == nil)
        stage.show(ProgressIndicator(value: .nan))
        stage.advance(by: 0.1)
        #expect(!stage.isMoving)
    }

    @Test(
        "The segment of a progress indicator without a value runs from the leading to the trailing edge",
        arguments: [false, true])
    func progressDirection(isReversed: Bool) throws {
        stage.window.traitOverrides.layoutDirection = isReversed ? .rightToLeft : .leftToRight
        stage.show(ProgressIndicator(value: nil))
        let bar = try #require(stage.window.views(of: UIProgressView.self).first)
        let segment = try #require(bar.subviews.last?.subviews.first)
        var places: [CGFloat] = []
        for _ in 0..<2 {
            stage.advance(by: 0.4)
            places.append(try #require(segment.layer.presentation()).position.x)
        }
        #expect((places[0] < places[1]) == !isReversed)
    }

    @Test("An activity indicator has its intrinsic size and animates")
    func activity() {
        #expect(stage.show(ActivityIndicator()) == CGSize(width: 20, height: 20))
        #expect(stage.show(ActivityIndicator(size: .large, color: .red)) == CGSize(width: 37, height: 37))
        #expect((stage.componentView as? UIActivityIndicatorView)?.isAnimating == true)
    }
}
