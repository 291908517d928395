import Testing

// Imports the module without @testable, so that only public API is used.
import OpenUIKit

/// Code as written for UIKit, adapted only because `#selector` is not available.
@Suite @MainActor struct ControllerSourceTests {
    private final class SettingsNavigationController: UINavigationController {
        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
            modalPresentationStyle = .formSheet
        }

        required init?(coder aDecoder: NSCoder) {
            super.init(coder: aDecoder)
        }
    }

    private final class SettingsViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
        private let retryButton = UIButton(type: .system)
        private lazy var saveItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: SettingsViewController.save)
        var saved = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Settings"
            view.backgroundColor = .systemBackground
            navigationItem.largeTitleDisplayMode = .never
            navigationItem.rightBarButtonItems = [
                saveItem,
                UIBarButtonItem(image: UIImage(), style: .plain, target: self, action: SettingsViewController.ask),
            ]
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Retry"
            configuration.imagePadding = 8
            configuration.cornerStyle = .capsule
            configuration.titleTextAttributesTransformer = .init { incoming in
                var outgoing = incoming
                outgoing.uiKit.font = UIFont.preferredFont(forTextStyle: .headline)
                return outgoing
            }
            retryButton.configuration = configuration
            retryButton.configurationUpdateHandler = { button in
                button.configuration?.showsActivityIndicator = !button.isEnabled
            }
            view.addSubview(retryButton)
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
                self.view.setNeedsLayout()
            }
            isModalInPresentation = true
            presentationController?.delegate = self
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .secondarySystemBackground
            appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
            navigationController?.navigationBar.standardAppearance = appearance
            navigationController?.navigationBar.scrollEdgeAppearance = appearance
            navigationController?.setToolbarHidden(true, animated: animated)
            navigationController?.interactivePopGestureRecognizer?.isEnabled = true
            transitionCoordinator?.animate(alongsideTransition: { _ in self.view.alpha = 1 }, completion: nil)
        }

        func save() { saved += 1 }

        func ask(_ sender: UIBarButtonItem) {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { [weak self] _ in self?.save() })
            alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
            alert.popoverPresentationController?.barButtonItem = sender
            present(alert, animated: true, completion: nil)
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            save()
        }
    }

    private final class DimmingPresentationController: UIPresentationController {
        override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
        {
            super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        }

        override var frameOfPresentedViewInContainerView: CGRect {
            containerView?.bounds.insetBy(dx: 20, dy: 20) ?? .zero
        }

        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    @Test("Screens that are written for UIKit compile and are presented")
    func screens() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let settings = SettingsViewController()
        let navigation = SettingsNavigationController(rootViewController: settings)
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.selectedDetentIdentifier = .medium
            sheet.preferredCornerRadius = 20
        }
        root.present(navigation, animated: false)
        #expect(settings.navigationController === navigation)
        #expect(settings.viewIfLoaded?.window === window)
        #expect(settings.presentingViewController === root)
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            .first { $0.windows.contains(window) }
        #expect(scene?.keyWindow === window)
        root.dismiss(animated: false)
        #expect(settings.viewIfLoaded?.window == nil)
        window.rootViewController = nil
    }
}
