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
        var heard: [Int] = []
        let size = stage.show(picker(0, .segmented) { heard.append($0) })
        stage.tap(at: CGPoint(x: size.width * 0.5, y: 16))
        #expect(heard == [1])
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
        var heard: [Int] = []
        let size = stage.show(picker(0, .inline) { heard.append($0) })
        #expect(size == CGSize(width: 300, height: 132))
        stage.tap(at: CGPoint(x: 100, y: 110))
        #expect(heard == [2])
        stage.tap(at: CGPoint(x: 100, y: 20))
        #expect(heard == [2])
    }

    @Test("A wheel picker shows its selection and ignores input while it is disabled")
    func wheel() {
        var heard: [Int] = []
        let size = stage.show(picker(1, .wheel, isEnabled: false) { heard.append($0) })
        #expect(size == CGSize(width: 300, height: 216))
        stage.tap(at: CGPoint(x: 150, y: 140))
        #expect(heard.isEmpty)
        #expect(content(UIPickerView.self)?.selectedRow(inComponent: 0) == 1)
        stage.show(picker(1, .wheel) { heard.append($0) })
        stage.tap(at: CGPoint(x: 150, y: 140))
        #expect(heard == [2])
        stage.settle()
        #expect(content(UIPickerView.self)?.selectedRow(inComponent: 0) == 1)
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
        var last = picker(0, .menu)
        for _ in 0..<12 {
            let titles = (0..<Int.random(in: 0...4, using: &random)).map {
                "Option \($0 + Int.random(in: 0...1, using: &random))"
            }
            let style = [PickerStyle.menu, .inline, .segmented, .wheel].randomElement(using: &random) ?? .menu
            last = picker(
                Int.random(in: 0...5, using: &random), style, titles: titles, isEnabled: Bool.random(using: &random))
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
