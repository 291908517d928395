/// An element that is not a view, such as a part of a drawing.
///
/// The view that draws the part lists the element in its ``AccessibleObject/accessibilityElements``.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The view or element that contains the element.
    open weak var accessibilityContainer: AnyObject?
    private final var settings: AccessibilitySettings?
    private final var frameInContainer: CGRect?

    /// Creates an element of a container, which is a view or another element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The element's rectangle in the coordinates of its container, in points.
    ///
    /// Once it is set, ``AccessibleObject/accessibilityFrame`` follows the container.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? containerRect(accessibilityFrame) }
        set {
            frameInContainer = newValue
            accessibilityDidChange(.content)
        }
    }

    /// The container, as the next responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }

    @_spi(Subclassing) open override var defaultAccessibilityFrame: CGRect {
        guard let frameInContainer else { return .zero }
        switch accessibilityContainer {
        case let view as UIView: return view.convert(frameInContainer, to: nil)
        case let object as AccessibleObject:
            let origin = object.accessibilityFrame.origin
            return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
        default: return frameInContainer
        }
    }

    /// Returns a rectangle of the window in the coordinates of the container.
    private func containerRect(_ rect: CGRect) -> CGRect {
        switch accessibilityContainer {
        case let view as UIView: return view.convert(rect, from: nil)
        case let object as AccessibleObject:
            let origin = object.accessibilityFrame.origin
            return rect.offsetBy(dx: -origin.x, dy: -origin.y)
        default: return rect
        }
    }

    override var accessibilitySettings: AccessibilitySettings? {
        get { settings }
        set { settings = newValue }
    }
}
