import ComponentFlow

@main
final class FirstApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let greeting = VStack(spacing: 16) {
            Text(text: "Hello, Linux", font: .systemFont(ofSize: 36, weight: .bold))
            Button(content: AnyComponent(Text(text: "Goodbye", color: .systemBlue))) { application.terminate() }
                .minSize(CGSize(width: 120, height: 44))
        }
        window.rootViewController = ComponentViewController(greeting)
        window.makeKeyAndVisible()
        return true
    }
}
