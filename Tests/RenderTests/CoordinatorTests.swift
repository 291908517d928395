import ComponentFlowTesting
import Render
import Testing

private final class CounterCoordinator: Coordinator {
    var count = 0

    func increment() {
        count += 1
        setNeedsReconcile()
    }
}

@MainActor
private func counter(_ context: Context) -> any UINodeProtocol {
    ComponentNode<CounterCoordinator>(context: context) { _, coordinator in
        VStackNode(spacing: 4) {
            LabelNode(text: "\(coordinator.count)")
                .font(.systemFont(ofSize: 20))
                .width(60 + 8 * CGFloat(coordinator.count))
                .height(30)
                .cornerRadius(8)
                .background(.green)
            HStackNode {
                ButtonNode(text: "Count") { coordinator.increment() }.padding(6)
                if coordinator.count > 1 { LabelNode(text: "many").withKey("many") }
            }
        }
        .alignItems(.center)
        .matchHostingViewWidth(withMargin: 10)
    }
}

@MainActor
@Suite("Coordinators and functional components")
struct CoordinatorTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))

    @Test("A coordinator persists across renders, and its changes update the same views")
    func counting() throws {
        let context = Context()
        let host = HostingView(context: context, body: counter)
        stage.show(host)
        let stack = try #require(host.subviews.first?.subviews.first)
        let label = try #require(stack.subviews.first as? UILabel)
        #expect(stack.frame.minX == 10)
        #expect(stack.frame.width == 180)
        #expect(label.text == "0")
        #expect(label.frame.midX == 90)
        #expect(label.frame.width == 60)
        let button = try #require(stack.subviews.last?.subviews.first)
        for _ in 0..<2 {
            stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
            stage.advance(by: 0.5)
        }
        #expect(label.text == "2")
        #expect(label.frame.width == 76)
        #expect(stack.subviews.last?.subviews.count == 2)
        #expect(host.lastReport.created == 1)
    }

    @Test("A coordinator is released when a render no longer requests it")
    func going() {
        let context = Context()
        var isShown = true
        let host = HostingView(context: context) { context in
            VStackNode { if isShown { counter(context) } }
        }
        stage.show(host)
        weak let first = context.coordinator(CounterCoordinator.self)
        #expect(first != nil)
        isShown = false
        host.setNeedsReconcile()
        #expect(first == nil)
    }

    @Test("A hosting view fits the size of its content, and measuring it does not change its views")
    func sizing() {
        let host = HostingView(context: Context()) { _ in
            LabelNode(text: "x").width(50).height(20).margin(5)
        }
        stage.show(host)
        #expect(host.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 60, height: 30))
        #expect(host.subviews.first?.subviews.count == 1)
    }

    @Test("Measuring a hosting view keeps a pending render and notifies no observers")
    func measuring() throws {
        final class Observer: UIContextDelegate {
            var renders = 0
            func didRender(_ component: any UIComponentProtocol) { renders += 1 }
        }
        let context = Context()
        var text = "x"
        let host = HostingView(context: context) { _ in LabelNode(text: text).width(50).height(20) }
        stage.show(host)
        let label = try #require(host.subviews.first?.subviews.first as? UILabel)
        let observer = Observer()
        context.registerDelegate(observer)
        text = "y"
        host.setNeedsReconcile(options: [.beforeNextFrame])
        #expect(host.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 50, height: 20))
        #expect(observer.renders == 0)
        #expect(label.text == "x")
        stage.advance(by: 0.1)
        #expect(observer.renders == 1)
        #expect(label.text == "y")
        #expect(label.isDescendant(of: host))
    }

    @Test("Flushing obsolete state keeps the coordinators of components that remain")
    func flushing() {
        let context = Context()
        let host = HostingView(context: context, body: counter)
        stage.show(host)
        let coordinator = context.coordinator(CounterCoordinator.self)
        context.flushObsoleteState(validKeys: [])
        #expect(context.coordinator(CounterCoordinator.self) === coordinator)
    }
}
