import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("The user's text size") @MainActor
struct TextSizeTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func label(in view: UIView?) -> UILabel? {
        guard let view else { return nil }
        return view as? UILabel ?? view.subviews.lazy.compactMap { label(in: $0) }.first
    }

    private var shownFont: UIFont? { label(in: stage.componentView)?.font }

    @Test("A text in a text style follows a change of the text size, and its parent grows with it")
    func follows() {
        let size = stage.show(VStack { Text("Settings") })
        stage.setTextScale(3.1)
        #expect(shownFont?.pointSize == 53)
        #expect(stage.componentView?.bounds.height ?? 0 > 2 * size.height)
        stage.setTextScale(1)
        #expect(shownFont?.pointSize == 17)
    }

    @Test("The title of a button follows a change of the text size")
    func button() {
        stage.show(Button("Save") {})
        stage.setTextScale(3.1)
        #expect(shownFont?.pointSize == 53)
    }

    @Test("A text with a fixed font, and one for another text size, keep their sizes")
    func fixed() {
        let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        let chosen = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        for font in [UIFont.systemFont(ofSize: 15), chosen] {
            stage.show(Text(text: "Settings", font: font))
            stage.setTextScale(3.1)
            #expect(shownFont?.pointSize == font.pointSize)
            stage.setTextScale(1)
        }
    }

    @Test(
        "A variant of a text style follows a change of the text size",
        arguments: [UIFont.body.weight(.heavy), .body.bold(), .body.italic(), .body.monospaced(), .body.bold().italic()])
    func variant(font: UIFont) {
        stage.show(Text("Settings").font(font))
        stage.setTextScale(3.1)
        #expect(shownFont?.pointSize == 53)
        #expect(shownFont?.fontDescriptor.symbolicTraits == font.fontDescriptor.symbolicTraits)
    }

    @Test("The text styles in an attributed text follow a change of the text size, and its parent grows with it")
    func attributed() {
        let text = NSMutableAttributedString(string: "Fixed ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        text.append(NSAttributedString(string: "Settings", attributes: [.font: UIFont.body.bold()]))
        let size = stage.show(VStack { Text(attributedText: text) })
        stage.setTextScale(3.1)
        let shown = label(in: stage.componentView)?.attributedText
        let fonts = [0, 6].map { shown?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(fonts.map { $0?.pointSize } == [15, 53])
        #expect(stage.componentView?.bounds.height ?? 0 > 2 * size.height)
    }

    @Test("A text field follows a change of the text size, and becomes higher")
    func textField() {
        let size = stage.show(TextField("Name", text: .constant("Ada")))
        stage.setTextScale(3.1)
        #expect(stage.window.firstView { (_: UITextField) in true }?.font?.pointSize == 53)
        #expect(stage.componentView?.bounds.height ?? 0 > 1.5 * size.height)
    }

    @Test("A text area follows a change of the text size, and its least number of lines becomes higher")
    func textArea() {
        let size = stage.show(TextArea("Notes", text: .constant("One"), minimumNumberOfLines: 2))
        stage.setTextScale(3.1)
        #expect(stage.window.firstView { (_: UITextView) in true }?.font?.pointSize == 53)
        #expect(stage.componentView?.bounds.height ?? 0 > 2 * size.height)
    }

    /// The texts of all fields, text views and labels in a view with the sizes of their fonts, except those of components
    /// ``Text`` with a font that the program has chosen.
    private func sizes(in view: UIView) -> [String: CGFloat] {
        var sizes: [String: CGFloat] = [:]
        for label in view.views(of: UILabel.self) where !(label is Text.View) {
            if let text = label.text, !text.isEmpty, !label.isHidden { sizes["label \(text)"] = label.font.pointSize }
        }
        for field in view.views(of: UITextField.self) {
            sizes["field \(field.text ?? "")"] = field.font?.pointSize ?? 0
        }
        for area in view.views(of: UITextView.self) { sizes["area \(area.text ?? "")"] = area.font?.pointSize ?? 0 }
        return sizes
    }

    /// Components whose texts have one size, as their views on iOS; long presses on their items show large ones.
    nonisolated private static let fixed: Set<String> = [
        "SegmentedControl", "Picker with segments", "TabView", "NavigationStack",
    ]

    private func show(_ leakCase: LeakCase, in host: ComponentHostView<Empty>, on stage: Stage) {
        host.frame = stage.window.bounds
        stage.show(host as UIView)
        host.update(component: leakCase.make(LeakToken(), false), containerSize: stage.window.bounds.size)
        stage.settle(limit: 3)
    }

    @Test(
        "The texts of every component follow the user's text size",
        arguments: LeakCase.all.filter { !fixed.contains($0.name) })
    func everyComponent(leakCase: LeakCase) {
        show(leakCase, in: ComponentHostView<Empty>(), on: stage)
        let small = sizes(in: stage.window)
        stage.setTextScale(3.1)
        stage.settle(limit: 3)
        let large = sizes(in: stage.window)
        #expect(small.keys.filter { (large[$0] ?? .infinity) <= small[$0] ?? 0 } == [])
    }

    @Test("After a change of the text size, a component has the frames of a new one", arguments: LeakCase.all)
    func equalsFresh(leakCase: LeakCase) {
        let fresh = Stage(size: CGSize(width: 400, height: 400))
        fresh.setTextScale(3.1)
        let (host, freshHost) = (ComponentHostView<Empty>(), ComponentHostView<Empty>())
        show(leakCase, in: host, on: stage)
        stage.setTextScale(3.1)
        stage.settle(limit: 3)
        show(leakCase, in: freshHost, on: fresh)
        #expect(host.subviews.map(\.frame) == freshHost.subviews.map(\.frame))
    }
}
