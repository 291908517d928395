import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class Review {
    var stars = 3 {
        didSet { changes += 1 }
    }
    var points = 1.0
    @ObservationIgnored var changes = 0
}

private struct StarRating: CompositeComponent {
    @Bindable var review: Review
    var allowsClearing = true
    var isEnabled = true

    var content: some Component<Empty> {
        Rating(value: $review.stars, allowsClearing: allowsClearing, isEnabled: isEnabled)
    }
}

private struct PointRating: CompositeComponent {
    @Bindable var review: Review

    var content: some Component<Empty> {
        Rating(value: $review.points, maximumRating: 4, systemImage: "heart")
    }
}

@Suite("Ratings") @MainActor
struct RatingTests {
    private let stage = Stage(size: CGSize(width: 400, height: 100))
    private let review = Review()

    private func control() throws -> RatingControl {
        try #require(stage.window.views(of: RatingControl.self).first)
    }

    /// Returns a point in a symbol, of which the first has the number 1.
    ///
    /// - Parameter part: The part of the symbol before the point, from 0 to 1.
    private func location(_ symbol: Int, of count: CGFloat = 5, part: CGFloat = 0.7) throws -> CGPoint {
        let bounds = try control().bounds
        let place = bounds.width / count * (CGFloat(symbol - 1) + part)
        let isReversed = stage.window.traitOverrides.layoutDirection == .rightToLeft
        return try control().convert(
            CGPoint(x: isReversed ? bounds.width - place : place, y: bounds.midY), to: nil)
    }

    private func press(_ symbols: UInt32...) {
        for symbol in symbols { stage.pressKey(symbol: symbol) }
    }

    @Test("A tap on a symbol selects its number")
    func tap() throws {
        stage.show(StarRating(review: review))
        stage.tap(at: try location(4))
        #expect(review.stars == 4)
    }

    @Test("A tap on the present rating selects 0, unless that is not allowed", arguments: [true, false])
    func clear(allowsClearing: Bool) throws {
        stage.show(StarRating(review: review, allowsClearing: allowsClearing))
        stage.tap(at: try location(3))
        #expect(review.stars == (allowsClearing ? 0 : 3))
    }

    @Test("Dragging shows the rating under the touch and selects it at the end")
    func drag() throws {
        stage.show(StarRating(review: review))
        stage.touchDown(at: try location(1))
        stage.touchMove(to: try location(4))
        stage.touchMove(to: try location(5))
        #expect(try control().value == 5)
        #expect(review.changes == 0)
        stage.touchUp()
        #expect(review.stars == 5)
    }

    @Test("Dragging back to the present rating keeps it")
    func dragBack() throws {
        stage.show(StarRating(review: review))
        stage.touchDown(at: try location(3))
        stage.touchMove(to: try location(5))
        stage.touchMove(to: try location(3))
        stage.touchUp()
        #expect(review.stars == 3)
    }

    @Test("A cancelled touch selects nothing")
    func cancelled() throws {
        stage.show(StarRating(review: review))
        stage.touchDown(at: try location(5))
        stage.cancelTouch()
        #expect(try control().value == 3)
        #expect(review.changes == 0)
    }

    @Test(
        "Arrow keys, Home and End select a rating",
        arguments: [
            (KeySymbol.right, 4), (KeySymbol.up, 4), (KeySymbol.left, 2), (KeySymbol.down, 2), (KeySymbol.home, 0),
            (KeySymbol.end, 5),
        ] as [(UInt32, Int)])
    func keys(symbol: UInt32, stars: Int) {
        stage.show(StarRating(review: review))
        press(KeySymbol.tab, symbol)
        #expect(review.stars == stars)
    }

    @Test("Digits select a rating if there are as many symbols", arguments: [("0", 0), ("4", 4), ("6", 3)])
    func digits(text: String, stars: Int) {
        stage.show(StarRating(review: review))
        press(KeySymbol.tab)
        stage.type(text)
        #expect(review.stars == stars)
    }

    @Test("Keys do not select 0 if that is not allowed")
    func lowest() {
        stage.show(StarRating(review: review, allowsClearing: false))
        press(KeySymbol.tab, KeySymbol.home, KeySymbol.left)
        stage.type("0")
        #expect(review.stars == 1)
    }

    @Test("A rating of 0 that cannot be selected remains if a key decreases it")
    func unrated() {
        review.stars = 0
        stage.show(StarRating(review: review, allowsClearing: false))
        press(KeySymbol.tab, KeySymbol.left)
        #expect(review.stars == 0)
    }

    @Test("From right to left, the first symbol is on the right")
    func reversed() throws {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(StarRating(review: review))
        stage.tap(at: try location(4))
        #expect(review.stars == 4)
    }

    @Test("From right to left, the left arrow key increases the rating")
    func reversedKeys() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(StarRating(review: review))
        press(KeySymbol.tab, KeySymbol.left)
        #expect(review.stars == 4)
    }

    @Test("A tap on the first half of a symbol selects half of it with a binding to a Double", arguments: [0.3, 0.8])
    func halves(part: CGFloat) throws {
        stage.show(PointRating(review: review))
        stage.tap(at: try location(3, of: 4, part: part))
        #expect(review.points == (part < 0.5 ? 2.5 : 3))
    }

    @Test("Arrow keys select half symbols with a binding to a Double")
    func halfKeys() {
        stage.show(PointRating(review: review))
        press(KeySymbol.tab, KeySymbol.right)
        #expect(review.points == 1.5)
    }

    @Test("A rating without a binding ignores taps")
    func readOnly() throws {
        stage.show(Rating(value: 4.3))
        stage.tap(at: try location(2))
        #expect(try control().value == 4.3)
    }

    @Test("A rating without a binding cannot be focused")
    func readOnlyFocus() throws {
        stage.show(Rating(value: 4))
        #expect(try control().canBecomeFocused == false)
    }

    @Test("A disabled rating ignores taps")
    func disabled() throws {
        stage.show(StarRating(review: review, isEnabled: false))
        stage.tap(at: try location(5))
        #expect(review.stars == 3)
    }

    @Test("A rating that the closure does not adopt is not shown")
    func reverts() throws {
        var received: [Int] = []
        stage.show(Rating(value: 2, valueUpdated: { received.append($0) }))
        stage.tap(at: try location(5))
        #expect(try control().value == 2)
        #expect(received == [5])
    }

    @Test("The symbols grow with the text size")
    func textSize() throws {
        stage.show(StarRating(review: review))
        let width = try control().bounds.width
        stage.setTextScale(2)
        stage.advance(by: 0.1)
        #expect(try control().bounds.width > width)
    }

    @Test("The symbols have the font of a modifier")
    func font() {
        let plain = stage.show(StarRating(review: review))
        #expect(stage.show(StarRating(review: review).font(.systemFont(ofSize: 40))).height > plain.height)
    }

    @Test("All symbols can be tapped in a narrow space")
    func narrow() throws {
        stage.show(StarRating(review: review).frame(width: 100))
        stage.tap(at: try location(5))
        #expect(review.stars == 5)
    }

    @Test("A value that is no number, and a number of symbols below 1, show an empty symbol")
    func badInput() {
        stage.show(Rating(value: Double.nan, maximumRating: -3))
        #expect(stage.accessibilityOutline == [#"levelIndicator "Rating" = 0 of 1 0 in 0…1"#])
    }

    @Test("A change by a transition is animated, another one is not", arguments: [false, true])
    func animation(isAnimated: Bool) {
        stage.show(StarRating(review: review))
        let transition = ComponentTransition.easeInOut(duration: 0.3)
        withTransition(isAnimated ? transition : .immediate) { review.stars = 5 }
        stage.advance(by: 0.05)
        #expect(stage.isMoving == isAnimated)
    }

    @Test("A rating is a slider with its value in words, and without a binding an indicator of it")
    func accessibility() {
        stage.show(StarRating(review: review).accessibilityLabel("Quality"))
        #expect(stage.accessibilityOutline == [#"slider "Quality" = 3 of 5 3 in 0…5"#])
        stage.show(Rating(value: 4.3))
        #expect(stage.accessibilityOutline == [#"levelIndicator "Rating" = 4.3 of 5 4.3 in 0…5"#])
    }

    @Test("Assistive technologies increase and decrease a rating")
    func adjust() throws {
        stage.show(StarRating(review: review))
        try control().accessibilityIncrement()
        #expect(review.stars == 4)
    }
}
