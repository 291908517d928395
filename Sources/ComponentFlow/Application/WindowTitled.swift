/// A component that sets the title of its window.
public struct WindowTitled<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>
    let titles: WindowTitles

    public func makeView() -> WindowTitlingView {
        WindowTitlingView(frame: .zero)
    }

    /// Updates the content and places it.
    public func update(
        view: WindowTitlingView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<ChildEnvironment>, transition: ComponentTransition
    ) -> CGSize {
        view.show(titles)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

struct WindowTitles: Equatable {
    let title: String
    /// The text that the window displays after the title.
    let subtitle: String

    @MainActor func show(in scene: UIWindowScene) {
        scene.title = title
        scene.subtitle = subtitle
    }
}

/// The view of a component that sets the title of its window.
public final class WindowTitlingView: UIView {
    fileprivate private(set) var titles: WindowTitles?
    /// The scene whose titles the view has set.
    private weak var scene: UIWindowScene?

    fileprivate func show(_ titles: WindowTitles) {
        self.titles = titles
        if let scene = window?.windowScene { titles.show(in: scene) }
    }

    /// Sets the title of the window, and restores that of the window that the view has left.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        let former = scene
        scene = window?.windowScene
        if let former, former !== scene { (former.delegate as? ComponentSceneDelegate)?.showTitles() }
        if let titles, let scene { titles.show(in: scene) }
    }
}

extension UIView {
    /// The titles that the last component in the subtree specifies for its window.
    var windowTitles: WindowTitles? {
        for view in subviews.reversed() {
            if let titles = view.windowTitles { return titles }
        }
        return (self as? WindowTitlingView)?.titles
    }
}

extension Component {
    /// Returns the component with a title for its window, instead of the one of the scene.
    ///
    /// - Parameters:
    ///   - title: The title of the window.
    ///   - subtitle: A text that the window displays after the title.
    public func windowTitle(_ title: String, subtitle: String = "") -> WindowTitled<EnvironmentType> {
        WindowTitled(content: AnyComponent(self), titles: WindowTitles(title: title, subtitle: subtitle))
    }
}
