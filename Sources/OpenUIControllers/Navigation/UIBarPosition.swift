/// The position of a bar in its window.
public enum UIBarPosition: Int, Sendable {
    /// The position is not specified.
    case any = 0
    /// At the bottom of the content.
    case bottom = 1
    /// At the top of the content.
    case top = 2
    /// At the top edge of the window, where the background extends below the title bar.
    case topAttached = 3
}

/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

/// The method by which a bar requests its position from its delegate.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar; the default returns ``UIBarPosition/any``, which stands for the usual position of the bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The images that were set for the positions of a bar.
struct BarImages {
    private var images: [UIBarPosition: UIImage] = [:]
    var isEmpty: Bool { images.isEmpty }

    subscript(position: UIBarPosition) -> UIImage? {
        get { images[position] }
        set { images[position] = newValue }
    }

    /// Returns the image for a position, or that for all positions.
    func image(at position: UIBarPosition) -> UIImage? { images[position] ?? images[.any] }
}
