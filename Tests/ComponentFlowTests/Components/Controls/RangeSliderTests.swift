import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Observable
private final class Prices {
    var range = 20.0...80.0
    var rooms = 2...5
}

private struct PriceSlider: CompositeComponent {
    @Bindable var prices: Prices
    var step: Double?
    var minimumDistance = 0.0
    var isEnabled = true

    var content: some Component<Empty> {
        RangeSlider(
            range: $prices.range, in: 0...100, step: step, minimumDistance: minimumDistance, isEnabled: isEnabled
        )
        .accessibilityLabel("Price")
    }
}

private struct RoomSlider: CompositeComponent {
    @Bindable var prices: Prices

    var content: some Component<Empty> {
        RangeSlider(range: $prices.rooms, in: 1...8)
    }
}

@Suite("Range sliders") @MainActor
struct RangeSliderTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))
    private let prices = Prices()

    /// Returns the center of the thumb for a value.
    private func location(_ value: Double, isReversed: Bool = false) -> CGPoint {
        let distance = 14 + 1.72 * value
        return CGPoint(x: isReversed ? 200 - distance : distance, y: 17)
    }

    private func drag(from start: Double, to end: Double, isReversed: Bool = false) {
        stage.touchDown(at: location(start, isReversed: isReversed))
        stage.touchMove(to: location(end, isReversed: isReversed))
        stage.touchUp()
    }

    private func press(_ symbols: UInt32...) {
        for symbol in symbols { stage.pressKey(symbol: symbol) }
    }

    private func thumbs() -> [RangeSliderThumb] {
        stage.window.views(of: RangeSliderThumb.self)
    }

    @Test("A range slider takes the proposed width and has the height of a slider")
    func size() {
        #expect(stage.show(PriceSlider(prices: prices)) == CGSize(width: 200, height: 34))
    }

    @Test("A touch drags the thumb on which it begins", arguments: [(20.0, 50.0), (80.0, 30.0)])
    func drag(start: Double, end: Double) {
        stage.show(PriceSlider(prices: prices))
        drag(from: start, to: end)
        expectNear(start == 20 ? prices.range.lowerBound : prices.range.upperBound, end, within: 0.01)
    }

    @Test("A dragged thumb stops at the other one")
    func crossing() {
        stage.show(PriceSlider(prices: prices))
        drag(from: 20, to: 95)
        #expect(prices.range == 80...80)
    }

    @Test("A dragged thumb stops at the least distance from the other one")
    func minimumDistance() {
        stage.show(PriceSlider(prices: prices, minimumDistance: 15))
        drag(from: 20, to: 95)
        #expect(prices.range == 65...80)
    }

    @Test(
        "Of two thumbs at the same value, a touch drags the one that moves in its direction", arguments: [30.0, 70.0])
    func sameValue(end: Double) {
        prices.range = 50...50
        stage.show(PriceSlider(prices: prices, step: 1))
        drag(from: 50, to: end)
        #expect(prices.range == min(end, 50)...max(end, 50))
    }

    @Test("A dragged thumb selects multiples of the step")
    func step() {
        stage.show(PriceSlider(prices: prices, step: 10))
        drag(from: 20, to: 57)
        #expect(prices.range == 60...80)
    }

    @Test("A click beside the thumbs moves the nearest one there")
    func click() {
        prices.range = 20...50
        stage.show(PriceSlider(prices: prices, step: 1))
        stage.click(at: location(90))
        #expect(prices.range == 20...90)
    }

    @Test("A touch beside the thumbs moves none")
    func touchBeside() {
        prices.range = 20...50
        stage.show(PriceSlider(prices: prices))
        stage.tap(at: location(90))
        #expect(prices.range == 20...50)
    }

    @Test(
        "Keys move the focused thumb",
        arguments: [
            (KeySymbol.right, 25), (KeySymbol.up, 25), (KeySymbol.left, 15), (KeySymbol.down, 15),
            (KeySymbol.pageUp, 40), (KeySymbol.pageDown, 0), (KeySymbol.home, 0), (KeySymbol.end, 80),
        ] as [(UInt32, Double)])
    func keys(symbol: UInt32, lower: Double) {
        stage.show(PriceSlider(prices: prices))
        press(KeySymbol.tab, symbol)
        #expect(prices.range == lower...80)
    }

    @Test("The Tab key moves the focus from one thumb to the other")
    func secondThumb() {
        stage.show(PriceSlider(prices: prices))
        press(KeySymbol.tab, KeySymbol.tab, KeySymbol.home)
        #expect(prices.range == 20...20)
    }

    @Test("The first focused thumb is the minimum also from right to left, where the left arrow key increases it")
    func reversedKeys() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(PriceSlider(prices: prices))
        press(KeySymbol.tab, KeySymbol.left)
        #expect(prices.range == 25...80)
    }

    @Test("From right to left, the minimum is on the right")
    func reversedDrag() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(PriceSlider(prices: prices, step: 1))
        drag(from: 20, to: 50, isReversed: true)
        #expect(prices.range == 50...80)
    }

    @Test("A disabled range slider cannot be dragged")
    func disabledDrag() {
        stage.show(PriceSlider(prices: prices, isEnabled: false))
        drag(from: 20, to: 50)
        #expect(prices.range == 20...80)
    }

    @Test("The thumbs of a disabled range slider cannot be focused")
    func disabledFocus() {
        stage.show(PriceSlider(prices: prices).disabled())
        #expect(thumbs().map(\.canBecomeFocused) == [false, false])
    }

    @Test("A thumb that has the focus loses it when the slider is disabled")
    func losesFocus() {
        stage.show(PriceSlider(prices: prices))
        press(KeySymbol.tab)
        stage.show(PriceSlider(prices: prices, isEnabled: false))
        #expect(thumbs().map(\.isFocused) == [false, false])
    }

    @Test("The thumbs are presented as adjustable elements in a group with the label of the slider")
    func accessibility() {
        stage.show(PriceSlider(prices: prices))
        #expect(
            stage.accessibilityOutline == [
                #"group "Price""#, #"  slider "Minimum" = 20 20 in 0…80"#, #"  slider "Maximum" = 80 80 in 20…100"#,
            ])
    }

    @Test("Assistive technologies read values in a format, also in another one after an update")
    func format() {
        let locale = Locale(identifier: "en_US")
        let slider = RangeSlider(range: 0.2...0.75) { _ in }
        stage.show(slider.valueFormat(.percent.precision(.fractionLength(0)).locale(locale)))
        #expect(thumbs().map(\.accessibilityValue) == ["20%", "75%"])
        stage.show(slider.valueFormat(.number.precision(.fractionLength(2)).locale(locale)))
        #expect(thumbs().map(\.accessibilityValue) == ["0.20", "0.75"])
        stage.show(slider)
        #expect(thumbs().first?.accessibilityValue?.hasPrefix("0.2") == true)
    }

    @Test("Sliders whose formats differ are not equal")
    func formatEquality() {
        let slider = RangeSlider(range: 0.2...0.75) { _ in }
        #expect(slider.valueFormat(.percent) == slider.valueFormat(.percent))
        #expect(slider.valueFormat(.percent) != slider.valueFormat(.number))
        #expect(slider.valueFormat(.percent) != slider)
    }

    @Test("Assistive technologies move a thumb by a tenth of the bounds")
    func adjust() throws {
        stage.show(PriceSlider(prices: prices))
        try #require(thumbs().last).accessibilityDecrement()
        #expect(prices.range == 20...70)
    }

    @Test("A binding to a range of integers is set in steps of 1")
    func integers() {
        stage.show(RoomSlider(prices: prices))
        press(KeySymbol.tab, KeySymbol.right)
        #expect(prices.rooms == 3...5)
    }

    @Test("A range that the closure does not adopt is shown again after the touch")
    func reverts() throws {
        var received: [ClosedRange<Double>] = []
        stage.show(RangeSlider(range: 20...80, in: 0...100, step: 10) { received.append($0) })
        drag(from: 20, to: 50)
        stage.settle()
        let thumb = try #require(thumbs().first)
        expectNear(thumb.center.x, location(20).x, within: 0.01)
        #expect(received == [50...80])
    }

    @Test("A change by a transition is animated, another one is not", arguments: [false, true])
    func animation(isAnimated: Bool) {
        stage.show(PriceSlider(prices: prices))
        let transition = ComponentTransition.easeInOut(duration: 0.3)
        withTransition(isAnimated ? transition : .immediate) { prices.range = 40...60 }
        stage.advance(by: 0.05)
        #expect(stage.isMoving == isAnimated)
    }

    @Test("Bounds that are not finite do not trap")
    func infiniteBounds() {
        stage.show(RangeSlider(range: 0...1, in: -Double.infinity...Double.infinity) { _ in })
        press(KeySymbol.tab, KeySymbol.right, KeySymbol.end)
        #expect(stage.accessibilityOutline.last == #"  slider "Maximum" = 0 0 in 0…0"#)
    }
}
