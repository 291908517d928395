/// Screen properties that components can read from ``UIContext/screen``.
public struct UIScreenState: Equatable, Sendable {
    /// The type of device.
    public var idiom: UIUserInterfaceIdiom
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// Whether the canvas is wider than it is tall.
    public var isLandscape: Bool
    /// The size of the screen, in points.
    public var screenSize: CGSize
    /// The size of the view that displays the components, in points.
    public var canvasSize: CGSize
}

extension UIContext {
    /// The current screen properties; without a ``canvasSize`` the screen's size is used.
    public var screen: UIScreenState {
        let (size, traits) = (UIScreen.main.bounds.size, UITraitCollection.current)
        let canvas = canvasSize == .zero ? size : canvasSize
        return UIScreenState(
            idiom: traits.userInterfaceIdiom, horizontalSizeClass: traits.horizontalSizeClass,
            verticalSizeClass: traits.verticalSizeClass, isLandscape: canvas.width > canvas.height, screenSize: size,
            canvasSize: canvas)
    }
}
