import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import TestSupport
import Testing

@Suite @MainActor
struct PickerTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))

    private func picker(
        _ selection: Int?, _ style: PickerStyle, titles: [String] = ["A", "B", "C"], isEnabled: Bool = true,
        _ selected: @escaping (Int) -> Void = { _ in }
    ) -> Picker<Int> {
        Picker("Letter", selection: selection, isEnabled: isEnabled) {
            for (index, title) in titles.enumerated() { Text(title).tag(index) }
        } selectionUpdated: {
            selected($0)
        }
        .pickerStyle(style)
    }

    private func content<Content: UIView>(_ type: Content.Type) -> Content? {
        stage.componentView?.subviews.first as? Content
    }

    @Test("A segmented picker reports a tap and reverts if its selection is not updated")
    func segmented() {
        var received: [Int] = []
        let size = stage.show(picker(0, .segmented) { received.append($0) })
        stage.tap(at: CGPoint(x: size.width * 0.5, y: 16))
        #expect(received == [1])
        #expect(content(UISegmentedControl.self)?.selectedSegmentIndex == 0)
        stage.show(picker(2, .segmented))
        #expect(content(UISegmentedControl.self)?.selectedSegmentIndex == 2)
    }

    @Test("A menu picker shows the selected title and has an action for each option")
    func menu() {
        stage.show(picker(1, .menu))
        let button = content(UIButton.self)
        #expect(button?.configuration?.title == "B")
        #expect(button?.accessibilityLabel == "Letter")
        #expect(button?.menu?.children.map(\.title) == ["A", "B", "C"])
        stage.show(picker(nil, .menu))
        #expect(button?.configuration?.title == "")
    }

    @Test("The title of a menu picker has the inherited font in the user's text size, or otherwise that of buttons")
    func menuFont() {
        func title(in view: UIView) -> UILabel? {
            (view as? UIButton)?.titleLabel ?? view.subviews.lazy.compactMap { title(in: $0) }.first
        }
        func size() -> CGFloat {
            let label = title(in: stage.window)
            let font = label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? label?.font
            return font?.pointSize ?? 0
        }
        stage.show(picker(1, .menu).font(.footnote))
        #expect(size() == UIFont.preferredFont(forTextStyle: .footnote).pointSize)
        let before = size()
        stage.setTextScale(3.1)
        stage.advance(by: 0.1)
        #expect(size() > 2 * before)
        stage.setTextScale(1)
        stage.show(picker(1, .menu).font(nil))
        #expect(size() == UIFont.preferredFont(forTextStyle: .body).pointSize)
    }

    @Test("The arrows of a menu picker grow with the text size")
    func menuTextSize() {
        stage.show(picker(1, .menu))
        let arrows = content(UIButton.self)?.imageView
        let before = arrows?.intrinsicContentSize.height ?? .infinity
        stage.setTextScale(3.1)
        #expect(arrows?.intrinsicContentSize.height ?? 0 > 2 * before)
    }

    @Test("The check mark of an inline picker grows with the text size")
    func inlineTextSize() {
        stage.show(picker(1, .inline))
        stage.setTextScale(3.1)
        let mark = stage.componentView?.firstView { (mark: UIImageView) in !mark.isHidden }
        #expect(mark?.bounds.width ?? 0 > 40)
    }

    @Test("An inline picker takes the proposed width and reports a tap on a row")
    func inline() {
        var received: [Int] = []
        let size = stage.show(picker(0, .inline) { received.append($0) })
        #expect(size == CGSize(width: 300, height: 132))
        stage.tap(at: CGPoint(x: 100, y: 110))
        #expect(received == [2])
        stage.tap(at: CGPoint(x: 100, y: 20))
        #expect(received == [2])
    }

    @Test("A wheel picker shows its selection and ignores input while it is disabled")
    func wheel() {
        var received: [Int] = []
        let size = stage.show(picker(1, .wheel, isEnabled: false) { received.append($0) })
        #expect(size == CGSize(width: 300, height: 216))
        stage.tap(at: CGPoint(x: 150, y: 140))
        #expect(received.isEmpty)
        #expect(content(UIPickerView.self)?.selectedRow(inComponent: 0) == 1)
        stage.show(picker(1, .wheel) { received.append($0) })
        stage.tap(at: CGPoint(x: 150, y: 140))
        #expect(received == [2])
        stage.settle()
        #expect(content(UIPickerView.self)?.selectedRow(inComponent: 0) == 1)
    }

    // MARK: - Images

    /// A picker of which the last option has no image.
    private func marks(_ style: PickerStyle, selection: String = "star") -> Picker<String> {
        Picker("Mark", selection: selection) {
            Label("Star", systemImage: "star").tag("star")
            Label("Flag", systemImage: "flag").tag("flag")
            Text("None").tag("none")
        } selectionUpdated: { _ in
        }
        .pickerStyle(style)
    }

    @Test("A label is an option with its title and its image")
    func label() {
        let image = UIImage(systemName: "star")
        #expect(Label("Star", systemImage: "star").tag(1) == PickerOption("Star", 1, image: image))
    }

    @Test("A picker has the automatic style, which is a menu button outside of menus")
    func automatic() {
        let picker = Picker("Mark", selection: 1) {
            Text("Star").tag(1)
        } selectionUpdated: { _ in
        }
        stage.show(picker)
        #expect(picker.style == .automatic)
        #expect(content(UIButton.self)?.menu?.children.map(\.title) == ["Star"])
    }

    @Test("The menu of a picker has images")
    func menuImages() {
        stage.show(marks(.menu))
        #expect(content(UIButton.self)?.menu?.children.map { $0.image != nil } == [true, true, false])
    }

    @Test("Segments show titles, and those of a palette images")
    func segmentImages() {
        stage.show(marks(.segmented))
        let titles = content(UISegmentedControl.self)
        #expect((0..<3).map { titles?.titleForSegment(at: $0) } == ["Star", "Flag", "None"])
        stage.show(marks(.palette))
        let images = content(UISegmentedControl.self)
        #expect((0..<3).map { images?.titleForSegment(at: $0) } == [nil, nil, "None"])
        #expect((0..<3).map { images?.imageForSegment(at: $0) != nil } == [true, true, false])
    }

    @Test("A segment without a title shows its image")
    func untitledSegment() {
        let image = UIImage(systemName: "star")
        let picker = Picker("Mark", selection: 1) {
            PickerOption("", 1, image: image)
        } selectionUpdated: { _ in
        }
        stage.show(picker.pickerStyle(.segmented))
        #expect(content(UISegmentedControl.self)?.imageForSegment(at: 0) == image)
    }

    @Test("A palette reports a tap on an image")
    func palette() {
        var received: [String] = []
        let picker = Picker("Mark", selection: "star") {
            Label("Star", systemImage: "star").tag("star")
            Label("Flag", systemImage: "flag").tag("flag")
        } selectionUpdated: {
            received.append($0)
        }
        let size = stage.show(picker.pickerStyle(.palette))
        stage.tap(at: CGPoint(x: size.width * 0.75, y: 16))
        #expect(received == ["flag"])
        #expect(content(UISegmentedControl.self)?.selectedSegmentIndex == 0)
    }

    @Test("The rows of an inline picker show images before aligned titles", arguments: [false, true])
    func inlineImages(isMirrored: Bool) throws {
        stage.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        stage.show(marks(.inline, selection: "none"))
        let rows = content(UIView.self)?.subviews ?? []
        let labels = rows.compactMap { $0.firstDescendant(UILabel.self) }
        let image = try #require(rows.first?.firstView { (view: UIImageView) in !view.isHidden })
        #expect(labels.map(\.text) == ["Star", "Flag", "None"])
        #expect(Set(labels.map(\.frame)).count == 1)
        #expect(isMirrored ? image.frame.minX > labels[0].frame.maxX : image.frame.maxX < labels[0].frame.minX)
    }

    @Test("A wheel shows images before titles, which select rows when they are typed")
    func wheelImages() {
        stage.show(marks(.wheel))
        let wheel = content(UIPickerView.self)
        let texts = (0..<3).map { (wheel?.view(forRow: $0, forComponent: 0) as? UILabel)?.text }
        #expect(texts == ["\u{FFFC} Star", "\u{FFFC} Flag", "None"])
        #expect(stage.accessibilityOutline.contains { $0.contains("= Star") })
    }

    @Test("A value that no option has selects nothing")
    func unknownValue() {
        stage.show(picker(7, .segmented))
        #expect(content(UISegmentedControl.self)?.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("A picker sets its binding and shows the value that the state adopts")
    func binding() {
        struct Choice: CompositeComponent {
            @Local var letter = "a"

            var content: some Component<Empty> {
                Picker("Letter", selection: $letter) {
                    PickerOption("A", "a")
                    PickerOption("B", "b")
                }
                .pickerStyle(.segmented)
            }
        }
        let size = stage.show(Choice())
        stage.tap(at: CGPoint(x: size.width * 0.75, y: 16))
        let segments = stage.componentView?.firstDescendant(UISegmentedControl.self)
        #expect(segments?.selectedSegmentIndex == 1)
    }

    @Test(
        "After random updates, a picker is the same as a new one",
        arguments: 0..<(isDebugBuild ? 5 : 20) as Range<UInt64>)
    func incrementalEqualsFresh(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let styles: [PickerStyle] = [.automatic, .menu, .inline, .segmented, .wheel, .palette]
        var last = picker(0, .menu)
        for _ in 0..<12 {
            let options = (0..<Int.random(in: 0...4, using: &random)).map { value in
                let title = "Option \(value + Int.random(in: 0...1, using: &random))"
                let symbol = ["star", "flag", nil].randomElement(using: &random) ?? nil
                return PickerOption(title, value, image: symbol.flatMap { UIImage(systemName: $0) })
            }
            let picker = Picker(
                "Letter", selection: Int.random(in: 0...5, using: &random), isEnabled: Bool.random(using: &random),
                options: { options }, selectionUpdated: { _ in })
            last = picker.pickerStyle(styles.randomElement(using: &random) ?? .menu)
            stage.show(last)
        }
        stage.settle()
        let incremental = try #require(stage.image())
        let fresh = Stage(size: CGSize(width: 300, height: 300))
        fresh.show(last)
        fresh.settle()
        let expected = try #require(fresh.image())
        #expect(ImageComparison(incremental, expected).differingPixels == 0)
    }
}

extension UIView {
    fileprivate func firstDescendant<Found: UIView>(_ type: Found.Type) -> Found? {
        for view in subviews {
            if let found = view as? Found ?? view.firstDescendant(type) { return found }
        }
        return nil
    }
}
