import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

/// Controls whose size depends on the text size.
private enum SizedControl: CaseIterable {
    case menu, inlinePicker, compactDate, calendar

    @MainActor var component: AnyComponent<Empty> {
        let picker = Picker("Size", selection: Binding<Int>.constant(1)) { PickerOption("Something", 1) }
        let date = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
        return switch self {
        case .menu: AnyComponent(picker)
        case .inlinePicker: AnyComponent(picker.pickerStyle(.inline))
        case .compactDate: AnyComponent(date)
        case .calendar: AnyComponent(date.datePickerStyle(.inline))
        }
    }
}

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

    @Test("A text with a fixed font keeps its size")
    func fixed() {
        stage.show(Text(text: "Settings", font: .systemFont(ofSize: 15)))
        stage.setTextScale(3.1)
        #expect(shownFont?.pointSize == 15)
    }

    @Test("A font that was created for another text size is displayed in that of the user")
    func createdEarlier() {
        let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        stage.show(Text(text: "Settings", font: .preferredFont(forTextStyle: .body, compatibleWith: traits)))
        #expect(shownFont?.pointSize == 17)
        stage.setTextScale(3.1)
        #expect(shownFont?.pointSize == 53)
    }

    @Test(
        "A variant of a text style follows a change of the text size",
        arguments: [
            UIFont.body.weight(.heavy), .body.bold(), .body.italic(), .body.monospaced(), .body.bold().italic(),
            .body.monospacedDigit(),
        ])
    func variant(font: UIFont) {
        stage.show(Text("Settings").font(font))
        stage.setTextScale(3.1)
        #expect(shownFont?.pointSize == 53)
        #expect(shownFont?.fontDescriptor.symbolicTraits == font.fontDescriptor.symbolicTraits)
    }

    @Test("Numbers in digits of equal widths have equal widths", arguments: [1, 3.1] as [CGFloat])
    func monospacedDigit(scale: CGFloat) {
        let widths = ["1111", "8888"].map { digits -> CGFloat? in
            stage.show(Text(digits).font(.footnote.monospacedDigit()))
            stage.setTextScale(scale)
            return stage.componentView?.bounds.width
        }
        #expect(widths[0] == widths[1])
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

    @Test("Alternatives are chosen in the text size in which they are displayed, which ends")
    func alternatives() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let host = ComponentHostView<Empty>()
        view.addSubview(host)
        stage.show(view)
        let fitting = ViewThatFits(vertical: false) {
            HStack { Text("Download everything") }
            Text("Get")
        }
        host.update(component: AnyComponent(fitting.frame(width: 200)), containerSize: view.bounds.size)
        #expect(stage.window.shownTexts == ["Get"])
    }

    @Test(
        "An alternative that is not shown follows the text size, and is shown again when it fits",
        arguments: [false, true]
    )
    func hiddenAlternative(withButtons: Bool) {
        let fitting = ViewThatFits(vertical: false) {
            HStack {
                if withButtons { Button("Download everything") {} } else { Text("Download everything") }
            }
            Text("Get")
        }
        stage.show(VStack { fitting.frame(width: 220) })
        stage.setTextScale(3.1)
        #expect(stage.window.shownTexts == ["Get"])
        stage.setTextScale(1)
        #expect(stage.window.shownTexts == ["Download everything"])
        #expect(shownFont?.pointSize == 17)
    }

    @Test("An alternative that was not shown when the text size changed has the present one when it is shown")
    func shownAlternative() {
        let fitting = ViewThatFits(vertical: false) {
            HStack { Button("Download everything") {} }
            Text("Get")
        }
        stage.show(VStack { fitting.frame(width: 100) })
        stage.setTextScale(1.2)
        stage.show(VStack { fitting.frame(width: 380) })
        #expect(stage.window.shownTexts == ["Download everything"])
        #expect(shownFont?.pointSize ?? 0 > 17)
    }

    @Test(
        "A control is measured in the text size of the place where it will be displayed",
        arguments: SizedControl.allCases)
    fileprivate func measured(control: SizedControl) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let host = ComponentHostView<Empty>()
        view.addSubview(host)
        stage.show(view)
        let size = host.update(component: control.component, containerSize: view.bounds.size)
        stage.settle(limit: 3)
        #expect(host.currentSize == size)
    }

    /// Shows the text size and a length that grows with it.
    private struct Reader: CompositeComponent {
        var content: some Component<Empty> {
            let name = contentSizeCategory.isAccessibilityCategory ? "large" : "small"
            return Rectangle(color: .red).frame(
                width: scaledMetric(10), height: scaledMetric(10, relativeTo: .footnote)
            )
            .accessibilityLabel(name)
            .accessibilityElement()
        }
    }

    /// Contains a component that reads the text size, in which another one does so in the view of a host of its own.
    private struct CombinedReader: CombinedComponent {
        static var body: Body {
            let child = Child(Rectangle.self)
            return { context in
                let side = context.contentSizeCategory.isAccessibilityCategory ? 50 : context.scaledMetric(20)
                let size = CGSize(width: side, height: side)
                let child = child.update(
                    component: Rectangle(color: .red), availableSize: size, transition: context.transition)
                context.add(child.position(CGPoint(x: side / 2, y: side / 2)))
                return size
            }
        }
    }

    private final class Counter {
        var updates = 0
    }

    /// Counts how often it is evaluated.
    private struct Counted: CompositeComponent {
        let counter: Counter

        static func == (lhs: Counted, rhs: Counted) -> Bool { lhs.counter === rhs.counter }

        var content: some Component<Empty> {
            counter.updates += 1
            return Rectangle(color: .red).frame(width: 10, height: 10)
        }
    }

    @Test("A component that reads the text size is updated when it changes")
    func read() {
        stage.show(VStack { Reader() })
        let before = stage.componentView?.bounds.size
        stage.setTextScale(3.1)
        #expect(before == CGSize(width: 10, height: 10))
        #expect(stage.componentView?.bounds.size == CGSize(width: 31, height: 34))
        #expect(stage.accessibilityOutline.contains { $0.contains("large") })
    }

    /// Shows the factor of body text.
    private struct ScaleReader: CompositeComponent {
        var content: some Component<Empty> { Rectangle(color: .red).frame(width: 17 * textScale, height: 17) }
    }

    @Test("A component that reads the factor of body text is updated when the text size changes")
    func readScale() {
        stage.show(VStack { ScaleReader() })
        stage.setTextScale(3.1)
        #expect(stage.componentView?.bounds.size == CGSize(width: 53, height: 17))
    }

    @Test("A combined component that reads the text size is updated when it changes")
    func readInBody() {
        stage.show(VStack { CombinedReader() })
        stage.setTextScale(3.1)
        #expect(stage.componentView?.bounds.size == CGSize(width: 50, height: 50))
        stage.setTextScale(1)
        #expect(stage.componentView?.bounds.size == CGSize(width: 20, height: 20))
    }

    @Test("In rows of a list and on screens, the text size is read like elsewhere")
    func readInRows() {
        stage.show(LazyList(0..<3, id: \.self) { _ in Reader() })
        stage.setTextScale(3.1)
        #expect(stage.accessibilityOutline.filter { $0.contains("large") }.count == 3)
        stage.show(LazyList(0..<3, id: \.self) { _ in Reader() })
        #expect(stage.accessibilityOutline.filter { $0.contains("large") }.count == 3)
    }

    @Test("A component that does not read the text size is not updated when it changes")
    func notRead() {
        let counter = Counter()
        stage.show(Counted(counter: counter))
        let count = counter.updates
        stage.setTextScale(3.1)
        #expect(counter.updates == count)
    }

    @Test("Reading the text size outside of the content is reported")
    func readOutside() {
        let found = Diagnostics.record { _ = Reader().contentSizeCategory }
        #expect(found.map(\.rule) == ["text-size.read-outside"])
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
        "SegmentedControl", "Picker with segments", "Picker with a palette", "TabView", "NavigationStack",
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
