/// A row of a ``LazyList`` with or without a separator at its bottom edge.
struct LazyListSeparated<ChildEnvironment>: ContainerComponent {
    typealias EnvironmentType = ChildEnvironment

    private static var thickness: CGFloat { 1 }

    let content: AnyComponent<ChildEnvironment>
    /// The distance between the leading edge and the separator, in points; `nil` for the last row of a section, which
    /// has no separator.
    let inset: CGFloat?

    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let row = children.updateContent(
            content.box, environment: environment, availableSize: availableSize,
            transition: transition)
        guard let inset else {
            children.add(row)
            return row.size
        }
        let width = availableSize.width.isFinite ? availableSize.width : row.size.width
        let line = children.update(
            .layer, BoxContent(box: TypedComponentBox(Divider(thickness: Self.thickness))), environment: environment,
            availableSize: CGSize(width: max(width - inset, 0), height: Self.thickness), transition: transition)
        let isRightToLeft = children.owner.isRightToLeft
        let left = isRightToLeft ? width - row.size.width : 0
        children.add(row.position(CGPoint(x: left + row.size.width / 2, y: row.size.height / 2)))
        let x = (isRightToLeft ? 0 : inset) + line.size.width / 2
        children.add(line.position(CGPoint(x: x, y: row.size.height + line.size.height / 2)))
        return CGSize(width: width, height: row.size.height + line.size.height)
    }
}
