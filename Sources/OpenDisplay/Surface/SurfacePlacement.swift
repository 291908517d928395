package import OpenCoreGraphics

/// The size and the state in which the desktop shows a surface.
///
/// There is no position: on Wayland only the desktop knows and determines where windows are.
package struct SurfacePlacement: Sendable, Equatable {
    /// The size of the content while the surface is neither maximized nor in full screen, in points.
    package var size: CGSize
    package var isMaximized: Bool
    package var isFullScreen: Bool

    package init(size: CGSize, isMaximized: Bool = false, isFullScreen: Bool = false) {
        self.size = size
        self.isMaximized = isMaximized
        self.isFullScreen = isFullScreen
    }
}

extension CGSize {
    /// The maximum size of a surface that is not limited.
    package static let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
}
