/// The region in which a layout manager lays out text.
///
/// A storage, its layout managers and their containers must be used by one thread at a time; if a view displays them,
/// by the main thread. Measuring text or finding the character at a point does not require a view.
open class NSTextContainer: NSObject {
    /// The layout manager that lays out text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The width at which lines wrap and the height that is filled, in points.
    ///
    /// Dimensions that are not positive, or at least one million points, are unlimited.
    open var size: CGSize { didSet { if size != oldValue { geometryDidChange() } } }
    /// The padding at both ends of each line, in points; the default is 5.
    ///
    /// The value is clamped between 0 and one million; values that are not finite count as 0.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            guard lineFragmentPadding != oldValue else { return }
            updateExclusions()
            geometryDidChange()
        }
    }
    /// The maximum number of lines; 0, the default, for unlimited.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } } }
    /// The behavior of the last line if lines are omitted.
    ///
    /// The truncating modes truncate it; the others omit text without an ellipsis. The default is word wrapping.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryDidChange() } }
    }
    /// The regions that exclude text, in the container's coordinates.
    ///
    /// A line is placed in the longest interval that the paths leave free at its height, or below them if its first
    /// word does not fit. A subpath takes the interval between its leftmost and rightmost points in the line. Changing
    /// a path after it was set has no effect until the paths are set again. The paragraphs beside and above the paths
    /// are laid out from the top, and containers of unlimited width ignore the paths.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            updateExclusions()
            geometryDidChange()
        }
    }
    private var exclusions: TextExclusions?
    /// Whether the width follows the width of the text view that displays the container.
    open var widthTracksTextView = false
    /// Whether the height follows the height of the text view that displays the container.
    open var heightTracksTextView = false

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container of unlimited size.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Whether lines extend from edge to edge; overrides have no effect.
    ///
    /// The default returns whether there are no ``exclusionPaths``.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Returns the part of a rectangle that is inside the container, and the longest one beside ``exclusionPaths``.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let space = self.space
        let width = space.textWidth == nil ? proposedRect.maxX : space.width
        let inside = CGRect(x: 0, y: 0, width: max(width, 0), height: space.height)
        let rect = proposedRect.intersection(inside)
        return rect.isNull ? rect : exclusions?.freePart(of: rect) ?? rect
    }

    /// Replaces the layout manager of the container and its siblings.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        for container in old.textContainers {
            old.removeTextContainer(at: 0)
            newLayoutManager.addTextContainer(container)
        }
        // Transfers the view to the new layout manager.
        newLayoutManager.client = old.client
        newLayoutManager.traits = old.traits
        newLayoutManager.linkAttributes = old.linkAttributes
        newLayoutManager.emptyTextAttributes = old.emptyTextAttributes
        newLayoutManager.detectsLinks = old.detectsLinks
        old.client = nil
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
    }

    private func updateExclusions() {
        exclusions = TextExclusions(exclusionPaths.map(\.cgPath), padding: padding)
    }

    /// The usable padding.
    private var padding: CGFloat {
        lineFragmentPadding.isFinite ? min(max(lineFragmentPadding, 0), DocumentLayout.unlimitedLength) : 0
    }

    private func geometryDidChange() {
        layoutManager?.textContainerChangedGeometry(self)
    }

    package var space: DocumentLayout.Space {
        func limit(_ length: CGFloat) -> CGFloat {
            length > 0 && length < DocumentLayout.unlimitedLength ? length : .infinity
        }
        return DocumentLayout.Space(
            width: limit(size.width), height: limit(size.height), padding: padding,
            maximumLines: max(maximumNumberOfLines, 0), lineBreakMode: lineBreakMode, exclusions: exclusions)
    }
}
