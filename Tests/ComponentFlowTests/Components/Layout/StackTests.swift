import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Observable
private final class BaselineModel {
    var isAtBottom = false
}

/// A text in a frame, at whose edges the model places it.
private struct MovingText: CompositeComponent {
    @Bindable var model: BaselineModel

    var content: some Component<Empty> {
        Text(text: "B", font: .systemFont(ofSize: 12))
            .frame(height: 60, alignment: model.isAtBottom ? .bottom : .top)
    }
}

@Suite @MainActor
struct StackTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private var frames: [CGRect] {
        stage.componentView?.subviews.map(\.frame) ?? []
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> Rectangle {
        Rectangle(color: .red, width: width, height: height)
    }

    @Test("A VStack places its children below each other", arguments: [VStackAlignment.left, .center, .right])
    func vertical(alignment: VStackAlignment) {
        let size = stage.show(
            VStack(alignment: alignment, spacing: 5) {
                box(20, 10)
                box(40, 10)
            })
        #expect(size == CGSize(width: 40, height: 25))
        #expect(frames.map(\.minY) == [0, 15])
        #expect(frames.map(\.minX) == [alignment == .left ? 0 : alignment == .center ? 10 : 20, 0])
    }

    @Test("A VStack can fill the proposed width")
    func fillWidth() {
        #expect(stage.show(VStack(fillWidth: true) { box(20, 10) }) == CGSize(width: 100, height: 10))
        #expect(frames == [CGRect(x: 40, y: 0, width: 20, height: 10)])
    }

    @Test("An HStack places its children beside each other", arguments: [HStackAlignment.top, .center, .bottom])
    func horizontal(alignment: HStackAlignment) {
        let size = stage.show(
            HStack(alignment: alignment, spacing: 5) {
                box(10, 20)
                box(10, 40)
            })
        #expect(size == CGSize(width: 25, height: 40))
        #expect(frames.map(\.minX) == [0, 15])
        #expect(frames.map(\.minY) == [alignment == .top ? 0 : alignment == .center ? 10 : 20, 0])
    }

    // MARK: Baselines

    /// The distances from the top of the stack to the first or last baselines of the labels, by UIKit's layout.
    private func baselines(last: Bool = false) -> [CGFloat] {
        stage.window.views(of: UILabel.self).map { label in
            let frame = label.convert(label.bounds, to: stage.window)
            return last ? frame.maxY + label.font.descender : frame.minY + label.font.ascender
        }
    }

    private func expectAligned(_ baselines: [CGFloat], count: Int) {
        #expect(baselines.count == count)
        for baseline in baselines { expectNear(baseline, baselines[0], within: 2) }
    }

    @Test("An HStack aligns the first baselines of texts of different sizes")
    func firstBaselines() {
        let size = stage.show(
            HStack(alignment: .firstTextBaseline) {
                Text(text: "A", font: .systemFont(ofSize: 12))
                Text(text: "B", font: .systemFont(ofSize: 40))
                Text(text: "C", font: .systemFont(ofSize: 24)).padding(7)
            })
        expectAligned(baselines(), count: 3)
        #expect(size.height >= frames.map(\.maxY).max() ?? 0)
        #expect(frames.map(\.minY).min() == 0)
    }

    @Test("An HStack aligns the last baselines of texts with several lines")
    func lastBaselines() {
        stage.show(
            HStack(alignment: .lastTextBaseline) {
                Text(text: "A\nB\nC", font: .systemFont(ofSize: 12))
                Text(text: "D", font: .systemFont(ofSize: 30))
            })
        expectAligned(baselines(last: true), count: 2)
    }

    @Test("A stack of texts has the baseline of its first or its last text, and a button that of its title")
    func nestedBaselines() {
        stage.resize(to: CGSize(width: 400, height: 200))
        func show(_ alignment: HStackAlignment) -> [CGFloat] {
            stage.show(
                HStack(alignment: alignment) {
                    VStack {
                        Text(text: "A", font: .systemFont(ofSize: 12))
                        Text(text: "B", font: .systemFont(ofSize: 12))
                    }
                    Button("C") {}
                    Text(text: "D", font: .systemFont(ofSize: 30))
                })
            return baselines()
        }
        let first = show(.firstTextBaseline)
        expectAligned([first[0]] + first[2...], count: 3)
        expectAligned(Array(show(.lastTextBaseline)[1...]), count: 3)
    }

    @Test("Children without text are on the baseline, and fields are aligned by their text")
    func baselinesOfOthers() throws {
        stage.resize(to: CGSize(width: 400, height: 200))
        stage.show(
            HStack(alignment: .firstTextBaseline) {
                Text(text: "Name", font: .systemFont(ofSize: 30))
                box(20, 10)
                TextField("Name", text: .constant("Ada"), font: .systemFont(ofSize: 12))
            })
        let baseline = try #require(baselines().first)
        expectNear(frames[1].maxY, baseline, within: 2)
        expectNear(frames[2].midY + 12 * 0.35, baseline, within: 3)
    }

    private func picker(_ style: PickerStyle) -> Picker<Int> {
        Picker("A", selection: 0) {
            PickerOption("0", 0)
            PickerOption("1", 1)
        } selectionUpdated: { _ in
        }
        .pickerStyle(style)
    }

    @Test("Children whose baselines are aligned later are where those of a new stack are", arguments: 0..<8)
    func baselinesOfControls(index: Int) {
        func stack(_ alignment: HStackAlignment) -> HStack<Empty> {
            HStack(alignment: alignment) {
                Text(text: "A", font: .systemFont(ofSize: 60))
                switch index {
                case 0: SegmentedControl(titles: ["A", "B"], selectedIndex: 0) { _ in }
                case 1: picker(.menu)
                case 2: picker(.segmented)
                case 3: picker(.inline)
                case 4: Stepper("A", value: 1) { _ in }
                case 5: Toggle("A", isOn: true) { _ in }
                case 6: DatePicker("A", selection: Date(timeIntervalSince1970: 0)) { _ in }
                default: ColorPicker("A", selection: .red) { _ in }
                }
            }
        }
        stage.resize(to: CGSize(width: 400, height: 300))
        stage.show(stack(.center))
        stage.settle()
        stage.show(stack(.lastTextBaseline))
        let fresh = Stage(size: CGSize(width: 400, height: 300))
        fresh.show(stack(.lastTextBaseline))
        #expect(stage.allFrames == fresh.allFrames)
    }

    @Test("Segments are aligned by their titles, which are centered")
    func baselineOfSegments() throws {
        stage.resize(to: CGSize(width: 400, height: 200))
        stage.show(
            HStack(alignment: .firstTextBaseline) {
                Text(text: "A", font: .systemFont(ofSize: 40))
                SegmentedControl(titles: ["B"], selectedIndex: 0) { _ in }
            })
        let title = try #require(stage.window.views(of: UILabel.self).first { $0.text == "B" })
        let frame = title.convert(title.bounds, to: stage.window)
        let baseline = frame.midY - title.font.lineHeight / 2 + title.font.ascender
        expectNear(baseline, baselines()[0], within: 2)
    }

    @Test("A change that moves a baseline within a child of the same size moves the child")
    func movedBaseline() {
        let model = BaselineModel()
        stage.show(
            HStack(alignment: .firstTextBaseline) {
                Text(text: "A", font: .systemFont(ofSize: 40))
                MovingText(model: model)
            })
        model.isAtBottom = true
        stage.settle()
        expectAligned(baselines(), count: 2)
        let height = stage.componentView?.bounds.height
        let fresh = Stage(size: CGSize(width: 100, height: 100))
        fresh.show(
            HStack(alignment: .firstTextBaseline) {
                Text(text: "A", font: .systemFont(ofSize: 40))
                MovingText(model: model)
            })
        #expect(stage.allFrames == fresh.allFrames)
        #expect(height == fresh.componentView?.bounds.height)
    }

    @Test("Baselines are aligned in the user's text size, and from right to left")
    func baselinesInTextSize() {
        stage.resize(to: CGSize(width: 600, height: 400))
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.setTextScale(2)
        stage.show(
            HStack(alignment: .firstTextBaseline) {
                Text("A").font(.caption)
                Text("B").font(.largeTitle)
            })
        expectAligned(baselines(), count: 2)
        #expect(frames[0].minX > frames[1].minX)
    }

    @Test("A ZStack places its children over each other with the last in front")
    func layered() {
        let size = stage.show(
            ZStack {
                box(40, 20)
                box(10, 10)
            })
        #expect(size == CGSize(width: 40, height: 20))
        #expect(frames == [CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 15, y: 5, width: 10, height: 10)])
    }

    @Test("An empty stack has zero size with any spacing")
    func empty() {
        #expect(stage.show(VStack<Empty>([], spacing: 10)) == .zero)
        #expect(stage.show(HStack<Empty>([], spacing: 10)) == .zero)
        #expect(stage.show(ZStack<Empty>([])) == .zero)
    }

    @Test("The stack builder preserves the identity of children around if and switch statements")
    func builderIdentity() throws {
        let log = UpdateLog()
        func show(_ flag: Bool) {
            stage.show(
                VStack {
                    if flag { Probe(name: "optional", log: log) }
                    if flag { Probe(name: "yes", log: log) } else { Probe(name: "no", log: log) }
                    Probe(name: "last", log: log)
                })
        }
        show(true)
        let last = try #require(stage.window.probe("last"))
        #expect(log.take() == ["optional", "yes", "last"])
        show(false)
        #expect(stage.window.probe("last") === last)
        #expect(log.take() == ["no"])
    }
}
