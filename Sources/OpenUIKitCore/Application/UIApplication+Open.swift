internal import OpenDisplay

extension UIApplication {
    /// The options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Opens the URL only with an installed program of its own.
        @available(*, deprecated, message: "Has no effect on Linux.")
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")

        /// The advertisement that the URL belongs to.
        @available(*, deprecated, message: "Has no effect on Linux.")
        public static let eventAttribution = OpenExternalURLOptionsKey(rawValue: "eventAttribution")
    }

    /// Returns whether a URL can be opened: there is a desktop, and the URL has a scheme.
    public final func canOpenURL(_ url: URL) -> Bool {
        DisplaySystem.isConnected && url.scheme != nil
    }

    /// Opens a URL with the desktop's default program for it.
    ///
    /// `completion` is called with whether the URL was opened: at once if that is impossible, otherwise when the other
    /// program was started.
    public final func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        guard canOpenURL(url) else {
            completion?(false)
            return
        }
        DisplaySystem.open(url.absoluteString) { completion?($0) }
    }
}
