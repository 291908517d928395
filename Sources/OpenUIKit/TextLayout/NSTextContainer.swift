/// The room in which a layout manager puts lines.
///
/// A storage, its layout managers and their containers are used by one thread at a time; where a view shows them, by the
/// main thread. No view is needed to measure or to find the character at a point.
open class NSTextContainer: NSObject {
    /// The layout manager that fills the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The width in which lines are broken, and the height that is filled, in points.
    ///
    /// Zero, or less, or very much means no limit.
    open var size: CGSize { didSet { if size != oldValue { geometryDidChange() } } }
    /// What is left free at both ends of each line, in points; 5 at first.
    ///
    /// At least 0 and at most a million; what is not finite counts as 0.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { geometryDidChange() } } }
    /// How many lines are shown; 0, as at first, for any number.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } } }
    /// What becomes of the last line where lines are left out.
    ///
    /// The modes that shorten it do so; the others leave text out without a sign. By word wrapping at first.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryDidChange() } }
    }
    /// Where there is no room for text.
    ///
    /// Stored: lines are not broken around them yet.
    open var exclusionPaths: [UIBezierPath] = []
    /// Whether the width follows that of the text view that shows the container.
    open var widthTracksTextView = false
    /// Whether the height follows that of the text view that shows the container.
    open var heightTracksTextView = false

    /// Makes a container of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Makes a container without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Whether lines go from edge to edge; subclasses cannot change that here.
    open var isSimpleRectangularTextContainer: Bool { true }

    /// The part of a rectangle that is inside of the container.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let space = self.space
        let width = space.textWidth == nil ? proposedRect.maxX : space.width
        let inside = CGRect(x: 0, y: 0, width: max(width, 0), height: space.height)
        return proposedRect.intersection(inside)
    }

    /// Lets another layout manager fill the container.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        for container in old.textContainers {
            old.removeTextContainer(at: 0)
            newLayoutManager.addTextContainer(container)
        }
        // A view goes with its container.
        newLayoutManager.client = old.client
        newLayoutManager.traits = old.traits
        newLayoutManager.linkAttributes = old.linkAttributes
        old.client = nil
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
    }

    private func geometryDidChange() {
        layoutManager?.textContainerChangedGeometry(self)
    }

    var space: DocumentLayout.Space {
        func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < DocumentLayout.endless ? length : .infinity }
        let padding = lineFragmentPadding.isFinite ? min(max(lineFragmentPadding, 0), DocumentLayout.endless) : 0
        return DocumentLayout.Space(
            width: limit(size.width), height: limit(size.height), padding: padding,
            maximumLines: max(maximumNumberOfLines, 0), lineBreakMode: lineBreakMode)
    }
}
