internal import OpenDisplay

/// The shape of the pointer over a region.
///
/// The beams are UIKit's; the desktop's theme determines their length. UIKit has no equivalent of the other shapes.
public enum UIPointerShape: Hashable, Sendable {
    /// A vertical bar over horizontal text.
    case verticalBeam(length: CGFloat)
    /// A horizontal bar over vertical text.
    case horizontalBeam(length: CGFloat)
    /// A hand that points at a link.
    case link
    /// An open hand, for content that can be dragged.
    case grab
    /// A closed hand; shown while the pointer drags content that the desktop does not carry.
    case grabbing
    /// A crosshair for the selection of a point or an area.
    case crosshair
    /// A clock while the program cannot be used.
    case busy
    /// An arrow with a clock while the program is working, but can be used.
    case progress
    /// A crossed circle over content that cannot be used.
    ///
    /// It is shown in a window that waits for a modal one, and while content is dragged over a view that forbids the drop.
    case notAllowed
    /// A double arrow over an edge that can be moved horizontally.
    case resizeHorizontally
    /// A double arrow over an edge that can be moved vertically.
    case resizeVertically
    /// Four arrows over content that can be moved.
    case move

    var displayed: PointerShape {
        switch self {
        case .verticalBeam: .text
        case .horizontalBeam: .verticalText
        case .link: .link
        case .grab: .grab
        case .grabbing: .grabbing
        case .crosshair: .crosshair
        case .busy: .busy
        case .progress: .progress
        case .notAllowed: .notAllowed
        case .resizeHorizontally: .resizeHorizontally
        case .resizeVertically: .resizeVertically
        case .move: .move
        }
    }
}

/// The style of the pointer over a region.
@preconcurrency @MainActor public final class UIPointerStyle: NSObject {
    let shape: PointerShape

    private init(_ shape: PointerShape) {
        self.shape = shape
        super.init()
    }

    /// Creates a style with a shape.
    public convenience init(shape: UIPointerShape) {
        self.init(shape.displayed)
    }

    /// Returns the style without a visible pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// Returns the desktop's default style, an arrow.
    public class func system() -> UIPointerStyle { UIPointerStyle(.arrow) }
}
