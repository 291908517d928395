internal import OpenDisplay

extension UIApplication {
    /// How a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Only if a program of its own is installed for it; makes no difference here.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Whether a program can be asked to open a URL: there is a desktop, and the URL has a scheme.
    public final func canOpenURL(_ url: URL) -> Bool {
        DisplaySystem.isConnected && url.scheme != nil
    }

    /// Lets the desktop open a URL with the program that people chose for it.
    ///
    /// - Parameter completion: called with whether there is one.
    public final func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = canOpenURL(url) && DisplaySystem.open(url.absoluteString)
        completion?(isOpened)
    }
}
