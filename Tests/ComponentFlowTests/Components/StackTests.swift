import ComponentFlow
import ComponentFlowTesting
import Testing

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
