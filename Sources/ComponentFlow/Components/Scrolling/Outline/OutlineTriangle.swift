/// The triangle that expands or collapses a row, and turns when it does.
struct OutlineTriangle: ContainerComponent {
    /// The width and the height of the area that responds to clicks, in points.
    static let length: CGFloat = 24
    private static let markSize = CGSize(width: 7, height: 10)

    let isExpanded: Bool
    @Behavior var toggle: () -> Void

    init(isExpanded: Bool, toggle: @escaping () -> Void) {
        self.isExpanded = isExpanded
        _toggle = Behavior(wrappedValue: toggle)
    }

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
            TypedComponentBox(Self.mark.rotation(isExpanded ? .pi / 2 : collapsed)), environment: environment,
            availableSize: Self.markSize, transition: transition)
        children.add(mark.position(CGPoint(x: Self.length / 2, y: Self.length / 2)))
        return CGSize(width: Self.length, height: Self.length)
    }

    private static var mark: Shape {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: markSize.width - 1, y: markSize.height / 2))
        path.addLine(to: CGPoint(x: 1, y: markSize.height - 1))
        return Shape(
            .path(path), stroke: .secondaryLabel, lineWidth: 1.5, lineCap: .round, lineJoin: .round, size: markSize)
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
