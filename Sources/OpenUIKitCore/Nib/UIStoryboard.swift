/// A storyboard, which cannot be loaded on Linux.
@available(*, deprecated, message: "Storyboards cannot be loaded on Linux. Create the controllers in code.")
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String

    /// Creates an object for the storyboard file with a name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Reports that storyboards cannot be loaded, and returns `nil`.
    open func instantiateInitialViewController() -> UIViewController? {
        InterfaceFiles.reportStoryboard(name)
        return nil
    }

    /// Reports that storyboards cannot be loaded, and returns an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        InterfaceFiles.reportStoryboard("\(name), \(identifier)")
        return UIViewController()
    }
}

/// A transition between two controllers of a storyboard.
@available(*, deprecated, message: "Storyboards cannot be loaded on Linux. Present or push the controller in code.")
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name of the segue.
    public final let identifier: String?
    /// The controller at which the transition starts.
    public final let source: UIViewController
    /// The controller that the transition shows.
    public final let destination: UIViewController

    /// Creates a segue between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Performs the transition; the default implementation has no effect.
    open func perform() {}
}
