extension UIScene {
    /// What a scene receives when it is connected.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The activities that the scene should show.
        public let userActivities: Set<NSUserActivity>
        /// The files and other resources that the scene should open.
        public let urlContexts: Set<UIOpenURLContext>

        init(userActivities: Set<NSUserActivity> = [], urlContexts: Set<UIOpenURLContext> = []) {
            self.userActivities = userActivities
            self.urlContexts = urlContexts
            super.init()
        }
    }

    /// Options for the activation of a scene.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene from which the request originates.
        @available(*, deprecated, message: "Has no effect on Linux.")
        open var requestingScene: UIScene?

        public override init() {
            super.init()
        }
    }
}

extension UIScene {
    /// Options for opening a URL outside of the program.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Whether the URL is opened only with an installed program of its own.
        @available(*, deprecated, message: "Has no effect on Linux.")
        open var universalLinksOnly = false

        public override init() {
            super.init()
        }
    }

    /// Opens a URL with the desktop's default program for it.
    ///
    /// `completion` is called with whether the URL was opened.
    public final func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, completionHandler: completion)
    }
}

/// Options for the destruction of a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() {
        super.init()
    }
}

/// Options for the destruction of the scene of a window.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animations with which a window can be closed.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        /// The content was saved.
        case commit = 2
        /// The content was discarded.
        case decline = 3
    }

    /// The animation, which the desktop chooses.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var windowDismissalAnimation = DismissalAnimation.standard
}

/// The reason why a request of a scene failed.
public struct UISceneError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The program's delegate has no scene delegates.
        case multipleScenesNotSupported = 0
        /// The session is not one of the program's open sessions.
        case requestDenied = 1
    }

    public let code: Code

    init(_ code: Code) {
        self.code = code
    }
}
