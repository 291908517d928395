/// A component that is drawn by a closure.
///
/// ```swift
/// Canvas(redrawsWhen: levels) { context, size in
///     UIColor.systemTeal.setFill()
///     let width = size.width / CGFloat(levels.count)
///     for (index, level) in levels.enumerated() {
///         let height = size.height * level
///         context.fill(CGRect(x: width * CGFloat(index), y: size.height - height, width: width - 1, height: height))
///     }
/// }
/// .accessibilityLabel("Levels")
/// ```
///
/// The component takes the proposed size. The closure receives a context whose origin is the top left corner, and the size of
/// the component, in points. The context is also the current one, so that `UIColor`, `UIBezierPath`, `UIImage` and strings draw
/// into it. Use a ``Shape`` for an outline that is animated, and for one that responds to touches on it only.
///
/// Closures are not compared. Specify the values that the closure uses as `redrawsWhen`, and the canvas keeps its drawing while
/// they are equal; without them it is drawn again in every update of its parent. In both cases, it is also drawn again when
///
/// - its size changes, or the number of pixels per point;
/// - the traits change, for example between light and dark style, with another text size, language or layout direction;
///   `UITraitCollection.current` contains them while the closure runs;
/// - a property of an observable model, a ``Local`` value or a ``Binding`` changes that the closure has read.
///
/// The drawing is not mirrored in right-to-left layouts. It is a decoration for assistive technologies unless it has a label:
/// see ``Component/accessibilityLabel(_:)``. Touches reach the components behind the canvas, unless it has gestures.
public struct Canvas: StatelessComponent {
    private let dependency: (any Equatable)?
    fileprivate let renderer: @MainActor (CGContext, CGSize) -> Void

    /// Creates a canvas that is drawn again in every update of its parent.
    ///
    /// - Parameter renderer: A closure that draws the content. It must not change state.
    public init(renderer: @escaping @MainActor (_ context: CGContext, _ size: CGSize) -> Void) {
        dependency = nil
        self.renderer = renderer
    }

    /// Creates a canvas that an update of its parent draws again only if a value has changed.
    ///
    /// - Parameters:
    ///   - value: The values that the closure uses in addition to the size, the traits and what it reads of models.
    ///   - renderer: A closure that draws the content. It must not change state.
    public init(
        redrawsWhen value: some Equatable,
        renderer: @escaping @MainActor (_ context: CGContext, _ size: CGSize) -> Void
    ) {
        dependency = value
        self.renderer = renderer
    }

    /// Returns whether both were created with equal values; closures are not compared.
    public static func == (lhs: Canvas, rhs: Canvas) -> Bool {
        guard let dependency = lhs.dependency else { return false }
        return areEqual(dependency, rhs.dependency)
    }

    private static func areEqual<Value: Equatable>(_ value: Value, _ other: (any Equatable)?) -> Bool {
        value == other as? Value
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Schedules the drawing if the values have changed.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(self)
        return SizeCheck.filling(availableSize, size: nil)
    }
}

extension Canvas {
    /// The view of a ``Canvas``.
    public final class View: UIView {
        private var canvas: Canvas?
        private lazy var subscription = ClosureSubscription { [weak self] _ in self?.setNeedsDisplay() }

        public override init(frame: CGRect) {
            super.init(frame: frame)
            contentMode = .redraw
            accessibilityTraits = .image
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func show(_ canvas: Canvas) {
            let isEqual = canvas == self.canvas
            self.canvas = canvas
            if !isEqual { setNeedsDisplay() }
        }

        /// Draws the content, and subscribes to what the closure reads.
        public override func draw(_ rect: CGRect) {
            guard let canvas, let context = UIGraphicsGetCurrentContext() else { return }
            subscription.track { canvas.renderer(context, bounds.size) }
        }

        /// Draws the content with the new traits.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            setNeedsDisplay()
        }

        /// Receives touches only if gestures were added; otherwise the views behind the canvas receive them.
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            handlesTouches && super.point(inside: point, with: event)
        }
    }
}
