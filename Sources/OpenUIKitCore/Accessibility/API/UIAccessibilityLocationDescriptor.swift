/// A place in a view at which a drag can begin or end, for users who do not drag with a pointer.
///
/// Assistive technologies offer an action for each place: "Drag", and while something is dragged, "Drop".
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view to which the place belongs.
    public private(set) final weak var view: UIView?
    /// The place in the coordinates of the view.
    public final var point: CGPoint {
        if let specifiedPoint { return specifiedPoint }
        return view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
    }
    /// The localized name, by which users distinguish the places of an element; may be empty if there is only one.
    public final var name: String { attributedName.string }
    /// ``name`` with attributes.
    public let attributedName: NSAttributedString
    /// The place, or `nil` for the center of the view.
    private let specifiedPoint: CGPoint?

    /// Creates a descriptor of the center of a view, which follows its size.
    public init(name: String, view: UIView) {
        attributedName = NSAttributedString(string: name)
        self.view = view
        specifiedPoint = nil
        super.init()
    }

    /// Creates a descriptor of a point in the coordinates of a view.
    public init(name: String, point: CGPoint, in view: UIView) {
        attributedName = NSAttributedString(string: name)
        self.view = view
        specifiedPoint = point
        super.init()
    }

    /// Creates a descriptor of a point in the coordinates of a view, whose name has attributes.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName.textCopy
        self.view = view
        specifiedPoint = point
        super.init()
    }
}
