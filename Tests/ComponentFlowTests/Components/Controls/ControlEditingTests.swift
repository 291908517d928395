import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Editing of values with controls") @MainActor
struct ControlEditingTests {
    /// What a control reports.
    private enum Report: Equatable {
        case editing(Bool)
        case value(Double)
    }

    /// The reports, in order.
    @MainActor private final class Log {
        var reports: [Report] = []

        func binding(_ value: Double) -> Binding<Double> {
            Binding {
                value
            } set: {
                self.reports.append(.value($0))
            }
        }

        func editing(_ isEditing: Bool) {
            reports.append(.editing(isEditing))
        }
    }

    private let stage = Stage(size: CGSize(width: 200, height: 100))
    private let log = Log()

    /// A slider from 0 to 100 in steps of 10, with the value 20.
    private func slider(isEnabled: Bool = true) -> Slider {
        Slider(
            value: log.binding(20), in: 0...100, step: 10, isEnabled: isEnabled, onEditingChanged: { log.editing($0) })
    }

    private func stepper(_ value: Double = 3, isEnabled: Bool = true) -> Stepper {
        Stepper(
            value: log.binding(value), in: 1...9, isEnabled: isEnabled, onEditingChanged: { log.editing($0) })
    }

    private func rangeSlider() -> RangeSlider {
        let binding = Binding {
            20.0...80.0
        } set: {
            log.reports.append(.value($0.lowerBound))
        }
        return RangeSlider(range: binding, in: 0...100, step: 10, onEditingChanged: { log.editing($0) })
    }

    /// Returns the center of the thumb of a slider for a value.
    private func location(_ value: Double) -> CGPoint {
        CGPoint(x: 14 + 1.72 * value, y: 17)
    }

    private func press(_ symbols: UInt32...) {
        for symbol in symbols { stage.pressKey(symbol: symbol) }
    }

    // MARK: Sliders

    @Test("A drag of a slider begins editing before the first value, and ends it after the last one")
    func drag() {
        stage.show(slider())
        stage.touchDown(at: location(20))
        #expect(log.reports == [.editing(true)])
        stage.touchMove(to: location(50))
        stage.touchMove(to: location(70))
        stage.touchUp()
        #expect(log.reports == [.editing(true), .value(50), .value(70), .editing(false)])
    }

    @Test("A click on the track of a slider is one editing")
    func click() {
        stage.show(slider())
        stage.click(at: location(80))
        #expect(log.reports == [.editing(true), .value(80), .editing(false)])
    }

    @Test("A key that moves the thumb of a slider is an editing of its own")
    func key() {
        stage.show(slider())
        press(KeySymbol.tab, KeySymbol.right, KeySymbol.left)
        #expect(
            log.reports == [
                .editing(true), .value(30), .editing(false), .editing(true), .value(10), .editing(false),
            ])
    }

    @Test("A change by assistive technologies is an editing of its own")
    func accessibility() {
        stage.show(slider())
        (stage.componentView as? UISlider)?.accessibilityIncrement()
        #expect(log.reports == [.editing(true), .value(30), .editing(false)])
    }

    @Test("A touch beside the thumb does not begin editing")
    func touchBeside() {
        stage.show(slider())
        stage.tap(at: location(80))
        #expect(log.reports == [])
    }

    @Test("Keys that do not change the value do not begin editing")
    func keysWithoutChange() {
        stage.show(Slider(value: log.binding(0), in: 0...100, onEditingChanged: { log.editing($0) }))
        press(KeySymbol.tab, KeySymbol.left, KeySymbol.home)
        stage.pressKey(symbol: 0x20, characters: " ")
        #expect(log.reports == [])
    }

    @Test("A slider that is disabled during a drag ends editing, once")
    func disabledDuringDrag() {
        stage.show(slider())
        stage.touchDown(at: location(20))
        stage.show(slider(isEnabled: false))
        #expect(log.reports == [.editing(true), .editing(false)])
        stage.touchUp()
        #expect(log.reports == [.editing(true), .editing(false)])
    }

    @Test("The current closure is called, although the sliders are equal")
    func currentClosure() {
        stage.show(Slider(value: log.binding(20), in: 0...100, onEditingChanged: { _ in log.reports = [.value(1)] }))
        stage.show(slider())
        stage.touchDown(at: location(20))
        #expect(log.reports == [.editing(true)])
        stage.touchUp()
    }

    // MARK: Range sliders

    @Test("A drag of a range slider is one editing")
    func rangeDrag() {
        stage.show(rangeSlider())
        stage.touchDown(at: location(20))
        stage.touchMove(to: location(50))
        stage.touchUp()
        #expect(log.reports == [.editing(true), .value(50), .editing(false)])
    }

    @Test("A click on the track of a range slider is one editing")
    func rangeClick() {
        stage.show(rangeSlider())
        stage.click(at: location(0))
        #expect(log.reports == [.editing(true), .value(0), .editing(false)])
    }

    @Test("A key that moves a thumb of a range slider is an editing of its own")
    func rangeKey() {
        stage.show(rangeSlider())
        press(KeySymbol.tab, KeySymbol.right)
        #expect(log.reports == [.editing(true), .value(30), .editing(false)])
    }

    // MARK: Steppers

    @Test("A press of a button of a stepper begins editing, and its end ends it")
    func stepperPress() {
        stage.show(stepper())
        stage.touchDown(at: CGPoint(x: 70, y: 16))
        #expect(log.reports == [.editing(true), .value(4)])
        stage.touchUp()
        #expect(log.reports == [.editing(true), .value(4), .editing(false)])
    }

    @Test("A stepper at its end reports presses without values")
    func stepperAtEnd() {
        stage.show(stepper(9))
        stage.tap(at: CGPoint(x: 70, y: 16))
        #expect(log.reports == [.editing(true), .editing(false)])
    }

    @Test("A key that steps is an editing of its own")
    func stepperKey() {
        stage.show(stepper())
        press(KeySymbol.tab, KeySymbol.right)
        #expect(log.reports == [.editing(true), .value(4), .editing(false)])
    }

    @Test("A stepper with a title and one for integers report editing, too")
    func otherSteppers() {
        let integers = Binding {
            3
        } set: { _ in
        }
        stage.show(Stepper("Guests", value: integers, in: 1...9, onEditingChanged: { log.editing($0) }))
        stage.tap(at: CGPoint(x: 190, y: 16))
        #expect(log.reports == [.editing(true), .editing(false)])
        log.reports = []
        stage.show(
            Stepper(value: integers, in: 1...9) {
                Text("Guests")
            } onEditingChanged: {
                log.editing($0)
            })
        stage.tap(at: CGPoint(x: 190, y: 16))
        #expect(log.reports == [.editing(true), .editing(false)])
    }

    @Test("Sliders with a closure for the value report editing, too")
    func valuesAndClosures() {
        stage.show(
            Slider(value: 20, in: 0...100, step: 10) {
                log.reports.append(.value($0))
            } label: {
                Text("Speed")
            } onEditingChanged: {
                log.editing($0)
            })
        press(KeySymbol.tab, KeySymbol.right)
        #expect(log.reports == [.editing(true), .value(30), .editing(false)])
        log.reports = []
        stage.show(
            RangeSlider(range: 20...80, in: 0...100, step: 10) {
                log.reports.append(.value($0.lowerBound))
            } onEditingChanged: {
                log.editing($0)
            })
        press(KeySymbol.tab, KeySymbol.right)
        #expect(log.reports == [.editing(true), .value(30), .editing(false)])
    }

    @Test("The closure is not compared")
    func equality() {
        let value = Binding.constant(0.5)
        #expect(Slider(value: value) == Slider(value: value) { _ in log.editing(true) })
        #expect(Stepper(value: value) == Stepper(value: value) { _ in log.editing(true) })
        let range = Binding.constant(0.2...0.5)
        #expect(RangeSlider(range: range) == RangeSlider(range: range) { _ in log.editing(true) })
    }
}
