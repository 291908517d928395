/// Carries out key combinations while a component is in a window.
///
/// ```swift
/// NoteList(notes: notes)
///     .keyCommand("n", modifiers: .command) { state.addNote() }
/// ```
///
/// Closures are behaviour: they do not count when components are compared, and are always the newest.
public struct KeyCommanded<ChildEnvironment>: Wrapper {
    /// What the content expects from its surroundings.
    public typealias EnvironmentType = ChildEnvironment

    /// What the combinations belong to.
    public let content: AnyComponent<ChildEnvironment>
    let combinations: [KeyCombination]
    @Behavior var actions: [() -> Void]

    init(content: AnyComponent<ChildEnvironment>, combinations: [KeyCombination], actions: [() -> Void]) {
        self.content = content
        self.combinations = combinations
        self.actions = actions
    }

    /// Makes the view that has the commands.
    public func makeView() -> KeyCommandView {
        KeyCommandView(frame: .zero)
    }

    /// Places the content.
    public static var body: Body {
        let wrapped = makeBody()
        return { context in
            if let view = context.view { context.component.bind(to: view) }
            return wrapped(context)
        }
    }

    /// Hands the view the newest closures.
    public func refreshBehavior(view: KeyCommandView, state: EmptyComponentState) {
        bind(to: view)
    }

    @MainActor private func bind(to view: KeyCommandView) {
        view.show(combinations, actions)
    }

    func adding(_ combination: KeyCombination, _ action: @escaping () -> Void) -> KeyCommanded {
        KeyCommanded(content: content, combinations: combinations + [combination], actions: actions + [action])
    }
}

/// A key combination of a ``KeyCommanded`` and what it is called.
struct KeyCombination: Equatable {
    let input: String
    let modifiers: UIKeyModifierFlags
    let title: String
    let isEnabled: Bool
}

/// The view of a component with key commands.
public final class KeyCommandView: UIView {
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

    /// The component's commands.
    public override var keyCommands: [UIKeyCommand]? { commands }

    /// Lets the commands count wherever the keyboard's focus is in the window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { offerKeyCommandsToWindow() }
    }
}

extension Component {
    /// The component with a key combination, which counts while the component is in a window.
    ///
    /// May be said several times. What has the keyboard comes first: text that is being written, then the commands from
    /// there up; then those of the other components in the window, the newest first.
    ///
    /// - Parameters:
    ///   - input: what the key writes, or one of the constants of `UIKeyCommand`.
    ///   - modifiers: the modifiers that are down; `.command` is Control on this platform.
    ///   - title: what the command is called in a list of all of them.
    public func keyCommand(
        _ input: String, modifiers: UIKeyModifierFlags = [], title: String = "", isEnabled: Bool = true,
        action: @escaping () -> Void
    ) -> KeyCommanded<EnvironmentType> {
        let combination = KeyCombination(input: input, modifiers: modifiers, title: title, isEnabled: isEnabled)
        if let commanded = self as? KeyCommanded<EnvironmentType> { return commanded.adding(combination, action) }
        return KeyCommanded(content: AnyComponent(self), combinations: [combination], actions: [action])
    }
}
