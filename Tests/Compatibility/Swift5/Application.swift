import OpenUIKit

// Code of applications that finds its window and the properties of a phone through the application.

class BrandAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    required override init() {
        super.init()
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow()
    }
}

func rootController() -> UIViewController? {
    if let controller = UIApplication.shared.delegate?.window??.rootViewController { return controller }
    guard let window = UIApplication.shared.delegate?.window, let shown = window else { return nil }
    return shown.rootViewController
}

func withoutInteraction(_ body: () -> Void) {
    UIApplication.shared.beginIgnoringInteractionEvents()
    body()
    UIApplication.shared.endIgnoringInteractionEvents()
}

func topInset() -> CGFloat {
    return UIApplication.shared.statusBarOrientation.isPortrait ? UIApplication.shared.statusBarFrame.height : 0
}

extension UIColor {
    static let brand = UIColor(named: "Brand") ?? .systemBlue
}

func makeAdaptiveImage(_ light: UIImage, _ dark: UIImage) -> UIImage {
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    return light
}
