extension UIPageViewController {
    /// Constants that specify the direction in which pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// To the page after the current one.
        case forward = 0
        /// To the page before the current one.
        case reverse = 1
    }

    /// Constants that specify the axis along which pages are turned.
    public enum NavigationOrientation: Int, Sendable {
        /// From the leading to the trailing edge.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// Constants that specify the animation with which pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// The same as ``scroll``: pages are not curled on Linux.
        case pageCurl = 0
        /// Pages are scrolled.
        case scroll = 1
    }

    /// Constants that specify the place of the spine of curled pages.
    public enum SpineLocation: Int, Sendable {
        /// No spine, as for all pages that are scrolled.
        case none = 0
        /// At the leading edge.
        case min = 1
        /// In the middle.
        case mid = 2
        /// At the trailing edge.
        case max = 3
    }

    /// The options with which a page view controller is created.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The space between two pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The place of the spine of curled pages.
        @available(*, deprecated, message: "Has no effect on Linux, where pages are not curled.")
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
}
