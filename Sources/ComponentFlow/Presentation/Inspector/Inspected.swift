/// A component with an inspector: a pane beside it or, if there is too little space, a sheet.
///
/// Created by `.inspector(isPresented:content:)`. It takes the proposed size; in a dimension without a limit it is 480 points long.
public struct Inspected<ChildEnvironment>: ContainerComponent {
    /// The environment that the content and the inspector expect.
    public typealias EnvironmentType = ChildEnvironment

    /// The component beside the inspector.
    public let content: AnyComponent<ChildEnvironment>
    /// The content of the inspector; `nil` while it is not presented.
    let inspector: AnyComponent<ChildEnvironment>?
    /// The width that the binding specifies; `nil` without a binding.
    let columnWidth: Double??
    @Behavior var dismiss: () -> Void
    @Behavior var setColumnWidth: (Double?) -> Void

    init(
        content: AnyComponent<ChildEnvironment>, inspector: AnyComponent<ChildEnvironment>?,
        columnWidth: Binding<Double?>?, dismiss: @escaping () -> Void
    ) {
        self.content = content
        self.inspector = inspector
        self.columnWidth = columnWidth.map(\.wrappedValue)
        _dismiss = Behavior(wrappedValue: dismiss)
        _setColumnWidth = Behavior(wrappedValue: { columnWidth?.setFromControl($0) })
    }

    /// The state, which keeps the inspector while it is not presented.
    public final class State: ComponentState {
        private var existing: InspectorCoordinator<ChildEnvironment>?

        /// Returns the coordinator, created when the inspector is first presented.
        fileprivate func coordinator(of view: View, isNeeded: Bool) -> InspectorCoordinator<ChildEnvironment>? {
            if existing != nil || !isNeeded { return existing }
            let coordinator = InspectorCoordinator<ChildEnvironment>(in: view, state: self)
            view.windowDidChange = { [weak coordinator] in coordinator?.windowDidChange() }
            existing = coordinator
            return coordinator
        }
    }

    /// The view of a component with an inspector.
    public final class View: UIView {
        fileprivate var windowDidChange: (() -> Void)?
        /// The width beside the inspector, in points.
        fileprivate var contentWidth: CGFloat = 0

        /// Presents or dismisses an inspector that is a sheet.
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            windowDidChange?()
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    public func makeState() -> State {
        State()
    }

    /// Updates the inspector, and the content beside it.
    public func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = CGSize.ofContainer(in: availableSize)
        let coordinator = state.coordinator(of: view, isNeeded: inspector != nil)
        let inspectorWidth = coordinator?.show(self, in: size, environment: environment, transition: transition) ?? 0
        view.contentWidth = max(size.width - inspectorWidth, 0)
        let result = updateChildren(
            in: view, availableSize: size, environment: environment, transition: transition)
        coordinator?.bringToFront()
        return result
    }

    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let width = (children.owner.view as? View)?.contentWidth ?? availableSize.width
        let content = children.updateContent(
            content.box, environment: environment,
            availableSize: CGSize(width: width, height: availableSize.height), transition: transition)
        let center = children.owner.isRightToLeft ? availableSize.width - width / 2 : width / 2
        children.add(content.position(CGPoint(x: center, y: availableSize.height / 2)))
        return availableSize
    }
}

extension Component {
    /// Returns the component with an inspector, which is presented while a value is `true`.
    ///
    /// ```swift
    /// Drawing(shapes, selection: $selection)
    ///     .inspector(isPresented: $isInspecting) {
    ///         ShapeSettings(selection).inspectorColumnWidth(min: 200, ideal: 260, max: 360)
    ///     }
    /// ```
    ///
    /// If there is enough space, the inspector is a pane at the trailing edge of the component, as high as the component. The user
    /// drags the divider between both, or moves it with the arrow keys while it has the focus, and reaches the pane with F6.
    /// Otherwise the inspector is a sheet, which the user can dismiss. The component and the inspector keep their states when
    /// the inspector is hidden, or becomes a sheet or a pane.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that becomes `false` when the user dismisses the sheet.
    ///   - columnWidth: A binding to the width that the user has chosen, in points; `nil` for the ideal width. Kept in a
    ///     ``SceneStorage``, it is restored with the window. Without a binding, the inspector has the width as long as the
    ///     component exists.
    ///   - content: A closure that describes the inspector, called while it is presented.
    public func inspector<Content: Component>(
        isPresented: Binding<Bool>, columnWidth: Binding<Double?>? = nil, content: () -> Content
    ) -> Inspected<EnvironmentType> where Content.EnvironmentType == EnvironmentType {
        inspected(isPresented, columnWidth) { AnyComponent(content()) }
    }

    /// Returns the component with an inspector that expects no environment.
    @_disfavoredOverload
    public func inspector<Content: Component>(
        isPresented: Binding<Bool>, columnWidth: Binding<Double?>? = nil, content: () -> Content
    ) -> Inspected<EnvironmentType> where Content.EnvironmentType == Empty {
        inspected(isPresented, columnWidth) { AnyComponent(ignoringEnvironment: content()) }
    }

    private func inspected(
        _ isPresented: Binding<Bool>, _ columnWidth: Binding<Double?>?, content: () -> AnyComponent<EnvironmentType>
    ) -> Inspected<EnvironmentType> {
        Inspected(
            content: AnyComponent(self), inspector: isPresented.wrappedValue ? content() : nil, columnWidth: columnWidth
        ) {
            if isPresented.wrappedValue { isPresented.wrappedValue = false }
        }
    }
}
