/// A component with buttons that a horizontal swipe reveals at an edge.
struct SwipeActionable<ChildEnvironment>: ContainerComponent {
    typealias EnvironmentType = ChildEnvironment

    /// The width of a button, in points.
    private static var buttonWidth: CGFloat { 74 }

    let content: AnyComponent<ChildEnvironment>
    let edge: SwipeEdge
    let allowsFullSwipe: Bool
    let buttons: [Button]
    /// Whether content with swipe actions of its own has them instead of these.
    var yieldsToContent = false

    func makeView() -> SwipeActionsView {
        SwipeActionsView(frame: .zero)
    }

    func makeState() -> SwipeActionsState {
        SwipeActionsState()
    }

    func update(
        view: SwipeActionsView, availableSize: CGSize, state: SwipeActionsState,
        environment: Environment<ChildEnvironment>, transition: ComponentTransition
    ) -> CGSize {
        view.state = state
        view.yieldsToContent = yieldsToContent
        view.openWidth = Self.buttonWidth * CGFloat(buttons.count)
        view.fullSwipe = allowsFullSwipe && buttons.first?.isEnabled == true ? buttons.first?.action : nil
        view.offer(buttons)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let row = children.updateContent(
            content.box, environment: environment, availableSize: availableSize,
            transition: transition)
        let size = row.size
        guard let view = children.owner.view as? SwipeActionsView, let state = view.state else {
            children.add(row)
            return size
        }
        view.opensAtLeft = (edge == .leading) != children.owner.isRightToLeft
        let offset = buttons.isEmpty ? 0 : min(state.offset, size.width)
        let direction: CGFloat = view.opensAtLeft ? 1 : -1
        // Rows that were never swiped have no views for buttons.
        for index in state.hasBeenSwiped ? buttons.indices : 0..<0 {
            let width = offset / CGFloat(buttons.count)
            let button = children.update(
                ChildKey(declaration: 1, identity: .integer(index)),
                BoxContent(box: TypedComponentBox(shown(buttons[index], width: width, height: size.height, in: view))),
                environment: environment, availableSize: CGSize(width: width, height: size.height),
                transition: transition)
            let edge = view.opensAtLeft ? 0 : size.width
            let x = edge + direction * width * (CGFloat(index) + 0.5)
            children.add(button.position(CGPoint(x: x, y: size.height / 2)))
        }
        children.add(row.position(CGPoint(x: size.width / 2 + direction * offset, y: size.height / 2)))
        return size
    }

    /// Returns a button as it is shown beside the row: a title is white, on a background in the color of the role.
    @MainActor private func shown(
        _ button: Button, width: CGFloat, height: CGFloat, in view: SwipeActionsView
    ) -> Modified<Empty> {
        let content = button.content.wrapped
        let title = content.labelImage == nil ? content.labelText : nil
        let label = title.map { AnyComponent<Empty>(Text(text: $0.text, font: $0.font, color: .white)) }
        let action = button.action
        return Button(content: label ?? button.content, isEnabled: button.isEnabled) { [weak view] in
            view?.close()
            action()
        }
        .minSize(CGSize(width: width, height: height))
        .fixedSize()
        .frame(width: width, height: height)
        .background(button.role == .destructive ? UIColor.destructiveFill : .neutralFill)
        .clipped()
    }
}
