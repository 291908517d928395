/// A component with key commands that are active while it is in a window.
///
/// ```swift
/// NoteList(notes: notes)
///     .keyCommand("n", modifiers: .command) { state.addNote() }
/// ```
///
/// Closures are behavior: they are not considered when components are compared, and are always current.
public struct KeyCommanded<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component to which the key commands belong.
    public let content: AnyComponent<ChildEnvironment>
    let combinations: [KeyCombination]
    @Behavior var actions: [() -> Void]

    init(content: AnyComponent<ChildEnvironment>, combinations: [KeyCombination], actions: [() -> Void]) {
        self.content = content
        self.combinations = combinations
        self.actions = actions
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the content and places it.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        bind(to: view)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    @MainActor private func bind(to view: View) {
        view.show(InheritedValues.isDisabled ? combinations.map(\.disabled) : combinations, actions)
    }

    func adding(_ combination: KeyCombination, _ action: @escaping () -> Void) -> KeyCommanded {
        KeyCommanded(content: content, combinations: combinations + [combination], actions: actions + [action])
    }
}

/// A key combination of a ``KeyCommanded`` component, with its title.
struct KeyCombination: Equatable {
    let input: String
    let modifiers: UIKeyModifierFlags
    let title: String
    let isEnabled: Bool

    var disabled: KeyCombination {
        KeyCombination(input: input, modifiers: modifiers, title: title, isEnabled: false)
    }
}

extension KeyCommanded {
    /// The view of a component with key commands.
    public final class View: UIView {
        private var combinations: [KeyCombination] = []
        private var commands: [UIKeyCommand] = []
        private var actions: [() -> Void] = []

        func show(_ combinations: [KeyCombination], _ actions: [() -> Void]) {
            self.actions = actions
            guard combinations != self.combinations else { return }
            self.combinations = combinations
            commands = combinations.enumerated().map { index, combination in
                UIKeyCommand(
                    title: combination.title, input: combination.input, modifierFlags: combination.modifiers,
                    attributes: combination.isEnabled ? [] : .disabled
                ) { [weak self] _ in self?.run(index) }
            }
        }

        private func run(_ index: Int) {
            if actions.indices.contains(index) { actions[index]() }
        }

        /// The component's key commands.
        public override var keyCommands: [UIKeyCommand]? { commands }

        /// Makes the commands available wherever the keyboard focus is in the window.
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { registerKeyCommandsWithWindow() }
        }
    }
}

extension Component {
    /// Returns the component with a key command, which is active while the component is in a window.
    ///
    /// Can be used several times. The focused view has precedence: first text input, then the commands along its
    /// responder chain, then those of other components in the window, the most recent first.
    ///
    /// - Parameters:
    ///   - input: The characters of the key, or one of the constants of `UIKeyCommand`.
    ///   - modifiers: The modifier keys; `.command` is Control on this platform.
    ///   - title: The title of the command in a list of all commands.
    ///   - isEnabled: Whether the command can be invoked.
    ///   - action: A closure called when the command is invoked.
    public func keyCommand(
        _ input: String, modifiers: UIKeyModifierFlags = [], title: String = "", isEnabled: Bool = true,
        action: @escaping () -> Void
    ) -> KeyCommanded<EnvironmentType> {
        let combination = KeyCombination(input: input, modifiers: modifiers, title: title, isEnabled: isEnabled)
        if let commanded = self as? KeyCommanded<EnvironmentType> { return commanded.adding(combination, action) }
        return KeyCommanded(content: AnyComponent(self), combinations: [combination], actions: [action])
    }
}
