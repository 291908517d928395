/// Keeps a view controller that a component owns a child of the view controller around the component's view.
@MainActor
final class EmbeddedController {
    private let controller: UIViewController
    private weak var host: UIView?

    /// Creates an embedding of a controller, whose view fills the host.
    init(_ controller: UIViewController, in host: UIView) {
        self.controller = controller
        self.host = host
    }

    /// Makes the controller a child of the controller around the host, as long as that is in a window.
    func windowDidChange() {
        guard let host else { return }
        let parent = host.window == nil ? nil : host.nearestViewController
        if parent !== controller.parent { removeFromParent() }
        if let parent, controller.parent == nil { parent.addChild(controller) }
        guard host.window != nil, let view = controller.view else { return }
        if view.superview !== host { host.addSubview(view) }
        layOut()
        if let parent { controller.didMove(toParent: parent) }
    }

    /// Makes the controller's view fill the host.
    func layOut() {
        guard let host, let view = controller.viewIfLoaded, view.superview === host else { return }
        view.frame = host.bounds
    }

    /// Removes the controller and its view from the host.
    func remove() {
        removeFromParent()
        controller.viewIfLoaded?.removeFromSuperview()
    }

    private func removeFromParent() {
        guard controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        controller.removeFromParent()
    }
}

/// The view of a component that is shown by a container view controller, such as a ``TabView``.
public class ContainerControllerView: UIView {
    final var embedding: EmbeddedController?

    /// Makes the container a child of the view controller around the view.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        embedding?.windowDidChange()
    }

    /// Makes the view of the container fill the view.
    public override func layoutSubviews() {
        super.layoutSubviews()
        embedding?.layOut()
    }
}

extension CGSize {
    /// The size of a container in a proposed size: all of it, or 480 points in a dimension without a limit.
    static func ofContainer(in availableSize: CGSize) -> CGSize {
        CGSize(
            width: availableSize.width.isFinite ? availableSize.width : 480,
            height: availableSize.height.isFinite ? availableSize.height : 480)
    }
}
