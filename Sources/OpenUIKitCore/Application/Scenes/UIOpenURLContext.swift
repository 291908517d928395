/// A file or another resource that a scene should open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    /// The URL of the resource.
    public let url: URL
    /// How the resource should be opened.
    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

extension UIScene {
    /// How a resource should be opened.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// Whether the program may change the file itself instead of a copy, which is always `true`.
        public var openInPlace: Bool { true }
    }
}
