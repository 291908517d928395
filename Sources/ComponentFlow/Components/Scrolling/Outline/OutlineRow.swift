/// The row of an element of a tree: a triangle if it can be expanded, and its content, indented by its depth.
struct OutlineRow<ChildEnvironment>: ContainerComponent {
    typealias EnvironmentType = ChildEnvironment

    private static var indentation: CGFloat { 16 }

    let content: AnyComponent<ChildEnvironment>
    private let depth: Int
    private let isExpandable: Bool
    private let isExpanded: Bool
    @Behavior private var toggle: () -> Void

    init(content: AnyComponent<ChildEnvironment>, state: OutlineState) {
        self.content = content
        depth = state.depth
        isExpandable = state.isExpandable
        isExpanded = state.isExpanded
        _toggle = Behavior(wrappedValue: state.toggle)
    }

    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let start = CGFloat(depth) * Self.indentation
        let scale = children.owner.textScale
        let length = OutlineTriangle.length(scale: scale)
        let inset = start + length
        let row = children.update(
            ChildKey(ComponentIdentity(0)), BoxContent(box: content.box), environment: environment,
            availableSize: CGSize(width: max(availableSize.width - inset, 0), height: availableSize.height),
            transition: transition)
        let width = availableSize.width.isFinite ? availableSize.width : inset + row.size.width
        let size = CGSize(width: width, height: max(row.size.height, length))
        let isRightToLeft = children.owner.isRightToLeft
        func center(_ x: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? width - x : x, y: size.height / 2) }
        if isExpandable {
            let triangle = children.update(
                ChildKey(ComponentIdentity(1)),
                BoxContent(
                    box: TypedComponentBox(OutlineTriangle(isExpanded: isExpanded, scale: scale, toggle: toggle))),
                environment: environment, availableSize: size, transition: transition)
            children.add(triangle.position(center(start + length / 2)))
        }
        children.add(row.position(center(inset + row.size.width / 2)))
        return size
    }
}
