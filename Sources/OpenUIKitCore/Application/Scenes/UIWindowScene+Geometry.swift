extension UIWindowScene {
    /// A preferred geometry of a scene, of which the desktop takes no account.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// The orientations that a device would be rotated to.
        @available(*, deprecated, message: "Has no effect on Linux.")
        public final class iOS: GeometryPreferences {
            /// Creates preferences for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                super.init()
            }
        }
    }

    /// Requests a rotation of the device, which desktops do not have.
    @available(*, deprecated, message: "Has no effect on Linux. Set sizeRestrictions.")
    public final func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}
}
