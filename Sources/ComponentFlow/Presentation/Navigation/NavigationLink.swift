/// A button that shows the screen for a value in the enclosing ``NavigationStack``.
///
/// ```swift
/// NavigationLink(book.title, value: book)
/// NavigationLink(value: book) { BookRow(book: book) }
/// ```
///
/// It appends the value to the path of the stack. Outside of a stack it has no effect.
public struct NavigationLink<ChildEnvironment>: ContainerComponent {
    /// The environment that the label expects.
    public typealias EnvironmentType = ChildEnvironment

    private static var highlightedOpacity: CGFloat { 0.6 }
    /// The minimum size of a link with a title, in points.
    private static var minimumTitleSize: CGSize { CGSize(width: 44, height: 44) }

    /// The value whose screen is shown.
    public let value: AnyHashable
    public let label: AnyComponent<ChildEnvironment>
    private let minimumSize: CGSize

    /// Creates a link with a label.
    ///
    /// - Parameters:
    ///   - value: The value whose screen is shown.
    ///   - label: A closure that describes the label.
    public init<Label: Component>(value: some Hashable, label: () -> Label)
    where Label.EnvironmentType == ChildEnvironment {
        self.init(AnyHashable(value), AnyComponent(label()), minimumSize: .zero)
    }

    private init(_ value: AnyHashable, _ label: AnyComponent<ChildEnvironment>, minimumSize: CGSize) {
        self.value = value
        self.label = label
        self.minimumSize = minimumSize
    }

    /// The state, which stores whether the link is pressed.
    public final class State: ComponentState {
        fileprivate var isHighlighted = false

        fileprivate func highlight(_ isHighlighted: Bool) {
            guard isHighlighted != self.isHighlighted else { return }
            self.isHighlighted = isHighlighted
            updated(transition: isHighlighted ? .immediate : .easeInOut(duration: 0.25))
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    public func makeState() -> State {
        State()
    }

    /// Updates the label.
    public func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(value) { [weak state] in state?.highlight($0) }
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    /// Updates the label and places it in the center.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let isHighlighted = (children.owner.stateForUpdate as? State)?.isHighlighted == true
        return children.layOutLabel(
            label.box, opacity: isHighlighted ? Self.highlightedOpacity : nil, minimumSize: minimumSize,
            environment: environment, availableSize: availableSize, transition: transition)
    }
}

extension NavigationLink where ChildEnvironment == Empty {
    /// Creates a link with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The value whose screen is shown.
    public init(_ title: String, value: some Hashable) {
        self.init(
            AnyHashable(value), AnyComponent(Text(title: title)),
            minimumSize: Self.minimumTitleSize)
    }
}

extension NavigationLink {
    /// The control of a ``NavigationLink``.
    public final class View: UIControl {
        private var value: AnyHashable?
        private var didHighlight: (Bool) -> Void = { _ in }

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        fileprivate func show(_ value: AnyHashable, didHighlight: @escaping (Bool) -> Void) {
            self.value = value
            self.didHighlight = didHighlight
        }

        /// Whether the control is currently pressed.
        public override var isHighlighted: Bool {
            didSet { didHighlight(isHighlighted) }
        }

        private func open() {
            prepareComponentsForEvent()
            guard let value else { return }
            let enclosing = sequence(first: self as UIView, next: \.superview).first { $0 is NavigationStackView }
            guard let stack = enclosing as? NavigationStackView else { return reportNoStack() }
            stack.coordinator?.push(value)
        }

        private func reportNoStack() {
            diagnose(
                "navigation.no-stack", "A link was pressed outside of a navigation stack",
                path: mountedNode?.path ?? "\(type(of: self))", hint: "Put the link into a NavigationStack.")
        }
    }
}
