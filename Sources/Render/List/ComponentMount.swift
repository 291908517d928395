/// The component that a cell displays, with its width.
@MainActor
final class ComponentMount {
    private(set) weak var component: (any UIComponentProtocol)?
    private weak var canvas: UIView?
    private var width: CGFloat = 0

    /// Displays a component in a view in place of the previous one.
    func install(_ new: any UIComponentProtocol, in view: UIView, width: CGFloat) {
        if component !== new { detach() }
        component = new
        canvas = view
        self.width = width
        if new.canvasView !== view {
            new.setCanvas(view: view, options: [.useBoundsAsCanvasSize, .flexibleHeight])
        }
        new.renderSize = { [weak self] in CGSize(width: self?.width ?? 0, height: .infinity) }
        new.setNeedsRender(options: [.preventTableUpdates])
    }

    private func detach() {
        if let component, component.canvasView === canvas { component.detachCanvas() }
        component = nil
    }

    /// Returns the size of the component at the given width, in points.
    func size(width: CGFloat) -> CGSize {
        guard let component, component.canvasView === canvas else { return .zero }
        lay(out: width)
        return component.renderedSize
    }

    /// Lays the component out again if its width differs.
    func lay(out width: CGFloat) {
        guard let component, component.canvasView === canvas, width != self.width, width.isFinite else { return }
        self.width = width
        component.setNeedsRender(options: [.layoutOnly, .preventTableUpdates])
    }
}
