import Fuzzing
import ComponentFlow
import ComponentFlowTesting
import Flexbox
import Testing

@MainActor
private final class Updates {
    var offers: [String: [CGSize]] = [:]
}

/// A leaf with a constant area: its height increases as its width decreases.
private struct Area: Component {
    let name: String
    let width: CGFloat
    let height: CGFloat
    @Behavior var updates: Updates?

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        updates?.offers[name, default: []].append(availableSize)
        let narrow = min(width, availableSize.width)
        return CGSize(width: narrow, height: narrow > 0 ? width * height / narrow : height)
    }
}

@MainActor
@Suite("Flex containers")
struct FlexTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))

    private func frames() -> [CGRect] {
        stage.componentView?.subviews.map(\.frame) ?? []
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> Rectangle {
        Rectangle(color: .red, width: width, height: height)
    }

    @Test("A flex row takes the available width and distributes the remaining space")
    func row() {
        let size = stage.show(
            FlexRow<Empty>(justify: .spaceBetween, align: .center, gap: 10) {
                box(40, 20)
                box(60, 50)
                box(20, 10)
            })
        #expect(size == CGSize(width: 300, height: 50))
        #expect(
            frames() == [
                CGRect(x: 0, y: 15, width: 40, height: 20), CGRect(x: 130, y: 0, width: 60, height: 50),
                CGRect(x: 280, y: 20, width: 20, height: 10),
            ])
    }

    @Test("Two flex items with one id are reported and both shown")
    func duplicateIDs() {
        let diagnostics = Diagnostics.record {
            stage.show(
                FlexRow<Empty>([box(40, 20).id("a"), box(60, 50).id("a"), box(20, 10).id("b")], align: .flexStart))
        }
        #expect(diagnostics.map(\.rule) == ["component.duplicate-id"])
        #expect(frames().map(\.minX).sorted() == [0, 40, 100])
    }

    @Test("Flex items grow in proportion to their factors, and a spacer takes the remaining space")
    func growing() {
        stage.show(
            FlexRow<Empty> {
                Rectangle(color: .red, height: 10).flex(grow: 1, basis: 0)
                Rectangle(color: .red, height: 10).flex(grow: 2, basis: 0)
            })
        #expect(frames().map(\.width) == [100, 200])
        stage.show(
            FlexRow<Empty> {
                box(50, 10)
                Spacer()
                box(50, 10)
            })
        #expect(frames().last?.minX == 250)
    }

    @Test("Flex items without enough space become narrower and higher, and so does their container")
    func shrinking() {
        let size = stage.show(
            FlexRow<Empty>(align: .flexStart) {
                Area(name: "a", width: 300, height: 10)
                Area(name: "b", width: 300, height: 10)
            })
        #expect(frames().map(\.width) == [150, 150])
        #expect(size.height == 20)
    }

    @Test("Flex lines wrap, and a flex column hugs its content or fills the height")
    func wrapping() {
        let size = stage.show(
            FlexRow<Empty>(align: .flexStart, wrap: .wrap, gap: 10, lineGap: 5) {
                for index in 0..<5 { box(90, 20).id(index) }
            })
        #expect(size == CGSize(width: 300, height: 45))
        #expect(frames().map(\.minY) == [0, 0, 0, 25, 25])
        let column = FlexColumn<Empty>(justify: .center, align: .flexEnd, hugs: false) { box(30, 20) }
        #expect(stage.show(column) == CGSize(width: 30, height: 200))
        #expect(frames() == [CGRect(x: 0, y: 90, width: 30, height: 20)])
        let hugging = FlexColumn<Empty>(
            padding: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), hugs: true
        ) { box(30, 20) }
        #expect(stage.show(hugging) == CGSize(width: 36, height: 24))
    }

    @Test("Flex items of unchanged size are updated once, resized ones twice, and unchanged ones not at all")
    func updates() {
        let updates = Updates()
        func row(_ number: CGFloat) -> FlexRow<Empty> {
            FlexRow(align: .flexStart) {
                Area(name: "fixed", width: 40, height: 10, updates: updates)
                Area(name: "growing", width: 50, height: 10, updates: updates).flex(grow: 1)
                Area(name: "changing", width: number, height: 10, updates: updates)
            }
        }
        stage.show(row(30))
        #expect(updates.offers["fixed"]?.count == 1)
        #expect(updates.offers["growing"]?.map(\.width) == [300, 230])
        updates.offers = [:]
        stage.show(row(31))
        #expect(updates.offers["fixed"] == nil)
        #expect(updates.offers["growing"]?.map(\.width) == [229])
        #expect(updates.offers["changing"]?.count == 1)
    }

    @Test("Flex containers can be nested and run from right to left")
    func nesting() {
        stage.show(
            FlexRow<Empty>(isRightToLeft: true) {
                box(20, 20)
                FlexColumn<Empty>(hugs: true) {
                    box(30, 10)
                    box(10, 10)
                }.flex(grow: 1)
            })
        #expect(frames().first?.minX == 280)
        #expect(frames().last?.minX == 250)
    }

    @Test("A flex row follows the layout direction")
    func layoutDirection() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(
            FlexRow<Empty> {
                box(20, 20)
                box(30, 10)
            })
        #expect(frames().map(\.minX) == [280, 250])
    }

    @Test("Flex values that are not finite are ignored")
    func badNumbers() {
        let size = stage.show(
            FlexRow<Empty>(
                gap: .nan, padding: UIEdgeInsets(top: .infinity, left: .nan, bottom: -5, right: 0)
            ) {
                box(20, 20).flex(grow: .nan, shrink: -1)
            })
        #expect(size.width.isFinite)
        #expect(size.height.isFinite)
    }

    @Test("Random flex rows match the layout engine's result for boxes of the same sizes", arguments: 0..<12)
    func random(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed))
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        for _ in 0..<8 {
            let justify = [FlexJustify.flexStart, .center, .spaceBetween, .spaceEvenly][number(4)]
            let align = [FlexAlign.flexStart, .center, .flexEnd][number(3)]
            let wraps = number(2) == 0
            let sizes = (0..<number(7) + 1).map { _ in CGSize(width: 10 + number(90), height: 10 + number(40)) }
            stage.show(
                FlexRow<Empty>(justify: justify, align: align, wrap: wraps ? .wrap : .noWrap, gap: 4) {
                    for (index, size) in sizes.enumerated() {
                        Rectangle(color: .red, width: size.width, height: size.height).id(index).flex(shrink: 0)
                    }
                })
            let root = FlexNode()
            root.style.justifyContent = justify
            root.style.alignItems = align
            root.style.alignContent = .flexStart
            root.style.flexWrap = wraps ? .wrap : .noWrap
            root.style.columnGap = 4
            root.style.rowGap = 4
            for size in sizes {
                let child = FlexNode()
                child.style.width = .points(Double(size.width))
                child.style.height = .points(Double(size.height))
                child.style.flexShrink = 0
                root.append(child)
            }
            root.layout(width: 300)
            let expected = root.children.map {
                CGRect(x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height)
            }
            #expect(frames() == expected)
        }
    }

    @Test("Random changes of nested flex containers result in the frames of new ones", arguments: 0..<12)
    func equalsFresh(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let size = CGSize(width: 80, height: 90)
        let (stage, fresh) = (Stage(size: size), Stage(size: size))
        var widths = (0..<3).map { _ in (0..<2).map { _ in Int.random(in: 0...60, using: &random) } }
        for step in 0..<30 {
            widths[Int.random(in: 0..<3, using: &random)][Int.random(in: 0..<2, using: &random)] =
                Int.random(in: 0...60, using: &random)
            let shown = widths.enumerated().filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
            func row() -> FlexRow<Empty> {
                FlexRow(
                    shown.map { index, widths in
                        let column = FlexColumn<Empty>(hugs: true) {
                            for width in widths { Area(name: "", width: CGFloat(width), height: 5) }
                        }
                        return AnyComponentWithIdentity(id: index, component: AnyComponent(column))
                    }, hugs: true)
            }
            stage.show(row())
            fresh.show(Rectangle(color: .clear))
            fresh.show(row())
            #expect(stage.allFrames == fresh.allFrames, "step \(step): \(shown.map(\.element))")
        }
    }

    /// Two wide items share the row exactly, or together with a tiny one in lengths that are rounded to the same pixels.
    private static let widths = [1, 60, 90]

    @Test("After random changes, items of a flex row have the proposals of those of a new one", arguments: 0..<12)
    func proposalsEqualFresh(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let size = CGSize(width: 90, height: 90)
        let (stage, fresh) = (Stage(size: size), Stage(size: size))
        var items = (0..<4).map { ProposalMark(id: $0, width: Self.widths[Int.random(in: 0..<3, using: &random)]) }
        for step in 0..<80 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: items.shuffle(using: &random)
            case 1: items.swapAt(0, Int.random(in: 0..<4, using: &random))
            default:
                let (index, width) = (Int.random(in: 0..<4, using: &random), Int.random(in: 0..<3, using: &random))
                items[index].width = Self.widths[width]
            }
            let shown = items.prefix(Int.random(in: 1...4, using: &random))
            func row() -> FlexRow<Empty> {
                FlexRow(
                    shown.map { AnyComponentWithIdentity(id: $0.id, component: AnyComponent($0)) },
                    align: [.center, .stretch][step / 40])
            }
            stage.show(row())
            fresh.show(Rectangle(color: .clear))
            fresh.show(row())
            #expect(stage.allFrames == fresh.allFrames, "step \(step): \(shown.map(\.width))")
        }
    }

    @Test("A flex item that fills the available width grows through its own state, as in a full update")
    func growingByState() throws {
        let state = WidthState()
        stage.show(FlexRow<Empty>(hugs: true) { GrowingItem(state: state).frame(minWidth: 0) })
        #expect(frames().first?.width == 10)
        state.width = 60
        state.updated()
        #expect(frames().first?.width == 60)
    }

    @Test("A shrunk flex item is measured again when its content changes")
    func shrunkItemChanges() throws {
        let state = WidthState()
        state.width = 400
        stage.show(
            FlexRow<Empty> {
                Button(content: AnyComponent(GrowingItem(state: state)), action: {})
                box(60, 20)
            })
        let shrunk = try #require(frames().first)
        #expect(shrunk.width < 300)
        state.width = 20
        state.updated()
        #expect(frames().first?.width == 20)
        state.width = 400
        state.updated()
        #expect(frames().first == shrunk)
    }

    @Test("An environment value that depends on the proposed size does not lead to endless measurements")
    func proposedSizeInEnvironment() {
        let diagnostics = Diagnostics.record {
            stage.show(
                FlexRow<Empty>(align: .flexStart) {
                    WidthProvider()
                    WidthProvider()
                })
        }
        #expect(diagnostics.isEmpty)
        #expect(frames().map(\.width) == [150, 150])
    }

    @Test("An event does not measure the items of a flex container again")
    func eventKeepsMeasurements() {
        let updates = Updates()
        var taps: [Int] = []
        func show(_ turn: Int) {
            stage.show(
                FlexRow<Empty>(align: .flexStart) {
                    Button(content: AnyComponent(Area(name: "area", width: 400, height: 10, updates: updates))) {
                        taps.append(turn)
                    }
                    box(60, 20)
                })
        }
        show(1)
        show(2)
        updates.offers = [:]
        stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(taps == [2])
        #expect(updates.offers.isEmpty)
    }

    @Test(
        "A flex item that changes its state between its measurements is measured again", arguments: [false, true])
    func stateChangesDuringPass(isInButton: Bool) {
        func row(_ item: AnyComponent<Empty>) -> FlexRow<Empty> {
            FlexRow(align: .flexStart) {
                Rectangle(color: .red, height: 10)
                item
                Rectangle(color: .red, height: 10)
            }
        }
        stage.show(row(AnyComponent(box(90, 10))))
        let expected = frames()
        let leaf = AnyComponent(SteppingLeaf(start: 30, end: 90))
        stage.show(row(isInButton ? AnyComponent(Button(content: leaf, action: {})) : leaf))
        #expect(frames() == expected)
    }
}

/// A component that passes its available width on in the environment.
private struct WidthProvider: CombinedComponent {
    static var body: Body {
        let reader = Child(WidthReader.self)
        return { context in
            let child = reader.update(
                component: WidthReader(), environment: { context.availableSize.width },
                availableSize: context.availableSize, transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

/// A component as wide as the environment specifies.
private struct WidthReader: Component {
    typealias EnvironmentType = CGFloat

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<CGFloat>,
        transition: ComponentTransition
    ) -> CGSize {
        CGSize(width: environment[CGFloat.self].value, height: 10)
    }
}

private final class WidthState: ComponentState {
    var width: CGFloat = 10
}

/// A component that shrinks to the available width, with a subview as large as its proposal.
private struct ProposalMark: Component {
    let id: Int
    var width: Int

    final class View: UIView {
        fileprivate let mark = UIView(frame: .zero)
    }

    func makeView() -> View {
        let view = View(frame: .zero)
        view.addSubview(view.mark)
        return view
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.mark.frame = CGRect(origin: .zero, size: availableSize)
        return CGSize(width: min(CGFloat(width), availableSize.width), height: 5 + CGFloat(id))
    }
}

/// A component as wide as its state specifies, limited by the available width.
private struct GrowingItem: Component {
    @Behavior var state: WidthState

    init(state: WidthState) {
        _state = Behavior(wrappedValue: state)
    }

    func makeState() -> WidthState {
        state
    }

    func update(
        view: UIView, availableSize: CGSize, state: WidthState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        CGSize(width: min(state.width, availableSize.width), height: 10)
    }
}
