import ComponentFlow

/// Displays a navigation controller as a child of the window's controller.
final class FramedNavigationView: UIView {
    private let navigation: UINavigationController

    init(rootViewController: UIViewController) {
        navigation = UINavigationController(rootViewController: rootViewController)
        super.init(frame: .zero)
        layer.cornerRadius = 12
        layer.borderWidth = 1
        clipsToBounds = true
        addSubview(navigation.view)
        showBorder()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: FramedNavigationView, _) in view.showBorder()
        }
    }

    required init?(coder: NSCoder) { nil }

    private func showBorder() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil, navigation.parent != nil else { return }
        navigation.willMove(toParent: nil)
        navigation.removeFromParent()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let root = window?.rootViewController, navigation.parent == nil else { return }
        root.addChild(navigation)
        navigation.didMove(toParent: root)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        navigation.view.frame = bounds
    }
}
