import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class LoadingModel {
    var isLoading = true
    var taps = 0
}

private struct LoadingRow: CompositeComponent {
    @Bindable var model: LoadingModel

    var content: some Component<Empty> {
        VStack(alignment: .leading) {
            Text("A name")
            Button("Follow") { model.taps += 1 }
            Text("Tappable").onTap { model.taps += 1 }
        }
        .redacted(reason: model.isLoading ? .placeholder : [])
    }
}

@Suite("Placeholders of components") @MainActor
struct RedactionTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let model = LoadingModel()

    /// Runs a body while the user prefers less motion.
    private func reduced(_ body: () throws -> Void) rethrows {
        let preferences = UIAccessibility.preferences
        UIAccessibility.preferences = preferences.union(.reducedMotion)
        defer { UIAccessibility.preferences = preferences }
        try body()
    }

    private func label(_ text: String) throws -> UILabel {
        try #require(stage.window.firstView { (label: UILabel) in label.text == text })
    }

    /// The bars over the lines of a label, or the rectangle over an image.
    private func bars(of view: UIView) -> [CGRect] {
        view.subviews.flatMap(\.subviews).map(\.frame)
    }

    private func button() throws -> UIControl {
        try #require(stage.window.firstView { (control: UIControl) in true })
    }

    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.red.setFill()
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
    }

    // MARK: - Texts and images

    @Test("A placeholder has the size of the text")
    func size() {
        let text = Text("Some words that need several lines of text")
        let size = stage.show(text.redacted(reason: []))
        #expect(stage.show(text.redacted(reason: .placeholder)) == size)
    }

    @Test("Each line of a text becomes a bar of its length")
    func lines() throws {
        stage.show(Text("Several\nlines").redacted(reason: .placeholder))
        let bars = bars(of: try label("Several\nlines"))
        #expect(bars.count == 2)
        #expect(bars.first.map(\.width) ?? 0 > bars.last.map(\.width) ?? 0)
    }

    @Test("Each line of a selectable text becomes a bar, and the text can be neither selected nor found")
    func selectableText() throws {
        let text = SelectableText("Several\nlines")
        let size = stage.show(text.redacted(reason: []))
        let shown = stage.image()?.pngData()
        #expect(stage.show(text.redacted(reason: .placeholder)) == size)
        let view = try #require(stage.window.firstView { (view: UITextView) in true })
        view.layoutIfNeeded()
        let bars = bars(of: view)
        #expect(bars.count == 2)
        #expect(bars.first.map(\.width) ?? 0 > bars.last.map(\.width) ?? 0)
        #expect(!view.isSelectable)
        #expect(view.findInteraction == nil)
        #expect(stage.image()?.pngData() != shown)
        stage.show(text.redacted(reason: []))
        #expect(view.isSelectable)
        #expect(stage.image()?.pngData() == shown)
    }

    @Test("The bars of a text that changes are those of its new lines")
    func changedText() throws {
        stage.show(Text("one").redacted(reason: .placeholder))
        stage.show(Text("one\ntwo\nthree").redacted(reason: .placeholder))
        #expect(bars(of: try label("one\ntwo\nthree")).count == 3)
        stage.show(Text("one").redacted(reason: .placeholder))
        #expect(bars(of: try label("one")).count == 1)
    }

    @Test("The text of a placeholder is not drawn", arguments: [RedactionReasons.placeholder, []])
    func drawing(reason: RedactionReasons) throws {
        stage.show(Text(text: "MMMM", font: .boldSystemFont(ofSize: 40)).redacted(reason: reason))
        let pixels = Pixels(try #require(stage.image()))
        let darkCount = pixels.count { $0.red < 60 && $0.green < 60 && $0.blue < 60 }
        #expect((darkCount == 0) == (reason == .placeholder))
    }

    @Test("An image becomes a rectangle of its size")
    func image() throws {
        let image = Image(image: picture, size: CGSize(width: 30, height: 20))
        #expect(stage.show(image.redacted(reason: .placeholder)) == CGSize(width: 30, height: 20))
        let view = try #require(stage.window.firstView { (_: UIImageView) in true })
        #expect(view.image == nil)
        #expect(bars(of: view) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    }

    @Test("A placeholder of a symbol has the size of the symbol, also after an update")
    func symbol() {
        let size = stage.show(Image(systemName: "star").redacted(reason: []))
        for color in [UIColor.red, .blue] {
            let symbol = Image(systemName: "star", tintColor: color)
            #expect(stage.show(symbol.redacted(reason: .placeholder)) == size)
        }
    }

    @Test("Without a reason, texts and images are shown again")
    func shownAgain() throws {
        let picture = picture
        func show(_ reason: RedactionReasons) {
            stage.show(
                VStack {
                    Text("one")
                    Image(image: picture, size: CGSize(width: 30, height: 20))
                }.redacted(reason: reason))
        }
        show(.placeholder)
        show([])
        let view = try #require(stage.window.firstView { (_: UIImageView) in true })
        #expect(view.image === picture)
        #expect(bars(of: view) == [])
        #expect(bars(of: try label("one")) == [])
    }

    // MARK: - Nesting

    @Test("An unredacted component is shown as it is")
    func unredacted() throws {
        stage.show(
            VStack {
                Text("title").unredacted()
                Text("detail")
            }.redacted(reason: .placeholder))
        #expect(bars(of: try label("title")) == [])
        #expect(bars(of: try label("detail")).count == 1)
    }

    @Test("A modifier without reasons passes on the inherited ones")
    func inherited() throws {
        stage.show(Text("one").redacted(reason: []).padding(4).redacted(reason: .placeholder))
        #expect(bars(of: try label("one")).count == 1)
    }

    // MARK: - Interaction

    @Test("Controls of a placeholder are disabled, until the content is loaded")
    func controls() throws {
        stage.show(LoadingRow(model: model))
        #expect(!(try button()).isEnabled)
        model.isLoading = false
        stage.advance(by: 0.1)
        #expect(try button().isEnabled)
        stage.tap(on: try button())
        #expect(model.taps == 1)
    }

    @Test("Gestures of a placeholder are not recognized, until the content is loaded")
    func gestures() throws {
        stage.show(LoadingRow(model: model))
        stage.tap(on: try label("Tappable"))
        #expect(model.taps == 0)
        model.isLoading = false
        stage.advance(by: 0.1)
        stage.tap(on: try label("Tappable"))
        #expect(model.taps == 1)
    }

    @Test("Tab reaches nothing in a placeholder")
    func focus() {
        stage.show(LoadingRow(model: model))
        stage.pressKey(symbol: KeySymbol.tab)
        #expect(stage.window.focus.item == nil)
    }

    @Test("A button that is not replaced can be pressed")
    func unredactedButton() throws {
        stage.show(
            VStack {
                Text("detail")
                Button("Stop") { model.taps += 1 }.unredacted()
            }.redacted(reason: .placeholder))
        stage.tap(on: try button())
        #expect(model.taps == 1)
    }

    // MARK: - Accessibility

    @Test("A placeholder is presented as one element")
    func outline() {
        stage.show(LoadingRow(model: model))
        #expect(stage.accessibilityOutline == [#"label "Loading""#])
    }

    @Test("The content is presented when it is loaded")
    func loadedOutline() {
        stage.show(LoadingRow(model: model))
        model.isLoading = false
        stage.advance(by: 0.1)
        #expect(stage.accessibilityOutline.contains(#"label "A name""#))
        #expect(!stage.accessibilityOutline.contains(#"label "Loading""#))
    }

    @Test("Components that are not replaced are presented after the placeholder")
    func unredactedOutline() {
        stage.show(
            VStack {
                Text("title").unredacted()
                Text("detail")
            }.redacted(reason: .placeholder))
        #expect(stage.accessibilityOutline == [#"label "Loading""#, #"label "title""#])
    }

    // MARK: - Pulse

    @Test("Placeholders fade slowly if that is requested", arguments: [false, true])
    func pulse(pulses: Bool) {
        stage.show(Text("one").redacted(reason: .placeholder, pulses: pulses))
        stage.advance(by: 0.5)
        #expect(stage.isMoving == pulses)
    }

    @Test("Placeholders do not fade if the user prefers less motion")
    func reducedPulse() {
        reduced {
            stage.show(Text("one").redacted(reason: .placeholder, pulses: true))
            stage.advance(by: 0.5)
            #expect(!stage.isMoving)
        }
    }

    @Test("Placeholders that are hidden do not fade, and continue when they are shown")
    func hiddenPulse() throws {
        stage.show(Text("one").redacted(reason: .placeholder, pulses: true))
        let view = try #require(stage.componentView)
        view.isHidden = true
        stage.advance(by: 3)
        #expect(!stage.isMoving)
        view.isHidden = false
        stage.advance(by: 0.1)
        #expect(stage.isMoving)
    }

    @Test("Placeholders outside of the window do not fade")
    func clippedPulse() {
        stage.show(Text("one").padding(.top, 400).fixedSize().redacted(reason: .placeholder, pulses: true))
        stage.advance(by: 0.5)
        #expect(!stage.isMoving)
    }

    @Test("Nothing fades when the content is loaded")
    func endOfPulse() {
        stage.show(Text("one").redacted(reason: .placeholder, pulses: true))
        stage.advance(by: 0.5)
        stage.show(Text("one").redacted(reason: [], pulses: true))
        stage.advance(by: 0.1)
        #expect(!stage.isMoving)
    }
}
