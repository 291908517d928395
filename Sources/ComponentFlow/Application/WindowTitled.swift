/// A component that sets the title of its window.
public struct WindowTitled<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>
    let title: String
    let subtitle: String

    public func makeView() -> WindowTitlingView {
        WindowTitlingView(frame: .zero)
    }

    /// Updates the content and places it.
    public func update(
        view: WindowTitlingView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<ChildEnvironment>, transition: ComponentTransition
    ) -> CGSize {
        view.set(title, subtitle)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

/// The view of a component that sets the title of its window.
public final class WindowTitlingView: UIView {
    private var titles: (title: String, subtitle: String)?

    fileprivate func set(_ title: String, _ subtitle: String) {
        titles = (title, subtitle)
        showTitles()
    }

    /// Sets the title of the window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        showTitles()
    }

    private func showTitles() {
        guard let titles, let scene = window?.windowScene else { return }
        scene.title = titles.title
        scene.subtitle = titles.subtitle
    }
}

extension Component {
    /// Returns the component with a title for its window, instead of the one of the scene.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - subtitle: A text that the window displays after the title.
    public func windowTitle(_ title: String, subtitle: String = "") -> WindowTitled<EnvironmentType> {
        WindowTitled(content: AnyComponent(self), title: title, subtitle: subtitle)
    }
}
