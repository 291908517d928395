/// What components may want to know about the screen: ``UIContext/screen``.
public struct UIScreenState: Equatable, Sendable {
    /// What kind of device it is.
    public var idiom: UIUserInterfaceIdiom
    /// The class of the width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The class of the height.
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// Whether the canvas is wider than high.
    public var isLandscape: Bool
    /// The size of the screen, in points.
    public var screenSize: CGSize
    /// The size of the view in which the components are shown, in points.
    public var canvasSize: CGSize
}

extension UIContext {
    /// What is known about the screen.
    public var screen: UIScreenState {
        let (size, traits) = (UIScreen.main.bounds.size, UITraitCollection.current)
        let canvas = canvasSize == .zero ? size : canvasSize
        return UIScreenState(
            idiom: traits.userInterfaceIdiom, horizontalSizeClass: traits.horizontalSizeClass,
            verticalSizeClass: traits.verticalSizeClass, isLandscape: canvas.width > canvas.height, screenSize: size,
            canvasSize: canvas)
    }
}
