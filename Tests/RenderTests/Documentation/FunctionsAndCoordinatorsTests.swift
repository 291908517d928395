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
    ComponentNode<CounterCoordinator>(context: context) { context, coordinator in
        VStackNode(spacing: 8) {
            LabelNode(text: "\(coordinator.count)")
                .font(.systemFont(ofSize: 40))
                .padding(12)
                .background(.secondarySystemBackground)
                .cornerRadius(8)
            ButtonNode(text: "Count") { coordinator.increment() }
            if coordinator.count > 9 {
                LabelNode(text: "That is a lot.")
            }
        }
        .alignItems(.center)
        .matchHostingViewWidth(withMargin: 16)
    }
}

private final class CounterScreen: UIViewController {
    private let context = Context()

    override func loadView() {
        view = HostingView(context: context, with: [.useSafeAreaInsets], body: counter)
    }
}

@MainActor
@Suite("Article: functions and coordinators")
struct FunctionsAndCoordinatorsTests {
    @Test("The counter of the article on coordinators counts")
    func counting() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let screen = CounterScreen()
        stage.window.rootViewController = screen
        stage.advance(by: 0)
        let stack = try #require(screen.view.subviews.first?.subviews.first)
        for _ in 0..<10 { stage.tap(on: stack.subviews[1]) }
        #expect((stack.subviews[0] as? UILabel)?.text == "10")
        #expect(stack.subviews.count == 3)
        #expect(stack.frame.width == 168)
    }
}
