package import OpenDisplay

extension UIApplication {
    /// The keys of options with which a resource is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether the program may change the file itself instead of a copy; the value is `true`.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Whether a further start of the program passes its arguments to the process that is already running, and ends.
    ///
    /// Set it to `false` before the program is launched to allow several processes. It applies to programs whose
    /// ``identifier`` is an application id, such as `org.example.Notes`, in a desktop session with a message bus. It
    /// corresponds to the key `LSMultipleInstancesProhibited` of bundles of macOS. The default is `true`.
    public static var prohibitsMultipleInstances: Bool {
        get { InstancePolicy.isUnique }
        set { InstancePolicy.isUnique = newValue }
    }

    /// Passes a start to the process of the program that is already running; returns `false` if there is none.
    final func passesToRunningProcess(_ start: ProgramStart) -> Bool {
        guard InstancePolicy.isUnique, DisplaySystem.namesDisplay,
            let instance = ProgramInstance(identifier: Self.identifier)
        else { return false }
        switch instance.register(start) {
        case .handedOver: return true
        case .first:
            instance.onStart = { [self] in wasStartedAgain($0) }
            InstancePolicy.instance = instance
        case .independent(let reason):
            Diagnostics.report(
                Diagnostic(
                    rule: "application.instance",
                    message: "The program could not be registered as the only one with its identifier. \(reason)",
                    subject: Self.identifier,
                    hint: "The program runs, but the files of a further start are opened in a separate process."))
        }
        return false
    }

    /// Raises a window, and opens what a further start of the program should open.
    package final func wasStartedAgain(_ start: ProgramStart) {
        raise(activationToken: start.activationToken)
        delegate?.application(self, didStartAgainWith: start.arguments)
        open(start.urls)
    }

    /// Shows the window that the user has used last in front of others.
    package final func raise(activationToken: String = "") {
        let scene = sceneForURLs as? UIWindowScene
        guard let window = scene?.windows.first ?? keyWindow ?? windows.last else { return }
        window.surface?.setActivationToken(activationToken)
        window.bringToFront()
    }

    /// Opens resources in the key scene, in another connected scene, or with the delegate of the application.
    package final func open(_ urls: [URL]) {
        guard !urls.isEmpty else { return }
        if let scene = sceneForURLs {
            scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
        } else {
            for url in urls { _ = delegate?.application(self, open: url, options: [.openInPlace: true]) }
        }
    }

    /// The scene with a delegate that opens resources.
    private var sceneForURLs: UIScene? {
        let key = keyWindow?.windowScene
        return scenes.connected.first { $0 === key } ?? scenes.connected.last
    }
}

/// Whether the program runs in one process, and the registration of that process.
@MainActor
private enum InstancePolicy {
    static var isUnique = true
    static var instance: ProgramInstance?
}

extension UIApplication.LaunchOptionsKey {
    /// The first file or other resource with which the program was started.
    public static let url = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
}
