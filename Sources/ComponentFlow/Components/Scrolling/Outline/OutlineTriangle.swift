/// The triangle that expands or collapses a row, and turns when it does.
struct OutlineTriangle: ContainerComponent {
    private static let markSize = CGSize(width: 7, height: 10)
    /// The space around the triangle that responds to clicks, too, in points.
    private static let margin: CGFloat = 14

    let isExpanded: Bool
    /// The size of the triangle compared with that for the default text size.
    private let scale: CGFloat
    @Behavior var toggle: () -> Void

    init(isExpanded: Bool, scale: CGFloat, toggle: @escaping () -> Void) {
        self.isExpanded = isExpanded
        self.scale = scale
        _toggle = Behavior(wrappedValue: toggle)
    }

    /// Returns the width and the height of the area that responds to clicks, in points.
    static func length(scale: CGFloat) -> CGFloat { markSize.height * scale + margin }

    func makeView() -> OutlineTriangleView {
        OutlineTriangleView(frame: .zero)
    }

    func update(
        view: OutlineTriangleView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.toggle = toggle
        let name: LocalizedString = isExpanded ? .BuiltIn.listCollapse : .BuiltIn.listExpand
        view.accessibilityLabel = name.textInComponent
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let collapsed: CGFloat = children.owner.isRightToLeft ? .pi : 0
        let mark = children.updateContent(
            TypedComponentBox(self.mark.rotation(isExpanded ? .pi / 2 : collapsed)), environment: environment,
            availableSize: markSize, transition: transition)
        let length = Self.length(scale: scale)
        children.add(mark.position(CGPoint(x: length / 2, y: length / 2)))
        return CGSize(width: length, height: length)
    }

    private var markSize: CGSize {
        CGSize(width: Self.markSize.width * scale, height: Self.markSize.height * scale)
    }

    private var mark: Shape {
        let size = markSize
        let path = CGMutablePath()
        path.move(to: CGPoint(x: scale, y: scale))
        path.addLine(to: CGPoint(x: size.width - scale, y: size.height / 2))
        path.addLine(to: CGPoint(x: scale, y: size.height - scale))
        return Shape(
            .path(path), stroke: .secondaryLabel, lineWidth: 1.5 * scale, lineCap: .round, lineJoin: .round, size: size)
    }
}

/// The view of an ``OutlineTriangle``, which keys do not reach: arrow keys expand the selected row.
final class OutlineTriangleView: UIControl {
    var toggle: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(
            UIAction { [weak self] _ in
                self?.prepareComponentsForEvent()
                self?.toggle()
            }, for: .touchUpInside)
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    override var canBecomeFocused: Bool { false }

    override func accessibilityActivate() -> Bool {
        prepareComponentsForEvent()
        toggle()
        return true
    }
}
