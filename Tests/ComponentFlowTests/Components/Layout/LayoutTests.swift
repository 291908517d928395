import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import Testing

/// Places each child below and to the right of the previous one.
private struct Cascade: ComponentLayout {
    let step: CGFloat
    /// The width proposed to the children; `nil` for the available one.
    var width: CGFloat?

    func layOut(_ children: [LayoutChild], availableSize: CGSize, isRightToLeft: Bool) -> CGSize {
        var size = CGSize.zero
        for (index, child) in children.enumerated() {
            let offset = CGFloat(index) * step
            let placed = child.place(
                at: CGPoint(x: offset, y: offset),
                proposal: width.map { CGSize(width: $0, height: availableSize.height) })
            size = CGSize(width: offset + placed.width, height: offset + placed.height)
        }
        return size
    }
}

/// A leaf that takes the proposed width up to its natural width.
private struct Elastic: Component {
    let natural: CGFloat
    var height: CGFloat = 10
    let log: UpdateLog

    static func == (lhs: Elastic, rhs: Elastic) -> Bool {
        lhs.natural == rhs.natural && lhs.height == rhs.height
    }

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        log.note("update \(natural)")
        return CGSize(width: min(availableSize.width, natural), height: height)
    }
}

/// A component with a local value, to which its last update left a binding.
private struct Tapped: CompositeComponent {
    @Local private var taps = 0
    let held = HeldBinding()

    var content: some Component<Empty> {
        held.binding = $taps
        return Rectangle(color: .red, width: 10 + CGFloat(taps), height: 10)
    }
}

/// A leaf whose width and height depend on a local value, to which its last update left a binding.
private struct LocalCell: CompositeComponent {
    @Local private var value = 0
    let held: HeldBinding
    let log: UpdateLog

    static func == (lhs: LocalCell, rhs: LocalCell) -> Bool { lhs.held === rhs.held }

    var content: some Component<Empty> {
        held.binding = $value
        return Elastic(natural: CGFloat(value), height: 5 + CGFloat(value) / 4, log: log)
    }
}

/// The same with a constant value.
private struct ConstantCell: CompositeComponent {
    let value: Int
    let log: UpdateLog

    static func == (lhs: ConstantCell, rhs: ConstantCell) -> Bool { lhs.value == rhs.value }

    var content: some Component<Empty> {
        Elastic(natural: CGFloat(value), height: 5 + CGFloat(value) / 4, log: log)
    }
}

@Suite("Layouts, grids and alternatives") @MainActor
struct LayoutTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))
    private let log = UpdateLog()

    private var frames: [CGRect] {
        stage.componentView?.subviews.map(\.frame) ?? []
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> Rectangle {
        Rectangle(color: .red, width: width, height: height)
    }

    private func elastic(_ natural: CGFloat, height: CGFloat = 10) -> Elastic {
        Elastic(natural: natural, height: height, log: log)
    }

    private func set(_ direction: UITraitEnvironmentLayoutDirection) {
        stage.window.traitOverrides.layoutDirection = direction
    }

    // MARK: - Layouts

    @Test("A layout places its children and determines the size")
    func customLayout() {
        let cascade = Cascade(step: 5)
        let size = stage.show(
            cascade {
                box(20, 10)
                box(30, 10)
            })
        #expect(size == CGSize(width: 35, height: 15))
        #expect(frames.map(\.origin) == [.zero, CGPoint(x: 5, y: 5)])
    }

    @Test("A layout can propose other sizes to its children")
    func customProposal() {
        let cascade = Cascade(step: 5, width: 40)
        stage.show(cascade { elastic(70) })
        #expect(frames.map(\.width) == [40])
    }

    @Test("Unchanged children of a layout that proposes other sizes are not updated again")
    func customUpdates() {
        func show(_ step: CGFloat) {
            let cascade = Cascade(step: step, width: 40)
            stage.show(
                cascade {
                    elastic(70)
                    elastic(20)
                })
        }
        show(5)
        _ = log.take()
        show(6)
        #expect(log.take() == [])
        #expect(frames.map(\.minX) == [0, 6])
    }

    @Test("A child that is used after its layout returned is reported")
    func childOutside() {
        struct Keeping: ComponentLayout {
            final class Box {
                var children: [LayoutChild] = []
            }

            let box: Box

            static func == (lhs: Keeping, rhs: Keeping) -> Bool {
                lhs.box === rhs.box
            }

            func layOut(_ children: [LayoutChild], availableSize: CGSize, isRightToLeft: Bool) -> CGSize {
                box.children = children
                return availableSize
            }
        }
        let kept = Keeping.Box()
        let keeping = Keeping(box: kept)
        stage.show(keeping { elastic(70) })
        let diagnostics = Diagnostics.record { kept.children.first?.place(at: .zero) }
        #expect(diagnostics.map(\.rule) == ["layout.child-outside"])
    }

    // MARK: - Grids

    @Test("The columns and rows of a grid are as long as their longest children")
    func grid() {
        let size = stage.show(
            Grid(alignment: .topLeft, horizontalSpacing: 4, verticalSpacing: 2) {
                GridRow {
                    box(10, 5)
                    box(20, 8)
                }
                GridRow {
                    box(30, 6)
                    box(5, 5)
                }
            })
        #expect(size == CGSize(width: 54, height: 16))
        #expect(
            frames.map(\.origin) == [
                .zero, CGPoint(x: 34, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 34, y: 10),
            ])
    }

    @Test("The children of a grid are aligned in their cells")
    func gridAlignment() {
        stage.show(
            Grid(alignment: .bottomTrailing) {
                GridRow {
                    box(10, 5)
                    box(20, 9)
                }
                GridRow { box(30, 6) }
            })
        #expect(frames[0].origin == CGPoint(x: 20, y: 4))
    }

    @Test("The first child of a horizontal stack is at the right in a layout from right to left")
    func horizontalStackDirection() {
        set(.rightToLeft)
        stage.show(
            HStack(spacing: 4) {
                box(10, 5)
                box(20, 5)
            })
        #expect(frames.map(\.minX) == [24, 0])
    }

    @Test("The first item of a horizontal list is at the right in a layout from right to left")
    func horizontalListDirection() {
        set(.rightToLeft)
        stage.show(
            List(direction: .horizontal) {
                box(10, 5)
                box(20, 5)
            })
        #expect(frames.map(\.minX) == [20, 0])
    }

    @Test("Items that are narrower than their list are at the right in a layout from right to left")
    func listAlignment() {
        set(.rightToLeft)
        stage.show(List { box(10, 5) })
        #expect(frames.map(\.minX) == [90])
    }

    @Test("The spacer of a horizontal stack separates its children in a layout from right to left")
    func mirroredSpacer() {
        set(.rightToLeft)
        stage.show(
            HStack {
                box(10, 5)
                Spacer()
                box(20, 5)
            })
        let edges: [CGFloat] = frames.map(\.minX)
        #expect([edges.first, edges.last] == [90, 0])
    }

    @Test("A child of a grid is described by the numbers of its row and of its statement")
    func gridPaths() {
        stage.show(
            Grid {
                GridRow {
                    box(10, 5)
                    box(20, 5)
                }
            })
        let paths = stage.componentView?.subviews.map(\.componentPath) ?? []
        #expect(paths.filter { $0.contains(/\[[0-9.]+, [0-9.]+\]/) }.count == 2)
    }

    @Test("The first column of a grid is at the right in a layout from right to left")
    func gridDirection() {
        set(.rightToLeft)
        stage.show(
            Grid {
                GridRow {
                    box(10, 5)
                    box(20, 5)
                }
            })
        #expect(frames.map(\.minX) == [20, 0])
    }

    @Test("Columns that exceed the proposed width are shortened, the least flexible first")
    func gridFitting() {
        let size = stage.show(
            Grid(horizontalSpacing: 10) {
                GridRow {
                    elastic(30)
                    elastic(90)
                }
                GridRow {
                    elastic(20)
                    elastic(80)
                }
            })
        #expect(size.width == 100)
        #expect(frames.map(\.width) == [30, 60, 20, 60])
    }

    @Test("The children of grid rows with ids keep their views when rows are reordered")
    func gridIdentity() {
        func show(_ ids: [Int]) {
            stage.show(Grid { for id in ids { GridRow(id: id) { box(CGFloat(id), 5) } } })
        }
        show([1, 2])
        let views = stage.componentView?.subviews ?? []
        show([2, 1])
        #expect(stage.componentView?.subviews == Array(views.reversed()))
    }

    @Test("Each element of a ForEach in a row of a grid has a column of its own")
    func gridElements() {
        stage.show(
            Grid(alignment: .topLeft) {
                GridRow { ForEach([10, 20], id: \.self) { Rectangle(color: .red, width: CGFloat($0), height: 5) } }
                GridRow { for width in [5, 7] { box(CGFloat(width), 5) } }
            })
        #expect(frames.map(\.minX) == [0, 10, 0, 10])
    }

    @Test("Random changes of a grid result in the same frames as a new grid", arguments: 0..<20)
    func gridEqualsFresh(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let fresh = Stage(size: CGSize(width: 100, height: 60))
        var rows = (0..<3).map { _ in (0..<3).map { _ in CGFloat(Int.random(in: 0...60, using: &random)) } }
        for step in 0..<20 {
            let (row, column) = (Int.random(in: 0..<3, using: &random), Int.random(in: 0..<3, using: &random))
            rows[row][column] = CGFloat(Int.random(in: 0...60, using: &random))
            func grid() -> Grid<Empty> {
                Grid {
                    for widths in rows {
                        GridRow { for width in widths { elastic(width, height: 5 + width / 4) } }
                    }
                }
            }
            stage.show(grid())
            fresh.show(Rectangle(color: .clear))
            fresh.show(grid())
            #expect(
                stage.componentView?.subviews.map(\.frame) == fresh.componentView?.subviews.map(\.frame),
                "step \(step): \(rows)")
        }
    }

    @Test("A change of a local value that an update shows results in the same frames as a new grid", arguments: 0..<40)
    func pendingValues(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let fresh = Stage(size: CGSize(width: 100, height: 60))
        let cells = (0..<2).map { _ in (0..<2).map { _ in HeldBinding() } }
        var extra = 0
        func grid(_ cell: (HeldBinding) -> AnyComponent<Empty>) -> Grid<Empty> {
            Grid {
                GridRow {
                    VStack { for held in cells[0] { cell(held) } }
                    elastic(CGFloat(extra))
                }
                GridRow { for held in cells[1] { cell(held) } }
            }
        }
        for step in 0..<20 {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                cells[Int.random(in: 0..<2, using: &random)][Int.random(in: 0..<2, using: &random)].binding
                    .wrappedValue =
                    Int.random(in: 0...60, using: &random)
            }
            for _ in 0...1 {
                extra = Int.random(in: 0...60, using: &random)
                stage.show(grid { AnyComponent(LocalCell(held: $0, log: log)) })
            }
            stage.advance(by: 0)
            fresh.show(Rectangle(color: .clear))
            fresh.show(grid { AnyComponent(ConstantCell(value: $0.binding.wrappedValue, log: log)) })
            #expect(stage.allFrames == fresh.allFrames, "step \(step)")
        }
    }

    // MARK: - Alternatives

    @Test("The first alternative that fits is shown", arguments: [200, 100, 60, 20] as [CGFloat])
    func alternatives(width: CGFloat) {
        stage.resize(to: CGSize(width: width, height: 60))
        let size = stage.show(
            ViewThatFits {
                box(150, 10)
                box(80, 10)
                box(40, 10)
            })
        #expect(size.width == (width == 200 ? 150 : width == 100 ? 80 : 40))
        #expect(frames.count == 1)
    }

    @Test("Alternatives after the one that is shown are not mounted")
    func unusedAlternatives() {
        stage.show(
            ViewThatFits {
                elastic(90)
                elastic(50)
            })
        #expect(Set(log.take()) == ["update 90.0"])
    }

    @Test("Only the dimensions that are compared decide whether an alternative fits")
    func comparedDimensions() {
        stage.show(
            ViewThatFits(vertical: false) {
                box(80, 100)
                box(40, 10)
            })
        #expect(frames.map(\.width) == [80])
    }

    @Test("A stack that is too long makes an alternative fit")
    func alternativesInStack() {
        stage.show(
            HStack {
                box(50, 10)
                ViewThatFits {
                    box(80, 10)
                    box(40, 10)
                }
            })
        #expect(frames.map(\.width) == [50, 40])
    }

    @Test("An alternative that a stack measures keeps its state until the stack is done")
    func measuredAlternative() {
        let reports = Diagnostics.record {
            stage.show(
                VStack {
                    box(10, 30)
                    // Fits into the proposal of the stack, but not into what is left of it.
                    ViewThatFits {
                        box(20, 50)
                        TextField("Name", text: .constant("")).frame(height: 25)
                    }
                    box(10, 10)
                })
        }
        #expect(reports.map(\.rule) == [])
    }

    @Test("An alternative keeps its state while another one is shown")
    func stateOfAlternative() {
        let counter = Tapped()
        func show(height: CGFloat) {
            stage.resize(to: CGSize(width: 100, height: height))
            stage.show(
                ViewThatFits {
                    box(20, 50)
                    counter
                })
        }
        show(height: 20)
        counter.held.binding.wrappedValue = 7
        show(height: 60)
        show(height: 20)
        #expect(counter.held.binding.wrappedValue == 7)
    }

    // MARK: - Size reader

    @Test("The content of a size reader depends on the proposed size")
    func sizeReader() {
        let reader = SizeReader { box($0.width / 2, $0.height / 3) }
        #expect(stage.show(reader) == CGSize(width: 100, height: 60))
        #expect(frames == [CGRect(x: 0, y: 0, width: 50, height: 20)])
    }

    @Test("A size reader calls its closure again only if its dependency or the size changed")
    func dependency() {
        let log = log
        func show(_ value: Int) {
            stage.show(
                SizeReader(dependingOn: value) { size -> Rectangle in
                    log.note("\(value)")
                    return Rectangle(color: .red, width: size.width / 2, height: 5)
                })
        }
        show(1)
        show(1)
        show(2)
        #expect(log.take() == ["1", "2"])
    }

    // MARK: - Safe area

    @Test("Safe area padding follows the insets of the view controller")
    func safeArea() {
        let controller = ComponentViewController(
            Rectangle(color: .red).safeAreaPadding([.top, .left]).frame(maxWidth: .infinity, maxHeight: .infinity))
        stage.window.rootViewController = controller
        stage.settle()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 5, right: 5)
        stage.settle()
        let rectangle = controller.view.subviews.first?.subviews.first?.subviews.first?.subviews.first
        #expect(rectangle?.frame == CGRect(x: 20, y: 10, width: 80, height: 50))
    }
}
