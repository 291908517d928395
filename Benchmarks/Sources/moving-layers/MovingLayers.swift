import ComponentFlow
import LayerField

/// A window full of animated layers, which runs until it is terminated.
@main
final class MovingLayers: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 640))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        controller.view = UIView(frame: window.bounds)
        LayerField.fill(
            controller.view, layerCount: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2_000)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return true
    }
}
