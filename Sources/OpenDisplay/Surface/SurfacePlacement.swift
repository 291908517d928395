package import OpenCoreGraphics

/// The size, the position and the state in which the desktop shows a surface.
package struct SurfacePlacement: Sendable, Equatable {
    /// The size of the content while the surface is neither maximized nor in full screen, in points.
    package var size: CGSize
    /// The position of the window's frame on the screen while the surface is neither maximized nor in full screen, in
    /// points; nil if it is unknown, as on Wayland, where only the desktop knows and determines where windows are.
    package var origin: CGPoint?
    package var isMaximized: Bool
    package var isFullScreen: Bool

    package init(
        size: CGSize, origin: CGPoint? = nil, isMaximized: Bool = false, isFullScreen: Bool = false
    ) {
        self.size = size
        self.origin = origin
        self.isMaximized = isMaximized
        self.isFullScreen = isFullScreen
    }
}

extension CGSize {
    /// The maximum size of a surface that is not limited.
    package static let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
}
