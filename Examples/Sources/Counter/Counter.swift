import ComponentFlow

struct Counter: CombinedComponent {
    final class State: ComponentState {
        var count = 0
    }

    func makeState() -> State {
        State()
    }

    static var body: Body {
        let stack = Child(VStack<Empty>.self)
        return { context in
            let state = context.state
            let stack = stack.update(
                component: VStack(spacing: 16) {
                    Text(text: "\(state.count)", font: .systemFont(ofSize: 64, weight: .semibold))
                    Button(content: AnyComponent(Text(text: "Count", color: .systemBlue))) {
                        state.count += 1
                        state.updated(transition: .spring(duration: 0.3))
                    }
                    .minSize(CGSize(width: 120, height: 44))
                },
                availableSize: context.availableSize, transition: context.transition)
            context.add(
                stack.position(CGPoint(x: context.availableSize.width / 2, y: context.availableSize.height / 2)))
            return context.availableSize
        }
    }
}

@main
final class CounterApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = ComponentViewController(Counter())
        window.makeKeyAndVisible()
        return true
    }
}
