import Fuzzing
import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Suite @MainActor
struct StackItemTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))

    private var frames: [CGRect] {
        stage.componentView?.subviews.map(\.frame) ?? []
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> Rectangle {
        Rectangle(color: .red, width: width, height: height)
    }

    // MARK: - Spacers

    @Test("A spacer takes the space that its siblings leave")
    func spacer() {
        let size = stage.show(
            HStack(spacing: 5) {
                box(20, 10)
                Spacer()
                box(30, 10)
            })
        #expect(size == CGSize(width: 100, height: 10))
        #expect(frames.map(\.minX) == [0, 25, 70])
        #expect(frames[2] == CGRect(x: 70, y: 0, width: 30, height: 10))
    }

    @Test("Several spacers share the space, also in a VStack")
    func spacers() {
        let size = stage.show(
            VStack {
                Spacer()
                box(20, 10)
                Spacer()
            })
        #expect(size == CGSize(width: 20, height: 60))
        #expect(frames[1].minY == 25)
    }

    @Test("A spacer is at least as long as its minLength")
    func least() {
        let size = stage.show(
            HStack {
                box(70, 10)
                Spacer(minLength: 12)
                box(40, 10)
            })
        #expect(size.width == 122)
        #expect(frames[2].minX == 82)
    }

    @Test("A spacer in a stack with an unbounded proposal collapses to its minLength")
    func infinite() {
        let host = ComponentHostView<Empty>()
        let stack = HStack<Empty> {
            box(10, 10)
            Spacer(minLength: 7)
            box(10, 10)
        }
        let size = host.update(
            component: AnyComponent(stack), containerSize: CGSize(width: CGFloat.infinity, height: 10))
        #expect(size == CGSize(width: 27, height: 10))
    }

    @Test("A flexible item is proposed the space that its siblings leave, and occupies it")
    func flexible() {
        let text = "some words that have to wrap"
        stage.show(
            HStack(alignment: .top) {
                box(20, 10)
                Text(text: text).flexible()
                box(10, 10)
            })
        #expect(frames[1].minX == 20)
        #expect(frames[1].width <= 70)
        #expect(frames[1].height > stage.lineHeight)
        #expect(frames[2].minX == 90)
    }

    @Test("Flexible items share the space by their weights")
    func weights() {
        stage.show(
            HStack {
                Rectangle(color: .red, height: 10).flexible(1)
                Rectangle(color: .blue, height: 10).flexible(3)
            })
        #expect(frames.map(\.width) == [25, 75])
    }

    @Test("Shares of flexible items add up to the length, respect the minimums and follow the weights")
    func shares() {
        var random = SeededRandom(seed: 7)
        var compared = 0
        for _ in 0..<2000 {
            let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                StackFlexibility(
                    weight: CGFloat(Int.random(in: 1...4, using: &random)),
                    minimum: CGFloat(Int.random(in: 0...30, using: &random)))
            }
            let length = CGFloat(Int.random(in: 0...200, using: &random))
            let shares = StackFlexibility.shares(of: items, in: length)
            let least = items.reduce(0) { $0 + $1.minimum }
            #expect(shares.reduce(0, +) == max(length, least))
            #expect(zip(shares, items).allSatisfy { $0 >= $1.minimum })
            // Items above their minimum get equal space per unit of weight, except for rounding.
            let levels = zip(shares, items).filter { $0 > $1.minimum + 1 }.map { $0 / $1.weight }
            guard let low = levels.min(), let high = levels.max() else { continue }
            compared += 1
            #expect(high - low <= CGFloat(items.count))
        }
        #expect(compared > 500)
    }

    @Test(
        "Stack weights and spacings that are not finite or negative are ignored",
        arguments: [CGFloat.nan, .infinity, -3, 0])
    func badInput(value: CGFloat) {
        let size = stage.show(
            HStack(spacing: value == -3 ? 0 : value) {
                Rectangle(color: .red, height: 10).flexible(value)
                Spacer(minLength: value)
                box(10, 10)
            })
        #expect(size == CGSize(width: 100, height: 10))
    }

    // MARK: Insertion and removal

    @Test("A stack item uses its own insertion and removal animations")
    func ownWay() throws {
        let log = UpdateLog()
        let appear = ComponentTransition.Appear { _, _ in log.note("came") }
        let disappear = ComponentTransition.Disappear { _, _, completion in
            log.note("went")
            completion()
        }
        func show(_ isThere: Bool) {
            stage.show(
                VStack {
                    box(10, 10)
                    if isThere { box(10, 10).appear(appear).disappear(disappear) }
                }, transition: .easeInOut(duration: 0.2))
        }
        show(false)
        show(true)
        #expect(log.take() == ["came"])
        show(false)
        #expect(log.take() == ["went"])
        #expect(frames.count == 1)
    }

    @Test("A stack item without own animations grows and fades in, and one with nil appears at once")
    func defaults() throws {
        func show(_ isThere: Bool) {
            stage.show(
                VStack {
                    if isThere { box(10, 10) }
                    if isThere { box(10, 10).id("plain").appear(nil).disappear(nil) }
                }, transition: .easeInOut(duration: 0.2))
        }
        show(false)
        show(true)
        let views = try #require(stage.componentView?.subviews)
        #expect(views[0].layer.animationKeys()?.isEmpty == false)
        #expect(views[1].layer.animationKeys()?.isEmpty != false)
        show(false)
        #expect(stage.componentView?.subviews.contains(views[1]) == false)
        #expect(stage.componentView?.subviews.contains(views[0]) == true)
        stage.settle()
        #expect(stage.componentView?.subviews.isEmpty == true)
    }

    @Test("Stack items are equal if they have the same animations and the same share of the free space")
    func equality() {
        let item = box(1, 1).id(1)
        #expect(item != item.flexible())
        #expect(item != item.appear(nil))
        #expect(item != item.disappear(nil))
        #expect(item.appear(.default(alpha: true)) == item.appear(.default(alpha: true)))
        #expect(item.appear(.default(alpha: true)) != item.appear(.default(scale: true)))
        #expect(item.flexible().appear(nil) == box(1, 1).flexible().appear(nil).with(identity: .integer(1)))
    }

    @Test("A changed removal animation of an otherwise equal item is used")
    func changedRemovalAnimation() {
        let log = UpdateLog()
        func show(_ items: [AnyComponentWithIdentity<Empty>]) {
            stage.show(VStack(items), transition: .easeInOut(duration: 0.2))
        }
        func item(_ name: String) -> AnyComponentWithIdentity<Empty> {
            box(10, 10).id(1).disappear(
                ComponentTransition.Disappear { _, _, completion in
                    log.note(name)
                    completion()
                })
        }
        show([item("first")])
        show([item("second")])
        show([])
        #expect(log.take() == ["second"])
    }

    // MARK: - Environments and alignment

    @Test("A component without environment can be placed in a stack with an environment")
    func mixedEnvironments() {
        struct Reader: Component {
            typealias EnvironmentType = Int

            func update(
                view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Int>,
                transition: ComponentTransition
            ) -> CGSize {
                CGSize(width: CGFloat(environment[Int.self].value), height: 5)
            }
        }
        let stack = VStack<Int> {
            Reader()
            box(10, 10)
            Spacer()
        }
        #expect(stage.show(stack, environment: { 33 }) == CGSize(width: 33, height: 60))
        #expect(stage.show(stack, environment: { 44 }) == CGSize(width: 44, height: 60))
    }

    @Test("A ZStack places smaller children by its alignment", arguments: ComponentAlignment.allCases)
    func alignment(_ alignment: ComponentAlignment) {
        stage.show(
            ZStack(alignment: alignment) {
                box(40, 20)
                box(10, 6)
            })
        #expect(frames[1].origin == CGPoint(x: 30 * alignment.fraction.x, y: 14 * alignment.fraction.y))
    }
}

extension Stage {
    /// The height of one line of the default text.
    fileprivate var lineHeight: CGFloat {
        ceil(UIFont.systemFont(ofSize: 17).lineHeight)
    }
}
